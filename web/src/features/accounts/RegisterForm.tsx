import { Link } from '@tanstack/react-router';
import { fieldErrorsOf } from '../../lib/api/api-error.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { PasswordField } from '../../ui/forms/fields/PasswordField.tsx';
import { TextField } from '../../ui/forms/fields/TextField.tsx';
import { toast } from '../../ui/toast.ts';
import classes from './AccountForm.module.css';
import { useRegister } from './accounts.queries.ts';
import { enter } from './enter.ts';
import { Problem } from './Problem.tsx';
import { registrationProblem } from './registration-errors.ts';
import { useAccountForm } from './use-account-form.ts';
import { useStrength } from './use-strength.ts';

export interface RegisterFormProps {
  /** The address asked for before registering, as the query gave it. */
  next?: string | undefined;
  /** The secret of the invitation that led here. */
  invitation?: string | undefined;
  /** Asks for the setup token, which may have come with the link (D77). */
  setupToken?: string | undefined;
}

const NAMES = [
  ...(['firstName', 'lastName', 'username', 'email'] as const),
  ...(['password', 'confirmPassword', 'setupToken'] as const),
];

/** Opens an account and signs in, then goes to `next` or home. */
export function RegisterForm({ next, invitation, setupToken }: RegisterFormProps) {
  const register = useRegister();
  const strength = useStrength('Six characters or more.');
  const { form, field, problem } = useAccountForm({
    names: NAMES,
    check(values) {
      const wrong = registrationProblem(values);
      if (wrong?.toast) toast({ ...wrong.toast, tone: 'destructive' });
      return wrong?.fields;
    },
    async send({ setupToken: token, ...values }) {
      await register.mutateAsync({ ...values, setupToken: token || undefined, invitation });
      enter(
        { title: 'Account Created!', description: "Welcome to Pathkeeper. You're now logged in." },
        next,
      );
    },
    fallback: 'Failed to create account. Please try again.',
    explain(error, reason) {
      toast({ title: 'Registration Failed', description: reason, tone: 'destructive' });
      return fieldErrorsOf(error) ?? `${reason} What you typed is still here.`;
    },
  });

  return (
    <form {...form} className={classes.form} aria-label="Begin a journal">
      <div className={classes.pair}>
        <TextField
          {...field('firstName')}
          label="First name (optional)"
          autoComplete="given-name"
        />
        <TextField {...field('lastName')} label="Last name (optional)" autoComplete="family-name" />
      </div>
      <TextField
        {...field('username')}
        label="Username"
        required
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <TextField
        {...field('email')}
        type="email"
        label="Email"
        required
        autoComplete="email"
        autoCapitalize="none"
      />
      <div className={classes.pair}>
        <PasswordField
          {...field('password')}
          label="Password"
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
      </div>
      {setupToken !== undefined && (
        <TextField
          {...field('setupToken')}
          label="Setup token"
          hint="The server printed it when it first started. Whoever has it owns this place."
          required
          defaultValue={setupToken}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
      )}
      <div className={classes.end}>
        <Button
          type="submit"
          variant="filled"
          wide
          busy={register.isPending || register.isSuccess}
          busyLabel="Opening your journal…"
        >
          Begin Your Journey
        </Button>
        <Problem>{problem}</Problem>
        <p className={classes.other}>
          Already keeping one?{' '}
          <Link to={paths.login} search={next ? { next } : {}}>
            Sign In
          </Link>
        </p>
      </div>
    </form>
  );
}
