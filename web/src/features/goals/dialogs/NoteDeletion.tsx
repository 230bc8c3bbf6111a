import type { GoalNote } from '@pathkeeper/contract';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx';
import { useRemoveNote } from '../goals.queries.ts';

interface NoteDeletionProps {
  note: GoalNote;
  onKept: () => void;
  onDeleted: () => void;
}

/** Asks before a note goes, and says what stays. */
export function NoteDeletion({ note, onKept, onDeleted }: NoteDeletionProps) {
  const remove = useRemoveNote();
  return (
    <ConfirmDialog
      opened
      danger
      title="Delete note?"
      confirmLabel="Delete note"
      busy={remove.isPending}
      busyLabel="Deleting…"
      onCancel={onKept}
      onConfirm={() =>
        remove.mutate({ id: note.goalId, noteId: note.id }, { onSuccess: onDeleted })
      }
    >
      The note goes for good. The goal stays
      {note.entry ? ', and so does the page it was tied to.' : ' as it is.'}
    </ConfirmDialog>
  );
}
