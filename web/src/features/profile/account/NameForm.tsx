import { ACCOUNT_LIMITS, isBlank, type User } from '@pathkeeper/contract';
import { type KeyboardEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/controls/Button.tsx';
import { TextField } from '../../../ui/forms/fields/TextField.tsx';
import { Sending } from '../../../ui/forms/sending.ts';
import { toast } from '../../../ui/toast.ts';
import { shownName } from '../../accounts/accounts.queries.ts';
import { useUpdateMe } from '../account.queries.ts';
import classes from './NameForm.module.css';

/** The display name, to look at and to change (S1.5: not blank; Enter saves). */
export function NameForm({ user }: { user: User }) {
  const [isEditing, setIsEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    // Whoever came from the keyboard goes on from where they were.
    if (wasEditing.current && !isEditing) edit.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  if (isEditing) return <Edit user={user} onClose={() => setIsEditing(false)} />;
  return (
    <div className={classes.view}>
      <p className={classes.name} dir="auto">
        {shownName(user)}
      </p>
      <Button ref={edit} onClick={() => setIsEditing(true)}>
        Edit display name
      </Button>
    </div>
  );
}

function Edit({ user, onClose }: { user: User; onClose: () => void }) {
  const [name, setName] = useState(shownName(user));
  const { mutate, isPending } = useUpdateMe('Name Not Saved');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isBlank(name)) return;
    mutate(
      { displayName: name.trim() },
      {
        onSuccess: (saved) => {
          toast({ title: 'Display Name Saved', description: `You are ${shownName(saved)} here.` });
          onClose();
        },
      },
    );
  };
  return (
    <form className={classes.form} onSubmit={submit}>
      <Sending value={isPending}>
        <TextField
          label="Display name"
          autoFocus
          value={name}
          maxLength={ACCOUNT_LIMITS.name}
          hint={`Your username stays ${user.username}, and signs you in.`}
          onChange={(event) => setName(event.target.value)}
          onKeyDown={(event: KeyboardEvent) => {
            if (event.key === 'Escape' && !isPending) onClose();
          }}
        />
      </Sending>
      <div className={classes.actions}>
        <Button
          type="submit"
          variant="filled"
          disabled={isBlank(name)}
          busy={isPending}
          busyLabel="Saving…"
        >
          Save name
        </Button>
        <Button variant="bare" disabled={isPending} onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
