import type { Factors as Known } from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { fieldErrorsOf, reasonOf } from '../../../lib/api/api-error.ts';
import { dayHere, plainDay } from '../../../lib/dates.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { Skeleton, SkeletonLine } from '../../../ui/feedback/Skeleton.tsx';
import { TextField } from '../../../ui/forms/fields/TextField.tsx';
import { SwitchRow } from '../../../ui/forms/fields/toggles/SwitchRow.tsx';
import { useFieldErrors } from '../../../ui/forms/use-field-errors.ts';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx';
import { QrCode } from './QrCode.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import classes from './Security.module.css';
import {
  factors,
  useBeginTotp,
  useConfirmTotp,
  useMakeCodes,
  useRemoveTotp,
} from './security.queries.ts';

/** A code from an app after the password, and the recovery codes that stand in for it (D78). */
export function Factors() {
  const query = useQuery(factors());
  return (
    <Loaded
      query={query}
      skeleton={
        <Skeleton label="Loading second steps">
          <SkeletonLine width="40%" />
          <SkeletonLine width="60%" />
        </Skeleton>
      }
      error={{
        small: true,
        level: 3,
        title: 'The second steps did not arrive.',
        words: 'Whatever is switched on stays on.',
      }}
    >
      {(known) => <Steps known={known} />}
    </Loaded>
  );
}

function Steps({ known: { totpSince, recoveryCodesLeft, passkeys } }: { known: Known }) {
  const begin = useBeginTotp();
  const remove = useRemoveTotp();
  const make = useMakeCodes();
  const [codes, setCodes] = useState<string[] | null>(null);
  const [isLeaving, setIsLeaving] = useState(false);
  const isOn = totpSince !== null;
  const toggle = () => {
    if (isOn) setIsLeaving(true);
    else if (begin.data) begin.reset();
    else begin.mutate();
  };
  return (
    <>
      <SwitchRow
        label="A code from your app"
        note={
          isOn
            ? `On since ${plainDay(dayHere(totpSince))}`
            : 'Six figures that change every thirty seconds, asked for after the password.'
        }
        checked={isOn}
        busy={begin.isPending || remove.isPending}
        onChange={toggle}
      />
      {begin.data && !isOn && (
        <SetUp
          {...begin.data}
          onDone={(made) => {
            setCodes(made);
            begin.reset();
          }}
          onCancel={() => begin.reset()}
        />
      )}
      {(isOn || passkeys.length > 0) && (
        <div className={classes.row}>
          <div className={classes.words}>
            <p className={classes.name}>Recovery codes</p>
            <p className={classes.note}>
              {recoveryCodesLeft} of ten are left. Each opens the door once, when the phone is at
              the bottom of the harbour.
            </p>
          </div>
          <Button
            busy={make.isPending}
            busyLabel="Making them…"
            onClick={() =>
              make.mutate(undefined, { onSuccess: (made) => setCodes(made.recoveryCodes) })
            }
          >
            Make ten new ones
          </Button>
        </div>
      )}
      {codes && <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />}
      <ConfirmDialog
        opened={isLeaving}
        title="Switch the codes off?"
        confirmLabel="Switch them off"
        cancelLabel="Leave them on"
        busy={remove.isPending}
        onConfirm={() => remove.mutate(undefined, { onSettled: () => setIsLeaving(false) })}
        onCancel={() => setIsLeaving(false)}
      >
        <p>
          {passkeys.length > 0
            ? 'After the password, a passkey is asked for then.'
            : 'The password alone opens this account then.'}
        </p>
      </ConfirmDialog>
    </>
  );
}

interface SetUpProps {
  secret: string;
  uri: string;
  begun: string;
  onDone: (recoveryCodes: string[]) => void;
  onCancel: () => void;
}

function SetUp({ secret, uri, begun, onDone, onCancel }: SetUpProps) {
  const confirm = useConfirmTotp();
  const { form, field, mark, clear } = useFieldErrors();
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = ((new FormData(event.currentTarget).get('code') as string | null) ?? '').trim();
    clear();
    if (code === '') return mark({ code: 'The code is missing.' });
    try {
      onDone((await confirm.mutateAsync({ code, begun })).recoveryCodes);
    } catch (error) {
      const fields = fieldErrorsOf(error);
      mark(fields ?? { code: reasonOf(error, 'Codes were not switched on. Please try again.') });
    }
  };
  return (
    <form
      ref={form}
      className={classes.card}
      aria-label="Set up codes"
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <div className={classes.setUp}>
        <QrCode text={uri} />
        <div>
          <p className={classes.words}>
            Open your authenticator app and have it read this square, or type the key into it.
          </p>
          <p className={classes.secret}>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</p>
        </div>
      </div>
      <TextField
        {...field('code')}
        label="The code that it shows"
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={9}
      />
      <div className={classes.actions}>
        <Button type="submit" variant="filled" busy={confirm.isPending} busyLabel="Looking…">
          Switch codes on
        </Button>
        <Button variant="bare" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
