import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ForgotPasswordForm } from '../../features/accounts/ForgotPasswordForm.tsx';
import { AuthFrame } from '../../features/site/AuthFrame.tsx';
import { AuthActions } from '../../features/site/header/AuthActions.tsx';
import { siteInfo } from '../../features/site/site.queries.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { LinkButton } from '../../ui/controls/LinkButton.tsx';

/** /forgot-password (D9). */
export default function ForgotPasswordPage() {
  const { data: site } = useQuery(siteInfo());
  return site?.canSendMail === false ? <NoPost /> : <Asking />;
}

function NoPost() {
  return (
    <AuthFrame
      title="No post goes out."
      line={
        <>
          This Pathkeeper sends no mail. Write to the people who run it, from the address your
          account was opened with. If that is you,{' '}
          <code>npm run cli -- account reset-link NAME</code> on its machine makes a link to a new
          password.
        </>
      }
      view="far"
    >
      <AuthActions>
        <LinkButton to={paths.contact} variant="filled" wide>
          Contact Us
        </LinkButton>
        <LinkButton to={paths.login} wide>
          Try to sign in once more
        </LinkButton>
      </AuthActions>
    </AuthFrame>
  );
}

function Asking() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  useEffect(() => {
    // The form is gone, and the focus with it: reading goes on at the title.
    if (sentTo !== null) document.getElementById('main')?.focus();
  }, [sentTo]);
  if (sentTo === null) {
    return (
      <AuthFrame
        title="It happens."
        line="Give the address your account was opened with, and a letter shows you the way back in."
        view="far"
      >
        <ForgotPasswordForm onSent={setSentTo} />
      </AuthFrame>
    );
  }
  return (
    <AuthFrame
      title="Look in your post."
      line={`If there is an account with the address ${sentTo}, a letter is on its way. Its link works once, within an hour.`}
      view="far"
    >
      <AuthActions>
        <LinkButton to={paths.login} variant="filled" wide>
          Sign In
        </LinkButton>
        <Button wide onClick={() => setSentTo(null)}>
          Another address
        </Button>
      </AuthActions>
    </AuthFrame>
  );
}
