import type { Mood } from '@pathkeeper/contract';
import { newId } from '../../lib/new-id.ts';
import { storage } from '../../lib/storage.ts';

/** What is being written and not saved yet. It lives in the browser, per person (D16). */
export interface Draft {
  /** Also the idempotency key of its save, so that a retry never makes a second entry. */
  id: string;
  content: string;
  mood: Mood | null;
  tags: string[];
  /** Epoch milliseconds of the last change. */
  changedAt: number;
  /** True from a save that the network stopped until more is written: it goes on by itself. */
  isDue?: boolean;
  /** The version of the entry that an earlier try has made of it, if more was written since. */
  savedVersion?: number | undefined;
}

/** An edit of an entry that is not saved yet. One per tab, as pages are. */
export interface EditDraft extends Draft {
  folderId: number | null;
  /** The entry's version that the edit started from. */
  version: number;
}

const pageKey = (userId: number, id: string) => `draft:${userId}:${id}`;
const editKey = (userId: number, entryId: number, id: string) => `edit:${userId}:${entryId}:${id}`;

export function newDraft(): Draft {
  return { id: newId(), content: '', mood: null, tags: [], changedAt: Date.now() };
}

/** True when nothing in it would be missed. */
export function isEmpty(draft: Pick<Draft, 'content'>): boolean {
  return draft.content.trim() === '';
}

/** Keeps a draft, or forgets it once it is empty. False when the browser would not keep it. */
export function keepDraft(userId: number, draft: Draft): boolean {
  const key = pageKey(userId, draft.id);
  if (isEmpty(draft)) {
    storage.remove(key);
    return true;
  }
  return storage.set(key, JSON.stringify(draft));
}

export function dropDraft(userId: number, id: string): void {
  storage.remove(pageKey(userId, id));
}

/** A draft as it is kept now, whichever tab wrote it last. */
export const findDraft = (userId: number, id: string): Draft | null =>
  readJson<Draft>(storage.get(pageKey(userId, id)));

/** Every draft kept for a person, last changed first. */
export const listDrafts = (userId: number): Draft[] => readAll<Draft>(`draft:${userId}:`);

/** Keeps an edit. False when the browser would not keep it. */
export function keepEdit(userId: number, entryId: number, edit: EditDraft): boolean {
  return storage.set(editKey(userId, entryId, edit.id), JSON.stringify(edit));
}

/** Every edit kept of an entry, last changed first. */
export const listEdits = (userId: number, entryId: number): EditDraft[] =>
  readAll<EditDraft>(`edit:${userId}:${entryId}:`);

export function dropEdit(userId: number, entryId: number, id: string): void {
  storage.remove(editKey(userId, entryId, id));
}

/** An edit as it is kept now, whichever tab wrote it last. */
export const findEdit = (userId: number, entryId: number, id: string): EditDraft | null =>
  readJson<EditDraft>(storage.get(editKey(userId, entryId, id)));

/** Makes what is kept of an edit, whose entry is gone, the draft of a new one. False where it cannot. */
export function freeEdit(userId: number, entryId: number, id: string): boolean {
  const kept = findEdit(userId, entryId, id);
  if (!kept || isEmpty(kept)) return false;
  const { content, mood, tags, changedAt } = kept;
  const own = findDraft(userId, id) ? newId() : id;
  if (!keepDraft(userId, { id: own, content, mood, tags, changedAt })) return false;
  dropEdit(userId, entryId, id);
  return true;
}

function readAll<T extends Draft>(start: string): T[] {
  return storage
    .keys(start)
    .flatMap((key) => readJson<T>(storage.get(key)) ?? [])
    .sort((a, b) => b.changedAt - a.changedAt);
}

function readJson<T extends { content: string }>(raw: string | null): T | null {
  if (raw === null) return null;
  try {
    const value = JSON.parse(raw) as T;
    return typeof value.content === 'string' ? value : null;
  } catch {
    return null;
  }
}
