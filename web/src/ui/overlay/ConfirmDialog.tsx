import type { ReactNode } from 'react';
import { Button } from '../controls/Button.tsx';
import { Dialog } from './Dialog.tsx';

export interface ConfirmDialogProps {
  opened: boolean;
  /** The way back: Escape, a click beside it, the second button. */
  onCancel: () => void;
  onConfirm: () => void;
  title: ReactNode;
  /** What goes, and what stays. */
  children: ReactNode;
  confirmLabel: string;
  /** `Keep it` unless said otherwise. The focus starts here. */
  cancelLabel?: string;
  /** Something is deleted for good. */
  danger?: boolean;
  /** It is being done: both buttons hold, and the dialog stays. */
  busy?: boolean;
  busyLabel?: string;
}

/** Asks before something that cannot be undone. */
export function ConfirmDialog({
  opened,
  onCancel,
  onConfirm,
  title,
  children,
  confirmLabel,
  cancelLabel = 'Keep it',
  danger = false,
  busy = false,
  busyLabel,
}: ConfirmDialogProps) {
  return (
    <Dialog
      opened={opened}
      onClose={onCancel}
      title={title}
      size="sm"
      phone="card"
      withoutClose
      locked={busy}
      actions={
        <>
          <Button
            variant={danger ? 'danger' : 'filled'}
            busy={busy}
            busyLabel={busyLabel}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
          <Button data-autofocus disabled={busy} onClick={onCancel}>
            {cancelLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
