import type { Cue, Reading, Span } from '../../../platform/language/reading.ts';
import { CUE_KEYWORDS, CUE_WEIGHTS } from '../weights.data.ts';
import { quoted } from '../words.ts';
import type { Observation } from './observation.ts';
import { clauseOf, quoteSlots, shortClauseOf } from './quote.ts';

/** Cues whose sentence is read for the person it speaks of as well. */
const elsewhere = new Set(['unsaid', 'toTell', 'account', 'owe']);

/** What the sentences of a page are doing, each with the clause that does it. */
export function observeCues(reading: Reading): Observation[] {
  return reading.cues.flatMap((cue) => {
    const observed = elsewhere.has(cue.kind) ? null : observeCue(reading, cue);
    return observed ? [observed] : [];
  });
}

/** The last letter of what was matched: where a match runs across clauses, the clause it ends in. */
function endOf({ end, text }: Span): Span {
  return { start: end - 1, end, text: text.slice(-1) };
}

/** Kinds of which two or three words say nothing. */
const wordy = new Set([
  'realise',
  'decided',
  'tried',
  'wonder',
  'told',
  'iSaid',
  'laugh',
  'memory',
]);

function observeCue(reading: Reading, cue: Cue): Observation | null {
  const sentence = reading.sentences[cue.sentence];
  const weight = CUE_WEIGHTS[cue.kind];
  if (!sentence || weight === undefined) return null;
  const quote = clauseOf(sentence, cue.match) ?? clauseOf(sentence, endOf(cue.match));
  if (!quote || (wordy.has(cue.kind) && quote.text.split(' ').length < 5)) return null;
  // What was said stands between marks, and is another observation.
  const speaks = reading.speech.some(({ sentence: at }) => at === cue.sentence);
  if (speaks && (cue.kind === 'told' || cue.kind === 'iSaid')) return null;
  const key = CUE_KEYWORDS[cue.kind]?.exec(quote.text)?.[0];
  // Somebody else's tears are told of for many reasons, the writer's own for one.
  const distant = cue.kind === 'cry' && !/^(?:i|we|my|in)\b/i.test(cue.match.text);
  return {
    kind: cue.kind,
    score: weight - (distant ? 1.2 : 0),
    sentences: [cue.sentence],
    slots: {
      ...quoteSlots(quote, shortClauseOf(sentence, cue.match)),
      w: quoted(cue.match.text),
      ...(key ? { c: quoted(key) } : {}),
    },
    quote,
    at: cue.match,
  };
}
