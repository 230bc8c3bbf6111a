import { MODERATION_LIMITS } from '@pathkeeper/contract';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../ui/controls/Button.tsx';
import { Checkbox } from '../../../ui/forms/fields/Checkbox.tsx';
import { TextArea } from '../../../ui/forms/fields/TextArea.tsx';
import { TextField } from '../../../ui/forms/fields/TextField.tsx';
import { Sending } from '../../../ui/forms/sending.ts';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { clockOf, dateOf, dayName } from '../moderation-words.ts';
import classes from './StopDialog.module.css';

interface StopDialogProps {
  name: string;
  /** What can be removed with it: `No. 38`; null where there is nothing. */
  words: string | null;
  busy: boolean;
  onClose: () => void;
  onStop: (stop: { days: number; reason: string; removes: boolean }) => void;
}

const SPANS = [
  { days: 1, name: 'Until tomorrow' },
  { days: 3, name: 'Three days' },
  { days: 7, name: 'A week' },
  { days: null, name: 'A number of days' },
] as const;

const LINES = [
  'They can read, like, follow and report. They cannot post, reply or edit.',
  'They are told, with your words and without your name.',
  'It ends by itself. Anyone at this desk can end it sooner.',
];

/** Stops somebody from writing in the forum for some days (D46). */
export function StopDialog({ name, words, busy, onClose, onStop }: StopDialogProps) {
  const id = useId();
  const [span, setSpan] = useState<number | null>(3);
  const [typed, setTyped] = useState('14');
  const [reason, setReason] = useState('');
  const [removes, setRemoves] = useState(words !== null);
  const [problems, setProblems] = useState<{ days?: string; reason?: string }>({});
  const days = span ?? Number(typed);
  const isDays = Number.isInteger(days) && days >= 1 && days <= MODERATION_LIMITS.stopDays;
  const until = new Date(Date.now() + (isDays ? days : 0) * 86_400_000);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const found = {
      ...(!isDays && { days: `A whole number of days, from 1 to ${MODERATION_LIMITS.stopDays}.` }),
      ...(reason.trim() === '' && { reason: 'Say why: they have a right to know.' }),
    };
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    onStop({ days, reason: reason.trim(), removes });
  };
  return (
    <Dialog
      opened
      title={`Stop ${name} from writing`}
      meta="In the forum only. Their journal is their own."
      locked={busy}
      onClose={onClose}
      actions={
        <>
          <Button type="submit" form={id} variant="filled" busy={busy}>
            {isDays ? `Stop until ${dayName(until)}` : 'Stop'}
          </Button>
          <Button disabled={busy} onClick={onClose}>
            Let them write
          </Button>
        </>
      }
    >
      <form id={id} noValidate className={classes.form} onSubmit={submit}>
        <Sending value={busy}>
          <fieldset className={classes.until}>
            <legend>Until</legend>
            <div className={classes.spans}>
              {SPANS.map((each) => (
                <label key={each.name} className={classes.span}>
                  <input
                    type="radio"
                    name={`${id}-span`}
                    checked={span === each.days}
                    data-autofocus={each.days === 3 || undefined}
                    onChange={() => setSpan(each.days)}
                  />
                  <span>{each.name}</span>
                </label>
              ))}
            </div>
          </fieldset>
          {span === null && (
            <TextField
              label="Days"
              inputMode="numeric"
              value={typed}
              error={problems.days}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
          {isDays && (
            <p className={classes.end} aria-live="polite">
              {days < 7 ? `${dayName(until)}, ` : ''}
              {dateOf(until)}, {clockOf(until)}
            </p>
          )}
          <TextArea
            label="What they will read"
            value={reason}
            error={problems.reason}
            maxLength={MODERATION_LIMITS.reason}
            dir="auto"
            onChange={(event) => setReason(event.target.value)}
          />
          {words !== null && (
            <Checkbox
              label={`Remove ${words} as well`}
              checked={removes}
              onChange={(event) => setRemoves(event.target.checked)}
            />
          )}
        </Sending>
      </form>
      <ul className={classes.lines}>
        {LINES.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Dialog>
  );
}
