import { Outlet } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PublicHeader } from '../../features/site/header/PublicHeader.tsx';
import { SiteFooter } from '../../features/site/SiteFooter.tsx';
import { Main, useOpenRoute } from './open-route.tsx';

/** Header and main around a page that anybody may read. */
export function PublicFrame({ children }: { children: ReactNode }) {
  const { id } = useOpenRoute();
  return (
    <>
      <PublicHeader key={id} />
      <Main>{children}</Main>
    </>
  );
}

/** Layout of the routes that anybody may read: header, main and footer. */
export default function PublicLayout() {
  const { id } = useOpenRoute();
  return (
    <>
      <PublicFrame>
        <Outlet />
      </PublicFrame>
      <SiteFooter key={id} />
    </>
  );
}
