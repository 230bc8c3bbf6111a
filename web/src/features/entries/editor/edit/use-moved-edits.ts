import { useEffect, useState } from 'react';
import { lockDraft } from '../../../../lib/drafts/draft-lock.ts';
import { listDrafts, moveDraft } from '../../../../lib/drafts/draft-store.ts';
import { EDIT_PATTERN, editKey, newEntryForm } from '../entry-draft.ts';

/**
 * Makes new entries of what was typed here into an entry that is gone (D16), null for none; what
 * another tab has open stays there. True once some wait in the editor.
 */
export function useMovedEdits(userId: number, entryId: number | null): boolean {
  const [areWaiting, setAreWaiting] = useState(false);
  useEffect(() => {
    if (entryId === null) return;
    const key = editKey(userId, entryId);
    const move = async (id: string) => {
      const taken = await lockDraft(key, id);
      const isMoved = taken && moveDraft(key, id, EDIT_PATTERN, newEntryForm(userId)) !== null;
      if (isMoved) setAreWaiting(true);
      taken?.release();
    };
    for (const { id } of listDrafts(key, EDIT_PATTERN)) void move(id);
  }, [userId, entryId]);
  return areWaiting;
}
