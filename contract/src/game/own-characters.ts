import { characterCount } from '../core/character-count.ts';

// Format and control characters and fillers, which nobody sees.
const INVISIBLE = /[\p{Cf}\p{Cc}\u115f\u1160\u2800\u3164\uffa0]/gu;

const WORD = /[\p{L}\p{M}\p{N}'’]+/gu;
/** What is left between the words of a prompt. */
const MARKS = /(?<=^|\s)\p{P}+(?=\s|$)/gu;
/** From which share of its words on a prompt counts as repeated. */
const REPEATED = 0.8;

/**
 * Visible characters of an answer to a quest, without the prompt that it may repeat (D28): as a whole, or nearly all of
 * its words in their order, with the answer written between them.
 */
export function ownCharacters(content: string, prompt: string): number {
  const own = withoutWordsOf(prompt, content.replaceAll(prompt, ' '));
  const seen = own.replace(/\s+/g, ' ').replace(INVISIBLE, '').replace(/ +/g, ' ');
  return characterCount(seen.trim());
}

/** Without them as often as they stand there, at most so often. */
const TIMES = 5;

function withoutWordsOf(prompt: string, text: string): string {
  let left = text;
  for (let time = 0; time < TIMES; time++) {
    const less = withoutThemOnce(prompt, left);
    if (less === left) break;
    left = less;
  }
  return left;
}

function withoutThemOnce(prompt: string, text: string): string {
  const asked = wordsOf(prompt);
  if (asked.length === 0) return text;
  const written = wordsOf(text);
  const repeated = longestCommon(asked, written);
  if (repeated.length < asked.length * REPEATED) return text;
  let left = '';
  let from = 0;
  for (const { start, end } of repeated) {
    left += `${text.slice(from, start)} `;
    from = end;
  }
  return (left + text.slice(from)).replace(MARKS, ' ');
}

interface Word {
  word: string;
  start: number;
  end: number;
}

const wordsOf = (text: string): Word[] =>
  [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    ...{ word: word.toLowerCase(), start: index, end: index + word.length },
  }));

/** Of the words that a text has in the order of another, as many as there can be. */
function longestCommon(asked: readonly Word[], written: readonly Word[]): Word[] {
  const width = written.length + 1;
  /** How many are in common from a word of each on. */
  const common = new Uint16Array((asked.length + 1) * width);
  const at = (a: number, w: number) => common[a * width + w] ?? 0;
  const isSame = (a: number, w: number) => asked[a]?.word === written[w]?.word;
  for (let a = asked.length - 1; a >= 0; a--) {
    for (let w = written.length - 1; w >= 0; w--) {
      const most = isSame(a, w) ? at(a + 1, w + 1) + 1 : Math.max(at(a + 1, w), at(a, w + 1));
      common[a * width + w] = most;
    }
  }
  const found: Word[] = [];
  for (let a = 0, w = 0; a < asked.length && w < written.length; ) {
    const own = written[w];
    if (own && isSame(a, w)) {
      found.push(own);
      a++;
      w++;
    } else if (at(a + 1, w) >= at(a, w + 1)) a++;
    else w++;
  }
  return found;
}
