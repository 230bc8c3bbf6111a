import { addDays, type Earnings, type Entry, type SafetyAnswer } from '@pathkeeper/contract';
import type { Context, Moment } from '../../../platform/context.ts';
import { AppError, notFound } from '../../../platform/errors.ts';
import { isLight } from '../../../platform/language/moods.ts';
import { themesOf } from '../../../platform/language/themes.ts';
import { isAskable } from '../../builtin-guide/index.ts';
import {
  type AboutEntry,
  type Earlier,
  type EntryRow,
  entryContext,
  findEntry,
  presentEntry,
  questionsAsked,
  type StoredReflection,
  saveReflection,
  themesBefore,
  validReflection,
} from '../../entries/index.ts';
import type { Guide, Past } from '../../guide-provider/index.ts';
import { asOwner, awardReflection } from '../../progression/index.ts';
import { readAhead } from '../../safety/index.ts';
import { DangerInAnswer } from '../checks/output-checks.ts';
import { guideRequests } from '../guide.limits.ts';
import { closedTo } from '../guide.repository.ts';
import { gravityIn } from '../guide.tasks.ts';
import { datedQuotes } from '../guide-entry.ts';
import { askGuide, type GuideProviders } from '../providers/choose-provider.ts';
import {
  askingAfter,
  isGrave,
  isOfDanger,
  LATELY_DAYS,
  namesMourned,
  QUIET_DAYS,
} from './mourned.ts';

/** Questions of earlier reflections on the same entry that are remembered. */
const ASKED = 60;
/** The most earlier entries that a reflection may recall. */
const RELATED = 5;
/** Of so many is looked what they tell. */
const LOOKED_AT = 10;
/** What was written shortly before, and how much of it is read. */
const LATELY = { days: LATELY_DAYS, limit: 24 };

interface Asked {
  ownerId: number;
  id: number;
  at: Moment;
  signal: AbortSignal;
}

type Answer = { entry: Entry; safety: SafetyAnswer | null } & Earnings;

/**
 * Reflects on an entry and stores the reflection with it. When somebody may be in danger, the fixed answer
 * takes the reflection's place (D32).
 * @throws AppError not_found, edit_conflict when the entry was changed meanwhile, guide_failed,
 * guide_unavailable
 */
export async function reflectOnEntry(
  context: Context,
  guides: GuideProviders,
  asked: Asked,
): Promise<Answer> {
  const { ownerId, id, at } = asked;
  await context.limits.consume(guideRequests, String(ownerId));
  const row = await findEntry(context.db, ownerId, id);
  if (!row) throw notFound('That entry');
  await readAhead(context, guides.safety, ownerId, [row]);
  const safety = guides.safety.answerToEntry(row, at);
  if (safety?.tier === 'now') {
    return { entry: await withoutReflection(context, row), safety, ...NOTHING };
  }

  try {
    const reflection = await read(context, guides, row, asked);
    return { safety, ...(await keep(context, guides, row, reflection, at)) };
  } catch (error) {
    if (!(error instanceof DangerInAnswer)) throw error;
    const answer = guides.safety.answerFor(error.finding, at);
    return { entry: await withoutReflection(context, row), safety: answer, ...NOTHING };
  }
}

async function read(
  context: Context,
  guides: GuideProviders,
  row: EntryRow,
  { ownerId, at, signal }: Asked,
): Promise<StoredReflection> {
  const started = performance.now();
  const themes = themesOf(row.content, row.tags);
  const earlier = await entryContext.earlierThan(context.db, ownerId, row);
  const near = { ...earlier, limit: LOOKED_AT };
  const [found, lately] = await Promise.all([
    entryContext.entriesAbout(context.db, ownerId, themes, near),
    entryContext.beginningsBefore(context.db, ownerId, earlier, LATELY),
  ]);
  const read = [...found, ...lately];
  await readAhead(context, guides.safety, ownerId, read);
  const contents = [row, ...read].map(({ content }) => content);
  const [own, ...gravities] = await gravityIn(context, ownerId, contents);
  const told = read.flatMap((page, at) => {
    const gravity = gravities[at];
    if (!gravity) return [];
    const found = guides.safety.dangerInEntry(page);
    const isDanger = isOfDanger(gravity, page.mood, guides.safety.tierOfEntry(page));
    const whose = found?.who === 'other' ? ('others' as const) : ('own' as const);
    const danger = isDanger ? whose : null;
    return [
      { ...gravity, localDate: page.localDate, danger, isGrave: isGrave(gravity, page.mood) },
    ];
  });
  const related = found
    .filter((page, at) => guides.safety.isSafe(page) && !told[at]?.grave)
    .slice(0, RELATED);
  const isOfMourned = told
    .slice(0, found.length)
    .some(
      ({ grave, isGrave, localDate }) =>
        grave && isGrave && namesMourned(row, { ...grave, localDate }),
    );
  const before = told.slice(found.length);
  const isLately = before.some(
    (page) => page.isGrave && page.localDate >= addDays(earlier.day, -QUIET_DAYS),
  );
  const isDelicate = own?.isDelicate && !isAskable(own, row.mood);
  const isQuiet = isDelicate || isOfMourned || (isLately && !isLight(row.mood));
  const doubt = own?.doubt ?? Number.POSITIVE_INFINITY;
  const met = { localDate: earlier.day, doubt, mood: row.mood, isOfMourned };
  const asking = askingAfter(before, met);
  const asked = await questionsAsked(context.db, ownerId, row);
  const { draft, source } = await askGuide(
    context,
    // Of a grave entry nothing is to be said (D76), so that nothing of it is sent either.
    own?.grave ? { ...guides, outside: null } : guides,
    { ownerId, main: [row], also: related, at },
    async (guide, { main: [page], also }) => {
      if (!page) throw notFound('That entry');
      const about = { content: row.content, tags: row.tags, themes };
      const past = await pastOf(context, guide, { ownerId, about, earlier });
      const request = { page, related: also, past, asked, isQuiet };
      // Only of our own questions it is known which are gentle.
      const isOwn = guide.source.kind === 'built-in';
      return guide.reflect(
        { ...request, asking: isOwn ? asking : asking || isQuiet ? 'nothing' : undefined },
        { signal },
      );
    },
  );
  return {
    ...draft,
    quotes: datedQuotes(draft.quotes, [row, ...related]),
    source,
    processingTime: Math.round(performance.now() - started),
    createdAt: at.now.toISOString(),
    checked: guides.safety.version,
    asked: [row.aiReflection?.reflectionQuestion ?? '', ...(row.aiReflection?.asked ?? [])]
      .filter((question) => question !== '')
      .slice(0, ASKED),
  };
}

const NOTHING: Earnings = { xpAwarded: 0, newBadges: [] };

async function keep(
  context: Context,
  { safety }: GuideProviders,
  row: EntryRow,
  reflection: StoredReflection,
  { now }: Moment,
) {
  return asOwner(context, row.userId, async (tx, progress) => {
    // Read again under the lock: of two concurrent requests only one makes the first reflection, and a
    // quoted entry may have been edited, deleted or closed meanwhile.
    const before = await findEntry(tx, row.userId, row.id);
    const closed = new Set(await closedTo(tx, row.userId, reflection.source));
    const standing = await validReflection(
      tx,
      row,
      reflection,
      (page) => safety.isSafe(page) && !closed.has(page.id),
    );
    const kept = standing && (await saveReflection(tx, row.userId, row, standing));
    if (!before || !kept) {
      throw new AppError('conflict', 'A page was changed while it was being read. Ask again.');
    }
    const earnings = before.aiReflection
      ? NOTHING
      : await awardReflection(tx, progress, { kind: 'entry' }, now);
    return { entry: presentEntry(kept), ...earnings };
  });
}

// No older reflection stays with an entry that tells of danger.
async function withoutReflection(context: Context, row: EntryRow): Promise<Entry> {
  if (!row.aiReflection) return presentEntry(row);
  const cleared = await asOwner(context, row.userId, (tx) =>
    saveReflection(tx, row.userId, row, null),
  );
  return presentEntry(cleared ?? { ...row, aiReflection: null });
}

/** What was written before. An outside guide learns nothing of the entries that it may not see. */
async function pastOf(
  { db }: Context,
  { source }: Guide,
  { ownerId, about, earlier }: { ownerId: number; about: AboutEntry; earlier: Earlier },
): Promise<Past> {
  const closed = await closedTo(db, ownerId, source);
  const seen = { ...earlier, except: [...earlier.except, ...closed] };
  const [before, themes] = await Promise.all([
    entryContext.countBefore(db, ownerId, seen),
    themesBefore(db, ownerId, about, seen),
  ]);
  const { words, ...counted } = before;
  return {
    ...counted,
    averageWords: counted.entries === 0 ? 0 : Math.round(words / counted.entries),
    themes,
  };
}
