import type { Reading } from '../../../platform/language/reading.ts';
import { PAIRS } from '../phrases/pairs.data.ts';
import type { Observation, Slots } from './observation.ts';
import { shareSubject } from './subject.ts';

/** Two things that a page says at a distance of the same people or the same matter. */
export function observePairs(reading: Reading, single: readonly Observation[]): Observation[] {
  return Object.entries(PAIRS).flatMap(([kind, { early, late }]) => {
    let best: Observation | null = null;
    for (const a of single) {
      if (!early.includes(a.kind)) continue;
      for (const b of single) {
        if (!late.includes(b.kind) || !inOrder(a, b) || !shareSubject(reading, a, b)) continue;
        const pair = paired(kind, a, b);
        if (pair && pair.score > (best?.score ?? 0) && !reading.sampled) best = pair;
      }
    }
    return best ? [best] : [];
  });
}

function inOrder(a: Observation, b: Observation): boolean {
  const one = a.sentences[0] ?? 0;
  const other = b.sentences[0] ?? 0;
  return (
    a.quote !== null &&
    b.quote !== null &&
    (one < other || (one === other && a.quote.end <= b.quote.start))
  );
}

function paired(kind: string, a: Observation, b: Observation): Observation | null {
  const slots: Slots = {
    a: a.slots.q ?? '',
    b: b.slots.q ?? '',
    ...(a.slots.k && b.slots.k ? { ka: a.slots.k, kb: b.slots.k } : {}),
    ...(a.slots.who && a.slots.who === b.slots.who ? { who: a.slots.who } : {}),
  };
  if (!slots.a || !slots.b || slots.a === slots.b || slots.a.length + slots.b.length > 190)
    return null;
  return {
    kind,
    score: Math.max(a.score, b.score) + 0.5,
    sentences: [...a.sentences, ...b.sentences],
    slots,
    quote: b.quote,
  };
}
