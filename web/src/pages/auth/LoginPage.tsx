import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { greeting } from '../../features/accounts/greeting.ts';
import { LoginForm } from '../../features/accounts/LoginForm.tsx';
import { AuthFrame } from '../../features/site/AuthFrame.tsx';
import { siteInfo } from '../../features/site/site.queries.ts';
import { hasDrafts } from '../../lib/drafts/draft-store.ts';

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
  return (
    <AuthFrame title={greeting(new Date().getHours())} line={lineFor(next)} view="far">
      <LoginForm next={next} mayRegister={site?.registration !== 'closed'} />
    </AuthFrame>
  );
}
