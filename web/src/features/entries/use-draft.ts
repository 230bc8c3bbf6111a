import { useCallback, useEffect, useRef, useState } from 'react';
import { type DraftLock, lockDraft, ownDraft, rememberOwnDraft } from '../../lib/draft-lock.ts';
import {
  type Draft,
  dropDraft,
  findDraft,
  isEmpty,
  keepDraft,
  listDrafts,
  newDraft,
} from './drafts.ts';

export interface KeptDraft {
  draft: Draft;
  /** As it is now, also before React has drawn it. */
  latest(): Draft;
  /** Whether a page is still what is kept of it: not saved, discarded or written on, wherever. */
  stands(page: Draft): boolean;
  /** Changes the draft and keeps it in the same moment. Who writes on saves by hand. */
  change(fields: Partial<Pick<Draft, 'content' | 'mood' | 'tags'>>): void;
  /** When the draft came back from an earlier visit: the moment it was last changed. */
  keptSince: number | null;
  /** False once the browser has refused to keep it. */
  isKept: boolean;
  /** Other pages that were never saved and are not open in another tab. */
  others: Draft[];
  /** Opens another kept page in place of this one, which stays kept. */
  open(other: Draft): void;
  /** Keeps the words under a new key, so that the next save makes a new entry. */
  renew(): void;
  /** Notes whether a page's save goes on by itself, on the next visit too, if it still stands. */
  setDue(page: Draft, isDue: boolean): void;
  /**
   * Forgets a page that was saved or thrown away, and starts a fresh one. False when more was written
   * since, wherever that was: it stays, and its next save is an edit of the `version` that was saved.
   */
  finish(page: Draft, version?: number): boolean;
}

/** The page somebody is writing, kept at every keystroke and offered back after whatever happens. */
export function useDraft(userId: number): KeptDraft {
  const [draft, setDraft] = useState<Draft>(newDraft);
  const [keptSince, setKeptSince] = useState<number | null>(null);
  const [isKept, setIsKept] = useState(true);
  const [others, setOthers] = useState<Draft[]>([]);
  const lock = useRef<DraftLock | null>(null);
  // Changes must build on the newest draft, also before React has drawn it.
  const latest = useRef(draft);
  /** True once the browser would not keep what stands on the sheet. */
  const refused = useRef(false);
  /** False once the sheet is gone from the screen, while an answer may still be on its way. */
  const isHere = useRef(false);

  const show = useCallback((next: Draft, since: number | null) => {
    latest.current = next;
    refused.current = false;
    setDraft(next);
    setKeptSince(since);
  }, []);

  const hold = useCallback((taken: DraftLock) => {
    lock.current?.release();
    lock.current = taken;
  }, []);

  const keep = (next: Draft) => {
    latest.current = next;
    refused.current = !keepDraft(userId, next);
    setIsKept(!refused.current);
    setDraft(next);
  };
  const isOnSheet = (id: string) => isHere.current && latest.current.id === id;
  /** A page as it is by now, whoever wrote it last; null once it is gone. */
  const asItIs = (id: string): Draft | null =>
    // What the browser would not keep is on the sheet alone.
    isOnSheet(id) && refused.current ? latest.current : findDraft(userId, id);
  const stands = (page: Draft) => asItIs(page.id)?.changedAt === page.changedAt;
  /** Keeps what is known of a page beside its words, which stay as they are. */
  const amend = (page: Draft | null, known: Pick<Draft, 'isDue' | 'savedVersion'>) => {
    if (!page) return;
    if (isOnSheet(page.id)) keep({ ...page, ...known });
    else keepDraft(userId, { ...page, ...known });
  };

  useEffect(() => {
    let gone = false;
    isHere.current = true;
    const adopt = async () => {
      const own = await lockDraft(latest.current.id, { isNew: true });
      if (own && !gone) hold(own);
      else own?.release();
      const all = listDrafts(userId).filter(({ id }) => id !== latest.current.id);
      // What this very tab had open comes back to it before any other page can.
      const before = all.find(({ id }) => id === ownDraft());
      if (before) await offer(before);
      for (const kept of all) {
        if (kept !== before) void offer(kept);
      }
    };
    // Opened here once its own tab is surely gone; whoever has begun to type meanwhile goes on.
    const offer = async ({ id }: Draft) => {
      const taken = await lockDraft(id);
      const kept = taken && findDraft(userId, id);
      if (!kept) return taken?.release();
      if (!gone && isEmpty(latest.current)) {
        hold(taken);
        show(kept, kept.changedAt);
        return;
      }
      taken.release();
      if (!gone) setOthers((rest) => [...rest, kept]);
    };
    void adopt();
    return () => {
      gone = true;
      isHere.current = false;
      lock.current?.release();
      lock.current = null;
    };
  }, [userId, hold, show]);

  return {
    draft,
    latest: () => latest.current,
    stands,
    keptSince,
    isKept,
    others,
    change(fields) {
      const next = { ...latest.current, ...fields, isDue: false };
      // Later than before, whatever has been done to the clock.
      next.changedAt = Math.max(Date.now(), latest.current.changedAt + 1);
      rememberOwnDraft(next.id);
      keep(next);
    },
    setDue(page, isDue) {
      if (stands(page)) amend(asItIs(page.id), { isDue });
    },
    open(other) {
      const current = latest.current;
      void lockDraft(other.id).then((taken) => {
        if (!taken) return;
        const others = (rest: Draft[]) => rest.filter(({ id }) => id !== other.id);
        // Another tab may have written on, or saved it, since it was offered here.
        const kept = findDraft(userId, other.id);
        if (!kept) {
          taken.release();
          setOthers(others);
          return;
        }
        hold(taken);
        show(kept, kept.changedAt);
        setOthers((rest) => [...others(rest), ...(isEmpty(current) ? [] : [current])]);
      });
    },
    renew() {
      // Whoever has the page by now has its newest words.
      if (!isHere.current) return;
      const renewed = { ...latest.current, id: newDraft().id, savedVersion: undefined };
      dropDraft(userId, latest.current.id);
      keep(renewed);
      void lockDraft(renewed.id, { isNew: true }).then((taken) => taken && hold(taken));
    },
    finish(page, version) {
      const kept = asItIs(page.id);
      if (kept && !stands(page)) {
        if (version) amend(kept, { savedVersion: version });
        return false;
      }
      dropDraft(userId, page.id);
      setOthers((rest) => rest.filter(({ id }) => id !== page.id));
      if (!isOnSheet(page.id)) return true;
      const fresh = newDraft();
      show(fresh, null);
      void lockDraft(fresh.id, { isNew: true }).then((taken) => taken && hold(taken));
      return true;
    },
  };
}
