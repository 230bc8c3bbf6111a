import { ACCOUNT_LIMITS, PASSWORD_TOO_SHORT, PASSWORDS_DIFFER } from '@pathkeeper/contract';
import { Button } from '../../ui/controls/Button.tsx';
import { PasswordField } from '../../ui/forms/fields/PasswordField.tsx';
import type { FieldErrors } from '../../ui/forms/use-field-errors.ts';
import { VisuallyHidden } from '../../ui/page/VisuallyHidden.tsx';
import { toast } from '../../ui/toast.ts';
import classes from './PasswordForm.module.css';
import { Problem } from './Problem.tsx';
import { useChangePassword } from './security/security.queries.ts';
import { useAccountForm } from './use-account-form.ts';
import { useStrength } from './use-strength.ts';

type Values = Record<'currentPassword' | 'newPassword' | 'confirmPassword', string>;

/** Changes the password of whoever is signed in. */
export function PasswordForm({ username }: { username: string }) {
  const change = useChangePassword();
  const strength = useStrength('Six characters or more.');
  const { form, field, problem } = useAccountForm({
    names: ['currentPassword', 'newPassword', 'confirmPassword'],
    check: problemsOf,
    async send({ currentPassword, newPassword }) {
      await change.mutateAsync({ currentPassword, newPassword });
      form.ref.current?.reset();
      toast({
        title: 'Password Changed',
        description: 'You stay signed in here. Everywhere else asks for the new one.',
      });
    },
    fallback: 'The password stands as it was. Please try again.',
  });

  return (
    <form {...form} className={classes.form} aria-label="Change password">
      {/* Tells a password manager whose password this is. */}
      <VisuallyHidden>
        <input
          type="text"
          name="username"
          autoComplete="username"
          value={username}
          readOnly
          tabIndex={-1}
          aria-hidden
        />
      </VisuallyHidden>
      <PasswordField
        {...field('currentPassword')}
        label="Current password"
        required
        autoComplete="current-password"
      />
      <PasswordField
        {...field('newPassword')}
        label="New password"
        {...strength}
        required
        autoComplete="new-password"
      />
      <PasswordField
        {...field('confirmPassword')}
        label="New password again"
        required
        autoComplete="new-password"
      />
      <div>
        <Button type="submit" busy={change.isPending} busyLabel="Changing…">
          Change password
        </Button>
        <Problem>{problem}</Problem>
      </div>
    </form>
  );
}

/** What keeps the form from being sent: a sentence for each field, or null. */
function problemsOf({ currentPassword, newPassword, confirmPassword }: Values): FieldErrors | null {
  const fields: FieldErrors = {};
  if (currentPassword === '') fields.currentPassword = 'Your current password is needed.';
  if (newPassword.length < ACCOUNT_LIMITS.password.min) fields.newPassword = PASSWORD_TOO_SHORT;
  else if (newPassword !== confirmPassword) fields.confirmPassword = PASSWORDS_DIFFER;
  return Object.keys(fields).length > 0 ? fields : null;
}
