import { useMatches } from '@tanstack/react-router';
import type { ReactNode } from 'react';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The document's title; a page whose title depends on what it shows renders `<title>` itself. */
    title?: string;
    /** The page renders `<main id="main">` itself, because something stands beside it. */
    hasOwnMain?: true;
  }
}

/** The route whose page is on screen: its id and what the router says of it. */
export function useOpenRoute() {
  return useMatches({
    select: (matches) => {
      const open = matches.at(-1);
      return { id: open?.routeId, ...open?.staticData };
    },
    structuralSharing: true,
  });
}

/** The document's title where the route names one. */
export function RouteTitle() {
  const { title } = useOpenRoute();
  return title === undefined ? null : <title>{title}</title>;
}

/** The `<main>` that the skip link leads to. */
export function Main({ children }: { children: ReactNode }) {
  const { hasOwnMain } = useOpenRoute();
  if (hasOwnMain) return children;
  return (
    <main id="main" tabIndex={-1}>
      {children}
    </main>
  );
}
