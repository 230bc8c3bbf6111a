import type { Passkey } from '@pathkeeper/contract';
import { SECURITY_LIMITS } from '@pathkeeper/contract';
import { IconKey, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { reasonOf } from '../../../lib/api/api-error.ts';
import { dayHere, plainDay } from '../../../lib/dates.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { Skeleton, SkeletonLine } from '../../../ui/feedback/Skeleton.tsx';
import { TextField } from '../../../ui/forms/fields/TextField.tsx';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import classes from './Security.module.css';
import { factors, useAddPasskey, useRemovePasskey, useRenamePasskey } from './security.queries.ts';

const dayOf = (instant: string) => plainDay(dayHere(instant));

/** Devices that vouch for somebody after the password (D78). */
export function Passkeys() {
  const query = useQuery(factors());
  const [codes, setCodes] = useState<string[] | null>(null);
  const [removed, setRemoved] = useState<Passkey | null>(null);
  const remove = useRemovePasskey();
  return (
    <>
      <Loaded
        query={query}
        skeleton={
          <Skeleton label="Loading passkeys">
            <SkeletonLine width="50%" />
          </Skeleton>
        }
        error={{ small: true, level: 3, title: 'The passkeys did not arrive.' }}
      >
        {({ passkeys }) =>
          passkeys.length > 0 && (
            <ul>
              {passkeys.map((passkey) => (
                <Row key={passkey.id} passkey={passkey} onRemove={() => setRemoved(passkey)} />
              ))}
            </ul>
          )
        }
      </Loaded>
      <Add onCodes={setCodes} />
      {codes && <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />}
      <ConfirmDialog
        opened={removed !== null}
        title={`Remove ${removed?.name ?? ''}?`}
        confirmLabel="Remove it"
        cancelLabel="Leave it"
        busy={remove.isPending}
        onConfirm={() => {
          if (removed) remove.mutate(removed.id, { onSettled: () => setRemoved(null) });
        }}
        onCancel={() => setRemoved(null)}
      >
        <p>It vouches for nobody here from then on. The device may keep it in its list.</p>
      </ConfirmDialog>
    </>
  );
}

function Row({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const { id, name, createdAt, lastUsedAt } = passkey;
  const [isEditing, setIsEditing] = useState(false);
  const rename = useRenamePasskey();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = ((new FormData(event.currentTarget).get('name') as string | null) ?? '').trim();
    if (text === '') return;
    rename.mutate({ id, name: text }, { onSuccess: () => setIsEditing(false) });
  };
  return (
    <li className={classes.row}>
      <IconKey aria-hidden size={22} stroke={1.5} className={classes.icon} />
      {isEditing ? (
        <form className={classes.rename} onSubmit={submit} aria-label={`Rename ${name}`}>
          <TextField
            name="name"
            label="Name"
            labelHidden
            autoFocus
            defaultValue={name}
            maxLength={SECURITY_LIMITS.passkeyName}
          />
          <Button type="submit" busy={rename.isPending}>
            Save name
          </Button>
        </form>
      ) : (
        <>
          <div className={classes.words}>
            <p className={classes.name} dir="auto">
              {name}
            </p>
            <p className={classes.note}>
              Made {dayOf(createdAt)} · {lastUsedAt ? `used ${dayOf(lastUsedAt)}` : 'never used'}
            </p>
          </div>
          <Button variant="bare" aria-label={`Rename ${name}`} onClick={() => setIsEditing(true)}>
            Rename
          </Button>
          <Button variant="bare" aria-label={`Remove ${name}`} onClick={onRemove}>
            Remove
          </Button>
        </>
      )}
    </li>
  );
}

function Add({ onCodes }: { onCodes: (codes: string[] | null) => void }) {
  const add = useAddPasskey();
  const [isNaming, setIsNaming] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isPossible = typeof window.PublicKeyCredential === 'function';
  const isNumber = /^[\d.]+$|^\[/.test(window.location.hostname);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = ((new FormData(event.currentTarget).get('name') as string | null) ?? '').trim();
    if (name === '') return setProblem('Give it a name first.');
    setProblem(null);
    try {
      onCodes((await add.mutateAsync(name)).recoveryCodes);
      setIsNaming(false);
    } catch (error) {
      const isOurs = error instanceof Error && 'reason' in error;
      const sentence = 'The browser made no passkey. Nothing has changed; please try again.';
      setProblem(isOurs ? reasonOf(error, sentence) : sentence);
    }
  };
  if (!isPossible) {
    return <p className={classes.note}>This browser makes no passkeys here: they need https.</p>;
  }
  if (isNumber) {
    return (
      <p className={classes.note}>
        A passkey belongs to a name, and this address is a number: open Pathkeeper by its name, on
        this machine as localhost.
      </p>
    );
  }
  if (!isNaming) {
    return (
      <Button
        className={classes.add}
        icon={<IconPlus aria-hidden />}
        onClick={() => setIsNaming(true)}
      >
        Add a passkey
      </Button>
    );
  }
  return (
    <form
      className={classes.card}
      aria-label="Add a passkey"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <TextField
        name="name"
        label="Name"
        hint="So that you know which one it is: Telephone, small blue key."
        required
        autoFocus
        error={problem ?? undefined}
        maxLength={SECURITY_LIMITS.passkeyName}
      />
      <div className={classes.actions}>
        <Button type="submit" variant="filled" busy={add.isPending} busyLabel="Asking the device…">
          Make it
        </Button>
        <Button variant="bare" onClick={() => setIsNaming(false)}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
