import { newId } from '../new-id.ts';

/** What is typed into a form and not saved yet. It lives in the browser, one per tab (ADR-0018). */
export interface DraftRecord<T> {
  id: string;
  /** Names the form and whose it is, e.g. `goals:7:new-goal`. */
  key: string;
  fields: T;
  /** What the form held when this was begun, so that nothing newer is overwritten unseen. */
  start: T;
  /** The idempotency key of its save; a new one once something was saved under it. */
  saveKey: string;
  /** Epoch milliseconds of the last change. */
  changedAt: number;
  /** A save was asked for and not answered; it goes on by itself until more is written. */
  isDue?: boolean | undefined;
  /** The version that an earlier try saved, if more was written since. */
  savedVersion?: number | undefined;
}

/** What is known of a draft beside its words. */
export type KnownOfDraft = Partial<
  Pick<DraftRecord<unknown>, 'saveKey' | 'isDue' | 'savedVersion'>
>;

/** The id of a draft that all tabs share. */
export const SHARED = 'shared';

export function newRecord<T>(key: string, start: T, id = newId()): DraftRecord<T> {
  return { id, key, fields: start, start, saveKey: newId(), changedAt: 0 };
}

/**
 * Reads a stored record; null for anything that is not a draft of such a form. Fields that were not
 * stored, because the form has got them since, are those of `pattern`.
 */
export function parseRecord<T extends object>(
  raw: string | null,
  pattern: T,
): DraftRecord<T> | null {
  try {
    const record = JSON.parse(raw ?? 'null') as DraftRecord<T> | null;
    if (typeof record?.fields !== 'object') return null;
    const fields = { ...pattern, ...record.fields };
    const start = { ...pattern, ...record.start };
    return fits(fields, pattern) && fits(start, pattern) ? { ...record, fields, start } : null;
  } catch {
    return null;
  }
}

/** Whether two forms hold the same; white space around texts does not count. */
export const saysSame = <T extends object>(a: T, b: T): boolean =>
  namesOf(b).every((name) => comparable(a[name]) === comparable(b[name]));

/** Whether two forms hold the same to the letter. */
export const isExactly = <T extends object>(a: T, b: T): boolean =>
  namesOf(b).every((name) => JSON.stringify(a[name]) === JSON.stringify(b[name]));

/** Only those fields that a form of this pattern has. */
export const pickFields = <T extends object>(fields: object, pattern: T): T => ({
  ...pattern,
  ...Object.fromEntries(Object.entries(fields).filter(([name]) => name in pattern)),
});

const namesOf = <T extends object>(fields: T) => Object.keys(fields) as (keyof T)[];

const comparable = (value: unknown) =>
  typeof value === 'string' ? value.trim() : JSON.stringify(value);

const fits = <T extends object>(fields: T, pattern: T): boolean =>
  namesOf(pattern).every((name) => isAlike(fields[name], pattern[name]));

/** A text must be a text, and a list one of texts; other values may also be null. */
const isAlike = (value: unknown, pattern: unknown): boolean =>
  Array.isArray(pattern)
    ? Array.isArray(value) && value.every((each) => typeof each === 'string')
    : typeof pattern !== 'string' || typeof value === 'string';
