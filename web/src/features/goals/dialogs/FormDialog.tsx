import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import type { DraftForm } from '../../../lib/drafts/use-draft.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { DraftWarning } from '../../../ui/forms/DraftWarning.tsx';
import { EditConflict } from '../../../ui/forms/EditConflict.tsx';
import { Sending } from '../../../ui/forms/sending.ts';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { DiscardDialog } from '../../../ui/overlay/DiscardDialog.tsx';
import classes from './FormDialog.module.css';

interface FormDialogProps {
  title: string;
  meta?: ReactNode;
  saveLabel: string;
  busyLabel?: string;
  disabled?: boolean;
  draft: Pick<DraftForm<object>, 'since' | 'isKept' | 'isSending' | 'startOver'>;
  /** What it is, and what was saved of it elsewhere meanwhile; null when nothing was. */
  conflict?: { what: string; theirs: string } | null;
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
  busyLabel = 'Saving…',
  disabled,
  draft,
  conflict = null,
  onClose,
  onSave,
  children,
}: FormDialogProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [isGivingUp, setIsGivingUp] = useState(false);
  const { isSending } = draft;
  const save = () => {
    const dates = form.current?.querySelectorAll<HTMLInputElement>('input[type="date"]') ?? [];
    onSave([...dates].some(({ validity }) => validity.badInput));
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Of two versions one is chosen by name.
    if (!isSending && !disabled && !conflict) save();
  };
  return (
    <>
      <Dialog
        opened
        size="sm"
        locked={isSending}
        title={title}
        meta={meta}
        onClose={onClose}
        actions={
          <>
            {!conflict && (
              <Button
                type="submit"
                form={id}
                variant="filled"
                disabled={disabled}
                busy={isSending}
                busyLabel={busyLabel}
              >
                {saveLabel}
              </Button>
            )}
            <Button variant="bare" disabled={isSending} onClick={onClose}>
              Close
            </Button>
          </>
        }
      >
        {conflict && (
          <EditConflict
            {...conflict}
            mine="in the form below"
            busy={isSending}
            onOver={save}
            onKeepTheirs={() => setIsGivingUp(true)}
          />
        )}
        <form id={id} ref={form} noValidate className={classes.form} onSubmit={submit}>
          {draft.since !== null && (
            <p className={classes.back}>
              What you had typed is back.{' '}
              <button
                type="button"
                disabled={isSending}
                className={classes.over}
                onClick={draft.startOver}
              >
                Start over
              </button>
            </p>
          )}
          {!draft.isKept && <DraftWarning />}
          <Sending value={isSending}>{children}</Sending>
        </form>
      </Dialog>
      <DiscardDialog
        opened={isGivingUp}
        onCancel={() => setIsGivingUp(false)}
        onConfirm={() => {
          draft.startOver();
          onClose();
        }}
      >
        The {conflict?.what} stays as it was saved.
      </DiscardDialog>
    </>
  );
}
