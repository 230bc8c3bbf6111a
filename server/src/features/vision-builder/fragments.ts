import { PAST_FORMS } from '../../platform/language/retell.data.ts';
import { ACTIONS, MEASURE, NEGATION, PAST_TIME } from './cues.data.ts';
import { saysSomething } from './own-wish.ts';
import * as data from './wish.data.ts';

/** Words of a few-word answer that names something and does nothing. */
const LONGEST_NAME = 12;
const LONGEST = 25;

const actions = new Set(ACTIONS.split(' '));
const pastForms = new Set(PAST_FORMS.split(' '));
const noGerund =
  /^(?:nothing|something|anything|everything|morning|evening|king|thing|spring|string|wedding|building|ceiling|during|according)s?$/;

/**
 * Whether a sentence is an answer in a few words, which takes its sense from the question: "Own workshop.",
 * "Learn to weld.", "Less noise.". It has no verb of its own that would say how things are. `folded` is in
 * lower case with straight apostrophes.
 */
export function isFragment(folded: string): boolean {
  const words = folded.match(/[\p{L}\p{N}'-]+/gu) ?? [];
  if (words.length === 0 || words.length > LONGEST) return false;
  if (/[?？"“”«»„:]/.test(folded) || data.NO_FRAGMENT.test(folded)) return false;
  if (data.FOREIGN_NEGATION.test(folded) && !NEGATION.test(folded)) return false;
  if (!saysSomething(folded)) return false;
  if (data.WANTS_FIRST.test(folded) || startsWithAction(words)) return true;
  if (data.TROUBLE.test(folded) && !data.LESS_OF_IT.test(folded)) return false;
  if (/\bback[.!…]*$/.test(folded)) return false;
  if (isGerund(words[0] ?? '')) return !/\b(?:is|are|was|were)\b/.test(folded);
  return words.length <= LONGEST_NAME && !data.FINITE.test(folded) && !tells(words);
}

/** "Sleep seven hours", "To learn Welsh", "Not shout, say sorry first" by its second part. */
function startsWithAction(words: readonly string[]): boolean {
  const [first = '', second = ''] = words;
  return actions.has(first === 'to' ? second : first);
}

const isGerund = (word: string): boolean =>
  word.length > 4 && word.endsWith('ing') && !noGerund.test(word);

/** Whether a verb tells what is or was: "my wife cooks", "botched the gate". */
const tells = (words: readonly string[]): boolean =>
  words.some(
    (word, at) =>
      pastForms.has(word) ||
      (at === 0 && word.endsWith('ed') && word.length > 4) ||
      (at > 1 && word.endsWith('s') && actions.has(word.slice(0, -1))),
  );

/** Whether a fragment names something of its own beside what it denies. */
export const isPositive = (folded: string): boolean => !NEGATION.test(folded);

/** Whether a few words in answer to "what first, and when" are a step. */
export const isFragmentStep = (folded: string): boolean =>
  !PAST_TIME.test(folded) &&
  (startsWithAction(folded.match(/[\p{L}\p{N}'-]+/gu) ?? []) ||
    MEASURE.test(folded) ||
    data.NAMED_TIME.test(folded));
