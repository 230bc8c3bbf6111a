import type { Observation } from './observe/observation.ts';
import { PAIRS } from './phrases/pairs.data.ts';
import { GROUPS } from './weights.data.ts';
import { seedOf } from './words.ts';

/** How far chance, decided by the page itself, may move an observation up or down. */
const PLAY = 0.5;
/** Below this a further thing to say is not worth saying. */
const WORTH = 5.1;
/** What a third thing must be worth. */
const WORTH_THIRD = 6.6;

/**
 * The strongest observations, the first of them the strongest: no two about the same sentence or of
 * the same kind of thing. Fewer when the page does not bear more.
 */
export function choose(
  observations: readonly Observation[],
  most: number,
  seed: string,
): Observation[] {
  const ranked = observations
    .map((observation) => ({ observation, rank: observation.score + play(observation, seed) }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ observation }) => observation);
  const chosen: Observation[] = [];
  for (const observation of ranked) {
    if (chosen.length >= most) break;
    if (chosen.some((other) => clash(other, observation))) continue;
    const least = [0, WORTH][chosen.length] ?? WORTH_THIRD;
    if (observation.score < least) continue;
    chosen.push(observation);
  }
  return chosen;
}

function play({ kind, sentences }: Observation, seed: string): number {
  return ((seedOf(`${seed}:${kind}:${sentences.join()}`) % 1000) / 1000) * PLAY;
}

function clash(one: Observation, other: Observation): boolean {
  if (one.kind === other.kind || (one.kind in PAIRS && other.kind in PAIRS)) return true;
  if (one.sentences.some((sentence) => other.sentences.includes(sentence))) return true;
  return GROUPS.some((group) => group.includes(one.kind) && group.includes(other.kind));
}
