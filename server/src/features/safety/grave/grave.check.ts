import type { Match } from '../matching/patterns.ts';
import { createTextMatcher, type MatchedText } from '../matching/text-matcher.ts';
import { wordList } from '../words/words.schema.ts';
import { GRAVE_LANGUAGES } from './languages.ts';

const GRAVE = 'grave';
/** Films, books, games and dreams: what happens in them did not happen to anybody. */
const STORY = 'not:story';

let read: ((text: string) => MatchedText) | undefined;

/**
 * The position where a text tells of a death, a stillbirth, a miscarriage, a grave illness or violence
 * (D76), in UTF-16 positions; null when it does not. Figures of speech, stories and what is denied do
 * not count. Prefers missing an entry to a false finding.
 */
export function graveSpanIn(text: string): { start: number; end: number } | null {
  read ??= createTextMatcher(
    GRAVE_LANGUAGES.map((words) => wordList.parse(words)),
    new Set(),
  );
  const { tokens, matches, isNegated } = read(text);
  const sentenceOf = ({ first }: Match) => tokens[first]?.sentence ?? 0;
  const stories = new Set(matches.filter(({ part }) => part === STORY).map(sentenceOf));
  const isTold = (sentence: number) => stories.has(sentence) || stories.has(sentence - 1);
  const found = matches.find(
    (match) => match.part === GRAVE && !isTold(sentenceOf(match)) && !isNegated(match),
  );
  if (!found) return null;
  return { start: tokens[found.first]?.start ?? 0, end: tokens[found.last]?.end ?? 0 };
}
