import { AppError } from './errors.ts';

/** A page of a list and the cursor of the next, null at the end. */
export interface Page<T> {
  items: T[];
  next: string | null;
}

/** The end of the year 9999, the last that the database and JavaScript agree on. */
const LATEST = 253_402_300_799_999;

/** An opaque place in a list sorted by instant and id: epoch milliseconds and the id. */
export function encodeCursor(place: [milliseconds: number, id: number]): string {
  return Buffer.from(place.join('.')).toString('base64url');
}

/** @throws AppError invalid_request for anything that `encodeCursor` did not make */
export function decodeCursor(cursor: string): [milliseconds: number, id: number] {
  const match = /^(\d{1,15})\.(\d{1,16})$/.exec(Buffer.from(cursor, 'base64url').toString());
  const [milliseconds, id] = [Number(match?.[1]), Number(match?.[2])];
  if (!match || !Number.isSafeInteger(id) || milliseconds > LATEST) {
    throw new AppError('invalid_request', 'That page of the list does not exist.');
  }
  return [milliseconds, id];
}
