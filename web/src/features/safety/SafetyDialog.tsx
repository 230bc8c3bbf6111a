import type { SafetyAnswer } from '@pathkeeper/contract';
import { IconPencil } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { dismissToast } from '../../ui/toast.ts';
import { SmallCaps } from '../../ui/typography/SmallCaps.tsx';
import { SafetyBody } from './SafetyBody.tsx';
import classes from './SafetyDialog.module.css';

interface SafetyDialogProps {
  opened: boolean;
  onClose: () => void;
  /** The safety answer to what was written; null when the user asks for help. */
  answer: SafetyAnswer | null;
}

/** The safety answer in a dialog. The focus starts on the text, not on a number to call. */
export function SafetyDialog({ opened, onClose, answer }: SafetyDialogProps) {
  const navigate = useNavigate();
  // No earnings are shown beside it.
  useEffect(() => {
    if (opened) dismissToast();
  }, [opened]);
  const write = () => {
    onClose();
    void navigate({ to: paths.home });
  };
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      readOnly
      title={
        <>
          <SmallCaps className={classes.aside}>
            {answer ? 'Merlin has stepped aside' : 'Merlin steps aside'}
          </SmallCaps>
          Talk to a person
        </>
      }
    >
      <SafetyBody
        answer={answer}
        actions={
          <>
            <Button variant="bare" icon={<IconPencil aria-hidden />} onClick={write}>
              Keep writing
            </Button>
            <Button variant="bare" onClick={onClose}>
              Close
            </Button>
          </>
        }
      />
    </Dialog>
  );
}
