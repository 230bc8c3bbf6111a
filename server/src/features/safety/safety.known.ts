import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Written } from './safety.check.ts';
import type { Danger } from './urgency/urgency.ts';

/** Texts whose verdict is remembered: no word of them is, only a hash. */
const KNOWN = 20_000;

/** What was found in texts, so that a reading of the same entries does not check each of them again. */
export function rememberVerdicts(read: (entry: Written) => Danger | null) {
  const known = new LRUCache<string, { danger: Danger | null }>({ max: KNOWN });
  return {
    read(entry: Written): Danger | null {
      const key = keyOf(entry);
      const found = known.get(key) ?? { danger: read(entry) };
      known.set(key, found);
      return found.danger;
    },
    isKnown: (entry: Written) => known.has(keyOf(entry)),
    remember: (entry: Written, danger: Danger | null) => void known.set(keyOf(entry), { danger }),
  };
}

const keyOf = ({ content, tags, mood, isWish }: Written) =>
  createHash('sha256')
    .update(JSON.stringify([mood ?? '', isWish === true, content, ...(tags ?? [])]))
    .digest('base64');
