import {
  DAILY_QUESTION,
  DEFAULT_COMMITMENT_TIME,
  type VisionCommitment,
} from '@pathkeeper/contract';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../ui/controls/Button.tsx';
import { TextField } from '../../../ui/forms/fields/TextField.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import classes from './Daily.module.css';
import { useCommit } from './daily.queries.ts';

interface CommitDialogProps {
  /** What there is already; its time is offered. */
  now: VisionCommitment | undefined;
  onClose: () => void;
}

/** The daily commitment (S2.5): a time, one press, and what follows from it. */
export function CommitDialog({ now, onClose }: CommitDialogProps) {
  const form = useId();
  const [time, setTime] = useState(now?.commitmentTime ?? DEFAULT_COMMITMENT_TIME);
  const [error, setError] = useState('');
  const [kept, setKept] = useState<string | null>(null);
  const commit = useCommit();
  const isChange = now?.commitmentTime != null;
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (time === '') return setError('Choose a time.');
    commit.mutate(
      { commitmentTime: time },
      { onSuccess: () => (isChange ? onClose() : setKept(time)) },
    );
  };
  if (kept !== null) {
    return (
      <Dialog
        opened
        size="sm"
        phone="card"
        title="Congratulations!"
        onClose={onClose}
        actions={
          <Button variant="filled" data-autofocus onClick={onClose}>
            Done
          </Button>
        }
      >
        <p className={classes.words}>
          Your daily reflection prompts start tomorrow at <b>{kept}</b>.
        </p>
        <p className={classes.words}>
          Once that day, this window asks: <i>{DAILY_QUESTION}</i> Two or three minutes are enough.
          “Not tonight” is an answer too, and you can change the hour or end this whenever you like.
        </p>
      </Dialog>
    );
  }
  return (
    <Dialog
      opened
      size="sm"
      phone="card"
      title={isChange ? 'Change the hour' : 'A step a day'}
      onClose={onClose}
      actions={
        <>
          <Button
            type="submit"
            form={form}
            variant="filled"
            busy={commit.isPending}
            busyLabel="Saving…"
          >
            {isChange ? 'Change the hour' : 'I Commit to My Vision'}
          </Button>
          <Button variant="bare" onClick={onClose}>
            {isChange ? 'Leave it' : 'Not yet'}
          </Button>
        </>
      }
    >
      <form id={form} noValidate className={classes.form} onSubmit={save}>
        <p className={classes.words}>
          Once a day, from this hour of your clock on, you are asked: <i>{DAILY_QUESTION}</i> It
          takes <span className={classes.oneLine}>2-3 minutes</span>.
        </p>
        <TextField
          label="At what time?"
          type="time"
          data-autofocus
          value={time}
          error={error}
          onChange={(event) => {
            setTime(event.target.value);
            setError('');
          }}
        />
      </form>
    </Dialog>
  );
}
