import type { Analyse } from '../../../platform/language/analyse.ts';
import type { Reading } from '../../../platform/language/reading.ts';
import { commonWords } from '../../../platform/language/themes.ts';
import type { GuideEntry, PeriodRequest } from '../../guide-provider/index.ts';
import { choose } from '../choose.ts';
import { spelled, weekday } from '../dates.ts';
import type { Observation } from '../observe/observation.ts';
import { observe } from '../observe/observe.ts';
import { clauseOf, wholeOf } from '../observe/quote.ts';
import { seedOf } from '../words.ts';

/** Pages of a period that are read closely. */
const READ = 16;

export interface ReadPage {
  page: GuideEntry;
  /** How the period calls its day: a weekday in a week, a date in a month. */
  day: string;
  reading: Reading;
  seen: readonly Observation[];
  /** The page's strongest observations, the first the strongest. */
  best: readonly Observation[];
}

/** A line of a page that says what its writer wants or means to do. */
export interface Intention {
  from: ReadPage;
  observation: Observation;
  /** A weighty word of it, as written, and the first later page that has it again. */
  word: string | null;
  later: { page: ReadPage; text: string } | null;
}

/** The pages of a period as read; of many, evenly spread ones with the first and the last. */
export function readPages(analyse: Analyse, { kind, pages, to }: PeriodRequest): ReadPage[] {
  return spread(pages).map((page) => {
    const reading = analyse(page.content);
    const seen = observe(reading, page).filter(({ kind: what }) => what !== 'machine');
    const seed = String(seedOf(page.content.slice(0, 2000)));
    return {
      page,
      day: kind === 'week' ? weekday(page.localDate) : spelled(page.localDate, to),
      reading,
      seen,
      best: choose(seen, 3, seed),
    };
  });
}

function spread(pages: readonly GuideEntry[]): GuideEntry[] {
  if (pages.length <= READ) return [...pages];
  const step = (pages.length - 1) / (READ - 1);
  return Array.from({ length: READ }, (_, at) => pages[Math.round(at * step)]).filter(
    (page) => page !== undefined,
  );
}

const INTENT = /^(?:want|plan|wish|aspire|toTell|toTalk|toApologise|toAsk|toThank|toVisit)$/;

/** What the pages say they want, the strongest first, and whether a later page comes back to it. */
export function intentionsOf(pages: readonly ReadPage[]): Intention[] {
  return pages
    .flatMap((from, at) =>
      from.seen
        .filter(({ kind, quote }) => INTENT.test(kind) && quote !== null && !/\?$/.test(quote.text))
        .slice(0, 2)
        .map((observation) => followed(from, observation, pages.slice(at + 1))),
    )
    .sort(
      (a, b) =>
        Number(b.later !== null) - Number(a.later !== null) ||
        b.observation.score - a.observation.score,
    );
}

function followed(from: ReadPage, observation: Observation, later: readonly ReadPage[]): Intention {
  const words = weighty(from.reading, observation);
  for (const word of words) {
    const pattern = new RegExp(`(?<![\\p{L}])${word}(?:e?s)?(?![\\p{L}])`, 'iu');
    for (const page of later) {
      const sentence = page.reading.sentences.find(
        ({ text, spoken }) => !spoken && pattern.test(text),
      );
      const match = sentence && pattern.exec(sentence.text);
      if (!sentence || !match) continue;
      const start = sentence.start + match.index;
      const clause =
        clauseOf(sentence, { start, end: start + match[0].length, text: match[0] }) ??
        wholeOf(sentence);
      if (clause) return { from, observation, word, later: { page, text: clause.text } };
    }
  }
  return { from, observation, word: words[0] ?? null, later: null };
}

/** The nouns and verbs of a clause that are not on every other page. */
function weighty(reading: Reading, { quote }: Observation): string[] {
  if (!quote) return [];
  return reading.sentences
    .flatMap(({ tokens }) => tokens)
    .filter(
      ({ start, end, pos, lower, text }) =>
        start >= quote.start &&
        end <= quote.end &&
        pos === 'NOUN' &&
        lower.length > 3 &&
        /^\p{L}+$/u.test(text) &&
        !commonWords.has(lower),
    )
    .map(({ text }) => text);
}

/** The strongest observation of all pages, and its page; later pages win a draw. */
export function strongestOf(
  pages: readonly ReadPage[],
  seed: string,
): { page: ReadPage; observation: Observation } | null {
  const all = pages.flatMap((page, at) =>
    page.best
      .filter(({ slots }) => slots.q)
      .map((observation) => ({
        page,
        observation,
        rank: observation.score + at * 0.1 + (seedOf(`${seed}:${at}`) % 10) / 20,
      })),
  );
  return all.sort((a, b) => b.rank - a.rank)[0] ?? null;
}

/** Words a line needs to say anything beside other days. */
const LINE = 3;

/** A page's line for a list, and what was seen in it; of a page of which nothing was, its first. */
export function lineOfPage({
  best,
  reading,
}: ReadPage): { text: string; seen: Observation | null } | null {
  const seen = best.find(({ quote }) => quote && quote.text.split(' ').length >= LINE);
  if (seen?.quote) return { text: seen.quote.text, seen };
  for (const sentence of reading.sentences) {
    const whole = sentence.spoken ? null : wholeOf(sentence, 110);
    if (whole && whole.text.split(' ').length >= LINE) return { text: whole.text, seen: null };
  }
  return null;
}

/** Something left unsaid or still to be said, and the later page on which it is said. */
export interface Answered {
  from: ReadPage;
  said: string;
  later: ReadPage;
  answer: string;
}

/** Sentences within which "her" is taken for the person who is named. */
const NEAR = 4;
const OPEN = /^(?:unsaid|toTell|toTalk|toApologise|toAsk|toThank)$/;
const told =
  /\bi (?:\w+ )?(?:told|rang|called|phoned|asked|thanked|apologi[sz]ed|wrote to|spoke to|talked to|said sorry)\b/;

/** The first thing that a page leaves open with somebody and a later page says was said to them. */
export function answeredIn(pages: readonly ReadPage[]): Answered | null {
  for (const [at, from] of pages.entries()) {
    for (const { kind, quote, sentences } of from.seen) {
      if (!OPEN.test(kind) || !quote) continue;
      const people = from.reading.people.filter(({ sentences: where }) =>
        where.some((index) => Math.abs(index - (sentences[0] ?? 0)) <= NEAR),
      );
      for (const later of pages.slice(at + 1)) {
        const answer = saidTo(later, new Set(people.map(({ key }) => key)));
        if (answer) return { from, said: quote.text, later, answer };
      }
    }
  }
  return null;
}

function saidTo({ reading }: ReadPage, people: ReadonlySet<string>): string | null {
  for (const sentence of reading.sentences) {
    const match = sentence.spoken ? null : told.exec(sentence.folded);
    const same = reading.people.some(
      ({ key, sentences }) => people.has(key) && sentences.includes(sentence.index),
    );
    if (
      !match ||
      !same ||
      /\b(?:should|if|wish|before|nearly|almost)\b|n't\b/.test(sentence.folded)
    )
      continue;
    const start = sentence.start + match.index;
    const quote = clauseOf(sentence, { start, end: start + match[0].length, text: match[0] });
    if (quote) return quote.text;
  }
  return null;
}
