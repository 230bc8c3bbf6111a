import { createHash } from 'node:crypto';
import type { Earnings } from '@pathkeeper/contract';
import type { Moment } from '../../platform/context.ts';
import type { Database } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import * as repository from './saves.repository.ts';

/** The moment at which something new is made, and the writer's idempotency key if they sent one. */
export interface Making extends Moment {
  key?: string | null;
}

export interface NewSave extends Pick<Making, 'key'> {
  what: repository.Save['what'];
  /** All that says what is to be made. */
  request: unknown;
  now: Date;
}

/** What was made under a key. */
export interface SavedBefore {
  id: number;
  /** False when something else was asked for then than now. */
  isSame: boolean;
  earnings: Earnings;
}

/** The id that a new thing is to have, null for the next one; or what its key has made before. */
export type Claim = { id: number | null; before: null } | { id: null; before: SavedBefore };

const NOTHING: Earnings = { xpAwarded: 0, newBadges: [] };

/**
 * Claims the key of a new thing, in the transaction that makes it: a second try finds what the first
 * has made, waits for one that is under way, and finds nothing when the first was refused.
 * @throws AppError conflict for a key that made something of another kind
 */
export async function claim(
  tx: Database,
  ownerId: number,
  { key = null, what, request, now }: NewSave,
): Promise<Claim> {
  if (key === null) return { id: null, before: null };
  const requestHash = createHash('sha256').update(JSON.stringify(request)).digest('hex');
  const save = { key, what, requestHash, createdAt: now };
  const id = await repository.claimKey(tx, ownerId, save);
  if (id !== null) return { id, before: null };
  const before = await repository.findSave(tx, ownerId, key);
  if (before?.what !== what) {
    throw new AppError('conflict', 'This Idempotency-Key has been used for something else.');
  }
  const isSame = before.requestHash === requestHash;
  return { id: null, before: { id: before.madeId, isSame, earnings: before.earnings ?? NOTHING } };
}

/** Keeps what a save earned beside its key, if it has one, so that a retry is told the same. */
export async function keepEarnings(
  tx: Database,
  ownerId: number,
  key: Making['key'],
  earnings: Earnings,
): Promise<void> {
  if (key) await repository.keepEarnings(tx, ownerId, key, earnings);
}

/** Refuses a second try whose thing is there no more: it must not come back. */
export function deletedSince(
  what: string,
  code: 'already_saved' | 'entry_deleted' = 'already_saved',
): AppError {
  return new AppError(code, `This ${what} was saved before and has been deleted since.`);
}

/** Refuses a second try that asks for something else than the first; `made` shows what that made. */
export function refuseOther({ isSame }: SavedBefore, what: string, made: object = {}): void {
  if (isSame) return;
  const sentence = `An earlier version of this ${what} is already saved.`;
  throw new AppError('already_saved', sentence, { ...made });
}
