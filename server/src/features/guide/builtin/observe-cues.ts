import type { Cue, Reading } from '../../../platform/language/reading.ts';
import type { Observation } from './observation.ts';
import { clauseOf, quoteSlots, shortClauseOf } from './quote.ts';
import { CUE_KEYWORDS, CUE_WEIGHTS } from './weights.data.ts';
import { quoted } from './words.ts';

/** What the sentences of a page are doing, each with the clause that does it. */
export function observeCues(reading: Reading): Observation[] {
  return reading.cues.flatMap((cue) => {
    const observed = observeCue(reading, cue);
    return observed ? [observed] : [];
  });
}

function observeCue(reading: Reading, cue: Cue): Observation | null {
  const sentence = reading.sentences[cue.sentence];
  const weight = CUE_WEIGHTS[cue.kind];
  if (!sentence || weight === undefined) return null;
  const quote = clauseOf(sentence, cue.match);
  if (!quote) return null;
  const key = CUE_KEYWORDS[cue.kind]?.exec(quote.text)?.[0];
  return {
    kind: cue.kind,
    score: weight,
    sentences: [cue.sentence],
    slots: {
      ...quoteSlots(quote, shortClauseOf(sentence, cue.match)),
      w: quoted(cue.match.text),
      ...(key ? { c: quoted(key) } : {}),
    },
    quote,
  };
}
