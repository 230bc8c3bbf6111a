import type { Reading, Sentence, Span } from '../../../platform/language/reading.ts';
import type { Observation, Slots } from './observation.ts';
import { clauseOf, quoteSlots, shortClauseOf } from './quote.ts';

interface Placed {
  sentence: Sentence;
  quote: Span;
  at: Span;
  slots: Slots;
}

/** The clause round a place, where the place is in a sentence the writer speaks. */
export function placed(reading: Reading, index: number, at: Span): Placed | null {
  const sentence = reading.sentences[index];
  const quote = sentence && !sentence.spoken ? clauseOf(sentence, at) : null;
  if (!sentence || !quote) return null;
  return { sentence, quote, at, slots: quoteSlots(quote, shortClauseOf(sentence, at)) };
}

/** An observation of what stands there. */
export function observation(
  kind: string,
  score: number,
  { sentence, quote, at, slots }: Placed,
  more: Slots = {},
): Observation {
  return { kind, score, sentences: [sentence.index], slots: { ...slots, ...more }, quote, at };
}
