import {
  type Actor,
  type api,
  can,
  type ParsedInput,
  type ResponseOf,
  type WritingStop,
} from '@pathkeeper/contract';
import type { Context, Moment } from '../../platform/context.ts';
import type { Database } from '../../platform/database/index.ts';
import { type Page, readPage } from '../../platform/database/paging.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import { findMember } from '../accounts/index.ts';
import { logAct } from '../audit/index.ts';
import { endStop, findStop, presentStop, setStop } from '../forum-cases/index.ts';
import { type NoticeDetails, notify } from '../notices/index.ts';
import { asOwner } from '../progression/index.ts';
import { listStops } from './stops.public.repository.ts';

type Caller = Actor & { id: number };
type Shown = ResponseOf<typeof api.moderation.stops>[number];

const DAY_MS = 24 * 60 * 60 * 1000;

/** Who may not write at the moment. */
export function stops(
  { db }: Context,
  query: ParsedInput<typeof api.moderation.stops>['query'],
  { now }: Moment,
): Promise<Page<Shown>> {
  return readPage(query, {
    read: (window) => listStops(db, now, window),
    at: ({ createdAt }) => createdAt,
    present: (rows) =>
      rows.map(({ id: userId, username, stoppedBy, createdAt, ...stop }) => ({
        ...presentStop(stop),
        ...{ userId, username, stoppedBy },
        createdAt: createdAt.toISOString(),
      })),
  });
}

/**
 * Stops somebody from writing in the forum for some days; a stop that holds is replaced.
 * @throws AppError not_found, forbidden for whoever stands as high and for oneself
 */
export async function stop(
  context: Context,
  caller: Caller,
  userId: number,
  how: ParsedInput<typeof api.moderation.stop>['body'],
  { now }: Moment,
): Promise<WritingStop> {
  if (!(await findMember(context.db, userId))) throw notFound('That person');
  return asOwner(context, userId, (tx) => stopAuthor(tx, caller, userId, how, now));
}

/** The same for the author of words; their lock is held. */
export async function stopAuthor(
  tx: Database,
  caller: Caller,
  userId: number | null,
  { days, reason }: { days: number; reason: string },
  now: Date,
): Promise<WritingStop> {
  const person = userId === null ? undefined : await findMember(tx, userId);
  if (!person) throw new AppError('conflict', 'Its author has left: there is nobody to stop.');
  if (!can(caller, 'stopWriting', person)) {
    throw new AppError('forbidden', 'Only members can be stopped from writing.');
  }
  const before = await findStop(tx, person.id, now);
  const made = { until: new Date(now.getTime() + days * DAY_MS), reason };
  await setStop(tx, person.id, { ...made, stoppedBy: caller.id, createdAt: now });
  await logAct(tx, {
    ...{ at: now, area: 'forum', act: 'stop', actorId: caller.id, personId: person.id, reason },
    before: before ? { until: before.until.toISOString() } : null,
    after: { until: made.until.toISOString(), days },
  });
  const { until } = presentStop(made);
  await tell(tx, caller, person.id, { act: 'stopped', reason, until }, now);
  return presentStop(made);
}

/** Lets somebody write again; changes nothing for whoever may. @throws AppError not_found */
export async function liftStop(
  context: Context,
  caller: Caller,
  userId: number,
  { now }: Moment,
): Promise<void> {
  if (!(await findMember(context.db, userId))) throw notFound('That person');
  await asOwner(context, userId, (tx) => lift(tx, caller, userId, now));
}

async function lift(tx: Database, caller: Caller, userId: number, now: Date): Promise<void> {
  const held = await findStop(tx, userId, now);
  if (!held) return;
  await endStop(tx, userId, now);
  await logAct(tx, {
    ...{ at: now, area: 'forum', act: 'lift', actorId: caller.id, personId: userId },
    before: { until: held.until.toISOString() },
    after: { until: now.toISOString() },
  });
  await tell(tx, caller, userId, { act: 'released' }, now);
}

/** A later notice about writing takes an earlier one's place (D48). */
const tell = (
  tx: Database,
  { id: from }: Caller,
  to: number,
  details: NoticeDetails,
  now: Date,
): Promise<void> => notify(tx, { kind: 'moderation', to, from, subject: 'writing', details, now });

/** Lifts the stop that came with a decision which is taken back. */
export async function liftWithDecision(
  tx: Database,
  caller: Caller,
  userId: number | null,
  decidedAt: Date | null,
  now: Date,
): Promise<void> {
  if (userId === null) return;
  const held = await findStop(tx, userId, now);
  if (held?.createdAt.getTime() === decidedAt?.getTime()) await lift(tx, caller, userId, now);
}
