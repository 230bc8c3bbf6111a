import { Outlet } from '@tanstack/react-router';
import { CrisisNotice } from '../features/safety/CrisisNotice.tsx';
import { RouteTitle } from '../pages/layouts/open-route.tsx';
import { ToastArea } from '../ui/feedback/ToastArea.tsx';
import { ScrollToTop } from '../ui/page/ScrollToTop.tsx';
import { SkipLink } from '../ui/page/SkipLink.tsx';
import { useArrival } from '../ui/page/use-arrival.ts';
import { useLight } from './light.ts';
import { useSkin } from './skin.ts';

/** What stands around every page. */
export function Root() {
  useArrival();
  useSkin();
  useLight();
  return (
    <>
      <RouteTitle />
      <SkipLink />
      <Outlet />
      <CrisisNotice />
      <ScrollToTop />
      <ToastArea />
    </>
  );
}
