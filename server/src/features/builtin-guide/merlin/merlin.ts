import { asWritten } from '../../../platform/language/written.ts';
import { KEPT_AS_WRITTEN, kindOf, lineAt } from '../../entry-kind/index.ts';
import type {
  ConsultDraft,
  ConsultFacts,
  ConsultRequest,
  GuideEntry,
} from '../../guide-provider/index.ts';
import { weighedLines, weightiest } from '../lines.ts';
import { questionToBeginWith } from '../questions/question.ts';
import { askedOf } from '../reflect.ts';
import { counted, joined, moodName, quoted, seedOf, spelled, spelledDays } from '../words.ts';
import { DAILY_LINES } from './daily-lines.data.ts';
import { intentionIn } from './intentions.ts';
import { type Asked, parseQuestion } from './parse-question.ts';
import { CAN, type Found, LINES, ordinaryOf, plain, quoting, unique } from './quoting.ts';
import { FAMILY } from './sought-words.ts';
import { wordsTold } from './words-told.ts';

const NO_PAGES = 'There is no page in this journal yet, so there is nothing to look through.';

/** Merlin’s answer: from the pages and counts given, and from nothing else (S1.3). */
export function consultOn(request: ConsultRequest): ConsultDraft {
  const { mode, pages, today } = request;
  if (mode === 'daily-wisdom') return plain(dailyLine(today));
  if (mode === 'custom') return answered(request, parseQuestion(request.question, today));
  if (pages.length === 0) return plain(NO_PAGES);
  return mode === 'reflection' ? onLatest(request) : intentions(request);
}

/** One of the written lines, another each day, the same for everybody. */
export function dailyLine(today: string): string {
  const day = Math.round(Date.parse(`${today}T00:00:00Z`) / 86_400_000);
  // A stride without a common divisor visits every line before one comes again.
  return DAILY_LINES[(day * 173) % DAILY_LINES.length] ?? '';
}

function onLatest({ pages, today, context }: ConsultRequest): ConsultDraft {
  const shown = context.trim();
  const page = pages.find(({ content }) => content.trim().startsWith(shown));
  if (!page) return plain(NO_PAGES);
  const { kind, grave, isDelicate } = kindOf(page.content);
  const on = spelled(page.localDate, today);
  if (grave) {
    const text = lineAt(page.content, grave);
    const quotes = text === '' ? [] : [{ entryId: page.id, text, note: '' }];
    return { message: KEPT_AS_WRITTEN, quotes };
  }
  const lines = weightiest(weighedLines(page.content), 2);
  if (lines.length === 0) return plain(`The page of ${on} has no words to read back.`);
  const seed = `${today}:${seedOf(page.content.slice(0, 4000))}`;
  const isStill = isDelicate || page.mood === 'sad';
  const question = isStill ? '' : askedOf(page, { kind, asked: [], seed });
  return {
    message: [`${on}: ${lines.map(({ text }) => quoted(text)).join(' ')}`, question]
      .filter(Boolean)
      .join('\n\n'),
    quotes: lines.map(({ text }) => ({ entryId: page.id, text, note: '' })),
  };
}

/** Lines in which the writer said what they would do, with the dates. */
function intentions({ pages, today }: ConsultRequest): ConsultDraft {
  const found = pages
    .filter(({ content }) => kindOf(content).grave === null)
    .flatMap((page) => intentionIn(page.content).map((text) => ({ page, text })))
    .slice(0, LINES);
  if (found.length === 0) {
    return plain(
      'No line that begins with “I will”, “I want to” or “I am going to” turned up in the pages I looked at.'.replaceAll(
        /[“”]/g,
        '',
      ),
    );
  }
  return quoting(found, today);
}

const UNKNOWN: ConsultFacts = {
  entries: 0,
  words: 0,
  firstDate: null,
  lastDate: null,
  sought: [],
  matching: null,
  each: [],
  mood: null,
  moods: [],
  themes: [],
  inRange: null,
  longest: null,
};

function answered(request: ConsultRequest, asked: Asked): ConsultDraft {
  const { today, pages, facts = { ...UNKNOWN, entries: pages.length } } = request;
  if (asked.kind === 'first-page') {
    return plain(
      'Anything: a first page needs no subject. The room, the weather, or the last thing somebody said will do.',
    );
  }
  if (asked.kind === 'how-read') {
    return plain(
      'I am software. I find lines by their place, their length and their rarer words, and repeat them to the letter; dates and numbers I count. I do not know what a page means.',
    );
  }
  if (asked.kind === 'what-to-write') {
    return plain(
      `One question to begin with, and it can be passed over: ${questionToBeginWith(today)}`,
    );
  }
  if (facts.entries === 0) return plain(NO_PAGES);
  if (asked.kind === 'no-such-day') return plain('The calendar has no such day.');
  if (asked.kind === 'outside') return plain(`Pages cannot answer that. ${CAN}`);
  if (asked.kind === 'journal') return plain(journalTold(facts, today));
  if (asked.kind === 'coming-back' || asked.kind === 'who')
    return comingBack(request, facts, asked);
  if (asked.kind === 'mood' && asked.mood) return moodTold(request, facts, asked);
  if (asked.kind === 'moods') return plain(moodsTold(facts, asked, today));
  if (asked.kind === 'intentions') return intentions(request);
  if (asked.kind === 'todays-line') return todaysLine(request);
  if (asked.kind === 'range') return rangeTold(request, facts, asked);
  if (asked.kind === 'longest') return longestTold(request, facts);
  if (asked.kind === 'words') return wordsTold(request, facts, asked);
  return plain(`That is wider than a page. ${CAN}`);
}

function journalTold({ entries, words, firstDate, lastDate }: ConsultFacts, today: string): string {
  const first = firstDate && spelled(firstDate, today);
  const last = lastDate && spelled(lastDate, today);
  if (entries === 1) return `One page, of ${first}, with ${counted(words, 'word')}.`;
  return `${counted(entries, 'page')} with ${counted(words, 'word')}. The first is of ${first}, the latest of ${last}.`;
}

function comingBack(
  { pages, today }: ConsultRequest,
  { themes }: ConsultFacts,
  asked: Asked,
): ConsultDraft {
  const isWho = asked.kind === 'who';
  const isPerson = (theme: string) => /^\p{Lu}/u.test(theme) || PERSON.test(theme);
  const least = isWho && asked.range ? 1 : 2;
  const shown = themes
    .filter(({ theme, count }) => count >= least && (!isWho || isPerson(theme)))
    .slice(0, isWho ? 8 : 5);
  const when = asked.range ? spelledDays(asked.range, today) : 'the past year';
  if (shown.length === 0) {
    return plain(
      isWho
        ? `I find no name on ${least === 1 ? 'the pages' : 'two pages'} of ${when} that I can tell is one. Ask for one, and I will look for it.`
        : `Nothing is the subject of two pages of ${when} yet.`,
    );
  }
  const told = joined(shown.map(({ theme, count }) => `${theme} (${counted(count, 'page')})`));
  if (isWho) return plain(`Named on the pages of ${when}: ${told}.`);
  const lines = shown.flatMap(({ theme }) => lineWith(pages, [theme]) ?? []).slice(0, LINES);
  return quoting(unique(lines), today, `Subjects of the pages of ${when}: ${told}.`);
}

const PERSON = new RegExp(`^(?:${FAMILY.join('|')}|friend|best friend|teacher)$`, 'iu');

function moodTold(
  { pages, today, question }: ConsultRequest,
  { mood }: ConsultFacts,
  asked: Asked,
): ConsultDraft {
  const name = asked.mood ? moodName(asked.mood) : '';
  const there = asked.range ? ` of ${spelledDays(asked.range, today)}` : '';
  if (!mood || mood.count === 0) return plain(`${name} is not recorded on any page${there}.`);
  const [latest, previous] = mood.dates;
  const when =
    mood.count === 1
      ? `${name} is recorded on one page${there}, of ${spelled(latest ?? today, today)}.`
      : `${name} is recorded on ${counted(mood.count, 'page')}${there}, latest on ${spelled(latest ?? today, today)}${
          previous && previous !== latest ? ` and before that on ${spelled(previous, today)}` : ''
        }.`;
  if (asked.wants === 'how-often') return plain(when);
  const isAfter = /\bafter(?:wards)?\b|\bcame next\b/iu.test(question);
  const shown = isAfter ? pages : pages.filter((page) => page.mood === asked.mood);
  const quotedOf = asked.wants === 'last' && !isAfter ? shown.slice(0, 1) : shown;
  const found = quotedOf.flatMap((page) => ordinaryOf(page));
  return quoting(unique(found).slice(0, LINES), today, when);
}

function todaysLine({ pages, today }: ConsultRequest): ConsultDraft {
  const [page] = pages;
  const line = page && bestOf(page)[0];
  if (!page || !line) return plain(NO_PAGES);
  const grave = kindOf(page.content).grave !== null;
  return quoting([line], today, grave ? '' : 'By its place, its length and its words, this one.');
}

/** Which moods were recorded, the most frequent first; a tie stays a tie. */
function moodsTold({ moods }: ConsultFacts, { range }: Asked, today: string): string {
  const there = range ? ` of ${spelledDays(range, today)}` : '';
  if (moods.length === 0) return `No mood is recorded on the pages${there}.`;
  const told = moods.map(({ mood, count }) => `${moodName(mood)} (${counted(count, 'page')})`);
  return `Moods recorded on the pages${there}: ${joined(told)}.`;
}

function rangeTold(
  { pages, today }: ConsultRequest,
  { inRange }: ConsultFacts,
  { wants, range }: Asked,
): ConsultDraft {
  const when = range ? spelledDays(range, today) : '';
  if (!inRange || inRange.count === 0) return plain(`There is no page of ${when}.`);
  const { count, days, words } = inRange;
  const isOneDay = range !== null && range.from === range.to;
  const on = isOneDay ? '' : ` on ${counted(days, 'day')}`;
  const told = `${upper(when)}: ${counted(count, 'page')}${on}, with ${counted(words, 'word')}.`;
  if (wants === 'how-often') return quoting([], today, told);
  // Who asks for one day asks for what stands there, be it grave.
  const found = pages.flatMap((page) =>
    isOneDay && !page.isHushed ? bestOf(page) : ordinaryOf(page),
  );
  return quoting(found.slice(0, LINES), today, told);
}

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function longestTold({ pages, today }: ConsultRequest, { longest }: ConsultFacts): ConsultDraft {
  if (!longest) return plain('There is no page of the days asked for.');
  const on = spelled(longest.localDate, today);
  const found = pages.slice(0, 1).flatMap((page) => ordinaryOf(page));
  return quoting(
    found,
    today,
    `The longest page is of ${on}, with ${counted(longest.words, 'word')}.`,
  );
}

function bestOf(page: GuideEntry): Found[] {
  const { grave } = kindOf(page.content);
  const line = grave && lineAt(page.content, grave);
  if (grave) return line ? [{ page, text: line }] : [];
  return weightiest(weighedLines(page.content), 1).map(({ text }) => ({ page, text }));
}

function lineWith(pages: readonly GuideEntry[], words: readonly string[]): Found[] | null {
  for (const page of pages) {
    if (ordinaryOf(page).length === 0) continue;
    const lines = weighedLines(page.content).sort((a, b) => b.weight - a.weight);
    const line = lines.find(({ text }) => words.some((word) => asWritten(text, word)));
    if (line) return [{ page, text: line.text }];
  }
  return null;
}
