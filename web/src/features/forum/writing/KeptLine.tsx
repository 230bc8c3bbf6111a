import { useState } from 'react';
import { clockHere, longDay, today } from '../../../lib/dates.ts';
import type { DraftForm } from '../../../lib/drafts/use-draft.ts';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx';
import classes from './KeptLine.module.css';

interface KeptLineProps {
  kept: Pick<DraftForm<object>, 'isKept' | 'since' | 'startOver' | 'isSending'>;
  /** Something is written. */
  isWritten: boolean;
  /** When it was last changed here, in epoch milliseconds. */
  changedAt: number | null;
  /** Follows the sentence that it is kept. */
  more?: string;
  /** What would be thrown away: `post`. Without it nothing is offered. */
  noun?: string;
}

/** Says that a draft is kept, since when, and offers to throw it away. */
export function KeptLine({ kept, isWritten, changedAt, more, noun }: KeptLineProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { isKept, since, isSending } = kept;
  if (!isWritten) return null;
  if (!isKept) {
    return (
      <span role="alert" className={classes.line}>
        This browser will not keep what you type. Send it before you leave.
      </span>
    );
  }
  const at = changedAt ?? since;
  return (
    <span className={classes.line}>
      {at === null ? 'Kept here.' : `Draft kept here at ${moment(at)}.`} {more}{' '}
      {noun && (
        <button
          type="button"
          disabled={isSending}
          className={classes.discard}
          onClick={() => setIsAsking(true)}
        >
          Discard it
        </button>
      )}
      {noun && (
        <ConfirmDialog
          opened={isAsking}
          danger
          title={`Discard this ${noun}?`}
          confirmLabel={`Discard ${noun}`}
          cancelLabel="Keep writing"
          onCancel={() => setIsAsking(false)}
          onConfirm={() => {
            setIsAsking(false);
            kept.startOver();
          }}
        >
          It was never posted, so it will be gone for good.
        </ConfirmDialog>
      )}
    </span>
  );
}

/** '22:37', with the day before it when that is not today. */
function moment(milliseconds: number): string {
  const at = new Date(milliseconds);
  const clock = clockHere(at);
  return today(at) === today() ? clock : `${clock} on ${longDay(today(at))}`;
}
