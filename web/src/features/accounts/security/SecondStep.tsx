import type { SecondStepMethods, SecondStep as Step } from '@pathkeeper/contract';
import { IconChevronRight, IconFingerprint, IconLifebuoy } from '@tabler/icons-react';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { fieldErrorsOf, reasonOf } from '../../../lib/api/api-error.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { TextField } from '../../../ui/forms/fields/TextField.tsx';
import { useFieldErrors } from '../../../ui/forms/use-field-errors.ts';
import form from '../AccountForm.module.css';
import { Problem } from '../Problem.tsx';
import classes from './SecondStep.module.css';

type Way = 'code' | 'recoveryCode' | 'passkey';

interface SecondStepProps {
  methods: SecondStepMethods;
  /** Sends the step; what it throws is said at its field. */
  onStep: (step: Step) => Promise<void>;
  label: string;
  busy: boolean;
  /** Asked for before the step, in the same form. */
  children?: ReactNode;
}

/** The second step: six figures of an app, a passkey or a recovery code (D78). */
export function SecondStep({ methods, onStep, label, busy, children }: SecondStepProps) {
  const { form: ref, field, mark, clear } = useFieldErrors();
  const [way, setWay] = useState<Way>(methods.totp ? 'code' : 'passkey');
  const [problem, setProblem] = useState<string | null>(null);
  const [isAsking, setIsAsking] = useState(false);

  const send = async (step: Step) => {
    clear();
    setProblem(null);
    try {
      await onStep(step);
    } catch (error) {
      const fields = fieldErrorsOf(error);
      if (fields && !fields.passkey && !fields.ticket) mark(fields);
      else setProblem(reasonOf(error, 'That did not work. Please try again.'));
    }
  };
  const askPasskey = async () => {
    setIsAsking(true);
    try {
      const { startAuthentication } = await import('@simplewebauthn/browser');
      const optionsJSON = methods.passkey as unknown as Parameters<
        typeof startAuthentication
      >[0]['optionsJSON'];
      await send({ passkey: { ...(await startAuthentication({ optionsJSON })) } as never });
    } catch {
      setProblem('The browser brought no passkey. Try again, or take another way.');
    } finally {
      setIsAsking(false);
    }
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (way === 'passkey') return void askPasskey();
    const text = ((new FormData(event.currentTarget).get(way) as string | null) ?? '').trim();
    if (text === '') return mark({ [way]: 'The code is missing.' });
    void send({ [way]: text });
  };
  const go = (next: Way) => {
    setWay(next);
    setProblem(null);
    clear();
  };

  return (
    <form
      ref={ref}
      className={form.form}
      aria-label={label}
      method="post"
      noValidate
      onSubmit={submit}
    >
      {children}
      {way === 'code' && (
        <TextField
          {...field('code')}
          key="code"
          label="Code"
          required
          autoFocus={!children}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={9}
          className={classes.code}
        />
      )}
      {way === 'recoveryCode' && (
        <TextField
          {...field('recoveryCode')}
          key="recoveryCode"
          label="Recovery code"
          hint="Ten characters. It is struck off afterwards."
          required
          autoFocus
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          className={classes.code}
        />
      )}
      <div>
        <Button type="submit" variant="filled" wide busy={busy || isAsking} busyLabel="One moment…">
          {way === 'passkey' ? 'Use a passkey' : label}
        </Button>
        <Problem>{problem}</Problem>
        <div className={classes.ways}>
          {methods.totp && way !== 'code' && (
            <Other onClick={() => go('code')} icon={<IconChevronRight aria-hidden size={18} />}>
              Use a code from your app
            </Other>
          )}
          {methods.passkey && way !== 'passkey' && (
            <Other onClick={() => go('passkey')} icon={<IconFingerprint aria-hidden size={22} />}>
              Use a passkey instead
            </Other>
          )}
          {methods.recoveryCode && way !== 'recoveryCode' && (
            <Other
              onClick={() => go('recoveryCode')}
              icon={<IconLifebuoy aria-hidden size={22} />}
              note="Ten characters. It is struck off afterwards."
            >
              Use a recovery code
            </Other>
          )}
        </div>
      </div>
    </form>
  );
}

interface OtherProps {
  icon: ReactNode;
  note?: string;
  onClick: () => void;
  children: ReactNode;
}

function Other({ icon, note, onClick, children }: OtherProps) {
  return (
    <button type="button" className={classes.way} onClick={onClick}>
      {icon}
      <span className={classes.words}>
        <span className={classes.name}>{children}</span>
        {note && <span className={classes.note}>{note}</span>}
      </span>
      <IconChevronRight aria-hidden size={18} />
    </button>
  );
}
