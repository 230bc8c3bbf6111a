import { oneOf } from '../fill.ts';
import { LIFE_PATH_TITLES } from '../phrases/life-path.data.ts';
import type { Said } from './life-path-said.ts';

/** A thing that the answers name, and in how many of them it stands. */
export interface Shared {
  thing: string;
  answers: number;
}

/** Answers whose things a title is made of, where none stands in two: the Tuesday and the next step. */
const TELLING = [7, 16, 5, 14, 8, 2, 6, 1];

/** The things that stand in two answers or more, the most frequent first. */
export function sharedThings(said: readonly Said[]): Shared[] {
  const counts = new Map<string, number>();
  for (const { reading } of said) {
    for (const { lemma } of reading.things) counts.set(lemma, (counts.get(lemma) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count >= 2)
    .map(([thing, answers]) => ({ thing, answers }))
    .sort((a, b) => b.answers - a.answers);
}

/** Made of two things the answers themselves name: "The wall and the apprentice". */
export function titleOf(
  said: readonly Said[],
  shared: readonly Shared[],
  { seed, isShort }: { seed: string; isShort: boolean },
): string {
  const telling = TELLING.flatMap((number) => {
    const thing = said.find((answer) => answer.number === number)?.reading.things[0]?.lemma;
    return thing ? [thing] : [];
  });
  const [a, b] = [...new Set([...shared.map(({ thing }) => thing), ...telling])];
  const ways = isShort ? LIFE_PATH_TITLES.short : LIFE_PATH_TITLES.plain;
  return (
    (a && b && oneOf(LIFE_PATH_TITLES.two, { a, b }, seed)) ||
    (a && oneOf(LIFE_PATH_TITLES.one, { a }, seed)) ||
    oneOf(ways, {}, seed) ||
    ''
  );
}
