import { Link } from '@tanstack/react-router';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { TextField } from '../../ui/forms/fields/TextField.tsx';
import { toast } from '../../ui/toast.ts';
import classes from './AccountForm.module.css';
import { Problem } from './Problem.tsx';
import { useForgotPassword } from './recovery.queries.ts';
import { useAccountForm } from './use-account-form.ts';

/** Asks for a way back in by email. `onSent` is told the address, whether or not it is known here. */
export function ForgotPasswordForm({ onSent }: { onSent: (email: string) => void }) {
  const ask = useForgotPassword();
  const { form, field, problem } = useAccountForm({
    names: ['email'],
    check({ email }) {
      if (email.trim()) return null;
      toast({
        title: 'Missing Information',
        description: 'Please fill in all required fields.',
        tone: 'destructive',
      });
      return { email: 'The address your account was opened with.' };
    },
    async send(values) {
      const email = values.email.trim();
      await ask.mutateAsync({ email });
      onSent(email);
    },
    fallback: 'No letter could be asked for. Please try again.',
  });

  return (
    <form {...form} className={classes.form} aria-label="Ask for a letter">
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
        <Problem>{problem}</Problem>
        <p className={classes.other}>
          Remembered after all? <Link to={paths.login}>Sign In</Link>
        </p>
      </div>
    </form>
  );
}
