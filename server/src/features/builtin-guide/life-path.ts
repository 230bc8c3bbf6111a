import { sentencesOf } from '../../platform/language/sentences.ts';
import { kindOf, lineAt } from '../entry-kind/index.ts';
import type { LifePathDraft, LifePathRequest } from '../guide-provider/index.ts';
import { LONGEST } from './clauses.ts';
import { weighedLines, weightiest } from './lines.ts';
import { quoted } from './words.ts';

/** Said of an answer of which no line can be quoted. */
const BLANK = 'Left open.';
/** Said where hardly any line can be (D31). */
const TOO_LITTLE = {
  title: 'Write a little more',
  tension:
    'Sixteen answers, and too little in them to arrange. A sentence or two under each is enough; then ask again.',
};
/** An answer that is given so often says nothing. */
const SAME = 4;

/**
 * Arranges the sixteen answers under the six heads of the reading (S3.9): of each answer what it
 * begins with, quoted, since a later sentence alone may say the opposite. Nothing is connected that the writer did not connect, and the last part is what
 * they wrote of a next step, or says that it is open.
 */
export function lifePathOf({ answers }: LifePathRequest): LifePathDraft {
  const quotes: LifePathDraft['quotes'] = [];
  const times = new Map<string, number>();
  for (const answer of answers) times.set(bare(answer), (times.get(bare(answer)) ?? 0) + 1);
  const said = (...questions: number[]): string => {
    const lines = questions.flatMap((question) => {
      const answer = answers[question - 1] ?? '';
      const line = (times.get(bare(answer)) ?? 0) < SAME ? lineOf(answer) : null;
      if (line === null) return [];
      quotes.push({ question, text: line, note: '' });
      return [quoted(line)];
    });
    return lines.length > 0 ? lines.join(' ') : BLANK;
  };
  const draft = {
    currentTension: said(1, 2, 3, 4),
    futureCalling: said(7, 8),
    strengthsAndMap: said(10, 12),
    lifeCompass: {
      coreValues: said(13),
      sourcesOfJoy: said(14),
      innerNavigation: said(15),
    },
    ikigaiPathway: {
      whatTheyLove: said(5),
      whatTheyAreGoodAt: said(9),
      whatTheWorldNeeds: said(6),
      whatTheyCanBePaidFor: said(11),
    },
    nextStep: said(16),
  };
  if (quotes.length > 0) return { title: 'In your own words', ...draft, quotes };
  return { ...draft, title: TOO_LITTLE.title, currentTension: TOO_LITTLE.tension, quotes };
}

const bare = (answer: string): string =>
  answer
    .trim()
    .toLowerCase()
    .replace(/[.!?…]+$/u, '');

function lineOf(answer: string): string | null {
  const { grave } = kindOf(answer);
  if (grave) return lineAt(answer, grave) || null;
  return beginningOf(answer) ?? weightiest(weighedLines(answer), 1)[0]?.text ?? null;
}

/** The sentences that an answer begins with, as many as are quoted at once; null when none can be. */
function beginningOf(answer: string): string | null {
  const [first, ...others] = sentencesOf(answer);
  if (!first) return null;
  const ends = [first, ...others].map(({ start, text }) => start + text.length);
  const end = ends.findLast((at) => at - first.start <= LONGEST);
  const text = end === undefined ? '' : answer.slice(first.start, end);
  return /[\p{L}\p{N}]/u.test(text) && !/["“”\n]/u.test(text) ? text : null;
}
