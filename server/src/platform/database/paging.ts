import { desc, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { AppError } from '../errors.ts';

/** One page of a list, and the cursor of the next one; null at the end. */
export interface Page<T> {
  items: T[];
  next: string | null;
}

/** What a caller asks of a list. */
export interface PageRequest {
  /** Items of one page at most. */
  limit: number;
  cursor?: string | undefined;
}

/** A place in a list sorted newest first: instant and id of the last row shown. */
export interface Place {
  /** Of a list in which some rows stand above the newest: the rank of the row; the higher come first. */
  rank?: number;
  at: Date;
  id: number;
}

/** Rows to read: at most `limit` of them, those after a place when one is given. */
export interface Window {
  limit: number;
  after: Place | null;
}

/**
 * One page of a list, newest first unless `read` has another fixed order. Reads one row more than it
 * shows, which tells whether there is a next page.
 * @throws AppError invalid_request for a cursor that no page gave
 */
export async function readPage<Row extends { id: number }, Item>(
  { limit, cursor }: PageRequest,
  {
    read,
    rank,
    at,
    present,
  }: {
    read: (window: Window) => Promise<Row[]>;
    /** What the list is sorted by first, if not by the instant. */
    rank?: (row: Row) => number;
    /** The instant that the list is sorted by, before the id. */
    at: (row: Row) => Date;
    present: (rows: Row[]) => Item[] | Promise<Item[]>;
  },
): Promise<Page<Item>> {
  const after = cursor === undefined ? null : decodeCursor(cursor, rank !== undefined);
  const rows = await read({ limit: limit + 1, after });
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const hasMore = rows.length > limit && last !== undefined;
  return {
    items: await present(shown),
    next: hasMore
      ? encodeCursor({ ...(rank ? { rank: rank(last) } : {}), at: at(last), id: last.id })
      : null,
  };
}

/** The order of such a list. */
export const newestFirst = (at: PgColumn, id: PgColumn): SQL[] => [desc(at), desc(id)];

/** Rows after a place in such a list; an index on both columns finds it. */
export function isAfter(
  at: PgColumn,
  id: PgColumn,
  place: Place | { at: Placeholder; id: Placeholder },
): SQL {
  const instant = place.at instanceof Date ? place.at.toISOString() : place.at;
  return sql`(${at}, ${id}) < (${instant}::timestamptz, ${place.id}::bigint)`;
}

/** The end of the year 9999, the last that the database and JavaScript agree on. */
const LATEST = 253_402_300_799_999;

/** An opaque place: rank if there is one, epoch milliseconds, as exact as instants are stored, and id. */
export function encodeCursor({ rank, at, id }: Place): string {
  const parts = [...(rank === undefined ? [] : [rank]), at.getTime(), id];
  return Buffer.from(parts.join('.')).toString('base64url');
}

function decodeCursor(cursor: string, isRanked: boolean): Place {
  const pattern = isRanked ? /^(\d)\.(\d{1,15})\.(\d{1,16})$/ : /^()(\d{1,15})\.(\d{1,16})$/;
  const match = pattern.exec(Buffer.from(cursor, 'base64url').toString());
  const [rank, milliseconds, id] = [Number(match?.[1]), Number(match?.[2]), Number(match?.[3])];
  if (!match || !Number.isSafeInteger(id) || milliseconds > LATEST) {
    throw new AppError('invalid_request', 'That page of the list does not exist.');
  }
  return { ...(isRanked ? { rank } : {}), at: new Date(milliseconds), id };
}
