import type { ErrorBody } from '@pathkeeper/contract';
import { Link } from '@tanstack/react-router';
import { ApiError } from '../../lib/api/api-error.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { PasswordField } from '../../ui/forms/fields/PasswordField.tsx';
import { TextField } from '../../ui/forms/fields/TextField.tsx';
import { toast } from '../../ui/toast.ts';
import classes from './AccountForm.module.css';
import { useLogin } from './accounts.queries.ts';
import { enter } from './enter.ts';
import { Problem } from './Problem.tsx';
import { useAccountForm } from './use-account-form.ts';

export interface LoginFormProps {
  /** The address asked for before signing in, as the query gave it. */
  next?: string | undefined;
  /** Whether new accounts are opened here (D77). */
  mayRegister: boolean;
  /** The password was right, and a second step is asked for: what the server said of it. */
  onSecondStep: (asked: Partial<ErrorBody>) => void;
}

/** Signs in with a username or an email address, then goes to `next` or home. */
export function LoginForm({ next, mayRegister, onSecondStep }: LoginFormProps) {
  const login = useLogin();
  const { form, field, problem } = useAccountForm({
    names: ['username', 'password'],
    check({ username, password }) {
      if (username.trim() && password) return null;
      toast({
        title: 'Missing Information',
        description: 'Please enter both username and password.',
        tone: 'destructive',
      });
      return {
        ...(username.trim() ? {} : { username: 'Who is it?' }),
        ...(password ? {} : { password: 'The password is missing.' }),
      };
    },
    async send(values) {
      await login.mutateAsync(values);
      enter({ title: 'Welcome Back!', description: "You're now logged in to Pathkeeper." }, next);
    },
    fallback: 'Invalid credentials. Please try again.',
    explain(error, reason) {
      if (error instanceof ApiError && error.code === 'second_factor_required') {
        onSecondStep(error.body);
        return null;
      }
      toast({ title: 'Login Failed', description: reason, tone: 'destructive' });
      return error instanceof ApiError && error.code === 'invalid_credentials'
        ? { password: 'That name and that password do not belong together.' }
        : `${reason} What you typed is still here.`;
    },
  });

  return (
    <form {...form} className={classes.form} aria-label="Sign In">
      <TextField
        {...field('username')}
        label="Username or Email"
        required
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <PasswordField
        {...field('password')}
        label="Password"
        required
        autoComplete="current-password"
      />
      <div className={classes.end}>
        <Button
          type="submit"
          variant="filled"
          wide
          busy={login.isPending || login.isSuccess}
          busyLabel="Signing in…"
        >
          Sign In
        </Button>
        <Problem>{problem}</Problem>
        <div className={classes.others}>
          {mayRegister && (
            <p className={classes.other}>
              No journal yet?{' '}
              <Link to={paths.register} search={next ? { next } : {}}>
                Begin one
              </Link>
            </p>
          )}
          <p className={classes.other}>
            <Link to={paths.forgotPassword}>Forgotten password</Link>
          </p>
        </div>
      </div>
    </form>
  );
}
