import type { Earnings, Entry, SafetyAnswer } from '@pathkeeper/contract';
import { useEffect, useRef, useState } from 'react';
import {
  ApiError,
  isAlreadySaved,
  isPassing,
  NetworkError,
  reasonOf,
  SessionError,
} from '../../lib/api-error.ts';
import { toast } from '../../ui/toast.ts';
import { type Draft, isEmpty } from './drafts.ts';
import { useCreateEntry, useUpdateEntry } from './entries.queries.ts';
import type { KeptDraft } from './use-draft.ts';

/** What was saved, and what it earned unless an earlier try had earned it unheard. */
export type SavedEntry = Entry & Partial<Earnings> & { safety: SafetyAnswer | null };

export interface SaveEntry {
  save(): Promise<void>;
  /** True while a save that was asked for is under way: nothing more is written then. */
  isSaving: boolean;
  /** True after a save that the network stopped: it goes on by itself once it is back. */
  isWaiting: boolean;
}

/** The version that a page's first save makes. */
const FIRST_VERSION = 1;

/**
 * Saves the page being written. Whatever goes wrong, the draft stays; it is dropped only once the
 * server has the words. A try whose answer was lost is completed, never repeated (D15).
 */
export function useSaveEntry(
  kept: KeptDraft,
  onSaved: (saved: SavedEntry, isByItself: boolean) => void,
): SaveEntry {
  const create = useCreateEntry();
  const update = useUpdateEntry();
  const [isSaving, setIsSaving] = useState(false);
  const isWaiting = kept.draft.isDue === true;
  const turn = useRef(Promise.resolve());

  /** Null when an earlier try has saved it and more was written since: then these words are old. */
  const send = async (page: Draft): Promise<SavedEntry | null> => {
    const { id, content, mood, tags, savedVersion = FIRST_VERSION } = page;
    const body = { content, mood, tags: tags.length > 0 ? tags : null };
    try {
      return await create.mutateAsync({ key: id, body });
    } catch (error) {
      if (!isAlreadySaved(error)) throw error;
      if (!kept.stands(page)) return null;
      // An earlier try got through after all, and more was written since: make it an edit of what
      // that try saved. If somebody changed it elsewhere meanwhile, the server refuses.
      const saved = error.body.entry as Entry;
      return update.mutateAsync({ id: saved.id, body: { ...body, version: savedVersion } });
    }
  };

  const attempt = async (asked: Draft, isByItself: boolean) => {
    const page = kept.latest();
    // The try before this one may have saved it, or its writer be writing on.
    if (page.id !== asked.id) return;
    if (isByItself && (!page.isDue || page.changedAt !== asked.changedAt)) return;
    try {
      const entry = await send(page);
      if (entry && kept.finish(page, entry.version)) onSaved(entry, isByItself);
    } catch (error) {
      // A session that ended says nothing of the page: it waits for its writer to sign in.
      if (!(error instanceof SessionError)) kept.setDue(page, isPassing(error));
      // A further try says nothing of a network that is still away: the note under the sheet does.
      if (isByItself && isPassing(error)) return;
      if (isByItself ? kept.stands(page) : kept.latest().id === page.id) explain(error, kept);
    }
  };

  /** One try after another: two at once would both be told as saved. */
  const takeTurn = (isByItself: boolean) => {
    const asked = kept.latest();
    turn.current = turn.current.then(() => attempt(asked, isByItself));
    return turn.current;
  };

  const save = async () => {
    if (isEmpty(kept.draft)) {
      toast({
        title: 'Entry Required',
        description: 'Please write something in your journal entry first.',
        tone: 'destructive',
      });
      return;
    }
    setIsSaving(true);
    await takeTurn(false);
    setIsSaving(false);
  };

  useRetry(isWaiting, () => takeTurn(true), kept.keptSince !== null);
  return { save, isSaving, isWaiting };
}

function explain(error: unknown, kept: KeptDraft): void {
  // The sign-in page follows; it says that the page is kept.
  if (error instanceof SessionError) return;
  if (error instanceof ApiError && error.code === 'edit_conflict') {
    kept.renew();
    toast({
      title: 'Save Failed',
      description:
        'An earlier version of this page is saved and was changed elsewhere since. Save again to keep this one beside it.',
      tone: 'destructive',
    });
    return;
  }
  if (error instanceof ApiError && error.code === 'entry_deleted') {
    kept.renew();
    toast({
      title: 'Save Failed',
      description:
        'This page was saved before and deleted since. Save again to keep it as a new one.',
      tone: 'destructive',
    });
    return;
  }
  if (error instanceof ApiError && error.reason.includes('Entry limit reached')) {
    toast({
      title: 'Entry Limit Reached',
      description: `You've reached your limit of ${error.body.max} entries. Level up to unlock more!`,
      tone: 'destructive',
    });
    return;
  }
  toast({
    title: 'Save Failed',
    description:
      error instanceof NetworkError
        ? 'The network is out of reach. Your page is kept here and saved when it is back.'
        : reasonOf(error, 'Failed to save entry. Please try again.'),
    tone: 'destructive',
  });
}

/** Seconds between tries while the network or the server is away; the last one goes on. */
const PAUSES = [5, 10, 20, 40, 60];

/**
 * Tries a save again: at once where it is left from an earlier visit, when the browser says that the
 * network is back, when the page is looked at again, and every so often, since a server that restarts
 * is announced by nobody.
 */
function useRetry(isWaiting: boolean, save: () => Promise<void>, isLeft: boolean): void {
  const latest = useRef(save);
  latest.current = save;
  const isLeftOver = useRef(isLeft);
  isLeftOver.current = isLeft;
  useEffect(() => {
    if (!isWaiting) return;
    let isStill = true;
    let isTrying = false;
    let tries = 0;
    let timer = 0;
    const schedule = () => {
      const pause = PAUSES[Math.min(tries++, PAUSES.length - 1)] ?? 60;
      timer = window.setTimeout(retry, pause * 1000);
    };
    const retry = () => {
      if (isTrying) return;
      isTrying = true;
      clearTimeout(timer);
      void latest.current().finally(() => {
        isTrying = false;
        if (isStill) schedule();
      });
    };
    const onVisible = () => {
      if (document.visibilityState === 'visible') retry();
    };
    if (isLeftOver.current) retry();
    else schedule();
    window.addEventListener('online', retry);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      isStill = false;
      clearTimeout(timer);
      window.removeEventListener('online', retry);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [isWaiting]);
}
