import type { Earnings, Entry, EntryReflection, SafetyAnswer } from '@pathkeeper/contract';
import type { Context, Moment } from '../../platform/context.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import { themesOf } from '../../platform/language/themes.ts';
import { type EntryRow, findEntry, presentEntry, reading } from '../entries/index.ts';
import { awardReflection, lockProgress, streakOn } from '../progression/index.ts';
import { DangerInAnswer } from './checks/proofreader.ts';
import { askGuide, type Guides } from './guide.desk.ts';
import type { Past } from './guide.types.ts';
import { datedQuotes } from './pages.ts';

/** Earlier pages that a reflection may recall. */
const RELATED = 5;

interface Asked {
  ownerId: number;
  id: number;
  at: Moment;
  signal: AbortSignal;
}

type Answer = { entry: Entry; safety: SafetyAnswer | null } & Earnings;

/**
 * Reflects on an entry and keeps what was found beside it. Where somebody may be in danger the fixed
 * answer takes the reflection's place (decision 32).
 * @throws AppError not_found, edit_conflict when the entry was changed meanwhile, guide_failed,
 * guide_unavailable
 */
export async function reflectOnEntry(
  context: Context,
  guides: Guides,
  asked: Asked,
): Promise<Answer> {
  const { ownerId, id, at } = asked;
  await context.limits.consume('guide', String(ownerId));
  const row = await findEntry(context.db, ownerId, id);
  if (!row) throw notFound('That entry');
  const safety = guides.safety.answerToPage(row, at);
  if (safety) return { entry: await withoutReflection(context, row), safety, ...NOTHING };

  try {
    const reflection = await read(context, guides, row, asked);
    return { safety: null, ...(await keep(context, row, reflection, at)) };
  } catch (error) {
    if (!(error instanceof DangerInAnswer)) throw error;
    const answer = guides.safety.answerFor(error.finding, at);
    return { entry: await withoutReflection(context, row), safety: answer, ...NOTHING };
  }
}

async function read(
  context: Context,
  guides: Guides,
  row: EntryRow,
  { ownerId, at, signal }: Asked,
): Promise<EntryReflection> {
  const started = performance.now();
  const themes = themesOf(row.content, row.tags);
  const about = { before: row.localDate, except: [row.id], limit: RELATED };
  const [past, found] = await Promise.all([
    pastOf(context, row, themes, at),
    reading.entriesAbout(context.db, ownerId, themes, about),
  ]);
  const related = found.filter(guides.safety.isSafe);
  const { draft, source } = await askGuide(
    context,
    guides,
    { ownerId, main: [row], also: related, at },
    (guide, { main: [page], also }) => {
      if (!page) throw notFound('That entry');
      return guide.reflect({ page, related: also, past }, { signal });
    },
  );
  return {
    ...draft,
    quotes: datedQuotes(draft.quotes, [row, ...related]),
    source,
    processingTime: Math.round(performance.now() - started),
    createdAt: at.now.toISOString(),
  };
}

const NOTHING: Earnings = { xpAwarded: 0, newBadges: [] };

async function keep({ db }: Context, row: EntryRow, reflection: EntryReflection, { now }: Moment) {
  return db.transaction(async (tx) => {
    const progress = await lockProgress(tx, row.userId);
    // Read again under the lock: of two that ask at once only the first made the first reflection.
    const before = await findEntry(tx, row.userId, row.id);
    const kept = await reading.keepReflection(tx, row.userId, row, reflection);
    if (!before || !kept) {
      throw new AppError('conflict', 'The page was changed while it was being read. Ask again.');
    }
    const earnings = before.aiReflection
      ? NOTHING
      : await awardReflection(tx, progress, { kind: 'entry' }, now);
    return { entry: presentEntry(kept), ...earnings };
  });
}

// An older reflection has no place beside a page that somebody may be in danger on.
async function withoutReflection({ db }: Context, row: EntryRow): Promise<Entry> {
  const cleared = row.aiReflection
    ? await reading.keepReflection(db, row.userId, row, null)
    : undefined;
  return presentEntry(cleared ?? { ...row, aiReflection: null });
}

async function pastOf(
  context: Context,
  row: EntryRow,
  names: readonly string[],
  at: Moment,
): Promise<Past> {
  const [before, themes, streak] = await Promise.all([
    reading.countBefore(context.db, row.userId, row),
    reading.themesBefore(context.db, row.userId, names, row),
    streakOn(context, row.userId, at),
  ]);
  const { words, ...counted } = before;
  return {
    ...counted,
    averageWords: counted.entries === 0 ? 0 : Math.round(words / counted.entries),
    themes,
    streak,
  };
}
