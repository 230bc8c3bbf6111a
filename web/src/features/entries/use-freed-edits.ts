import { useEffect, useState } from 'react';
import { lockDraft } from '../../lib/draft-lock.ts';
import { freeEdit, listEdits } from './drafts.ts';

/**
 * Makes drafts of what was typed here into an entry that is gone (D16), null for none; what
 * another tab has open stays there. True once some wait on the writing sheet.
 */
export function useFreedEdits(userId: number, entryId: number | null): boolean {
  const [areWaiting, setAreWaiting] = useState(false);
  useEffect(() => {
    if (entryId === null) return;
    const free = async (id: string) => {
      const taken = await lockDraft(id);
      if (taken && freeEdit(userId, entryId, id)) setAreWaiting(true);
      taken?.release();
    };
    for (const { id } of listEdits(userId, entryId)) void free(id);
  }, [userId, entryId]);
  return areWaiting;
}
