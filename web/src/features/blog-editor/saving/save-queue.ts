import type { ManagedArticle } from '@pathkeeper/contract';
import { ApiError, isPassing, reasonOf } from '../../../lib/api/api-error.ts';

/** Where the words of the editor stand. */
export type SaveState =
  | { kind: 'saved'; at: number | null }
  | { kind: 'waiting' }
  | { kind: 'saving' }
  /** `isPassing`: it is tried again by itself. */
  | { kind: 'failed'; reason: string; isPassing: boolean }
  /** Somebody else saved another text meanwhile. */
  | { kind: 'conflict'; theirs: ManagedArticle };

/** What the queue saves, and how. */
export interface Saved {
  /** Whether anything is to be saved. */
  isDue: () => boolean;
  /** Sends the present words; resolves once the server has them. */
  save: () => Promise<void>;
  /** The article as it is on the server, for a save that was refused as a change of an older version. */
  theirs: () => Promise<ManagedArticle>;
  /** Whether those are one's own words, whose answer was lost; the next save then begins from there. */
  adopt: (theirs: ManagedArticle) => boolean;
}

/** A pause in writing after which it is saved, and the longest it waits while somebody writes on. */
const PAUSE_MS = 1500;
const LONGEST_MS = 12_000;
const RETRY_MS = [4000, 10_000, 30_000];

const isStale = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'edit_conflict';

/**
 * Saves an article while it is written. Every call that changes it goes through here, one behind
 * another: two in flight would look like two editors (Ghost's false collisions).
 */
export class SaveQueue {
  private tail: Promise<unknown> = Promise.resolve();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private dueSince: number | null = null;
  private failures = 0;
  private isStopped = false;
  private current: SaveState = { kind: 'saved', at: null };
  private readonly listeners = new Set<() => void>();

  constructor(private readonly saved: Saved) {}

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly state = () => this.current;

  private set(state: SaveState) {
    this.current = state;
    for (const listener of this.listeners) listener();
  }

  /** Something was written. */
  changed() {
    if (this.isStopped || this.current.kind === 'conflict') return;
    const now = Date.now();
    this.dueSince ??= now;
    if (this.current.kind !== 'saving') this.set({ kind: 'waiting' });
    this.later(Math.max(0, Math.min(PAUSE_MS, this.dueSince + LONGEST_MS - now)));
  }

  private later(ms: number) {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.flush(), ms);
  }

  /** Saves now what is not saved. False when it could not be. */
  flush(): Promise<boolean> {
    clearTimeout(this.timer);
    return this.line(() => this.once());
  }

  /** Saves what is not saved, and then does something else; nothing else is sent meanwhile. */
  after<R>(work: () => Promise<R>): Promise<R> {
    clearTimeout(this.timer);
    return this.line(async () => {
      if (!(await this.once())) throw new NotSaved();
      return work();
    });
  }

  /** The two texts have been settled: what stands here is saved again. */
  settle(): Promise<boolean> {
    this.set({ kind: 'waiting' });
    return this.flush();
  }

  /** Nothing is saved from here any more: the editor has gone. */
  stop() {
    this.isStopped = true;
    clearTimeout(this.timer);
  }

  resume() {
    this.isStopped = false;
  }

  private line<R>(work: () => Promise<R>): Promise<R> {
    const done = this.tail.then(work);
    this.tail = done.catch(() => {});
    return done;
  }

  private async once(isSecond = false): Promise<boolean> {
    if (this.current.kind === 'conflict') return false;
    if (!this.saved.isDue()) {
      if (this.current.kind !== 'saved') this.set({ kind: 'saved', at: null });
      return true;
    }
    this.dueSince = null;
    this.set({ kind: 'saving' });
    try {
      await this.saved.save();
      this.failures = 0;
      if (this.saved.isDue()) {
        this.set({ kind: 'waiting' });
        this.changed();
      } else this.set({ kind: 'saved', at: Date.now() });
      return true;
    } catch (error) {
      return isStale(error) && !isSecond ? this.meet(error) : this.fail(error);
    }
  }

  /** An older version was changed: by an own save whose answer was lost, or by somebody else. */
  private async meet(error: unknown): Promise<boolean> {
    try {
      const theirs = await this.saved.theirs();
      if (this.saved.adopt(theirs)) return await this.once(true);
      this.set({ kind: 'conflict', theirs });
      return false;
    } catch {
      return this.fail(error);
    }
  }

  private fail(error: unknown): boolean {
    const passing = isPassing(error);
    this.set({
      kind: 'failed',
      reason: reasonOf(error, 'Please try again.'),
      isPassing: passing,
    });
    if (passing && !this.isStopped) {
      this.later(RETRY_MS[Math.min(this.failures, RETRY_MS.length - 1)] ?? 0);
      this.failures += 1;
    }
    return false;
  }
}

/** What stands in the editor could not be saved, so that nothing was done with it. */
export class NotSaved extends Error {}
