import type { SecurityEvent, SecurityEventKind } from '@pathkeeper/contract';
import { SECURITY_LIMITS } from '@pathkeeper/contract';
import type { Context } from '../../../platform/context.ts';
import { type Page, type PageRequest, readPage } from '../../../platform/database/paging.ts';
import type { Principal } from '../../../platform/http/principal.ts';
import { deleteEventsBefore, deleteExpiredTickets } from './all-events.public.repository.ts';
import * as repository from './security-log.repository.ts';

export { listAllEvents } from './all-events.public.repository.ts';

type Base = Pick<Context, 'db' | 'clock'>;

/** Who came from where, as far as the log keeps it. */
export interface Visit {
  /** Undefined where the connection had gone before it was asked for. */
  ip: string | undefined;
  headers: { 'user-agent'?: string | undefined };
  log: Record<'info' | 'warn', (details: object, message: string) => void>;
}

/** What somebody who guards the door looks for in the log of the process. */
const SUSPICIOUS: readonly SecurityEventKind[] = [
  'sign-in-failed',
  'second-step-failed',
  'session-stolen',
];

/**
 * Notes what happened at an account's door: for its person, and as one line of the process's log, which
 * holds the address and nothing that was typed. Of an account that there is not, only the line.
 */
export async function noteEvent(
  { db, clock }: Base,
  { ip, headers, log }: Visit,
  {
    kind,
    userId,
    sid = null,
  }: { kind: SecurityEventKind; userId: number | null; sid?: string | null },
): Promise<void> {
  const address = ip ?? 'unknown';
  const line = { security: kind, address };
  if (SUSPICIOUS.includes(kind)) log.warn(line, 'security');
  else log.info(line, 'security');
  if (userId === null) return;
  await repository.insertEvent(db, userId, {
    ...{ at: clock.now(), kind, address, sid },
    userAgent: headers['user-agent']?.slice(0, 300) ?? null,
  });
}

/** What happened to somebody's account, newest first. */
export function activity(
  { db }: Pick<Context, 'db'>,
  caller: Principal,
  request: PageRequest,
): Promise<Page<SecurityEvent>> {
  return readPage(request, {
    read: (window) => repository.listEvents(db, caller.id, window),
    at: (row) => row.at,
    present: (rows) =>
      rows.map(({ id, at, kind, address, userAgent, sid }) => ({
        ...{ id, kind, address, userAgent },
        at: at.toISOString(),
        here: sid === caller.sid,
      })),
  });
}

/** Forgets what is older than ninety days, and second steps that were not taken in time. */
export async function forgetEvents({ db, clock }: Base): Promise<void> {
  const before = clock.now().getTime() - SECURITY_LIMITS.days * 24 * 60 * 60 * 1000;
  await deleteEventsBefore(db, new Date(before));
  await deleteExpiredTickets(db, clock.now());
}
