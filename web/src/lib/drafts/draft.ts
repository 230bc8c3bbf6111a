import { newId } from '../new-id.ts';
import { attemptSave, saveAway } from './draft-attempt.ts';
import { type DraftLock, lockDraft, ownDraft, rememberOwnDraft } from './draft-lock.ts';
import {
  isSentOff,
  isUnderWay,
  listen,
  type News,
  type SentDraft,
  sentOff,
  track,
} from './draft-news.ts';
import {
  type DraftRecord,
  isExactly,
  type KnownOfDraft,
  newRecord,
  SHARED,
  saysSame,
} from './draft-record.ts';
import {
  dropDraft,
  findDraft,
  listDrafts,
  placeOf,
  putDraft,
  whenRestored,
} from './draft-store.ts';
import type { Draft, DraftOptions, DraftState, SaveDraft } from './draft-types.ts';

/**
 * Keeps what is typed into one form at every keystroke (ADR-0018). Each tab writes a record of its own
 * and holds its lock; without locks it writes beside a record that another tab has changed, never over it.
 */
export function createDraft<T extends object>(
  key: string,
  first: T,
  options: DraftOptions<T> = {},
): Draft<T> {
  const { isEmpty = saysSame, join, isShared = false } = options;
  let start = first;
  const fresh = () => newRecord(key, start, isShared ? SHARED : undefined);
  const find = (id: string) => findDraft(key, id, start);
  let record = fresh();
  /** The change of the record that the browser keeps; null while it keeps none. */
  let keptAt: number | null = null;
  let isKept = true;
  let since: number | null = null;
  let others: DraftRecord<T>[] = [];
  /** Nothing was typed since the form came to the screen: an earlier draft may still come back. */
  let isFree = false;
  let lock: DraftLock | null = null;
  /** Counts the times that the form came to the screen and went from it: odd while it is there. */
  let turns = 0;
  let back = Promise.resolve();
  const listeners = new Set<() => void>();
  if (isShared) readStored();

  const stateNow = (): DraftState<T> => ({
    fields: record.fields,
    start: record.start,
    isKept,
    since,
    isSending: join ? isSentOff(key) : isUnderWay(record.id),
    isDue: record.isDue === true,
    others,
  });
  let state = stateNow();
  const show = () => {
    state = stateNow();
    for (const listener of listeners) listener();
  };
  const isTouched = () => keptAt !== null || !saysSame(record.fields, record.start);
  const hold = (taken: DraftLock | null) => {
    lock?.release();
    lock = taken;
  };
  const lockOwn = async () => {
    if (isShared) return;
    const { id } = record;
    const turn = turns;
    const taken = await lockDraft(key, id, { isNew: true });
    if (taken && turns === turn && record.id === id) hold(taken);
    else taken?.release();
  };
  const begin = () => {
    record = fresh();
    keptAt = null;
    isKept = true;
    since = null;
    if (turns % 2 === 1) void lockOwn();
    show();
  };
  /** Shows a stored draft in place of the present one; `from` is the visit it comes from. */
  const take = (kept: DraftRecord<T>, taken: DraftLock | null, from: number | null) => {
    hold(taken);
    record = kept;
    keptAt = kept.changedAt;
    isKept = true;
    since = from;
    isFree = false;
    others = others.filter(({ id }) => id !== kept.id);
    rememberOwnDraft(key, kept.id);
    show();
  };
  const offer = (kept: DraftRecord<T>) => {
    others = [...others.filter(({ id }) => id !== kept.id), kept];
    show();
  };
  /** Another draft as it is by now; one that is gone is offered no more. */
  const findOther = (id: string) => {
    const kept = find(id);
    if (kept) return kept;
    others = others.filter((other) => other.id !== id);
    show();
    return null;
  };
  /** Shows the draft as it is stored by now; what is not kept is here alone. */
  function readStored(): void {
    if (!isKept) return;
    const kept = find(record.id);
    if (kept || keptAt !== null) record = kept ?? fresh();
    keptAt = kept?.changedAt ?? null;
  }
  /** Changes what is known of a draft beside its words: those are as whoever has it open wrote them. */
  const note = (id: string, known: KnownOfDraft) => {
    if (record.id === id) record = { ...record, ...known };
    const sent = sentOff.get(id);
    if (sent) sent.record = { ...sent.record, ...known };
    const kept = find(id);
    if (kept) putDraft({ ...kept, ...known });
    others = others.map((other) => (other.id === id ? { ...other, ...known } : other));
  };

  const adopt = async (id: string, turn: number) => {
    const taken = await lockDraft(key, id);
    const kept = taken && find(id);
    if (!kept || turns !== turn || sentOff.has(id)) return taken?.release();
    const isMissed = !saysSame(kept.fields, start);
    if (isFree && isMissed) return take(kept, taken, kept.changedAt);
    taken.release();
    if (isMissed) offer(kept);
    else dropDraft(kept, kept.changedAt);
  };
  const comeBack = async (turn = turns) => {
    if (isShared) {
      if (keptAt !== null || !isTouched()) readStored();
      return show();
    }
    const all = listDrafts(key, start).filter(({ id }) => id !== record.id);
    // What this very tab had open comes back to it before any other draft can.
    const own = all.find(({ id }) => id === ownDraft(key));
    if (own) await adopt(own.id, turn);
    for (const kept of all) if (kept !== own) void adopt(kept.id, turn);
  };

  /** Takes back a draft whose save has failed; false where it is not open here from now on. */
  const takeBack = (sent: SentDraft): boolean => {
    const back = sent.record as DraftRecord<T>;
    // Written on or thrown away since, by another tab.
    if (sent.keptAt !== null && find(back.id)?.changedAt !== sent.keptAt) return false;
    if (isTouched() && since !== null && sent.isKept) {
      offer(back);
      return false;
    }
    const typed = isTouched() ? { record, keptAt } : null;
    take(back, sent.lock, sent.since);
    keptAt = sent.keptAt;
    isKept = sent.isKept;
    if (typed && join) {
      change(join(back.fields, typed.record.fields));
      if (isKept && typed.keptAt !== null) dropDraft(typed.record, typed.keptAt);
    }
    return true;
  };
  const hear = ({ id, returned, droppedAt, successor: heldBy, ...news }: News): boolean => {
    if (returned) return returned.record.key === key && takeBack(returned);
    if (heldBy === key && !isTouched()) isFree = true;
    // The copy came late, and has more of what stands here.
    if (news.isRestored && find(record.id)) readStored();
    if (heldBy === key || news.isRestored) void comeBack();
    if (droppedAt !== undefined) others = others.filter((other) => other.id !== id);
    if (id === record.id) {
      if (news.isRefused) {
        isKept = false;
        keptAt = find(id)?.changedAt ?? null;
      }
      if (droppedAt !== undefined && droppedAt === keptAt) begin();
      const kept = find(id);
      // A try from where the form stood before has changed what is known of it.
      if (kept && kept.changedAt === keptAt) record = { ...kept, fields: record.fields };
    }
    show();
    return false;
  };
  const onStorage = ({ key: place }: StorageEvent) => {
    if (isShared || keptAt === null || !isKept) return;
    // Another tab has sent or thrown away just what stands here; nobody is to send it twice.
    if (place?.endsWith(placeOf(key, record.id)) && !find(record.id)) begin();
  };

  const attempt = <R>(sent: DraftRecord<T>, at: number | null, work: SaveDraft<T, R>) =>
    attemptSave(sent, at, work, {
      ...{ options, find, note, begin },
      isHere: () => record.id === sent.id && record.changedAt === sent.changedAt,
      isWholeKept: () => record.id !== sent.id || isKept,
    });
  const sendOff = async <R>(work: SaveDraft<T, R>) => {
    const sent: SentDraft = { record, isKept, keptAt, since, lock };
    lock = null;
    const result = saveAway(sent, () => attempt(sent.record as DraftRecord<T>, sent.keptAt, work), {
      ...{ find, note },
    });
    begin();
    return result;
  };

  function change(some: Partial<T> | ((fields: T) => Partial<T>)): void {
    isFree = false;
    if (isShared) readStored();
    const before = record;
    const changedAt = Math.max(Date.now(), before.changedAt + 1);
    // Another tab has written on it, or has sent it: from here on these are two drafts, and two saves.
    const isOthers = !isShared && (find(before.id)?.changedAt ?? null) !== keptAt;
    if (isOthers) keptAt = null;
    const parted = isOthers && { id: newId(), saveKey: newId(), savedVersion: undefined };
    const changed = typeof some === 'function' ? some(before.fields) : some;
    const fields = { ...before.fields, ...changed };
    record = { ...before, ...parted, fields, changedAt, isDue: false };
    if (isOthers) void lockOwn();
    if (isEmpty(fields, record.start)) {
      if (keptAt !== null) dropDraft(before, keptAt);
      keptAt = null;
      isKept = true;
      // Nothing is left of an edit that began from what was changed elsewhere since.
      if (!isExactly(record.start, start)) begin();
    } else {
      isKept = putDraft(record);
      if (isKept) keptAt = changedAt;
      rememberOwnDraft(key, record.id);
    }
    show();
  }

  return {
    state: () => state,
    change,
    sendOff,
    send: (work) => track(record.id, () => attempt(record, keptAt, work)),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open() {
      turns += 1;
      isFree = true;
      const stop = listen(hear);
      window.addEventListener('storage', onStorage);
      const turn = turns;
      back = Promise.all([lockOwn(), whenRestored()]).then(() => comeBack(turn));
      return () => {
        turns += 1;
        stop();
        window.removeEventListener('storage', onStorage);
        hold(null);
      };
    },
    // A moment later: in React's strict mode a form is opened twice at once.
    whenBack: () => Promise.resolve().then(() => back),
    follow(next) {
      if (isExactly(next, start)) return;
      const mayChange = !isTouched();
      start = next;
      if (!mayChange) return;
      record = { ...record, fields: next, start: next };
      show();
    },
    async openOther(id) {
      const taken = await lockDraft(key, id);
      const kept = taken && findOther(id);
      if (!kept) return taken?.release();
      const left = record;
      take(kept, taken, kept.changedAt);
      if (!isEmpty(left.fields, left.start)) offer(left);
    },
    async sendOther(id, work) {
      const taken = await lockDraft(key, id);
      const kept = taken && findOther(id);
      try {
        return kept?.isDue ? await track(id, () => attempt(kept, kept.changedAt, work)) : null;
      } finally {
        taken?.release();
      }
    },
    startOver() {
      if (keptAt !== null) dropDraft(record, keptAt);
      begin();
    },
  };
}
