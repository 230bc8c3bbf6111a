import type { Context, Moment } from '../../platform/context.ts';
import { wordsWrittenSince } from '../entries/index.ts';
import type { Safety } from '../safety/index.ts';
import * as repository from './profile.repository.ts';
import { isQuiet, QUIET_FOR } from './quiet.rules.ts';

/**
 * Whether the home screen keeps the game away, on every device of this person (ADR-0007). Decided by
 * reading anew what they wrote in the last 48 hours: nothing about an entry is stored.
 */
export async function readQuiet(
  { db }: Pick<Context, 'db'>,
  safety: Pick<Safety, 'tierOfEntry'>,
  ownerId: number,
  { now }: Pick<Moment, 'now'>,
): Promise<{ isQuiet: boolean }> {
  const [entries, putAwayAt] = await Promise.all([
    wordsWrittenSince(db, ownerId, new Date(now.getTime() - QUIET_FOR)),
    repository.quietPutAwayAt(db, ownerId),
  ]);
  return { isQuiet: isQuiet(entries, putAwayAt, safety.tierOfEntry) };
}

/** Brings the game back. Words of danger written from now on make the home screen quiet again. */
export async function putQuietAway(
  context: Context,
  safety: Pick<Safety, 'tierOfEntry'>,
  ownerId: number,
  at: Pick<Moment, 'now'>,
): Promise<{ isQuiet: boolean }> {
  await repository.saveQuietPutAway(context.db, ownerId, at.now);
  return readQuiet(context, safety, ownerId, at);
}
