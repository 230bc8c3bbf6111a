import type { Entry } from '@pathkeeper/contract';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { ApiError, reasonOf, SessionError } from '../../../../lib/api/api-error.ts';
import { today } from '../../../../lib/dates.ts';
import { saysSame } from '../../../../lib/drafts/draft-record.ts';
import { MovedToSuccessor } from '../../../../lib/drafts/draft-types.ts';
import { type DraftForm, useDraft } from '../../../../lib/drafts/use-draft.ts';
import { paths } from '../../../../lib/paths.ts';
import { tellDeleted } from '../../../../ui/forms/tell-deleted.ts';
import { toast } from '../../../../ui/toast.ts';
import { useCreateEntry, useTakeAway, useUpdateEntry } from '../../entries.queries.ts';
import { type EditWords, editKey, editOf, newEntryForm } from '../entry-draft.ts';

export interface Edit
  extends Pick<
    DraftForm<EditWords>,
    'fields' | 'change' | 'isKept' | 'since' | 'isSending' | 'theirs'
  > {
  isChanged: boolean;
  /** Saves; also in place of what was saved elsewhere, where that is shown (`theirs`). */
  save(): Promise<void>;
  /** Saves the edit as a new entry beside the one it was of. */
  saveAsNew(): Promise<void>;
  /** Deletes the draft of the edit. */
  discard(): void;
}

interface EditOptions {
  /** Called with what was saved: the entry, or a new one beside it; null when nothing was. */
  onDone: (saved: Entry | null) => void;
  /** Title of the toast when saving fails. */
  failedTitle: string;
}

/** An edit of an entry, kept in the browser until the server has it (D16). */
export function useEdit(userId: number, entry: Entry, { onDone, failedTitle }: EditOptions): Edit {
  /** The entry as the server had it when it refused an edit of an older version. */
  const [met, setMet] = useState(entry);
  const newest = editOf(met.version > entry.version ? met : entry);
  const { draft, send, ...form } = useDraft(editKey(userId, entry.id), newest, {
    successor: () => newEntryForm(userId),
  });
  const update = useUpdateEntry();
  const create = useCreateEntry();
  const takeAway = useTakeAway();
  const navigate = useNavigate();

  const explain = (error: unknown) => {
    if (error instanceof SessionError) return;
    if (error instanceof ApiError && error.code === 'edit_conflict') {
      setMet(error.body.entry as Entry);
      return;
    }
    if (error instanceof MovedToSuccessor) {
      void takeAway(entry.id);
      tellDeleted('page', 'What you wrote waits on the writing sheet, for a new page.', {
        label: 'Go there',
        onClick: () => void navigate({ to: paths.home }),
      });
      onDone(null);
      return;
    }
    toast({
      title: failedTitle,
      description: reasonOf(error, 'An error occurred while updating the entry.'),
      tone: 'destructive',
    });
  };
  const saveBy = async (work: Parameters<typeof send<Entry>>[0]) => {
    try {
      onDone(await send(work));
    } catch (error) {
      explain(error);
    }
  };

  return {
    ...form,
    isChanged: !saysSame(form.fields, newest),
    save: () =>
      saveBy(({ localDate, ...fields }, { version, localDate: before }) => {
        const day = localDate !== before && { localDate };
        const over = form.theirs !== null && { overwrites: true };
        return update.mutateAsync({ id: entry.id, body: { ...fields, ...day, ...over, version } });
      }),
    saveAsNew: () =>
      saveBy(({ content, mood, tags, folderId, localDate }, _expected, key) =>
        create.mutateAsync({
          key,
          body: {
            ...{ content, mood, tags, folderId },
            // Beside the page that it was an edit of, on the day that its writer sees.
            ...(localDate < today() && { localDate }),
          },
        }),
      ),
    discard() {
      draft.startOver();
      onDone(null);
    },
  };
}
