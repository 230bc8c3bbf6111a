import type { Entry } from '@pathkeeper/contract';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { ApiError, isGone, reasonOf, SessionError } from '../../lib/api-error.ts';
import { type DraftLock, lockDraft, rememberOwnDraft } from '../../lib/draft-lock.ts';
import { newId } from '../../lib/new-id.ts';
import { paths } from '../../lib/paths.ts';
import { tellDeleted } from '../../ui/forms/tell-deleted.ts';
import { toast } from '../../ui/toast.ts';
import { dropEdit, type EditDraft, findEdit, freeEdit, keepEdit, listEdits } from './drafts.ts';
import { useCreateEntry, useTakeAway, useUpdateEntry } from './entries.queries.ts';

export interface Edit {
  fields: EditDraft;
  /** Changes the edit and keeps it in the same moment. */
  change(fields: Partial<Omit<EditDraft, 'id' | 'version' | 'changedAt'>>): void;
  /** False once the browser has refused to keep it. */
  isKept: boolean;
  /** When changes of an earlier visit came back: the moment they were made. */
  keptSince: number | null;
  isChanged: boolean;
  isSaving: boolean;
  /** The entry as somebody saved it elsewhere meanwhile; both texts are at hand then. */
  theirs: Entry | null;
  /** Saves; with `over` also in place of what was saved elsewhere. */
  save(over?: Entry): Promise<void>;
  /** Saves the edit as a new entry beside the one it was of. */
  saveAsNew(): Promise<void>;
  /** Forgets the edit. */
  discard(): void;
}

const fieldsOf = ({ content, mood, tags, folderId, version }: Entry): EditDraft => ({
  id: newId(),
  content,
  mood,
  tags,
  folderId,
  version,
  changedAt: Date.now(),
});

const sameWords = (edit: EditDraft, entry: Entry): boolean =>
  edit.content === entry.content &&
  edit.mood === entry.mood &&
  edit.folderId === entry.folderId &&
  JSON.stringify(edit.tags) === JSON.stringify(entry.tags);

/** An edit of an entry, kept in the browser until the server has it (D16). */
export function useEdit(userId: number, entry: Entry, onDone: (entry: Entry | null) => void): Edit {
  const [fields, setFields] = useState<EditDraft>(() => fieldsOf(entry));
  const [keptSince, setKeptSince] = useState<number | null>(null);
  const [isKept, setIsKept] = useState(true);
  const [theirs, setTheirs] = useState<Entry | null>(null);
  const latest = useRef(fields);
  const update = useUpdateEntry();
  const create = useCreateEntry();
  const takeAway = useTakeAway();
  const navigate = useNavigate();

  // What an earlier visit left unsaved comes back, unless another tab has it open.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the entry it was opened with
  useEffect(() => {
    let gone = false;
    const held: DraftLock[] = [];
    const adopt = async () => {
      const own = await lockDraft(latest.current.id, { isNew: true });
      if (own) held.push(own);
      for (const kept of listEdits(userId, entry.id)) {
        if (gone || kept.id === latest.current.id) continue;
        const taken = await lockDraft(kept.id);
        if (!taken) continue;
        const isUntouched = sameWords(latest.current, entry);
        if (gone || !isUntouched || sameWords(kept, entry)) {
          taken.release();
          continue;
        }
        held.push(taken);
        latest.current = kept;
        setFields(kept);
        setKeptSince(kept.changedAt);
        break;
      }
      if (gone) for (const lock of held) lock.release();
    };
    void adopt();
    return () => {
      gone = true;
      for (const lock of held) lock.release();
    };
  }, []);

  const finish = (saved: Entry | null) => {
    dropEdit(userId, entry.id, latest.current.id);
    onDone(saved);
  };
  /** Where all that stands here is kept, and nobody has written on or thrown it away since. */
  const free = () => {
    const { id, changedAt } = latest.current;
    const isAsKept = findEdit(userId, entry.id, id)?.changedAt === changedAt;
    return isAsKept && freeEdit(userId, entry.id, id);
  };
  const explain = (error: unknown) => {
    if (error instanceof SessionError) return;
    if (error instanceof ApiError && error.code === 'edit_conflict') {
      setTheirs(error.body.entry as Entry);
      return;
    }
    if (isGone(error) && free()) {
      void takeAway(entry.id);
      tellDeleted('page', 'What you wrote waits on the writing sheet, for a new page.', {
        label: 'Go there',
        onClick: () => void navigate({ to: paths.home }),
      });
      onDone(null);
      return;
    }
    toast({
      title: 'Failed to update entry',
      description: reasonOf(error, 'An error occurred while updating the entry.'),
      tone: 'destructive',
    });
  };

  return {
    fields,
    keptSince,
    isKept,
    isChanged: !sameWords(fields, entry),
    isSaving: update.isPending || create.isPending,
    theirs,
    change(changed) {
      const next = { ...latest.current, ...changed, changedAt: Date.now() };
      latest.current = next;
      rememberOwnDraft(next.id);
      if (sameWords(next, entry)) {
        // It is no edit any more that anybody would miss.
        dropEdit(userId, entry.id, next.id);
        setIsKept(true);
      } else setIsKept(keepEdit(userId, entry.id, next));
      setFields(next);
    },
    async save(over) {
      const { content, mood, tags, folderId, version } = latest.current;
      const body = { content, mood, tags, folderId, version: over?.version ?? version };
      try {
        finish(await update.mutateAsync({ id: entry.id, body }));
      } catch (error) {
        explain(error);
      }
    },
    async saveAsNew() {
      const { content, mood, tags, folderId, changedAt } = latest.current;
      const key = `copy-${entry.id}-${changedAt}`;
      try {
        finish(await create.mutateAsync({ key, body: { content, mood, tags, folderId } }));
      } catch (error) {
        explain(error);
      }
    },
    discard: () => finish(null),
  };
}
