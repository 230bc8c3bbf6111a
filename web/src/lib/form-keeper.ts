import { isAlreadySaved, isGone, LeftForNew } from './api-error.ts';
import { type DraftLock, lockDraft, ownDraft, rememberOwnDraft } from './draft-lock.ts';
import {
  dropPage,
  findPage,
  isExactly,
  type KeptPage,
  keepPage,
  listPages,
  newPage,
  pageKey,
  saySame,
  takeOverOld,
} from './kept-pages.ts';
import { newId } from './new-id.ts';

/** What a form shows. */
export interface FormState<T> {
  fields: T;
  /** What the form held when these were begun. */
  start: T;
  /** False once the browser has refused to keep them. */
  isKept: boolean;
  /** What was typed on an earlier occasion is back. */
  isBack: boolean;
  /** They are on their way to the server, sent from here or from where the form stood before. */
  isSending: boolean;
}

export interface FormKeeper<T> {
  state(): FormState<T>;
  subscribe(listener: () => void): () => void;
  /** Brings back what was left unsaved and no other tab has open; returns how the form is left. */
  open(): () => void;
  /** Takes note of what the form would hold if nothing were typed. */
  follow(start: T): void;
  /** Changes some of the fields and keeps all of them in the same moment. */
  change(fields: Partial<T>): void;
  /**
   * Does what saves the fields, and forgets them once that has succeeded, also when the form is gone
   * from the screen by then. More that was written since stays. `key` is the same for every try that
   * may have been the one to save them.
   *
   * @throws what `work` throws; LeftForNew where that says what was to be changed is gone, and the
   * form for a new one has the fields
   */
  send<R>(work: (fields: T, start: T, key: string) => Promise<R>): Promise<R>;
  /** Forgets what was typed. */
  startOver(): void;
}

/** The form for a new thing, which takes over the words for one that is gone. */
export interface Heir {
  form: string;
  start: object;
}

export interface KeepOptions<T> {
  /** Tells fields that nobody would miss: those the form began with, unless it says otherwise. */
  isEmpty?: (fields: T, start: T) => boolean;
  /** Where the fields go when what they were to change is gone. */
  heir?: () => Heir;
}

/**
 * Something happened to a page in this tab; `droppedAt` names the change it was forgotten as, `heir`
 * the form that has it now.
 */
type Told = (id: string, droppedAt?: number, heir?: string) => void;

const underWay = new Set<string>();
const keepers = new Set<Told>();

const tell: Told = (...news) => {
  for (const hear of keepers) hear(...news);
};

/**
 * Keeps what is typed into one form, at every keystroke (ADR-0002). Every tab writes its own page
 * and holds a lock on it; where there are no locks it is written beside a page that another tab has
 * changed, never over it.
 */
export function formKeeper<T extends object>(
  form: string,
  first: T,
  { isEmpty = saySame, heir }: KeepOptions<T> = {},
): FormKeeper<T> {
  let page = newPage(first);
  let start = first;
  /** The change of the page that the browser keeps; null while it keeps none. */
  let keptAt: number | null = null;
  let isKept = true;
  let isBack = false;
  /** Nothing was typed since the form came to the screen: what was left before may still come back. */
  let isFree = false;
  let lock: DraftLock | null = null;
  /** Counts the times that the form came to the screen and went from it: odd while it is there. */
  let turns = 0;
  const isOpen = () => turns % 2 === 1;
  const listeners = new Set<() => void>();

  const stateNow = (): FormState<T> => ({
    fields: page.fields,
    start: page.start,
    isKept,
    isBack,
    isSending: underWay.has(page.id),
  });
  let state = stateNow();
  const show = () => {
    state = stateNow();
    for (const listener of listeners) listener();
  };
  const isTouched = () => keptAt !== null || !saySame(page.fields, page.start);
  const hold = (taken: DraftLock) => {
    lock?.release();
    lock = taken;
  };
  const lockOwn = async () => {
    const { id } = page;
    const turn = turns;
    const taken = await lockDraft(id, { isNew: true });
    if (taken && turns === turn && page.id === id) hold(taken);
    else taken?.release();
  };
  const begin = () => {
    page = newPage(start);
    keptAt = null;
    isKept = true;
    isBack = false;
    if (isOpen()) void lockOwn();
    show();
  };
  /** What stands here is another thing from now on than what was saved before it. */
  const renewKey = () => {
    const saveKey = newId();
    page = { ...page, saveKey };
    // Whoever has it open by now may have written on: of what is kept only the key changes.
    const kept = keptAt === null ? null : findPage(form, page.id, start);
    if (kept) keepPage(form, { ...kept, saveKey });
  };
  /** Hands a page on to the form for a new thing; false where there is none, or not all of it is kept. */
  const leaveForNew = (id: string): boolean => {
    const kept = heir && (page.id !== id || isKept) && findPage(form, id, start);
    if (!kept) return false;
    const to = heir();
    const fields = { ...to.start, ...kept.fields };
    if (!keepPage(to.form, { ...kept, fields, start: to.start })) return false;
    dropPage(form, kept, kept.changedAt);
    tell(id, kept.changedAt, to.form);
    return true;
  };
  const adopt = async ({ id }: KeptPage<T>, turn: number) => {
    const taken = await lockDraft(id, { form });
    const kept = taken && findPage(form, id, start);
    if (!kept || turns !== turn || !isFree) return taken?.release();
    if (saySame(kept.fields, start)) {
      dropPage(form, kept, kept.changedAt);
      return taken.release();
    }
    hold(taken);
    page = kept;
    keptAt = kept.changedAt;
    isBack = true;
    isFree = false;
    rememberOwnDraft(id, form);
    show();
  };
  const adoptOne = async () => {
    const turn = turns;
    takeOverOld(form, start);
    await lockOwn();
    await bringBack(turn);
  };
  const bringBack = async (turn: number) => {
    const all = listPages(form, start).filter(({ id }) => id !== page.id);
    // What this very tab had open comes back to it before any other page can.
    const own = all.find(({ id }) => id === ownDraft(form));
    if (own) await adopt(own, turn);
    for (const kept of all) if (kept !== own) void adopt(kept, turn);
  };

  const onTold: Told = (id, droppedAt, heir) => {
    if (heir === form && !isTouched()) {
      isFree = true;
      void bringBack(turns);
    }
    if (id !== page.id) return;
    if (droppedAt !== undefined && droppedAt === keptAt) return begin();
    const kept = findPage(form, id, start);
    // It was sent from where the form stood before, and goes under another key since.
    if (kept?.changedAt === keptAt && kept.saveKey !== page.saveKey) {
      page = { ...page, saveKey: kept.saveKey };
    }
    show();
  };
  const onStorage = ({ key }: StorageEvent) => {
    if (!key?.endsWith(pageKey(form, page.id)) || keptAt === null || !isKept) return;
    // Another tab has sent or thrown away just what stands here; nobody is to send it twice.
    if (!findPage(form, page.id, start)) begin();
  };

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open() {
      turns += 1;
      isFree = true;
      keepers.add(onTold);
      window.addEventListener('storage', onStorage);
      void adoptOne();
      return () => {
        turns += 1;
        keepers.delete(onTold);
        window.removeEventListener('storage', onStorage);
        lock?.release();
        lock = null;
      };
    },
    follow(next) {
      if (isExactly(next, start)) return;
      const mayChange = !isTouched();
      start = next;
      if (!mayChange) return;
      page = { ...page, fields: next, start: next };
      show();
    },
    change(some) {
      isFree = false;
      const changedAt = Math.max(Date.now(), page.changedAt + 1);
      const kept = findPage(form, page.id, start);
      const isOthers = kept !== null && kept.changedAt !== keptAt;
      if (isOthers) keptAt = null;
      const id = isOthers ? newId() : page.id;
      const before = page;
      page = { ...page, id, fields: { ...page.fields, ...some }, changedAt };
      if (isEmpty(page.fields, page.start)) {
        if (keptAt !== null) dropPage(form, before, keptAt);
        keptAt = null;
        isKept = true;
        // Nothing is left of an edit that began from what was changed elsewhere since.
        if (!isExactly(page.start, start)) return begin();
      } else {
        isKept = keepPage(form, page);
        if (isKept) keptAt = changedAt;
        rememberOwnDraft(id, form);
      }
      show();
    },
    async send(work) {
      const sent = page;
      const at = keptAt;
      underWay.add(sent.id);
      tell(sent.id);
      show();
      try {
        const result = await work(sent.fields, sent.start, sent.saveKey ?? sent.id);
        if (at !== null) {
          dropPage(form, sent, at);
          tell(sent.id, at);
        }
        if (page === sent) begin();
        else if (page.id === sent.id) renewKey();
        return result;
      } catch (error) {
        if (isAlreadySaved(error) && page.id === sent.id) renewKey();
        if (isGone(error) && leaveForNew(sent.id)) throw new LeftForNew();
        throw error;
      } finally {
        underWay.delete(sent.id);
        tell(sent.id);
        show();
      }
    },
    startOver() {
      if (keptAt !== null) dropPage(form, page, keptAt);
      begin();
    },
  };
}
