import { useQuery } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { lazy } from 'react';
import { currentUser } from '../features/accounts/accounts.queries.ts';
import { CrisisNotice } from '../features/safety/CrisisNotice.tsx';
import { RouteTitle } from '../pages/layouts/open-route.tsx';
import { LazyPart } from '../ui/feedback/LazyPart.tsx';
import { ToastArea } from '../ui/feedback/ToastArea.tsx';
import { ScrollToTop } from '../ui/page/ScrollToTop.tsx';
import { SkipLink } from '../ui/page/SkipLink.tsx';
import { useArrival } from '../ui/page/use-arrival.ts';
import { useChosenColorScheme } from './use-chosen-color-scheme.ts';
import { usePrintTheme } from './use-print-theme.ts';

// A visitor earns nothing.
const Announcer = lazy(async () => ({
  default: (await import('../features/progression/Announcer.tsx')).Announcer,
}));

/** What stands around every page. */
export function Root() {
  const { data: user } = useQuery(currentUser());
  useArrival();
  usePrintTheme();
  useChosenColorScheme();
  return (
    <>
      <RouteTitle />
      <SkipLink />
      <Outlet />
      <CrisisNotice />
      <LazyPart>{user && <Announcer />}</LazyPart>
      <ScrollToTop />
      <ToastArea />
    </>
  );
}
