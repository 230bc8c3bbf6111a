import {
  type Earnings,
  MONTH_NAMES,
  type MonthlyReflection,
  type Mood,
  type SafetyAnswer,
  type WeeklyReflection,
  weekStart,
} from '@pathkeeper/contract';
import { localDateAt } from '../../../platform/clock.ts';
import type { Context, Moment } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { entryContext, periods } from '../../entries/index.ts';
import type { Guide, MonthDraft, PeriodRequest, WeekDraft } from '../../guide-provider/index.ts';
import { asOwner, awardReflection, findLevel, requireLevel } from '../../progression/index.ts';
import {
  findPeriod,
  isBlank,
  type Period,
  type StoredBeside,
  type StoredMonth,
  type StoredPeriod,
  type StoredWeek,
  savePeriod,
} from '../../reflections/index.ts';
import type { Safety } from '../../safety/index.ts';
import { DangerInAnswer } from '../checks/output-checks.ts';
import { guideRequests } from '../guide.limits.ts';
import * as repository from '../guide.repository.ts';
import { datedQuotes } from '../guide-entry.ts';
import { askGuide, type GuideProviders } from '../providers/choose-provider.ts';
import {
  countPeriod,
  daysOfPeriod,
  lookThrough,
  periodRequest,
  type ReadPeriod,
  readPeriod,
} from './read-period.ts';
import { fingerprintOf, isCheckedWith, isOutdated, readable } from './stored.ts';

export interface AskedPeriod {
  ownerId: number;
  period: Period;
  /** Asks for a new one, whether or not the entries changed. */
  fresh: boolean;
  at: Moment;
  signal: AbortSignal;
}

/** What is counted anew for each answer. */
type Live = Pick<WeeklyReflection, 'entryCount' | 'words' | 'days' | 'isOutdated'>;

/** The moods recorded most often; a tie is a tie. */
const dominant = (moods: readonly { mood: Mood; count: number }[]): Mood[] =>
  moods.filter(({ count }) => count === moods[0]?.count).map(({ mood }) => mood);

/** What the answer adds to a reflection. */
type Beside = { safety: SafetyAnswer | null } & Earnings;

const NOTHING: Earnings = { xpAwarded: 0, newBadges: [] };

/**
 * The reflection of a week, from level 2 on. It is stored, and made anew once its entries changed, or on request (D34);
 * one of an outside guide stays until then, marked as outdated. The first request in a calendar week earns XP.
 * @throws AppError level_required, not_found with the document's sentence when nothing was written
 */
export async function reflectOnWeek(
  context: Context,
  guides: GuideProviders,
  asked: AskedPeriod,
): Promise<WeeklyReflection & Beside> {
  requireLevel(await findLevel(context, asked.ownerId), 'weeklyReflection');
  return reflectOnPeriod<StoredWeek>(context, guides, asked, async (read) => ({
    weekStart: asked.period.from,
    dominantMoods: dominant(read.count.moods),
    ...(await draftOf<WeekDraft>(context, guides, asked, read, NO_WEEK, (guide, request) =>
      guide.week(request, { signal: asked.signal }),
    )),
  }));
}

/** The reflection of a month, from level 3 on. As for a week, but without XP. */
export async function reflectOnMonth(
  context: Context,
  guides: GuideProviders,
  asked: AskedPeriod,
): Promise<MonthlyReflection & Beside> {
  requireLevel(await findLevel(context, asked.ownerId), 'monthlyReflection');
  const [year = 1, month = 1] = asked.period.from.split('-').map(Number);
  return reflectOnPeriod<StoredMonth>(context, guides, asked, async (read) => ({
    month: MONTH_NAMES[month - 1] ?? '',
    year,
    ...(await draftOf<MonthDraft>(context, guides, asked, read, NO_MONTH, (guide, request) =>
      guide.month(request, { signal: asked.signal }),
    )),
  }));
}

// The draft for a period whose entries all tell of danger: no guide is asked.
const NO_PERIOD = { title: '', question: '', emergingGoals: [], quotes: [] };
const NO_WEEK: WeekDraft = {
  ...NO_PERIOD,
  commonThemes: '',
  growthObservations: '',
  directionAndMomentum: '',
  weeklyInsight: '',
};
const NO_MONTH: MonthDraft = {
  ...NO_PERIOD,
  moodTrends: '',
  keyThemes: '',
  growthJourney: '',
  lifeDirection: '',
  goalAchievementSuggestions: [],
  monthlyWisdom: '',
};

/** What is the same for a week and a month. */
type About = Pick<
  WeeklyReflection,
  'quotes' | 'source' | 'entryCount' | 'words' | 'processingTime' | 'createdAt'
>;

async function draftOf<Draft extends WeekDraft | MonthDraft>(
  context: Context,
  guides: GuideProviders,
  { ownerId, period, at }: AskedPeriod,
  read: ReadPeriod,
  nothing: Draft,
  ask: (guide: Guide, request: PeriodRequest) => Promise<Draft>,
): Promise<Draft & About> {
  const started = performance.now();
  const { draft, source } =
    read.pages.length === 0
      ? { draft: nothing, source: guides.builtIn.source }
      : await askGuide<Draft>(
          context,
          guides,
          { ownerId, main: read.pages, also: read.related, at },
          async (guide, shown) => {
            const count = await countFor(context, guide, { ownerId, period }, read);
            return ask(guide, periodRequest(period, count, shown));
          },
        );
  const about: About = {
    quotes: datedQuotes(draft.quotes, [...read.pages, ...read.related]),
    source,
    entryCount: read.count.entryCount,
    words: read.count.words,
    processingTime: Math.round(performance.now() - started),
    createdAt: at.now.toISOString(),
  };
  return { ...(draft as Draft), ...about };
}

/** The counts for a guide. Those for an outside guide leave out the entries that it may not see. */
async function countFor(
  { db }: Context,
  { source }: Guide,
  { ownerId, period }: Pick<AskedPeriod, 'ownerId' | 'period'>,
  { count, unsafe }: ReadPeriod,
) {
  if (source.kind === 'built-in') return count;
  const closed = await repository.closedTo(db, ownerId, source);
  return countPeriod(db, ownerId, period, { unsafe, unseen: [...unsafe, ...closed] });
}

async function reflectOnPeriod<Made extends StoredWeek | StoredMonth>(
  context: Context,
  guides: GuideProviders,
  asked: AskedPeriod,
  make: (read: ReadPeriod) => Promise<Made>,
): Promise<Made & Live & Beside> {
  const { ownerId, period, fresh, at } = asked;
  const { db } = context;
  const { safety } = guides;
  const key = { kind: period.kind, start: period.from };
  const [totals, stored] = await Promise.all([
    periods.totalsOfPeriod(db, ownerId, period),
    findPeriod(db, ownerId, key),
  ]);
  if (totals.entryCount === 0) {
    throw new AppError('not_found', `Make sure you have journal entries for this ${period.kind}.`);
  }
  // Other safety words ask for a new reflection: what was safe before may not be now. So do other entries, but
  // for one of an outside guide, which gets no entry unasked; an empty one's may all have told of danger before.
  const isOwn = guides.outside === null && stored?.body.source.kind === 'built-in';
  const isToRead = !fresh && stored !== undefined && isCheckedWith(stored, safety.version);
  const left = isToRead ? await readable(db, ownerId, stored.body) : null;
  const kept = stored &&
    left && { fingerprint: stored.fingerprint, body: left as StoredPeriod & Made };
  const renews = kept && isOutdated(kept, totals) && (isOwn || isBlank(kept.body));
  if (kept && !renews) return answer(context, safety, asked, kept, NOTHING);

  try {
    await context.limits.consume(guideRequests, String(ownerId));
  } catch (error) {
    // Whoever only reads gets what there is.
    const isTooOften = error instanceof AppError && error.code === 'too_many_requests';
    if (!isTooOften || !kept || isBlank(kept.body)) throw error;
    return answer(context, safety, asked, kept, NOTHING);
  }
  const read = await readPeriod(context, safety, ownerId, period);
  const body = await makeSafely(read, make);
  const made = { fingerprint: fingerprintOf(totals, safety.version), body };
  const earnings = await asOwner(context, ownerId, async (tx, progress) => {
    await refuseChanged(tx, ownerId, read, body);
    await savePeriod(tx, ownerId, key, { ...made, body: body as StoredPeriod, createdAt: at.now });
    // A week of only unsafe entries has no reflection, and earns nothing.
    if (period.kind === 'month' || isBlank(body)) return NOTHING;
    const askedIn = weekStart(localDateAt(at.now, at.zone));
    return awardReflection(tx, progress, { kind: 'week', askedIn }, at.now);
  });
  return answer(context, safety, asked, made, earnings);
}

/**
 * A stored reflection with the counts and days of now. Entries written or edited since are checked for
 * danger first. The contract's schema removes the fields that are only stored.
 */
async function answer<Made extends StoredWeek | StoredMonth>(
  { db, workers }: Context,
  safety: Safety,
  { ownerId, period, at }: AskedPeriod,
  stored: { fingerprint: string; body: Made & StoredBeside },
  earnings: Earnings,
): Promise<Made & Live & Beside> {
  const { body } = stored;
  const totals = await periods.totalsOfPeriod(db, ownerId, period);
  const isOlder = isOutdated(stored, totals);
  const { unsafe, danger } =
    isOlder || !body.unsafe
      ? await lookThrough({ db, workers }, safety, ownerId, period)
      : { unsafe: body.unsafe, danger: null };
  const [days, moods] = await Promise.all([
    daysOfPeriod(db, ownerId, period, unsafe),
    periods.moodsOfPeriod(db, ownerId, period, unsafe),
  ]);
  const told = danger ?? body.danger;
  const live: Live = {
    entryCount: totals.entryCount,
    words: totals.words,
    // Where nothing is reflected on, nothing is read back.
    days: isBlank(body) ? days.map((day) => ({ ...day, line: '' })) : days,
    isOutdated: isOlder,
  };
  const beside: Pick<Beside, 'safety'> = { safety: told && safety.answerFor(told, at) };
  const moodsNow = 'weekStart' in body ? { dominantMoods: dominant(moods) } : {};
  return Object.assign({}, body, live, moodsNow, beside, earnings);
}

/** The reflection of a period; an empty one when the guide's answer speaks of danger. */
async function makeSafely<Made extends StoredWeek | StoredMonth>(
  read: ReadPeriod,
  make: (read: ReadPeriod) => Promise<Made>,
): Promise<Made & StoredBeside> {
  const recalls = read.related.map(({ id }) => id);
  const { unsafe } = read;
  try {
    return { ...(await make(read)), danger: read.danger, recalls, unsafe };
  } catch (error) {
    if (!(error instanceof DangerInAnswer)) throw error;
    const { kind, who } = error.finding;
    return { ...(await make({ ...read, pages: [] })), danger: { kind, who }, recalls, unsafe };
  }
}

/** @throws AppError conflict when an entry was edited, deleted or closed to the guide that read it */
async function refuseChanged(
  tx: Context['db'],
  ownerId: number,
  { pages, related }: ReadPeriod,
  { source, quotes }: StoredWeek | StoredMonth,
): Promise<void> {
  const closed = new Set(await repository.closedTo(tx, ownerId, source));
  if (
    quotes.some(({ entryId }) => closed.has(entryId)) ||
    !(await entryContext.areUnchanged(tx, ownerId, [...pages, ...related]))
  ) {
    throw new AppError('conflict', 'A page was changed while it was being read. Ask again.');
  }
}
