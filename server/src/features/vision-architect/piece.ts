import { withoutEnd } from '../../platform/language/edges.ts';
import { ENGLISH_FUNCTION_WORDS } from '../../platform/language/function-words.data.ts';
import { languageOf } from '../../platform/language/script.ts';
import { sentencesOf } from '../../platform/language/sentences.ts';
import { ownSentences } from '../vision-builder/index.ts';

const MOST_WORDS = 8;
const MOST_CHARACTERS = 60;
const LEAST_WORDS = 2;
/** Says nothing of anybody. */
const BARE =
  /^(?:no|nope|yes|yeah|ok|okay|nothing|nobody|none|never|maybe|dunno|not much|not really)\b/i;
/** Said to whoever asks, and no answer. */
const TO_THE_ASKER = /\byou(?:r|rs|'re)?\b|\bstop\b/i;

const closed = new Set(ENGLISH_FUNCTION_WORDS.split(' '));

const MARKS = /[.,;:!…。、()—–]|\s-\s/u;
/** Where a piece of a sentence ends: at a mark, or before what another clause begins with. */
const JOINTS =
  /[.,;:!…()—–]|\s-\s|\s(?:and|but|because|before|after|so that|when|while|until|which|where)\s/u;

/** Words that a piece which is cut short does not end with. */
const DANGLING =
  /^(?:in|on|at|to|of|for|with|from|by|about|into|through|over|the|a|an|my|our|his|her|their|than|that|as|or|not|no|very)$/;

/** What stands before the wish itself. */
const lead =
  /^(?:and|but|so|then|also|well|because|i think)?\s*(?:what )?(?:i|we)(?:['’]d| would|['’]m| am)?(?: (?:really|just|also|still|would|will))* (?:want|wish|hope|like|love|need|plan|dream|see|picture|imagine|going|will)(?: most)?(?: is)?(?: (?:to be|to have|to|of|for|that i|that|us|myself))?\s+/i;

/**
 * A short verbatim piece of an answer, that can be repeated to its writer: from the sentence that says
 * most of what they want, without "I want to", at most seven words. Null when there is none.
 */
export function pieceOf(answer: string): string | null {
  const english = languageOf(answer) === 'en';
  if (english && TO_THE_ASKER.test(answer) && answer.length < 2 * MOST_CHARACTERS) return null;
  const [best] = ownSentences({
    source: { kind: 'message', id: 0, pillar: null },
    text: answer,
  })
    .filter(({ weak }) => !weak)
    .toSorted((a, b) => Number(b.wish) - Number(a.wish) || a.order - b.order);
  if (!best) return shortest(answer);
  if (/["“”«»„]/.test(best.text)) return null;
  const parts = best.text.split(english ? JOINTS : MARKS).flatMap((part) => trimmed(part, english));
  const longEnough = parts.filter((part) => wordsIn(part) >= LEAST_WORDS || !english);
  const [heaviest] = longEnough.toSorted((a, b) => weightOf(b) - weightOf(a));
  // What is wished for begins the wish; what stands beside it may say something else without it.
  const [first] = english && best.wish ? trimmed(wishIn(best.text), english) : [];
  const piece = first && saysEnough(first) ? first : heaviest;
  // Letter by letter, or not at all.
  return piece && answer.includes(piece) ? piece : null;
}

/** What is wished for, to where another clause begins. */
function wishIn(text: string): string {
  const clause = text.split(MARKS).find((part) => lead.test(part.trim())) ?? text;
  const rest = clause.trim().replace(lead, '');
  const [part = rest] = rest.split(JOINTS);
  return saysEnough(part) ? part : rest;
}

/** A first sentence that is short enough to be repeated whole, and so cannot be bent. */
function shortest(answer: string): string | null {
  const [first] = sentencesOf(answer);
  const whole = first && withoutEnd(first.text, /[\s.,;:!…。]/);
  if (!whole || /["“”«»„?？]/.test(whole)) return null;
  if (wordsIn(whole) > MOST_WORDS || whole.length > MOST_CHARACTERS) return null;
  if (BARE.test(whole)) return null;
  return whole;
}

function trimmed(part: string, english: boolean): string[] {
  const bare = part.trim().replace(english ? lead : /^$/, '');
  const words = bare.split(/\s+/).filter((word) => word !== '');
  let end = Math.min(words.length, MOST_WORDS);
  const isCut = end < words.length;
  while (english && isCut && end > LEAST_WORDS && isDangling(words[end - 1])) end -= 1;
  while (end > 1 && bare.slice(0, endOf(bare, end)).length > MOST_CHARACTERS) end -= 1;
  const piece = bare.slice(0, endOf(bare, end)).trim();
  return piece === '' || piece.length > MOST_CHARACTERS ? [] : [piece];
}

/** Where so many words of a text end. */
function endOf(text: string, words: number): number {
  let end = 0;
  for (let count = 0; count < words; count++) {
    const word = /\S+/.exec(text.slice(end));
    if (!word) break;
    end += word.index + word[0].length;
  }
  return end;
}

const fold = (word: string | undefined): string => (word ?? '').toLowerCase().replaceAll('’', "'");

const isDangling = (word: string | undefined): boolean =>
  closed.has(fold(word)) || DANGLING.test(fold(word));

const wordsIn = (part: string): number => part.split(/\s+/).length;

const saysEnough = (part: string): boolean =>
  weightOf(part) >= LEAST_WORDS || (weightOf(part) > 0 && wordsIn(part) > LEAST_WORDS);

/** Words that say something, counted. */
const weightOf = (part: string): number =>
  part.split(/\s+/).filter((word) => !closed.has(fold(word))).length;
