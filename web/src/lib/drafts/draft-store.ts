import { newId } from '../new-id.ts';
import { storage } from '../storage.ts';
import { type DraftRecord, parseRecord, pickFields } from './draft-record.ts';
import type { Successor } from './draft-types.ts';

/** Where records lie in the browser's storage. */
export const DRAFTS = 'drafts:';

/** The place of a record; without an id the start of all places of that form. */
export const placeOf = (key: string, id = ''): string => `${DRAFTS}${key}:${id}`;

/** Stores a record in place of what was stored of it. False when the browser refuses. */
export const putDraft = <T>(record: DraftRecord<T>): boolean =>
  storage.set(placeOf(record.key, record.id), JSON.stringify(record));

/** A record as it is stored now, whichever tab wrote it last. */
export const findDraft = <T extends object>(
  key: string,
  id: string,
  pattern: T,
): DraftRecord<T> | null => parseRecord(storage.get(placeOf(key, id)), pattern);

/** Every stored record of a form, last changed first. */
export const listDrafts = <T extends object>(key: string, pattern: T): DraftRecord<T>[] =>
  storage
    .keys(placeOf(key))
    .flatMap((place) => findDraft(key, place.slice(placeOf(key).length), pattern) ?? [])
    .sort((a, b) => b.changedAt - a.changedAt);

/** Whether anything is stored of forms whose key starts so. */
export const hasDrafts = (keyStart: string): boolean => storage.keys(DRAFTS + keyStart).length > 0;

/** Deletes a record as it was last changed at `at`; one that was written on since stays. */
export function dropDraft<T extends object>({ key, id, start }: DraftRecord<T>, at: number): void {
  if (findDraft(key, id, start)?.changedAt === at) storage.remove(placeOf(key, id));
}

/**
 * Gives a stored draft to another form: the fields that one has, under the same id. Returns the change
 * that was moved; null where there is none, or the browser refuses.
 */
export function moveDraft<T extends object>(
  key: string,
  id: string,
  pattern: T,
  to: Successor,
): number | null {
  const kept = findDraft(key, id, pattern);
  if (!kept) return null;
  const fields = pickFields(kept.fields, to.start);
  const { changedAt } = kept;
  if (!putDraft({ ...to, id, fields, saveKey: newId(), changedAt })) return null;
  dropDraft(kept, changedAt);
  return changedAt;
}
