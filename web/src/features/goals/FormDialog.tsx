import { type FormEvent, type ReactNode, useId } from 'react';
import { Button } from '../../ui/controls/Button.tsx';
import { Sending } from '../../ui/forms/sending.ts';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import classes from './FormDialog.module.css';
import type { Kept } from './use-kept.ts';

interface FormDialogProps {
  title: string;
  meta?: ReactNode;
  saveLabel: string;
  busy: boolean;
  busyLabel?: string;
  disabled?: boolean;
  kept: Pick<Kept<Record<string, string>>, 'isBack' | 'startOver'>;
  onClose: () => void;
  /** `halfDate` is true while a date is typed only in part: it would be lost. */
  onSave: (halfDate: boolean) => void;
  children: ReactNode;
}

/** A form on a leaf. Closing it loses nothing: what was typed is there when it is opened again. */
export function FormDialog({
  title,
  meta,
  saveLabel,
  busy,
  busyLabel = 'Saving…',
  disabled,
  kept,
  onClose,
  onSave,
  children,
}: FormDialogProps) {
  const form = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy || disabled) return;
    const dates = event.currentTarget.querySelectorAll<HTMLInputElement>('input[type="date"]');
    onSave([...dates].some(({ validity }) => validity.badInput));
  };
  return (
    <Dialog
      opened
      size="sm"
      locked={busy}
      title={title}
      meta={meta}
      onClose={onClose}
      actions={
        <>
          <Button
            type="submit"
            form={form}
            variant="filled"
            disabled={disabled}
            busy={busy}
            busyLabel={busyLabel}
          >
            {saveLabel}
          </Button>
          <Button variant="bare" disabled={busy} onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      <form id={form} noValidate className={classes.form} onSubmit={submit}>
        {kept.isBack && (
          <p className={classes.back}>
            What you had typed is back.{' '}
            <button type="button" className={classes.over} onClick={kept.startOver}>
              Start over
            </button>
          </p>
        )}
        <Sending value={busy}>{children}</Sending>
      </form>
    </Dialog>
  );
}
