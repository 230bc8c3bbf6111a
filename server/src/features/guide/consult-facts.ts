import { addDays, type api } from '@pathkeeper/contract';
import type { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import { tokenize } from '../../platform/search/tokens.ts';
import { type Asked, parseQuestion } from '../builtin-guide/index.ts';
import { type EntryRow, entryContext, periods } from '../entries/index.ts';
import type { ConsultFacts } from '../guide-provider/index.ts';

type Question = z.output<typeof api.guide.consult.body>;

/** The most entries that an answer may be made from. */
export const PAGES = 8;
const YEAR = 365;
const THEMES = 12;
/** Words with which people write of what they want. */
const INTENTIONS = "'want' | 'will' | 'going' | 'plan' | 'promised' | 'decided' | 'intend' | 'll'";

/**
 * The entries that a question to Merlin may be answered from, and what the database counts for it
 * (D31).
 */
export async function pagesFor(
  { db }: Context,
  ownerId: number,
  { mode, question }: Question,
  latest: EntryRow[],
  today: string,
): Promise<{ pages: EntryRow[]; facts: ConsultFacts }> {
  const facts = { ...(await entryContext.countAll(db, ownerId)), ...NOTHING_ASKED };
  if (mode === 'goal-alignment') return { pages: await stated(db, ownerId, latest), facts };
  if (mode !== 'custom') return { pages: latest, facts };
  const asked = parseQuestion(question, today);
  if (asked.kind === 'intentions') return { pages: await stated(db, ownerId, latest), facts };
  if (asked.kind === 'words') return wordsAsked(db, ownerId, asked, facts);
  if (asked.kind === 'mood' && asked.mood) {
    const { count, dates, pages } = await entryContext.entriesWithMood(db, ownerId, asked.mood);
    return { pages, facts: { ...facts, mood: { count, dates } } };
  }
  if (asked.kind === 'range' && asked.range) {
    const { count, pages } = await entryContext.entriesBetween(db, ownerId, asked.range, PAGES);
    return { pages, facts: { ...facts, inRange: { count } } };
  }
  if (asked.kind === 'coming-back' || asked.kind === 'who') {
    const year = { from: addDays(today, -YEAR), to: addDays(today, 1) };
    const themes = await periods.themesOfPeriod(db, ownerId, {
      ...year,
      limit: THEMES,
      except: [],
    });
    const names = themes.map(({ theme }) => theme);
    const about = { to: addDays(today, 1), limit: PAGES };
    return {
      pages: await entryContext.entriesAbout(db, ownerId, names, about),
      facts: { ...facts, themes },
    };
  }
  return { pages: latest, facts };
}

const NOTHING_ASKED = { matching: null, mood: null, themes: [], inRange: null };

type Db = Context['db'];

async function stated(db: Db, ownerId: number, latest: EntryRow[]): Promise<EntryRow[]> {
  const found = await entryContext.entriesMatching(db, ownerId, INTENTIONS, PAGES);
  const others = latest.filter(({ id }) => !found.some((page) => page.id === id));
  return [...found, ...others].slice(0, PAGES);
}

async function wordsAsked(db: Db, ownerId: number, { words }: Asked, facts: ConsultFacts) {
  const quoted = tokenize(words.join(' ')).map(({ word }) => `'${word}'`);
  if (quoted.length === 0) return { pages: [], facts };
  const query = [...new Set(quoted)].join(' | ');
  const [pages, matching] = await Promise.all([
    entryContext.entriesMatching(db, ownerId, query, PAGES),
    entryContext.countMatching(db, ownerId, query),
  ]);
  return { pages, facts: { ...facts, matching } };
}
