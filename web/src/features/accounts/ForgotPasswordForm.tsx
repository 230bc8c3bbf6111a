import { Link } from '@tanstack/react-router';
import { type SubmitEvent, useState } from 'react';
import { fieldErrorsOf, reasonOf } from '../../lib/api/api-error.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { TextField } from '../../ui/forms/fields/TextField.tsx';
import { useFieldErrors } from '../../ui/forms/use-field-errors.ts';
import { toast } from '../../ui/toast.ts';
import classes from './AccountForm.module.css';
import { useForgotPassword } from './recovery.queries.ts';

/** Asks for a way back in by email. `onSent` is told the address, whether or not it is known here. */
export function ForgotPasswordForm({ onSent }: { onSent: (email: string) => void }) {
  const ask = useForgotPassword();
  const { form, field, mark, clear } = useFieldErrors();
  const [problem, setProblem] = useState<string | null>(null);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = Object.fromEntries(new FormData(event.currentTarget)) as Record<'email', string>;
    const email = values.email.trim();
    clear();
    setProblem(null);
    if (!email) {
      toast({
        title: 'Missing Information',
        description: 'Please fill in all required fields.',
        tone: 'destructive',
      });
      mark({ email: 'The address your account was opened with.' });
      return;
    }
    try {
      await ask.mutateAsync({ email });
      onSent(email);
    } catch (error) {
      const fields = fieldErrorsOf(error);
      if (fields) mark(fields);
      else setProblem(reasonOf(error, 'No letter could be asked for. Please try again.'));
    }
  };

  return (
    <form
      ref={form}
      className={classes.form}
      aria-label="Ask for a letter"
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <TextField
        {...field('email')}
        type="email"
        label="Email"
        required
        autoComplete="email"
        autoCapitalize="none"
      />
      <div className={classes.end}>
        <Button type="submit" variant="filled" wide busy={ask.isPending} busyLabel="Sending…">
          Send the letter
        </Button>
        {problem && (
          <p role="alert" className={classes.problem}>
            {problem}
          </p>
        )}
        <p className={classes.other}>
          Remembered after all? <Link to={paths.login}>Sign In</Link>
        </p>
      </div>
    </form>
  );
}
