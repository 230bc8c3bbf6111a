import { LINK_STATE } from '@pathkeeper/contract';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { enter, goBackHeld } from '../../features/accounts/enter.ts';
import { SignInStep, type SignInStepProps } from '../../features/accounts/security/SignInStep.tsx';
import { useLinkSso, useTakeSso } from '../../features/accounts/security/security.queries.ts';
import { AuthFrame } from '../../features/site/AuthFrame.tsx';
import { AuthActions } from '../../features/site/header/AuthActions.tsx';
import { ApiError, reasonOf } from '../../lib/api/api-error.ts';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/controls/LinkButton.tsx';
import { toast } from '../../ui/toast.ts';

/** /login/return: where a sign-in elsewhere leads back to, to open an account here or to link one (ADR-0033). */
export default function SignInReturnPage() {
  const take = useTakeSso();
  const link = useLinkSso();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string | null>(null);
  const [asked, setAsked] = useState<SignInStepProps | null>(null);
  const [answer] = useState(() => window.location.search.slice(1));
  const isLink = new URLSearchParams(answer).get('state')?.startsWith(LINK_STATE) === true;
  const isSent = useRef(false);

  const finish = async () => {
    // It counts once, and stands in no history.
    window.history.replaceState(window.history.state, '', window.location.pathname);
    if (isLink) {
      await link.mutateAsync(answer);
      toast({ title: 'Linked', description: 'Signing in there opens this account from now on.' });
      return navigate({ to: paths.profile, search: { tab: 'account' }, replace: true });
    }
    const { next } = await take.mutateAsync(answer);
    const description = "You're now logged in to Pathkeeper.";
    enter({ title: 'Welcome Back!', description }, next ?? undefined);
  };
  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    finish().catch((error: unknown) => {
      if (error instanceof ApiError && error.code === 'second_factor_required') {
        const { ticket, methods, next } = error.body as unknown as SignInStepProps;
        return setAsked({ ticket, methods, next: next ?? undefined });
      }
      if (!isLink && goBackHeld(error)) return;
      setProblem(reasonOf(error, 'That did not work. Please begin again.'));
    });
  });
  useEffect(() => {
    if (problem !== null || asked) document.getElementById('main')?.focus();
  }, [problem, asked]);

  if (asked) {
    return (
      <AuthFrame
        title="One more step."
        line="This account asks for it wherever you come from."
        view="near"
      >
        <SignInStep {...asked} />
      </AuthFrame>
    );
  }
  if (problem === null) {
    return (
      <AuthFrame title="One moment." line="We are looking up who you are here." view="near">
        <p role="status">Opening your journal…</p>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title="The door stayed shut." line={problem} view="near">
      <AuthActions>
        <LinkButton to={isLink ? paths.profile : paths.login} variant="filled" wide>
          {isLink ? 'Back to the profile' : 'Back to the sign-in'}
        </LinkButton>
        <LinkButton to={paths.contact} wide>
          Contact Us
        </LinkButton>
      </AuthActions>
    </AuthFrame>
  );
}
