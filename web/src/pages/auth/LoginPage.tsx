import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { lazy, useEffect, useState } from 'react';
import { greeting } from '../../features/accounts/greeting.ts';
import { LoginForm } from '../../features/accounts/LoginForm.tsx';
import type { SignInStepProps } from '../../features/accounts/security/SignInStep.tsx';
import { AuthFrame } from '../../features/site/AuthFrame.tsx';
import { siteInfo } from '../../features/site/site.queries.ts';
import { hasDrafts } from '../../lib/drafts/draft-store.ts';
import { LazyPart } from '../../ui/feedback/LazyPart.tsx';

const SsoButton = lazy(async () => ({
  default: (await import('../../features/accounts/security/SsoButton.tsx')).SsoButton,
}));

const SignInStep = lazy(async () => ({
  default: (await import('../../features/accounts/security/SignInStep.tsx')).SignInStep,
}));

const CODE_LINE =
  'Six figures from the app on your phone. They change every thirty seconds; the one before still counts.';

const route = getRouteApi('/guest-only/login');

function lineFor(next: string | undefined): string {
  // Whose draft it is shows only after signing in; that there is one may be said.
  if (hasDrafts('new-entry:')) {
    return 'A page you were writing is kept on this device. It opens when you sign in.';
  }
  return next ? 'Sign in, and the page you asked for opens.' : 'Your page is where you left it.';
}

/** /login (S1.2). */
export default function LoginPage() {
  const { next } = route.useSearch();
  const { data: site } = useQuery(siteInfo());
  const [asked, setAsked] = useState<Pick<SignInStepProps, 'ticket' | 'methods'> | null>(null);
  useEffect(() => {
    // The form is gone, and the focus with it: a field that waits for a code takes it, or the title.
    if (asked && !asked.methods.totp) document.getElementById('main')?.focus();
  }, [asked]);
  if (asked) {
    const { totp } = asked.methods;
    return (
      <AuthFrame
        title={totp ? 'And the code, please.' : 'And the passkey, please.'}
        line={totp ? CODE_LINE : 'The device that vouches for you has the last word.'}
        view="near"
      >
        <LazyPart>
          <SignInStep {...asked} next={next} />
        </LazyPart>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={greeting(new Date().getHours())} line={lineFor(next)} view="far">
      <LoginForm
        next={next}
        mayRegister={site?.registration !== 'closed'}
        onSecondStep={(body) => setAsked(body as unknown as SignInStepProps)}
      />
      {site?.signInAt && (
        <LazyPart>
          <SsoButton next={next}>Sign in with {site.signInAt}</SsoButton>
        </LazyPart>
      )}
    </AuthFrame>
  );
}
