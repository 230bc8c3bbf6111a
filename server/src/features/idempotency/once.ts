import { createHash } from 'node:crypto';
import type { Earnings, ErrorCode } from '@pathkeeper/contract';
import type { Context, Moment } from '../../platform/context.ts';
import type { Database } from '../../platform/database/index.ts';
import { together } from '../../platform/database/queries/together.ts';
import { AppError } from '../../platform/errors.ts';
import { asOwner } from '../progression/index.ts';
import * as repository from './idempotency.repository.ts';

/** One try of a call that makes something: when it came in, and its idempotency key if it has one. */
export interface Attempt extends Moment {
  key?: string | null;
}

/** A kind of thing that is made once for each key. A feature declares its own. */
export interface Kind {
  /** Stored with the key. Never changes. */
  name: string;
  /** What people call it: `This ${noun} was saved before …`. */
  noun: string;
  /** The sequence that its ids come from. */
  sequence: string;
  /** Field of a 409 answer that holds the thing as it is now; without it the thing is not shown. */
  shownAs?: string;
  /** Code of the refusal to make it again after it was deleted; `already_saved` unless given. */
  deletedCode?: ErrorCode;
}

/** A thing, and what making it earned. */
interface Made<Thing> {
  thing: Thing;
  earnings: Earnings;
}

/** Stores with the key what making a thing earned, and answers it. */
type Keep = (earnings: Earnings) => Promise<Earnings>;

const NO_EARNINGS: Earnings = { xpAwarded: 0, newBadges: [] };

/** What is made once: a kind of thing, its key, and what was asked for. */
type Request = Pick<Attempt, 'key' | 'now'> & { kind: Kind; request: unknown };

const hashOf = ({ request }: Request) =>
  createHash('sha256').update(JSON.stringify(request)).digest('hex');

/**
 * Takes a key for `once`, so that it goes together with other statements of its transaction.
 * @returns the id of what is made under it; null where it is taken, or there is none
 */
export async function takeKey(tx: Database, ownerId: number, of: Request): Promise<number | null> {
  const { key = null, kind, now } = of;
  if (key === null) return null;
  const { name, sequence } = kind;
  const values = { key, kind: name, sequence, requestHash: hashOf(of), createdAt: now };
  return repository.insertKey(tx, ownerId, values);
}

/**
 * Makes a thing once for each idempotency key, within the transaction of `asOwner`: a retry gets what
 * the first try made, waits for one that is under way, and makes it anew when the first was refused.
 * `make` inserts under the given id, or the next one where that is null, and may `keep` what it earned with the key
 * before it is done, together with other statements. `find` reads what the first try made as it is now. `taken` is
 * the answer of `takeKey`, where that was asked already.
 * @throws AppError conflict for a key that made another kind of thing; already_saved for another
 * request under the same key, with the thing as it is now; `deletedCode` when the thing is deleted
 */
export async function once<Thing>(
  tx: Database,
  ownerId: number,
  { taken, ...of }: Request & { taken?: number | null | undefined },
  {
    make,
    find,
  }: {
    make: (id: number | null, keep: Keep) => Promise<{ thing: Thing; earnings?: Earnings }>;
    find: (id: number) => Promise<Thing | undefined>;
  },
): Promise<Made<Thing>> {
  const { key = null, kind } = of;
  const id = taken === undefined ? await takeKey(tx, ownerId, of) : taken;
  if (key === null || id !== null) {
    let isKept = key === null;
    const keep = async (earnings: Earnings) => {
      if (key !== null) await repository.setEarnings(tx, ownerId, key, earnings);
      isKept = true;
      return earnings;
    };
    const made = await make(id, keep);
    if (made.earnings && !isKept) await keep(made.earnings);
    return { earnings: NO_EARNINGS, ...made };
  }
  const first = await repository.findKey(tx, ownerId, key);
  if (first?.kind !== kind.name) {
    throw new AppError('conflict', 'This Idempotency-Key has been used for something else.');
  }
  const thing = await find(first.madeId);
  if (thing === undefined) throw deletedSince(kind);
  if (first.requestHash !== hashOf(of)) throw savedOtherwise(kind, thing);
  return { thing, earnings: first.earnings ?? NO_EARNINGS };
}

/**
 * Runs the checks that stand before a thing is made, unless a first try under the same key has made it: a
 * retry is no second thing, whatever has been locked, stopped or used up since. A refusal waits for a first
 * try that is under way. Null where the thing was made; `once` then answers with it.
 * @param reads what the checks go by, read together with the key; what it refuses is for `checks` to say
 * @throws whatever `checks` throws
 */
export async function unlessMade<T, Read = undefined>(
  { db }: Pick<Context, 'db'>,
  ownerId: number,
  key: string | null | undefined,
  checks: (read: Read) => Promise<T>,
  reads?: (db: Database) => Promise<Read>,
): Promise<T | null> {
  const read = (db: Database) =>
    Promise.all([key ? repository.findKey(db, ownerId, key) : undefined, reads?.(db)]);
  // Without a key and without reads there is nothing to be sent, and no connection to wait for.
  const [known, found] = key || reads ? await together(db, read) : [];
  if (known) return null;
  try {
    return await checks(found as Read);
  } catch (error) {
    if (!key) throw error;
    const made = await asOwner({ db }, ownerId, (tx) => repository.findKey(tx, ownerId, key));
    if (made) return null;
    throw error;
  }
}

/** For `make`, where `unlessMade` has found the thing made, and it is not any more. @throws AppError conflict */
export function tryAgain(): never {
  throw new AppError('conflict', 'This has changed meanwhile. Please try again.');
}

function deletedSince({ noun, deletedCode = 'already_saved' }: Kind): AppError {
  return new AppError(deletedCode, `This ${noun} was saved before and has been deleted since.`);
}

function savedOtherwise({ noun, shownAs }: Kind, thing: unknown): AppError {
  const message = `An earlier version of this ${noun} is already saved.`;
  return new AppError('already_saved', message, shownAs ? { [shownAs]: thing } : {});
}
