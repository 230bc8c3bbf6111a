import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { paths } from '../../lib/paths.ts';
import { PasswordForm } from './PasswordForm.tsx';
import classes from './security/Security.module.css';
import { factors } from './security/security.queries.ts';

/** The form that changes the password; for an account that was opened elsewhere, how to get one. */
export function OwnPassword({ username }: { username: string }) {
  const { data } = useQuery(factors());
  if (data?.hasPassword !== false) return <PasswordForm username={username} />;
  return (
    <p className={classes.note}>
      This account has none of its own: you sign in elsewhere. To have one as well, ask for the
      letter of <Link to={paths.forgotPassword}>Forgotten password</Link>.
    </p>
  );
}
