import { can, type User } from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import { Outlet, useRouteContext } from '@tanstack/react-router';
import { lazy, type ReactNode } from 'react';
import { currentUser } from '../../features/accounts/accounts.queries.ts';
import { MerlinButton } from '../../features/guide/merlin/MerlinButton.tsx';
import { AppHeader } from '../../features/site/header/AppHeader.tsx';
import { SiteFooter } from '../../features/site/SiteFooter.tsx';
import { api } from '../../lib/api/endpoints.ts';
import { LazyPart } from '../../ui/feedback/LazyPart.tsx';
import { Main, useOpenRoute } from './open-route.tsx';
import { ProofGate } from './ProofGate.tsx';

const LevelSetByHand = lazy(async () => ({
  default: (await import('./LevelSetByHand.tsx')).LevelSetByHand,
}));

const DailyAsk = lazy(async () => ({
  default: (await import('../../features/vision-board/daily/DailyAsk.tsx')).DailyAsk,
}));

interface SignedInFrameProps {
  user: User;
  /** Further controls of a page in the header, before the theme. */
  tools?: ReactNode;
  children: ReactNode;
}

/** Header, main and footer around a page of the signed-in. */
export function SignedInFrame({ user, tools, children }: SignedInFrameProps) {
  const { id } = useOpenRoute();
  // A new page closes what was open in the header, and frees the focus for its heading.
  return (
    <>
      <AppHeader
        key={`header ${id}`}
        user={user}
        tools={tools}
        merlin={<MerlinButton user={user} />}
      />
      {can(user, 'call', api.progression.setLevel) && (
        <LazyPart>
          <LevelSetByHand />
        </LazyPart>
      )}
      <Main>{children}</Main>
      <SiteFooter key={`footer ${id}`} />
      <LazyPart>
        <DailyAsk user={user} />
      </LazyPart>
      <ProofGate />
    </>
  );
}

/** Layout of the routes that only the signed-in reach. */
export default function SignedInLayout() {
  const { user: entered } = useRouteContext({ from: '/signed-in' });
  // Shows a new name or emblem at once; while signing out, who it was until the page has gone.
  const { data } = useQuery(currentUser());
  const user = data ?? entered;
  return (
    user && (
      <SignedInFrame user={user}>
        <Outlet />
      </SignedInFrame>
    )
  );
}
