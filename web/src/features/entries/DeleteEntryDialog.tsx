import { BIN_DAYS, type Entry } from '@pathkeeper/contract';
import { plainDay } from '../../lib/dates.ts';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx';
import classes from './DeleteEntryDialog.module.css';
import { entryTitle } from './entry-title.ts';

interface DeleteEntryDialogProps {
  /** The entry that is asked about; it may stay while the dialog fades. */
  entry: Entry | null;
  opened: boolean;
  onKeep: () => void;
  onDelete: () => void;
}

/**
 * The Delete Entry confirmation. The words of S1.5 ask it whole where nothing can be undone any more: in the
 * bin.
 */
export function DeleteEntryDialog({ entry, opened, onKeep, onDelete }: DeleteEntryDialogProps) {
  const title = entry && entryTitle(entry.content);
  return (
    <ConfirmDialog
      opened={opened}
      danger
      title="Delete Entry"
      confirmLabel="Delete entry"
      onConfirm={onDelete}
      onCancel={onKeep}
    >
      <p>Are you sure you want to delete this journal entry?</p>
      <p className={classes.stays}>
        {title ? `“${title}”` : `The page of ${entry && plainDay(entry.localDate)}`} goes into the
        bin, and can be brought back from there for {BIN_DAYS} days. Every other page, its folder
        and your tags stay as they are.
      </p>
    </ConfirmDialog>
  );
}
