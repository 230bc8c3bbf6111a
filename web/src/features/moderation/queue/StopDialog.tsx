import { MODERATION_LIMITS } from '@pathkeeper/contract';
import { type FormEvent, useId, useState } from 'react';
import { clockHere, dayHere, longMonthDay } from '../../../lib/dates.ts';
import { useDraft } from '../../../lib/drafts/use-draft.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { DraftWarning } from '../../../ui/forms/DraftWarning.tsx';
import { TextArea } from '../../../ui/forms/fields/TextArea.tsx';
import { TextField } from '../../../ui/forms/fields/TextField.tsx';
import { Checkbox } from '../../../ui/forms/fields/toggles/Checkbox.tsx';
import { Sending } from '../../../ui/forms/sending.ts';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { dayName } from '../moderation-words.ts';
import classes from './StopDialog.module.css';

interface StopDialogProps {
  /** What is typed is kept under this: who stops whom, and over what. */
  draftKey: string;
  name: string;
  /** What can be removed with it: `No. 38`; null where there is nothing. */
  words: string | null;
  /** What was typed already as the reason of a decision. */
  why?: string;
  busy: boolean;
  onClose: () => void;
  /** True once it is done. */
  onStop: (stop: { days: number; reason: string; removes: boolean }) => Promise<boolean>;
}

interface Fields {
  /** Days; null where a number is typed. */
  span: number | null;
  typed: string;
  reason: string;
  removes: boolean;
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
export function StopDialog({
  draftKey,
  name,
  words,
  why = '',
  busy,
  onClose,
  onStop,
}: StopDialogProps) {
  const id = useId();
  const start: Fields = { span: 3, typed: '14', reason: why, removes: words !== null };
  const kept = useDraft(draftKey, start);
  const { span, typed, reason, removes } = kept.fields;
  const [problems, setProblems] = useState<{ days?: string; reason?: string }>({});
  const days = span ?? Number(typed);
  const isDays = Number.isInteger(days) && days >= 1 && days <= MODERATION_LIMITS.stopDays;
  const until = new Date(Date.now() + (isDays ? days : 0) * 86_400_000);

  /** Unlike Escape, which keeps what was typed. */
  const giveUp = () => {
    kept.startOver();
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const found = {
      ...(!isDays && { days: `A whole number of days, from 1 to ${MODERATION_LIMITS.stopDays}.` }),
      ...(reason.trim() === '' && { reason: 'Say why: they have a right to know.' }),
    };
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    const stop = { days, reason: reason.trim(), removes };
    void onStop(stop).then((isDone) => isDone && kept.startOver());
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
          <Button disabled={busy} onClick={giveUp}>
            Let them write
          </Button>
        </>
      }
    >
      {!kept.isKept && <DraftWarning act="Send it" />}
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
                    onChange={() => kept.change({ span: each.days })}
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
              onChange={(event) => kept.change({ typed: event.target.value })}
            />
          )}
          {isDays && (
            <p className={classes.end} aria-live="polite">
              {days < 7 ? `${dayName(until)}, ` : ''}
              {longMonthDay(dayHere(until))}, {clockHere(until)}
            </p>
          )}
          <TextArea
            label="What they will read"
            value={reason}
            error={problems.reason}
            maxLength={MODERATION_LIMITS.reason}
            dir="auto"
            onChange={(event) => kept.change({ reason: event.target.value })}
          />
          {words !== null && (
            <Checkbox
              label={`Remove ${words} as well`}
              checked={removes}
              onChange={(event) => kept.change({ removes: event.target.checked })}
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
