import type { DraftLock } from './draft-lock.ts';
import type { DraftRecord } from './draft-record.ts';

/** A draft that was sent and has left its form until the server has answered. */
export interface SentDraft {
  record: DraftRecord<object>;
  isKept: boolean;
  /** The change that is stored, null for none. */
  keptAt: number | null;
  /** When it was last changed, if it came from an earlier visit. */
  since: number | null;
  lock: DraftLock | null;
}

/** Something happened to a draft in this tab. */
export interface News {
  id: string;
  /** It was deleted as it was changed at this time. */
  droppedAt?: number;
  /** The form that has its words now. */
  successor?: string;
  /** The browser had no room for its last change after all. */
  isRefused?: boolean;
  /** Drafts of an earlier visit have come back, of whatever form. */
  isRestored?: boolean;
  /** Its save has failed, and it comes back to its form. */
  returned?: SentDraft;
}

/** Returns true when it takes over what has come back. */
type Hear = (news: News) => boolean;

const listeners = new Set<Hear>();

/** Tells every open form of this tab; true once one has taken over what has come back. */
export const tell = (news: News): boolean => [...listeners].some((hear) => hear(news));

/** Returns how to stop listening. */
export function listen(hear: Hear): () => void {
  listeners.add(hear);
  return () => listeners.delete(hear);
}

/** Drafts that have left their forms, by id. */
export const sentOff = new Map<string, SentDraft>();

/** Whether a draft has left this form. */
export const isSentOff = (key: string): boolean =>
  [...sentOff.values()].some(({ record }) => record.key === key);

const tries = new Map<string, Promise<unknown>>();

export const isUnderWay = (id: string): boolean => tries.has(id);

/** Waits until the present try to save a draft is over, if there is one. */
export async function endOfTry(id: string): Promise<void> {
  await tries.get(id)?.catch(() => {});
}

/** Tells every form of this tab that a draft is being saved, until that is over. */
export async function track<R>(id: string, work: () => Promise<R>): Promise<R> {
  const trying = work();
  tries.set(id, trying);
  tell({ id });
  try {
    return await trying;
  } finally {
    tries.delete(id);
    tell({ id });
  }
}
