import type { Entry } from '@pathkeeper/contract';
import { useEffect, useState } from 'react';
import { lockDraft } from '../../../../lib/drafts/draft-lock.ts';
import { saysSame } from '../../../../lib/drafts/draft-record.ts';
import { listDrafts, whenRestored } from '../../../../lib/drafts/draft-store.ts';
import { EDIT_PATTERN, editKey, editOf } from '../entry-draft.ts';

/**
 * When an edit of an entry was last typed in that was left here unsaved, in milliseconds: after a closed tab or
 * a reload. Null for none, while the entry is being edited, and for what another tab has open.
 */
export function useUnsavedEdit(userId: number, entry: Entry, isEditing: boolean): number | null {
  const [leftAt, setLeftAt] = useState<number | null>(null);
  useEffect(() => {
    let isOver = false;
    const look = async () => {
      await whenRestored();
      const key = editKey(userId, entry.id);
      const left = listDrafts(key, EDIT_PATTERN).find(
        ({ fields }) => !saysSame(fields, { ...editOf(entry), version: fields.version }),
      );
      const lock = left && !isEditing ? await lockDraft(key, left.id) : null;
      lock?.release();
      if (!isOver) setLeftAt(left && lock ? left.changedAt : null);
    };
    void look();
    return () => {
      isOver = true;
    };
  }, [userId, entry, isEditing]);
  return leftAt;
}
