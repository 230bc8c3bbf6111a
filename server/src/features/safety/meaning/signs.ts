import type { Word } from './reading.ts';

/** The number of places a sign can be hashed to. A power of two. */
export const PLACES = 1 << 16;

const stamps = new Int32Array(PLACES);
let stamp = 0;

/**
 * The places that a passage's signs are hashed to, without doubles: words, up to three neighbouring words,
 * words with one between, the same by group and by cluster, and groups that meet in the passage.
 */
export function signsOf(words: readonly Word[]): number[] {
  stamp += 1;
  const places: number[] = [];
  const add = (hash: number) => {
    const place = (hash ^ (hash >>> 15)) & (PLACES - 1);
    if (stamps[place] === stamp) return;
    stamps[place] = stamp;
    places.push(place);
  };
  const met = new Set<number>();
  for (const [at, { stem, group, groups, cluster }] of words.entries()) {
    add(mixed(1, stem, 0, 0));
    add(mixed(9, cluster, 0, 0));
    if (group !== stem) add(mixed(2, group, 0, 0));
    for (const own of groups) met.add(own);
    const next = words[at + 1];
    if (!next) continue;
    add(mixed(3, stem, next.stem, 0));
    if (group !== stem || next.group !== next.stem) add(mixed(4, group, next.group, 0));
    add(mixed(10, cluster, next.cluster, 0));
    const third = words[at + 2];
    if (!third) continue;
    add(mixed(5, group, third.group, 0));
    add(mixed(6, group, next.group, third.group));
    add(mixed(11, stem, next.stem, third.stem));
    add(mixed(12, stem, third.stem, 0));
    add(mixed(13, cluster, next.cluster, third.cluster));
    add(mixed(14, cluster, third.cluster, 0));
  }
  const groups = [...met].sort((one, other) => one - other);
  for (const [at, one] of groups.entries()) {
    add(mixed(7, one, 0, 0));
    for (const other of groups.slice(at + 1)) add(mixed(8, one, other, 0));
  }
  return places;
}

function mixed(kind: number, one: number, two: number, three: number): number {
  let hash = Math.imul(kind ^ 0x811c9dc5, 0x01000193);
  hash = Math.imul(hash ^ one, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13) ^ two, 0xc2b2ae35);
  hash = Math.imul(hash ^ (hash >>> 16) ^ three, 0x27d4eb2f);
  return hash ^ (hash >>> 15);
}
