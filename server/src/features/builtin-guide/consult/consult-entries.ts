import type { Analyse } from '../../../platform/language/analyse.ts';
import { ENGLISH_FUNCTION_WORDS } from '../../../platform/language/function-words.data.ts';
import { commonWords } from '../../../platform/language/themes.ts';
import { isThing } from '../../../platform/language/things.ts';
import type { GuideEntry } from '../../guide-provider/index.ts';
import { clauseOf, wholeOf } from '../observe/quote.ts';
import { salience } from '../observe/salience.ts';

/** A line of a page that names what was asked about. */
export interface Match {
  page: GuideEntry;
  /** The word asked about, as the page writes it. */
  word: string;
  text: string;
  /** Another line of the same page that names it. */
  more?: string;
}

const functionWords = new Set(ENGLISH_FUNCTION_WORDS.split(' '));
const askWords = new Set(
  'pages page write written writing wrote journal entry entries diary merlin often keep mention mentioned tell talk about'.split(
    ' ',
  ),
);

/** Words of every second question, which no page answers by having them. */
const empty = new Set(
  'want should would could feel feeling think know good better best time times today always never really life thing things make people person happy right wrong going back start stop help much many'.split(
    ' ',
  ),
);

/** The words of a question that a page could name; common ones only where there are no others. */
export function wordsAsked(question: string): string[] {
  const rare = chosenWords(question, (word) => !commonWords.has(word));
  return rare.length > 0
    ? rare
    : chosenWords(
        question,
        (word) => word.length > 3 && !functionWords.has(word) && !empty.has(word),
      );
}

function chosenWords(question: string, fits: (word: string) => boolean): string[] {
  const words = question.match(/[\p{L}][\p{L}'’-]*/gu) ?? [];
  const bare = words.map((word) => word.replace(/['’]s$/u, '').replace(/[’']/g, "'"));
  return [
    ...new Set(
      bare.filter(
        (word) => word.length > 2 && fits(word.toLowerCase()) && !askWords.has(word.toLowerCase()),
      ),
    ),
  ];
}

/** The pages that name one of the words, each with a line that does: the word on most pages first. */
export function matchesOf(
  analyse: Analyse,
  words: readonly string[],
  pages: readonly GuideEntry[],
): Match[] {
  const found = words
    .map((word) => ({ word, matches: pages.flatMap((page) => matchOn(analyse, word, page) ?? []) }))
    .filter(({ matches }) => matches.length > 0)
    .sort((a, b) => b.matches.length - a.matches.length);
  return found[0]?.matches ?? [];
}

function matchOn(analyse: Analyse, word: string, page: GuideEntry): Match | null {
  const stem = word.toLowerCase().replace(/(?:ies|s)$/, '');
  const pattern = new RegExp(
    `(?<![\\p{L}])${stem.replace(/[.*+?^${}()|[\]\\-]/g, '\\$&')}(?:s|es|y|ies)?(?![\\p{L}])`,
    'iu',
  );
  const reading = analyse(page.content);
  const lines = reading.sentences.flatMap((sentence) => {
    const match = sentence.spoken ? null : pattern.exec(sentence.text);
    if (!match) return [];
    const start = sentence.start + match.index;
    const at = { start, end: start + match[0].length, text: match[0] };
    const clause = clauseOf(sentence, at) ?? wholeOf(sentence);
    return clause ? [{ word: match[0], text: clause.text, rank: salience(reading, sentence) }] : [];
  });
  const [first, second] = lines.sort((a, b) => b.rank - a.rank);
  if (!first) return null;
  const more = second && second.text !== first.text ? { more: second.text } : {};
  return { page, word: first.word, text: first.text, ...more };
}

/** Somebody, or else something, that is on every one of the pages and was not asked about. */
export function sharedBy(
  analyse: Analyse,
  pages: readonly GuideEntry[],
  asked: readonly string[],
): { who?: string; thing?: string } {
  const known = new Set(asked.map((word) => word.toLowerCase()));
  const readings = pages.map(({ content }) => analyse(content));
  const [first, ...rest] = readings;
  if (!first || rest.length === 0) return {};
  const who = first.people.find(
    ({ key }) =>
      !known.has(key) && rest.every(({ people }) => people.some((other) => other.key === key)),
  );
  if (who) return { who: who.label };
  const thing = first.things.find(
    ({ lemma }) =>
      !known.has(lemma) &&
      isThing(lemma) &&
      !lemma.endsWith('s') &&
      rest.every(({ things }) => things.some((other) => other.lemma === lemma)),
  );
  return thing ? { thing: thing.lemma } : {};
}
