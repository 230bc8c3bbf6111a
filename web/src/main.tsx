import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { keepSession } from './app/keep-session.ts';
import { startOffline } from './app/offline/start.ts';
import { queryClient } from './app/query-client.ts';
import { makeRouter } from './app/router.tsx';
import { ThemeProvider } from './app/ThemeProvider.tsx';
import { currentUser } from './features/accounts/accounts.queries.ts';
import { maySignIn } from './lib/api/session.ts';
import { restoreDrafts } from './lib/drafts/draft-store.ts';
import { takeOverOldDrafts } from './lib/drafts/old-drafts.ts';
import { paths } from './lib/paths.ts';
import { showFlash } from './ui/flash.ts';

takeOverOldDrafts();
void restoreDrafts();
keepSession(queryClient);
startOffline(queryClient);
showFlash();

// Both while nothing is drawn yet: the question who is signed in, and the script of the desk while its answer
// is on the way.
void queryClient.prefetchQuery(currentUser());
if (maySignIn() && window.location.pathname === paths.home) {
  // Where it cannot be had, the front page says so.
  void import('./pages/HomePage.tsx').catch(() => {});
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <ThemeProvider>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={makeRouter(queryClient)} />
      </QueryClientProvider>
    </ThemeProvider>
  </StrictMode>,
);
