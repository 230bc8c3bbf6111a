import type { Analyse } from '../../../platform/language/analyse.ts';
import { sentencesOf } from '../../../platform/language/sentences.ts';
import { commonWords } from '../../../platform/language/themes.ts';
import { isThing } from '../../../platform/language/things.ts';
import type { Page } from '../guide.types.ts';
import { clauseOf, wholeOf } from './quote.ts';

/** A line of a page that names what was asked about. */
export interface Match {
  page: Page;
  /** The word asked about, as the page writes it. */
  word: string;
  text: string;
}

const askWords = new Set(
  'pages page write written writing wrote journal entry entries diary merlin often keep mention mentioned tell talk about'.split(
    ' ',
  ),
);

/** The words of a question that a page could name. */
export function wordsAsked(question: string): string[] {
  const words = question.match(/[\p{L}][\p{L}'’-]*/gu) ?? [];
  const bare = words.map((word) => word.replace(/['’]s$/u, '').replace(/[’']/g, "'"));
  return [
    ...new Set(
      bare.filter(
        (word) =>
          word.length > 2 &&
          !commonWords.has(word.toLowerCase()) &&
          !askWords.has(word.toLowerCase()),
      ),
    ),
  ];
}

/** The pages that name one of the words, each with a line that does: the word on most pages first. */
export function matchesOf(
  analyse: Analyse,
  words: readonly string[],
  pages: readonly Page[],
): Match[] {
  const found = words
    .map((word) => ({ word, matches: pages.flatMap((page) => matchOn(analyse, word, page) ?? []) }))
    .filter(({ matches }) => matches.length > 0)
    .sort((a, b) => b.matches.length - a.matches.length);
  return found[0]?.matches ?? [];
}

function matchOn(analyse: Analyse, word: string, page: Page): Match | null {
  const stem = word.toLowerCase().replace(/(?:ies|s)$/, '');
  const pattern = new RegExp(
    `(?<![\\p{L}])${stem.replace(/[.*+?^${}()|[\]\\-]/g, '\\$&')}(?:s|es|y|ies)?(?![\\p{L}])`,
    'iu',
  );
  for (const { text } of sentencesOf(page.content)) {
    const match = pattern.exec(text);
    if (!match || text.length > 500) continue;
    const sentence = analyse(text).sentences[0];
    if (!sentence || sentence.spoken) continue;
    const at = { start: match.index, end: match.index + match[0].length, text: match[0] };
    const clause = clauseOf(sentence, at) ?? wholeOf(sentence);
    if (clause) return { page, word: match[0], text: clause.text };
  }
  return null;
}

/** Somebody, or else something, that is on every one of the pages and was not asked about. */
export function sharedBy(
  analyse: Analyse,
  pages: readonly Page[],
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
