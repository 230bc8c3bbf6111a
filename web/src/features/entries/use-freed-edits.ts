import { useEffect, useState } from 'react';
import { lockDraft } from '../../lib/draft-lock.ts';
import { freeEdit, isEmpty, listEdits } from './drafts.ts';

/**
 * Makes drafts of what was typed here into an entry that is gone (decision 16); what another tab has
 * open stays there. True once some wait on the writing sheet.
 */
export function useFreedEdits(userId: number, entryId: number): boolean {
  const [areWaiting, setAreWaiting] = useState(false);
  useEffect(() => {
    const free = async (id: string) => {
      const taken = await lockDraft(id);
      const kept = taken && listEdits(userId, entryId).find((edit) => edit.id === id);
      if (kept && !isEmpty(kept) && freeEdit(userId, entryId, kept)) setAreWaiting(true);
      taken?.release();
    };
    for (const { id } of listEdits(userId, entryId)) void free(id);
  }, [userId, entryId]);
  return areWaiting;
}
