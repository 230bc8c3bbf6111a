import type { DraftRecord } from './draft-record.ts';

/** What a form shows. */
export interface DraftState<T> {
  fields: T;
  /** What the form held when these were begun. */
  start: T;
  /** False once the browser has refused to keep them. */
  isKept: boolean;
  /** When they come from an earlier visit: their last change, in epoch milliseconds. */
  since: number | null;
  /** They are on their way to the server, sent from here or from where the form stood before. */
  isSending: boolean;
  /** A save of them goes on by itself, until more is written. */
  isDue: boolean;
  /** Other drafts of this form that are not open in another tab. */
  others: DraftRecord<T>[];
}

/**
 * Saves a draft; returns null when it has saved nothing. `stands` tells whether the draft is still
 * what is kept: not changed or deleted since.
 */
export type SaveDraft<T, R> = (record: DraftRecord<T>, stands: () => boolean) => Promise<R>;

export interface Draft<T> {
  state(): DraftState<T>;
  subscribe(listener: () => void): () => void;
  /** Brings back what was left unsaved and no other tab has open; returns how the form is left. */
  open(): () => void;
  /** Settles once the draft that this tab had open is back on the form. */
  whenBack(): Promise<void>;
  /** Takes note of what the form would hold if nothing were typed. */
  follow(start: T): void;
  /** Changes some of the fields and keeps all of them in the same moment. */
  change(some: Partial<T> | ((fields: T) => Partial<T>)): void;
  /**
   * Saves the fields, and deletes the draft once that has succeeded, also when the form is gone from
   * the screen by then. More that was written since stays.
   *
   * @throws what `work` throws; MovedToSuccessor where that says what was to be changed is gone, and
   * the form for a new one has the fields
   */
  send<R>(work: SaveDraft<T, R>): Promise<R>;
  /**
   * Saves as `send` does, but empties the form at once, so that it can be written on meanwhile. If
   * that fails the fields come back: onto the empty form, or joined (`join`) with what was typed since.
   * Null when another try has saved them.
   */
  sendOff<R>(work: SaveDraft<T, R>): Promise<R | null>;
  /** Saves another draft whose save is due, as `send` does; null where it is not, or not any more. */
  sendOther<R>(id: string, work: SaveDraft<T, R>): Promise<R | null>;
  /** Opens another draft in place of this one, which stays kept. */
  openOther(id: string): Promise<void>;
  /** Deletes what was typed. */
  startOver(): void;
}

/** The form for a new thing, which takes over the words for one that is gone. */
export interface Successor {
  key: string;
  start: object;
}

export interface DraftOptions<T> {
  /** Tells fields that nobody would miss: those the form began with, unless it says otherwise. */
  isEmpty?: (fields: T, start: T) => boolean;
  /** Where the fields go when what they were to change is gone. */
  successor?: () => Successor;
  /** Fields that come back after a failed save, with those typed since: for forms that `sendOff`. */
  join?: (sent: T, since: T) => T;
  /** Whether after this error the fields are saved as another thing than before. */
  isForNew?: (error: unknown) => boolean;
  /** All tabs write into one draft, each change on top of what is stored; there are no locks. */
  isShared?: boolean;
}

/** What was to be changed is gone; the words of the change are in the form for a new one. */
export class MovedToSuccessor extends Error {}
