import { ADMIN_LIMITS, type PersonSheet, refusalOf, type User } from '@pathkeeper/contract';
import { type FormEvent, useState } from 'react';
import { momentHere, monthDay, today } from '../../../lib/dates.ts';
import { useDraft } from '../../../lib/drafts/use-draft.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { DraftWarning } from '../../../ui/forms/DraftWarning.tsx';
import { DateField } from '../../../ui/forms/fields/DateField.tsx';
import { TextField } from '../../../ui/forms/fields/TextField.tsx';
import { Sending } from '../../../ui/forms/sending.ts';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx';
import { toast } from '../../../ui/toast.ts';
import { SectionHead } from '../../../ui/typography/SectionHead.tsx';
import { nameOf, startOfDay } from '../people-words.ts';
import { useRestore, useSuspend } from './account.queries.ts';
import classes from './PersonDrawer.module.css';
import own from './PersonSuspension.module.css';

interface PartProps {
  person: PersonSheet;
  actor: User;
}

/** Keeping somebody out, until a day or until it is taken back (D56). */
export function PersonSuspension({ person, actor }: PartProps) {
  return (
    <section aria-labelledby="person-suspension" className={classes.part}>
      <SectionHead id="person-suspension" remark="Shown at the door, in your words">
        Suspend
      </SectionHead>
      {person.suspension ? <Suspended person={person} /> : <SuspendForm {...{ person, actor }} />}
    </section>
  );
}

function Suspended({ person }: { person: PersonSheet }) {
  const restore = useRestore();
  const { id, suspension } = person;
  const name = nameOf(person);
  if (!suspension) return null;
  return (
    <>
      <p className={classes.words}>
        Kept out since {momentHere(suspension.createdAt)},{' '}
        {suspension.until
          ? `until ${momentHere(suspension.until)}`
          : 'until somebody takes it back'}
        . They read: “<q className={own.reason}>{suspension.reason}</q>”
      </p>
      <div className={classes.foot}>
        <Button
          busy={restore.isPending}
          busyLabel="Restoring…"
          onClick={() =>
            restore.mutate(
              { id },
              {
                onSuccess: () =>
                  void toast({ title: 'Restored', description: `${name} can come in again.` }),
              },
            )
          }
        >
          Restore
        </Button>
        <p className={classes.note}>They can sign in from the next try on.</p>
      </div>
    </>
  );
}

interface Fields {
  reason: string;
  /** A day, or empty: until it is taken back. */
  until: string;
}

function SuspendForm({ person, actor }: PartProps) {
  const { id } = person;
  const name = nameOf(person);
  const kept = useDraft<Fields>(`admin-suspend:${actor.id}:${id}`, { reason: '', until: '' });
  const [isAsking, setIsAsking] = useState(false);
  const suspend = useSuspend();
  const refusal = refusalOf(actor, 'suspend', person);
  const { reason, until } = kept.fields;
  const isPast = until !== '' && until <= today();
  const missing =
    refusal ??
    (reason.trim() === '' ? 'Needs a reason first.' : isPast ? 'The end must lie ahead.' : null);
  const end = until === '' || isPast ? '' : ` until ${monthDay(until)}`;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (missing === null) setIsAsking(true);
  };
  const confirm = async () => {
    try {
      await kept.send((fields) =>
        suspend.mutateAsync({ id, reason: fields.reason.trim(), until: startOfDay(fields.until) }),
      );
      toast({ title: 'Suspended', description: `${name} is kept out${end}.` });
    } catch {
      // The toast has said it, and the form still holds what was typed.
      setIsAsking(false);
    }
  };
  return (
    <form noValidate className={own.form} onSubmit={submit}>
      {!kept.isKept && <DraftWarning act="Send it" />}
      <Sending value={kept.isSending}>
        <div className={own.fields}>
          <TextField
            label="Reason"
            placeholder="As you would say it in person"
            dir="auto"
            autoComplete="off"
            maxLength={ADMIN_LIMITS.reason}
            value={reason}
            disabled={refusal !== null}
            onChange={(event) => kept.change({ reason: event.target.value })}
          />
          <DateField
            label="Ends"
            value={until}
            disabled={refusal !== null}
            onChange={(event) => kept.change({ until: event.target.value })}
          />
        </div>
      </Sending>
      <div className={classes.foot}>
        <Button type="submit" disabled={missing !== null} aria-describedby="suspend-note">
          {`Suspend${end}`}
        </Button>
        <p id="suspend-note" className={classes.note}>
          {missing ?? (until === '' ? 'Without a day, until it is taken back.' : null)}
        </p>
      </div>
      <ConfirmDialog
        opened={isAsking}
        title={`Keep ${name} out?`}
        confirmLabel={`Suspend${end}`}
        cancelLabel="Let them in"
        busy={kept.isSending}
        busyLabel="Suspending…"
        onConfirm={() => void confirm()}
        onCancel={() => setIsAsking(false)}
      >
        <p>
          From their next step on they are out, on every device, and off the leaderboard. They read:
          “<q className={own.reason}>{reason.trim()}</q>”{' '}
          {until === ''
            ? 'It holds until somebody takes it back.'
            : `It ends by itself on ${monthDay(until)}.`}{' '}
          Their journal stays as it is.
        </p>
      </ConfirmDialog>
    </form>
  );
}
