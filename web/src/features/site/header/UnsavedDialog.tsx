import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx';

interface UnsavedDialogProps {
  busy: boolean;
  onStay: () => void;
  onSignOut: () => void;
}

/** Asks before a sign-out that takes unsaved words along: nothing of a person stays in the browser. */
export function UnsavedDialog({ busy, onStay, onSignOut }: UnsavedDialogProps) {
  return (
    <ConfirmDialog
      opened
      danger
      title="Something is not saved yet"
      confirmLabel="Sign out anyway"
      cancelLabel="Stay"
      busy={busy}
      onConfirm={onSignOut}
      onCancel={onStay}
    >
      <p>Signing out clears this device. What you wrote here and have not saved goes with it.</p>
    </ConfirmDialog>
  );
}
