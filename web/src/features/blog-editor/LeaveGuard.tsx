import { useBlocker } from '@tanstack/react-router';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx';

interface LeaveGuardProps {
  /** Something is not on the server, or on its way there. */
  isUnsaved: () => boolean;
  /** Tries to save it; false where it could not. */
  save: () => Promise<boolean>;
  /** Addresses that are this very article. */
  isHere: (pathname: string) => boolean;
}

/** Saves before the page is left, and asks where that did not succeed. */
export function LeaveGuard({ isUnsaved, save, isHere }: LeaveGuardProps) {
  const { proceed, reset, status } = useBlocker({
    shouldBlockFn: async ({ next }) => {
      if (isHere(next.pathname) || !isUnsaved()) return false;
      await save();
      return isUnsaved();
    },
    enableBeforeUnload: isUnsaved,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      opened={status === 'blocked'}
      title="Leave before it is saved?"
      confirmLabel="Leave"
      cancelLabel="Stay"
      onCancel={() => reset?.()}
      onConfirm={() => proceed?.()}
    >
      Your words are kept in this browser, and stand here again when you come back. A picture that
      is still on its way is not.
    </ConfirmDialog>
  );
}
