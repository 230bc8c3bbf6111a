import type { Earnings, Entry, SafetyAnswer } from '@pathkeeper/contract';
import { useRef } from 'react';
import {
  ApiError,
  isAlreadySaved,
  isPassing,
  NetworkError,
  reasonOf,
  SessionError,
} from '../../../lib/api/api-error.ts';
import type { Draft, SaveDraft } from '../../../lib/drafts/draft-types.ts';
import { whileLeaving } from '../../../lib/leaving.ts';
import { isSecondPress } from '../../../lib/queries/second-press.ts';
import { toast } from '../../../ui/toast.ts';
import { useCreateEntry, useUpdateEntry } from '../entries.queries.ts';
import { type AboutStep, isEmpty, type NewWords } from './entry-draft.ts';
import { useRetry } from './use-retry.ts';

/** What was saved, and what it earned unless an earlier try had earned it unheard. */
export type SavedEntry = Entry &
  Partial<Earnings> & {
    safety: SafetyAnswer | null;
    /** What stood above the words while they were written. */
    prompt: string | null;
  };

interface SaveEntryOptions {
  /** `isByItself` is false for a save that was asked for just now. */
  onSaved: (saved: SavedEntry, isByItself: boolean) => void;
  /** The server has an entry that was written about a step; `key` is that of its save. */
  onAbout: (about: AboutStep, entryId: number, key: string) => void;
  /** Waits until words can come back to the editor. */
  readyForReturn: () => Promise<void>;
}

/** The version that the first save of an entry makes. */
const FIRST_VERSION = 1;

/**
 * Saves the new entry that is being written. What is sent leaves the editor at once, and comes back
 * when it could not be saved. A try whose answer was lost is completed, never repeated (D15).
 */
export function useSaveEntry(
  draft: Draft<NewWords>,
  { onSaved, onAbout, readyForReturn }: SaveEntryOptions,
): { save(): Promise<void> } {
  const create = useCreateEntry();
  const update = useUpdateEntry();
  /** When a press has saved last. */
  const savedAt = useRef<number | null>(null);

  /** Null when an earlier try has saved it and more was written since: then these words are old. */
  const sendWords: SaveDraft<NewWords, SavedEntry | null> = async (record, stands) => {
    const { fields, saveKey, savedVersion = FIRST_VERSION } = record;
    const { content, mood, tags, begunAt, day, prompt } = fields;
    const words = { content, mood, tags: tags.length > 0 ? tags : null };
    const body = day === null ? words : { ...words, localDate: day };
    try {
      const dated = begunAt === null ? body : { ...body, begunAt };
      return { ...(await create.mutateAsync({ key: saveKey, body: dated })), prompt };
    } catch (error) {
      if (!isAlreadySaved(error)) throw error;
      if (!stands()) return null;
      // An earlier try got through after all, and more was written since: make it an edit of what
      // that try saved. If somebody changed it elsewhere meanwhile, the server refuses.
      const saved = error.body.entry as Entry;
      const edit = { id: saved.id, body: { ...body, version: savedVersion } };
      return { ...(await update.mutateAsync(edit)), prompt };
    }
  };

  const send: typeof sendWords = async (record, stands) => {
    const saved = await sendWords(record, stands);
    // Before the draft goes: a tie that is noted outlives the page.
    const { about } = record.fields;
    if (saved && about) onAbout(about, saved.id, record.saveKey);
    return saved;
  };

  const save = async () => {
    const { fields, isSending } = draft.state();
    if (isSending) return;
    if (isEmpty(fields)) {
      // The first press has emptied the sheet.
      if (isSecondPress(savedAt.current)) return;
      toast({
        title: 'Entry Required',
        description: 'Please write something in your journal entry first.',
        tone: 'destructive',
      });
      return;
    }
    try {
      const saved = await draft.sendOff(async (record, stands) => {
        try {
          return await send(record, stands);
        } catch (error) {
          if (error instanceof NetworkError) await whileLeaving();
          await readyForReturn();
          throw error;
        }
      });
      savedAt.current = Date.now();
      if (saved) onSaved(saved, false);
    } catch (error) {
      explain(error);
    }
  };

  /** One more try of a save that is due; `by` makes it. */
  const tryAgain = async (by: typeof draft.send<SavedEntry | null>) => {
    let isUnchanged = () => true;
    let isWhole = false;
    try {
      const saved = await by(async (record, stands) => {
        isUnchanged = stands;
        const result = await send(record, stands);
        isWhole = stands();
        return result;
      });
      if (saved && isWhole) onSaved(saved, true);
    } catch (error) {
      // Of a network that is still away the note under the editor tells.
      if (!isPassing(error) && isUnchanged()) explain(error);
    }
  };

  const { isDue, since, others } = draft.state();
  const othersDue = others.filter((other) => other.isDue);
  const retry = async () => {
    if (draft.state().isDue) await tryAgain(draft.send);
    for (const { id } of othersDue) await tryAgain((work) => draft.sendOther(id, work));
  };
  const areDue = isDue || othersDue.length > 0;
  useRetry(areDue, retry, since !== null || othersDue.length > 0);
  return { save };
}

function explain(error: unknown): void {
  // The sign-in page follows; it says that the page is kept.
  if (error instanceof SessionError) return;
  if (error instanceof ApiError && error.reason.includes('Entry limit reached')) {
    toast({
      title: 'Entry Limit Reached',
      description: `You've reached your limit of ${error.body.max} entries. Level up to unlock more!`,
      tone: 'destructive',
    });
    return;
  }
  toast({ title: 'Save Failed', description: sentence(error), tone: 'destructive' });
}

function sentence(error: unknown): string {
  if (error instanceof NetworkError) {
    return 'The network is out of reach. Your page is kept here and saved when it is back.';
  }
  const code = error instanceof ApiError ? error.code : undefined;
  if (code === 'edit_conflict') {
    return 'An earlier version of this page is saved and was changed elsewhere since. Save again to keep this one beside it.';
  }
  if (code === 'entry_deleted') {
    return 'This page was saved before and deleted since. Save again to keep it as a new one.';
  }
  return reasonOf(error, 'Failed to save entry. Please try again.');
}
