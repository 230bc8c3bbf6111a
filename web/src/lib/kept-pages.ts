import { newId } from './new-id.ts';
import { storage } from './storage.ts';

/** What is typed into a form and not saved yet. It lives in the browser, one per tab (ADR-0002). */
export interface KeptPage<T> {
  id: string;
  fields: T;
  /** What the form held when this was begun, so that nothing newer is overwritten unseen. */
  start: T;
  /** What it is saved under (Idempotency-Key); its id, unless something was saved under that already. */
  saveKey?: string;
  /** Epoch milliseconds of the last change. */
  changedAt: number;
}

/** Where a page is kept; `form` names the form and whose it is. */
export const pageKey = (form: string, id: string): string => `form:${form}:${id}`;

export const newPage = <T>(start: T): KeptPage<T> => ({
  id: newId(),
  fields: start,
  start,
  changedAt: 0,
});

/** False when the browser would not keep it. */
export const keepPage = <T>(form: string, page: KeptPage<T>): boolean =>
  storage.set(pageKey(form, page.id), JSON.stringify(page));

/** A page as it is kept now, whichever tab wrote it last; null for what is not such a form's. */
export function findPage<T extends object>(
  form: string,
  id: string,
  pattern: T,
): KeptPage<T> | null {
  try {
    const page = JSON.parse(storage.get(pageKey(form, id)) ?? 'null') as KeptPage<T> | null;
    return page && fits(page.fields, pattern) && fits(page.start, pattern) ? page : null;
  } catch {
    return null;
  }
}

/** Every page kept of a form, last changed first. */
export const listPages = <T extends object>(form: string, pattern: T): KeptPage<T>[] =>
  storage
    .keys(pageKey(form, ''))
    .flatMap((key) => findPage(form, key.slice(pageKey(form, '').length), pattern) ?? [])
    .sort((a, b) => b.changedAt - a.changedAt);

/** Makes a page of what earlier versions kept: the fields alone, under the form's own name. */
export function takeOverOld<T extends object>(form: string, start: T): void {
  const raw = storage.get(form);
  if (raw === null) return;
  let fields: unknown;
  try {
    fields = JSON.parse(raw);
  } catch {
    // Nothing that anybody typed.
  }
  const page = {
    ...newPage(start),
    fields: { ...start, ...Object(fields) },
    changedAt: Date.now(),
  };
  if (!fits(page.fields, start) || keepPage(form, page)) storage.remove(form);
}

/** Forgets a page as it was last changed at `changedAt`: written on since, wherever, it stays. */
export function dropPage<T extends object>(
  form: string,
  { id, start }: KeptPage<T>,
  at: number,
): void {
  if (findPage(form, id, start)?.changedAt === at) storage.remove(pageKey(form, id));
}

/** Whether two forms say the same: white space around their words is not theirs. */
export const saySame = <T extends object>(a: T, b: T): boolean =>
  (Object.keys(b) as (keyof T)[]).every((name) => bare(a[name]) === bare(b[name]));

/** Whether two forms are the same to the letter. */
export const isExactly = <T extends object>(a: T, b: T): boolean =>
  (Object.keys(b) as (keyof T)[]).every((name) => a[name] === b[name]);

const bare = (value: unknown) => (typeof value === 'string' ? value.trim() : value);

const fits = <T extends object>(fields: T, pattern: T): boolean =>
  (Object.keys(pattern) as (keyof T)[]).every(
    (name) => typeof pattern[name] !== 'string' || typeof fields[name] === 'string',
  );
