import type { ReactNode } from 'react';
import { ConfirmDialog } from './ConfirmDialog.tsx';

interface DiscardDialogProps {
  opened: boolean;
  onCancel: () => void;
  onConfirm: () => void;
  /** What is left when the changes are gone. */
  children: ReactNode;
}

/** Asks before the changes of an edit are given up. */
export function DiscardDialog(props: DiscardDialogProps) {
  return (
    <ConfirmDialog
      {...props}
      danger
      title="Discard your changes?"
      confirmLabel="Discard changes"
      cancelLabel="Keep editing"
    />
  );
}
