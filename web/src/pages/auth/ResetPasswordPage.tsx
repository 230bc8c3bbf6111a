import { useEffect, useState } from 'react';
import { ResetPasswordForm } from '../../features/accounts/ResetPasswordForm.tsx';
import { useResetToken } from '../../features/accounts/use-reset-token.ts';
import { AuthFrame } from '../../features/site/AuthFrame.tsx';
import { AuthActions } from '../../features/site/header/AuthActions.tsx';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/controls/LinkButton.tsx';

/** /reset-password (D9): reached by the link of a letter. */
export default function ResetPasswordPage() {
  const token = useResetToken();
  return <Key key={token} token={token} />;
}

function Key({ token }: { token: string | null }) {
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    // The form is gone, and the focus with it: reading goes on at the title.
    if (problem !== null) document.getElementById('main')?.focus();
  }, [problem]);
  if (token !== null && problem === null) {
    return (
      <AuthFrame
        title="Cut a new key."
        line="The old password ends with this one, and every place is signed out."
        view="near"
      >
        <ResetPasswordForm token={token} onUnusable={setProblem} />
      </AuthFrame>
    );
  }
  return (
    <AuthFrame
      title="This key turns nothing."
      line={problem ?? 'The link of a letter works once and whole. This one has lost its end.'}
      view="near"
    >
      <AuthActions>
        <LinkButton to={paths.forgotPassword} variant="filled" wide>
          Ask for a new letter
        </LinkButton>
      </AuthActions>
    </AuthFrame>
  );
}
