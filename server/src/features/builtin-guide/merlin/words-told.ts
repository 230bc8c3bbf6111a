import { isNamedIn } from '../../../platform/language/named.ts';
import { kindOf, lineAt } from '../../entry-kind/index.ts';
import type { ConsultDraft, ConsultFacts, ConsultRequest } from '../../guide-provider/index.ts';
import { weighedLines } from '../lines.ts';
import { counted, joined, spelled, spelledDays } from '../words.ts';
import type { Asked } from './parse-question.ts';
import { CAN, type Found, LINES, ordinaryOf, plain, quoting, unique } from './quoting.ts';
import { FAMILY } from './sought-words.ts';
import { formsOf } from './word-forms.ts';

type Sought = ConsultFacts['sought'][number];

/** How many pages have the words that were asked for, when, and lines with them where they fit. */
export function wordsTold(
  request: ConsultRequest,
  facts: ConsultFacts,
  asked: Asked,
): ConsultDraft {
  const { today, pages } = request;
  const { matching } = facts;
  const sought = facts.sought.length > 0 ? facts.sought : asked.words.map(asTyped);
  if (!matching || matching.count === 0) return plain(noneTold(sought, facts, asked, today));
  const forms = sought.map((one) => formsSeen(one, pages));
  const { count, tagged = 0, firstDate, lastDate, dates } = matching;
  const only =
    tagged === 0 ? '' : tagged === count ? ' as a tag' : `, ${tagged} of them as a tag only`;
  const label = `${joined(forms.map((each) => each.join(' or ')))}${only}`;
  const told =
    count === 1
      ? `One page has ${label}, of ${spelled(lastDate, today)}.`
      : dates.length > 1 && asked.wants !== 'lines' && dates.length <= count
        ? `${counted(count, 'page')} have ${label}: ${joined(dates.map((date) => spelled(date, today)))}.`
        : `${counted(count, 'page')} have ${label}, the first of ${spelled(firstDate, today)}, the latest of ${spelled(lastDate, today)}.`;
  const slips = sought.filter(({ typed }) => typed !== undefined).map(({ typed }) => typed ?? '');
  const before = slips.length > 0 ? `No page has ${joined(slips)}. ${told}` : told;
  if (asked.wants === 'how-often') return plain(before);
  const lines = wanted(unique(linesWith(pages, sought)), asked.wants);
  return quoting(lines, today, before);
}

const asTyped = (word: string): Sought => ({ word, isName: /^\p{Lu}/u.test(word) });

/** One line where a first or last time is asked for, else a few. */
function wanted(lines: readonly Found[], wants: Asked['wants']): readonly Found[] {
  const byDay = [...lines].sort((a, b) => a.page.localDate.localeCompare(b.page.localDate));
  if (wants === 'first') return byDay.slice(0, 1);
  return wants === 'last' ? byDay.slice(-1) : lines.slice(0, LINES);
}

function noneTold(
  sought: readonly Sought[],
  { each }: ConsultFacts,
  { range }: Asked,
  today: string,
): string {
  const words = joined(sought.map(({ word }) => word));
  const there = range ? ` of ${spelledDays(range, today)}` : '';
  const found = each.filter(({ count }) => count > 0);
  if (sought.length < 2) return `No page${there} has ${words}. ${CAN}`;
  if (found.length === 0) return `No page${there} has any of these words: ${words}. ${CAN}`;
  const parts = found.map(({ word, count }) => `${word} stands on ${counted(count, 'page')}`);
  return `No page${there} has all of these words: ${words}. ${joined(parts)}.`;
}

/** The forms of a word that stand on the pages; the word itself where none is given. */
function formsSeen({ word, isName }: Sought, pages: ConsultRequest['pages']): string[] {
  if (isName) return [word];
  const seen = formsOf(word).filter((form) => pages.some(({ content }) => hasWord(content, form)));
  return seen.length > 0 ? seen.slice(0, 3) : [word];
}

/** The weightiest line of each page with most of the words; of a loss or of harm only where that is asked for. */
function linesWith(pages: ConsultRequest['pages'], sought: readonly Sought[]): Found[] {
  const isGraveAsked = (text: string) =>
    sought.some((one) => !one.isName && !FAMILY.includes(one.word) && isIn(text, one));
  return pages.flatMap((page) => {
    const { grave } = kindOf(page.content);
    const graveLine = grave ? lineAt(page.content, grave) : '';
    const span = grave ? page.content.slice(grave.start, grave.end) : '';
    const isUnasked = (text: string) =>
      graveLine !== '' && (graveLine.includes(text) || text.includes(graveLine))
        ? !isGraveAsked(span)
        : kindOf(text).grave !== null && !isGraveAsked(text);
    const [best] = weighedLines(page.content)
      .map((line) => ({ ...line, has: sought.filter((one) => isIn(line.text, one)).length }))
      .filter(({ text, has }) => has > 0 && !isUnasked(text))
      .sort((a, b) => b.has - a.has || b.weight - a.weight);
    if (best) return [{ page, text: best.text }];
    const isTagged = page.tags.some((tag) => sought.some((one) => hasWord(tag, one.word)));
    const isInText = sought.some((one) => isIn(page.content, one));
    return isTagged && !isInText ? ordinaryOf(page) : [];
  });
}

function isIn(text: string, { word, isName }: Sought): boolean {
  if (isName) return isNamedIn(text, word) || hasWord(text, word, 'u');
  return formsOf(word).some((form) => hasWord(text, form));
}

const hasWord = (text: string, word: string, flags = 'iu'): boolean =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])${word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`,
    flags,
  ).test(text);
