import type { Binned } from '@pathkeeper/contract';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx';

interface DeleteForGoodDialogProps {
  /** What is asked about; it may stay while the dialog fades. */
  item: Binned | null;
  opened: boolean;
  busy: boolean;
  onKeep: () => void;
  onDelete: () => void;
}

/** Asks before something in the bin is deleted for good; of an entry in the words of S1.5. */
export function DeleteForGoodDialog({
  item,
  opened,
  busy,
  onKeep,
  onDelete,
}: DeleteForGoodDialogProps) {
  const isEntry = item?.kind === 'entry';
  return (
    <ConfirmDialog
      opened={opened}
      danger
      title={isEntry ? 'Delete Entry' : 'Delete Insight'}
      confirmLabel="Delete for good"
      busy={busy}
      busyLabel="Deleting…"
      onConfirm={onDelete}
      onCancel={onKeep}
    >
      {isEntry ? (
        <p>Are you sure you want to delete this journal entry? This action cannot be undone.</p>
      ) : (
        <p>
          <em>{item?.title}</em> will be gone for good. This action cannot be undone.
        </p>
      )}
    </ConfirmDialog>
  );
}
