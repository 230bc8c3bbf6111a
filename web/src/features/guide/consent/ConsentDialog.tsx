import { Button } from '../../../ui/controls/Button.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import classes from './ConsentDialog.module.css';

interface ConsentDialogProps {
  opened: boolean;
  /** Where entries would be sent. */
  destination: string;
  busy: boolean;
  onAnswer: (allowed: boolean) => void;
  /** Neither yes nor no: nothing is sent. */
  onClose: () => void;
}

/** Asks for consent to send entries to an outside guide (D33). */
export function ConsentDialog({
  opened,
  destination,
  busy,
  onAnswer,
  onClose,
}: ConsentDialogProps) {
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={`Use the guide at ${destination}?`}
      size="md"
      phone="card"
      locked={busy}
    >
      <p>
        Whoever keeps this site has set up a language model there. If you agree, the page you ask
        about and the few it recalls are sent to {destination} when you ask for a reflection or ask
        Merlin, and at no other time.
      </p>
      <p className={classes.second}>
        Pathkeeper’s own guide answers without sending anything anywhere. Your settings list what
        was sent, and take this back whenever you like: for everything, a folder or a single page.
      </p>
      <div className={classes.actions}>
        <Button variant="filled" busy={busy} busyLabel="Noting it…" onClick={() => onAnswer(true)}>
          Use it
        </Button>
        <Button data-autofocus disabled={busy} onClick={() => onAnswer(false)}>
          Ask Pathkeeper’s own guide instead
        </Button>
      </div>
    </Dialog>
  );
}
