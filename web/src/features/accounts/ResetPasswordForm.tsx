import { ACCOUNT_LIMITS, PASSWORD_TOO_SHORT, PASSWORDS_DIFFER } from '@pathkeeper/contract';
import { type SubmitEvent, useState } from 'react';
import { ApiError, reasonOf } from '../../lib/api/api-error.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { PasswordField } from '../../ui/forms/fields/PasswordField.tsx';
import { useFieldErrors } from '../../ui/forms/use-field-errors.ts';
import classes from './AccountForm.module.css';
import { enter } from './enter.ts';
import { useResetPassword } from './recovery.queries.ts';
import { useStrength } from './use-strength.ts';

interface ResetPasswordFormProps {
  token: string;
  /** The link turned out to be used or too old: `reason` is the server's sentence. */
  onUnusable: (reason: string) => void;
}

/** Chooses a new password with the token of a letter, then goes to the sign-in page. */
export function ResetPasswordForm({ token, onUnusable }: ResetPasswordFormProps) {
  const reset = useResetPassword();
  const { form, field, mark, clear } = useFieldErrors();
  const strength = useStrength('Six characters or more. A sentence is easiest.');
  const [problem, setProblem] = useState<string | null>(null);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { password, confirmPassword } = Object.fromEntries(
      new FormData(event.currentTarget),
    ) as Record<'password' | 'confirmPassword', string>;
    clear();
    setProblem(null);
    if (password.length < ACCOUNT_LIMITS.password.min)
      return mark({ password: PASSWORD_TOO_SHORT });
    if (password !== confirmPassword) return mark({ confirmPassword: PASSWORDS_DIFFER });
    try {
      await reset.mutateAsync({ token, password });
      const description = 'Sign in with it. Every other place is signed out.';
      enter({ title: 'Password Changed', description }, paths.login);
    } catch (error) {
      const refused = error instanceof ApiError && error.code === 'invalid_request';
      const field = refused ? error.body.fields?.password : undefined;
      if (field) mark({ password: field });
      else if (refused) onUnusable(error.reason);
      else setProblem(reasonOf(error, 'The password was not changed. Please try again.'));
    }
  };

  return (
    <form
      ref={form}
      className={classes.form}
      aria-label="Choose a new password"
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <PasswordField
        {...field('password')}
        label="New password"
        {...strength}
        required
        autoComplete="new-password"
      />
      <PasswordField
        {...field('confirmPassword')}
        label="Confirm Password"
        required
        autoComplete="new-password"
      />
      <div className={classes.end}>
        <Button
          type="submit"
          variant="filled"
          wide
          busy={reset.isPending || reset.isSuccess}
          busyLabel="Changing it…"
        >
          Change Password
        </Button>
        {problem && (
          <p role="alert" className={classes.problem}>
            {problem}
          </p>
        )}
      </div>
    </form>
  );
}
