import { MOODS, type Mood } from '@pathkeeper/contract';
import { isThing } from '../../../platform/language/things.ts';
import type { PeriodRequest } from '../../guide-provider/index.ts';
import { oneOf } from '../fill.ts';
import type { Slots } from '../observe/observation.ts';
import { GENERAL, PHRASES } from '../phrases/index.ts';
import { PERIOD, TITLES } from '../phrases/period.data.ts';
import { capital, counted, inWords, joined, quoted, seedOf, shuffled } from '../words.ts';
import {
  type Answered,
  answeredIn,
  type Intention,
  lineOfPage,
  type ReadPage,
  strongestOf,
} from './period-entries.ts';

/** A period's pages, and what its parts are written from. */
export interface Period {
  request: PeriodRequest;
  pages: readonly ReadPage[];
  intentions: readonly Intention[];
  seed: string;
}

type Part = keyof typeof PERIOD;

/** A phrase of the period's own, or nothing when its slots cannot be filled. */
export function told({ request, seed }: Period, part: Part, slots: Slots = {}): string {
  return oneOf(PERIOD[part], { period: request.kind, ...slots }, `${seed}:${part}`) ?? '';
}

function sentences(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' ');
}

const pagesOf = (count: number) => counted(count, 'page');

/** At most eight words, from what several pages do, or from what they are about. */
export function titleOf(period: Period): string {
  const { request, pages, seed } = period;
  if (request.entryCount === 1)
    return request.kind === 'week' ? 'A week of one page' : 'A month of one page';
  const kinds = shuffled(Object.keys(TITLES), seedOf(seed));
  const often = kinds
    .map((kind) => ({
      kind,
      count: pages.filter(({ best }) => best.some((seen) => seen.kind === kind)).length,
    }))
    .filter(({ count }) => count >= 2 && count * 3 >= pages.length)
    .sort((a, b) => b.count - a.count)[0];
  const title = often && oneOf(TITLES[often.kind] ?? [], { period: request.kind }, seed);
  return (
    title ??
    lineTitle(period) ??
    themeTitle(period) ??
    `${capital(inWords(request.entryCount))} pages in a ${request.kind}`
  );
}

/** A short line of the writer's own, where the strongest thing seen has one. */
function lineTitle({ pages, seed }: Period): string | null {
  const k = strongestOf(pages, seed)?.observation.slots.k;
  const words = k?.split(' ').length ?? 0;
  return k && words >= 3 && words <= 7 ? k : null;
}

function themeTitle({ request, pages }: Period): string | null {
  const [first, second] = request.themes
    .filter(({ count }) => count >= 2)
    .map(({ theme }) => theme);
  if (!first || first.split(' ').length > 3) return null;
  const person = pages.some(({ reading }) =>
    reading.people.some(({ key, kind }) => kind === 'name' && key === first.toLowerCase()),
  );
  if (person) return `A ${request.kind} with ${capital(first)}`;
  if (isThing(first) && !first.endsWith('s')) return `The ${request.kind} of the ${first}`;
  return second && second.split(' ').length < 3
    ? `${capital(first)} and ${second}`
    : `${capital(first)}, among other things`;
}

/** What the pages are about, by the counts that were given, with a line for the first. */
export function themesTold(period: Period): string {
  const { request } = period;
  const size = { pages: pagesOf(request.entryCount), words: inWords(request.words) };
  if (request.entryCount === 1) return sentences(told(period, 'onePage', size), onlyTheme(period));
  const shared = request.themes.filter(({ count }) => count >= 2).slice(0, 3);
  const [first, ...rest] = shared;
  if (!first) return sentences(told(period, 'themesOpening', size), told(period, 'noTheme'));
  const slots = (theme: string, count: number) => ({ t: theme, n: inWords(count) });
  return sentences(
    told(period, 'themesOpening', size),
    told(period, 'theme', slots(first.theme, first.count)),
    themeLine(period, first.theme),
    ...rest.slice(0, 1).map(({ theme, count }) => told(period, 'themeMore', slots(theme, count))),
  );
}

function onlyTheme({ request }: Period): string {
  const names = request.themes.slice(0, 3).map(({ theme }) => theme);
  return names.length > 0 ? `What it is about, as far as single words go: ${joined(names)}.` : '';
}

function themeLine(period: Period, theme: string): string {
  const word = theme.toLowerCase();
  for (const { seen, day } of period.pages) {
    const found = seen.find(
      ({ quote }) => quote?.text.toLowerCase().includes(word) && quote.text.length > 20,
    );
    if (found?.quote) return told(period, 'themeLine', { day, q: quoted(found.quote.text) });
  }
  return '';
}

/** How the period begins and ends, in its own lines and moods, and how much was written before. */
export function endsTold(period: Period): string {
  const { request, pages } = period;
  const lined = pages.flatMap((page) => {
    const line = lineOfPage(page)?.text;
    return line ? [{ page, line }] : [];
  });
  const [first] = lined;
  const last = lined.at(-1);
  if (!first || !last || first === last) {
    const only = request.entryCount === 1 ? told(period, 'oneNote') : beforeTold(period, request);
    return sentences(bestSaid(period), only);
  }
  // A very full period is given in part, and some pages have no line: then no end is claimed.
  const whole =
    request.entryCount === pages.length && first.page === pages[0] && last.page === pages.at(-1);
  const slots = {
    day: first.page.day,
    later: last.page.day,
    a: quoted(first.line),
    b: quoted(last.line),
  };
  return sentences(
    told(period, whole ? 'ends' : 'endsNear', slots),
    moodEnds(period, first.page.page.mood, last.page.page.mood),
    beforeTold(period, request),
  );
}

function moodEnds(period: Period, first: Mood | null, last: Mood | null): string {
  if (!first || !last) return '';
  const slots = { mood: MOODS[first].label, other: MOODS[last].label };
  return told(period, first === last ? 'moodSame' : 'moodEnds', slots);
}

function beforeTold(period: Period, { before, entryCount }: PeriodRequest): string {
  if (before.entryCount === 0) return told(period, 'none');
  return told(period, 'more', { before: pagesOf(before.entryCount), pages: pagesOf(entryCount) });
}

/** What the pages say comes next, and whether later ones come back to it. */
export function directionTold(period: Period): string {
  // What is told as progress is not told as direction as well, where there is something else.
  const [intention] = [...period.intentions.filter(({ later }) => !later), ...period.intentions];
  if (!intention) {
    const found = strongestOf(period.pages, period.seed);
    return found
      ? told(period, 'noIntention', { q: found.observation.slots.q ?? '', day: found.page.day })
      : told(period, 'little');
  }
  const { from, observation, word, later } = intention;
  const q = observation.slots.q ?? '';
  const said = told(period, 'intention', { day: from.day, q });
  if (later && word)
    return sentences(
      said,
      told(period, 'returns', { c: quoted(word), later: later.page.day, b: quoted(later.text) }),
    );
  const isLast = from === period.pages.at(-1);
  return sentences(
    said,
    word && !isLast ? told(period, 'notYet', { c: quoted(word) }) : told(period, 'standing'),
  );
}

/** Their intentions in their own words, at most four. */
export function goalsOf({ intentions }: Period): string[] {
  return [...new Set(intentions.map(({ observation }) => observation.slots.q ?? ''))]
    .filter((goal) => goal !== '')
    .slice(0, 4);
}

/** Told only of an intention that a later page mentions again. */
export function progressOf(period: Period): string | undefined {
  const [, second] = period.intentions.filter(({ later }) => later);
  const intention = second ?? period.intentions.find(({ later }) => later);
  if (!intention?.later || !intention.word) return undefined;
  const { from, observation, later, word } = intention;
  return told(period, 'progress', {
    day: from.day,
    q: observation.slots.q ?? '',
    c: quoted(word),
    later: later.page.day,
    b: quoted(later.text),
  });
}

/** The strongest thing seen on any page, said with its day. */
export function bestSaid(period: Period): string {
  const answered = answeredIn(period.pages);
  if (answered) return answeredTold(period, answered);
  const found = strongestOf(period.pages, period.seed);
  const slots = found?.observation.slots;
  if (!found || !slots?.q) return told(period, 'little');
  const { kind } = found.observation;
  const note = GENERAL[kind] && oneOf(GENERAL[kind].notes, slots, `${period.seed}:note`);
  return sentences(told(period, 'insight', { q: slots.q, day: found.page.day }), note || '');
}

function answeredTold(period: Period, { from, said, later, answer }: Answered): string {
  return told(period, 'answered', {
    day: from.day,
    later: later.day,
    a: quoted(said),
    b: quoted(answer),
  });
}

/** Words of a quotation inside a question, at most. */
const ASKED = 10;

export function questionOf(period: Period): string {
  const answered = answeredIn(period.pages);
  if (answered)
    return told(period, 'answeredQuestion', { day: answered.from.day, later: answered.later.day });
  const found = strongestOf(period.pages, `${period.seed}:question`);
  if (!found) return '';
  const { kind, slots } = found.observation;
  // Questions about "this page" have no place on the sheet of a week.
  const general = (PHRASES[kind]?.questions ?? []).filter(
    (way) => !/\b(?:page|today|tonight|day|it)\b/.test(way) && /\{k/.test(way),
  );
  const own = oneOf(general, slots, `${period.seed}:q`);
  const k = slots.k ?? slots.q ?? '';
  const { day } = found.page;
  return (
    own ??
    (k.split(' ').length <= ASKED
      ? told(period, 'question', { day, k })
      : told(period, 'questionOfDay', { day }))
  );
}

/** The moods that were chosen, by the counts given, and the one before. A tie is told as a tie. */
export function moodsTold(period: Period): string {
  const { request } = period;
  const [first, second] = request.moods;
  if (!first) return told(period, 'noMoods');
  const slots = { mood: MOODS[first.mood].label, pages: pagesOf(first.count) };
  const other = second && MOODS[second.mood].label;
  const rest = second ? `, ${other} of ${inWords(second.count)}` : '';
  const [before, nextBefore] = request.before.moods;
  return sentences(
    other && second.count === first.count
      ? told(period, 'moodsTied', { ...slots, other })
      : told(period, 'moods', { ...slots, rest }),
    before && before.count !== nextBefore?.count
      ? told(period, 'moodsBefore', { mood: MOODS[before.mood].label, n: pagesOf(before.count) })
      : '',
  );
}

/** Small things to do on paper, from their own intentions and subjects. */
export function suggestionsOf(period: Period): string[] {
  const fromGoals = period.intentions.slice(0, 3).flatMap(({ observation }, at) => {
    const k = observation.slots.k ?? observation.slots.q;
    const way = PERIOD.suggestion[(seedOf(period.seed) + at) % PERIOD.suggestion.length];
    return k && way ? (oneOf([way], { k }, '') ?? []) : [];
  });
  const theme = period.request.themes.find(({ count }) => count >= 2)?.theme;
  return theme && fromGoals.length < 3
    ? [...fromGoals, told(period, 'suggestionTheme', { t: theme })]
    : fromGoals;
}
