import type { PillarId } from '@pathkeeper/contract';
import { ENGLISH_FUNCTION_WORDS } from '../../platform/language/function-words.data.ts';
import { isThing } from '../../platform/language/things.ts';
import { isWordOf } from './place-sentences.ts';

const LONGEST = 60;
const closed = new Set(ENGLISH_FUNCTION_WORDS.split(' '));
/** Words that end a group of words: the noun stood before them. */
const afterNoun = new Set(
  'of in on at by with for and or but that which who where when to from into before after until because so than as is are was were will would every each again this next near above over without under about'.split(
    ' ',
  ),
);
const noNoun = /(?:ly|ing|ed|ful|less|ous|able|ible|est|ise|ize)$|'/;
const noTitle = new Set(
  'bit lot way time times day days week weeks month months year years thing things one kind sort moment minute minutes hour hours while'.split(
    ' ',
  ),
);

/**
 * The strongest group of words in a sentence that names something: "my", "our", "a" or "the", at
 * most two words, and a noun of the pillar or one that can be pointed at, where the group is over.
 * Verbatim; null when there is none.
 */
export function ownTitle(pillar: PillarId, sentence: string): string | null {
  const words = [...sentence.matchAll(/\p{L}[\p{L}'’-]*/gu)].map((match) => ({
    text: match[0],
    lower: match[0].toLowerCase().replaceAll('’', "'"),
    start: match.index,
    end: match.index + match[0].length,
  }));
  const adjoins = (at: number) =>
    sentence.slice(words[at]?.end, words[at + 1]?.start).trim() === '';
  let best: { text: string; rank: number } | null = null;
  words.forEach((first, from) => {
    if (!/^(?:my|our|an?|the)$/.test(first.lower)) return;
    for (let to = from + 1; to <= from + 3 && to < words.length; to++) {
      const head = words[to];
      if (!head || !adjoins(to - 1)) return;
      const next = words[to + 1];
      const over = !next || !adjoins(to) || afterNoun.has(next.lower);
      const own = isWordOf(pillar, head.lower);
      if (closed.has(head.lower) || afterNoun.has(head.lower)) return;
      if (!over) continue;
      if (noTitle.has(head.lower) || noNoun.test(head.lower)) return;
      if (!own && !isThing(head.lower)) return;
      const text = sentence.slice(words[from + (isArticle(first.lower) ? 1 : 0)]?.start, head.end);
      const rank = (own ? 4 : 0) + (to - from) + (isArticle(first.lower) ? 0 : 1);
      if (text.length <= LONGEST && text.includes(' ') && rank > (best?.rank ?? 0)) {
        best = { text, rank };
      }
    }
  });
  return (best as { text: string } | null)?.text ?? null;
}

const isArticle = (word: string): boolean => word === 'a' || word === 'an' || word === 'the';
