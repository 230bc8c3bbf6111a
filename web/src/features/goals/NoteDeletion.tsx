import type { GoalNote } from '@pathkeeper/contract';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx';
import { useRemoveNote } from './goals.queries.ts';

interface NoteDeletionProps {
  note: GoalNote;
  onClose: () => void;
}

/** Asks before a note goes, and says what stays. */
export function NoteDeletion({ note, onClose }: NoteDeletionProps) {
  const remove = useRemoveNote();
  return (
    <ConfirmDialog
      opened
      danger
      title="Delete note?"
      confirmLabel="Delete note"
      busy={remove.isPending}
      busyLabel="Deleting…"
      onCancel={onClose}
      onConfirm={() => remove.mutate({ id: note.goalId, noteId: note.id }, { onSuccess: onClose })}
    >
      The note goes for good. The goal stays
      {note.entry ? ', and so does the page it was tied to.' : ' as it is.'}
    </ConfirmDialog>
  );
}
