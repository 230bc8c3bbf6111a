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
import { counted, joined, moodName, quoted, seedOf, spelled } from '../words.ts';
import { DAILY_LINES } from './daily-lines.data.ts';
import { intentionIn } from './intentions.ts';
import { type Asked, parseQuestion } from './parse-question.ts';

const NO_PAGES = 'There is no page in this journal yet, so there is nothing to look through.';
const CAN =
  'What I can look up is on your pages: when, how often, who, and what you wrote about a name, a place or a thing.';
const LINES = 3;

/** Merlin’s answer: from the pages and counts given, and from nothing else (S1.3). */
export function consultOn(request: ConsultRequest): ConsultDraft {
  const { mode, pages, today } = request;
  if (mode === 'daily-wisdom') return plain(dailyLine(today));
  if (mode === 'custom') return answered(request, parseQuestion(request.question, today));
  if (pages.length === 0) return plain(NO_PAGES);
  return mode === 'reflection' ? onLatest(request) : intentions(request);
}

const plain = (message: string): ConsultDraft => ({ message, quotes: [] });

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
    return { message: KEPT_AS_WRITTEN, quotes: [{ entryId: page.id, text, note: '' }] };
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

interface Found {
  page: GuideEntry;
  text: string;
}

function quoting(found: readonly Found[], today: string, before = ''): ConsultDraft {
  const sorted = [...found].sort((a, b) => a.page.localDate.localeCompare(b.page.localDate));
  const lines = sorted.map(
    ({ page, text }) => `${spelled(page.localDate, today)}: ${quoted(text)}`,
  );
  return {
    message: [before, ...lines].filter(Boolean).join('\n\n'),
    quotes: sorted.map(({ page, text }) => ({ entryId: page.id, text, note: '' })),
  };
}

const UNKNOWN: ConsultFacts = {
  entries: 0,
  words: 0,
  firstDate: null,
  lastDate: null,
  matching: null,
  mood: null,
  themes: [],
  inRange: null,
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
  if (asked.kind === 'outside') return plain(`Pages cannot answer that. ${CAN}`);
  if (asked.kind === 'journal') return plain(journalTold(facts, today));
  if (asked.kind === 'coming-back' || asked.kind === 'who')
    return comingBack(request, facts, asked);
  if (asked.kind === 'mood' && asked.mood) return moodTold(request, facts, asked);
  if (asked.kind === 'intentions') return intentions(request);
  if (asked.kind === 'todays-line') return todaysLine(request);
  if (asked.kind === 'range') return rangeTold(request, facts);
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
  const shown = themes
    .filter(
      ({ theme, count }) =>
        count > 1 && (asked.kind !== 'who' || /^\p{Lu}/u.test(theme) || PERSON.test(theme)),
    )
    .slice(0, 5);
  if (shown.length === 0) {
    return plain(
      asked.kind === 'who'
        ? 'No name is among the subjects of two pages of the past year. Ask for one, and I will look for it.'
        : 'Nothing is the subject of two pages of the past year yet.',
    );
  }
  const told = joined(shown.map(({ theme, count }) => `${theme} (${counted(count, 'page')})`));
  const lines = shown.flatMap(({ theme }) => lineWith(pages, [theme]) ?? []).slice(0, LINES);
  return quoting(unique(lines), today, `Subjects of the pages of the past year: ${told}.`);
}

const PERSON =
  /^(?:mum|mom|mam|mother|dad|father|sister|brother|wife|husband|partner|son|daughter|nan|gran|granny|grandma|grandad|grandpa|aunt|uncle|cousin|niece|nephew|boss|manager|neighbour|neighbor|friend|teacher)$/;

function moodTold(
  { pages, today }: ConsultRequest,
  { mood }: ConsultFacts,
  asked: Asked,
): ConsultDraft {
  const name = asked.mood ? moodName(asked.mood) : '';
  if (!mood || mood.count === 0) return plain(`${name} is not recorded on any page.`);
  const [latest, previous] = mood.dates;
  const when =
    mood.count === 1
      ? `${name} is recorded on one page, of ${spelled(latest ?? today, today)}.`
      : `${name} is recorded on ${counted(mood.count, 'page')}, latest on ${spelled(latest ?? today, today)}${
          previous && previous !== latest ? ` and before that on ${spelled(previous, today)}` : ''
        }.`;
  const found = pages.flatMap((page) => bestOf(page));
  return quoting(unique(found).slice(0, LINES), today, when);
}

function todaysLine({ pages, today }: ConsultRequest): ConsultDraft {
  const [page] = pages;
  const line = page && bestOf(page)[0];
  if (!page || !line) return plain(NO_PAGES);
  const grave = kindOf(page.content).grave !== null;
  return quoting([line], today, grave ? '' : 'By its place, its length and its words, this one.');
}

function rangeTold({ pages, today }: ConsultRequest, { inRange }: ConsultFacts): ConsultDraft {
  if (!inRange || inRange.count === 0) return plain('There is no page of those days.');
  const found = pages.flatMap((page) => bestOf(page)).slice(0, LINES);
  return quoting(found, today, `${counted(inRange.count, 'page')} of those days.`);
}

function wordsTold(
  { pages, today }: ConsultRequest,
  { matching }: ConsultFacts,
  asked: Asked,
): ConsultDraft {
  const words = joined(asked.words);
  const found = pages.flatMap((page) => lineWith([page], asked.words) ?? []);
  if (!matching || matching.count === 0 || found.length === 0) {
    return plain(
      `No page has ${asked.words.length > 1 ? 'these words' : 'this word'}: ${words}. ${CAN}`,
    );
  }
  const { count, firstDate, lastDate } = matching;
  const dates =
    count === 1
      ? `One page has ${words}, of ${spelled(lastDate, today)}.`
      : `${counted(count, 'page')} ${asked.words.length > 1 ? 'have one of' : 'have'} ${words}, the first of ${spelled(firstDate, today)}, the latest of ${spelled(lastDate, today)}.`;
  return quoting(unique(found).slice(0, LINES), today, dates);
}

function bestOf(page: GuideEntry): Found[] {
  const { grave } = kindOf(page.content);
  if (grave) return [{ page, text: lineAt(page.content, grave) }];
  return weightiest(weighedLines(page.content), 1).map(({ text }) => ({ page, text }));
}

function lineWith(pages: readonly GuideEntry[], words: readonly string[]): Found[] | null {
  for (const page of pages) {
    const lines = weighedLines(page.content).sort((a, b) => b.weight - a.weight);
    const line = lines.find(({ text }) => words.some((word) => asWritten(text, word)));
    if (line) return [{ page, text: line.text }];
  }
  return null;
}

function unique(found: readonly Found[]): Found[] {
  const seen = new Set<string>();
  return found.filter(({ page, text }) => {
    const key = `${page.id} ${text}`;
    return !seen.has(key) && seen.add(key);
  });
}
