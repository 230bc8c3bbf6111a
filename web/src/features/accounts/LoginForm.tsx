import type { ErrorBody } from '@pathkeeper/contract';
import { Link } from '@tanstack/react-router';
import { type SubmitEvent, useState } from 'react';
import { ApiError, reasonOf } from '../../lib/api/api-error.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { PasswordField } from '../../ui/forms/fields/PasswordField.tsx';
import { TextField } from '../../ui/forms/fields/TextField.tsx';
import { useFieldErrors } from '../../ui/forms/use-field-errors.ts';
import { toast } from '../../ui/toast.ts';
import classes from './AccountForm.module.css';
import { useLogin } from './accounts.queries.ts';
import { enter } from './enter.ts';

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
  const { form, field, mark, clear } = useFieldErrors();
  const [problem, setProblem] = useState<string | null>(null);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { username, password } = Object.fromEntries(new FormData(event.currentTarget)) as Record<
      'username' | 'password',
      string
    >;
    clear();
    setProblem(null);
    if (!username.trim() || !password) {
      toast({
        title: 'Missing Information',
        description: 'Please enter both username and password.',
        tone: 'destructive',
      });
      mark({
        ...(username.trim() ? {} : { username: 'Who is it?' }),
        ...(password ? {} : { password: 'The password is missing.' }),
      });
      return;
    }
    try {
      await login.mutateAsync({ username, password });
      enter({ title: 'Welcome Back!', description: "You're now logged in to Pathkeeper." }, next);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'second_factor_required') {
        return onSecondStep(error.body);
      }
      const reason = reasonOf(error, 'Invalid credentials. Please try again.');
      toast({ title: 'Login Failed', description: reason, tone: 'destructive' });
      if (error instanceof ApiError && error.code === 'invalid_credentials') {
        mark({ password: 'That name and that password do not belong together.' });
      } else {
        setProblem(`${reason} What you typed is still here.`);
      }
    }
  };

  return (
    <form
      ref={form}
      className={classes.form}
      aria-label="Sign In"
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
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
        {problem && <p className={classes.problem}>{problem}</p>}
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
