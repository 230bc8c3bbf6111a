import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { lazy } from 'react';
import { RegisterForm } from '../../features/accounts/RegisterForm.tsx';
import { useSetupToken } from '../../features/accounts/use-setup-token.ts';
import { AuthFrame } from '../../features/site/AuthFrame.tsx';
import { AuthActions } from '../../features/site/header/AuthActions.tsx';
import { siteInfo } from '../../features/site/site.queries.ts';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/controls/LinkButton.tsx';
import { LazyPart } from '../../ui/feedback/LazyPart.tsx';

const SsoButton = lazy(async () => ({
  default: (await import('../../features/accounts/security/SsoButton.tsx')).SsoButton,
}));

const route = getRouteApi('/guest-only/register');

/** /register (S1.2), as far as the installation lets newcomers in (D77). */
export default function RegisterPage() {
  const { next, invitation } = route.useSearch();
  const { data: site } = useQuery(siteInfo());
  const setupToken = useSetupToken();
  if (site?.registration === 'closed') {
    return (
      <Shut
        title="No new journals for now."
        line="Those who run this place open no further accounts at the moment. If you have one, it is where you left it."
      />
    );
  }
  if (site?.registration === 'invite' && !invitation) {
    return (
      <Shut
        title="By invitation."
        line="A journal here begins with an invitation from those who run this place. If you have one, open the link that came with it."
      />
    );
  }
  return (
    <AuthFrame
      title="Begin with a name."
      line={
        site?.needsSetupToken
          ? 'Yours is the first journal here, and this place is yours with it.'
          : 'It need not be the one on your passport.'
      }
      view="near"
    >
      <RegisterForm
        next={next}
        invitation={invitation}
        setupToken={site?.needsSetupToken ? setupToken : undefined}
      />
      {site?.signInAt && !site.needsSetupToken && (
        <LazyPart>
          <SsoButton next={next} invitation={invitation}>
            Begin with {site.signInAt}
          </SsoButton>
        </LazyPart>
      )}
    </AuthFrame>
  );
}

function Shut({ title, line }: { title: string; line: string }) {
  return (
    <AuthFrame title={title} line={line} view="near">
      <AuthActions>
        <LinkButton to={paths.login} variant="filled" wide>
          Sign In
        </LinkButton>
        <LinkButton to={paths.contact} wide>
          Contact Us
        </LinkButton>
      </AuthActions>
    </AuthFrame>
  );
}
