import { ACCOUNT_LIMITS, PASSWORD_TOO_SHORT, PASSWORDS_DIFFER } from '@pathkeeper/contract';
import { ApiError } from '../../lib/api/api-error.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { PasswordField } from '../../ui/forms/fields/PasswordField.tsx';
import classes from './AccountForm.module.css';
import { enter } from './enter.ts';
import { Problem } from './Problem.tsx';
import { useResetPassword } from './recovery.queries.ts';
import { useAccountForm } from './use-account-form.ts';
import { useStrength } from './use-strength.ts';

interface ResetPasswordFormProps {
  token: string;
  /** The link turned out to be used or too old: `reason` is the server's sentence. */
  onUnusable: (reason: string) => void;
}

/** Chooses a new password with the token of a letter, then goes to the sign-in page. */
export function ResetPasswordForm({ token, onUnusable }: ResetPasswordFormProps) {
  const reset = useResetPassword();
  const strength = useStrength('Six characters or more. A sentence is easiest.');
  const { form, field, problem } = useAccountForm({
    names: ['password', 'confirmPassword'],
    check({ password, confirmPassword }) {
      if (password.length < ACCOUNT_LIMITS.password.min) return { password: PASSWORD_TOO_SHORT };
      return password === confirmPassword ? null : { confirmPassword: PASSWORDS_DIFFER };
    },
    async send({ password }) {
      await reset.mutateAsync({ token, password });
      const description = 'Sign in with it. Every other place is signed out.';
      enter({ title: 'Password Changed', description }, paths.login);
    },
    fallback: 'The password was not changed. Please try again.',
    explain(error, reason) {
      if (!(error instanceof ApiError) || error.code !== 'invalid_request') return reason;
      const password = error.body.fields?.password;
      if (password) return { password };
      onUnusable(error.reason);
      return null;
    },
  });

  return (
    <form {...form} className={classes.form} aria-label="Choose a new password">
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
        <Problem>{problem}</Problem>
      </div>
    </form>
  );
}
