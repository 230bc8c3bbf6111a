import { Outlet, useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { ToastArea } from '../ui/feedback/ToastArea.tsx';
import { ScrollToTop } from '../ui/page/ScrollToTop.tsx';
import { SkipLink } from '../ui/page/SkipLink.tsx';
import { useLight } from './light.ts';
import { useSkin } from './skin.ts';

/** Every page scrolls to its top on arrival (document 1 section 2), without motion where none is wanted. */
function useTopOnArrival() {
  const { pathname } = useLocation();
  const arrived = useRef(pathname);
  useEffect(() => {
    if (arrived.current === pathname) return;
    arrived.current = pathname;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' });
  }, [pathname]);
}

/** What stands around every page. */
export function Root() {
  useTopOnArrival();
  useSkin();
  useLight();
  return (
    <>
      <SkipLink />
      <Outlet />
      <ScrollToTop />
      <ToastArea />
    </>
  );
}
