import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { beginEarly } from './app/begin-early.ts';
import { keepSession } from './app/keep-session.ts';
import { startOffline } from './app/offline/start.ts';
import { queryClient } from './app/query-client.ts';
import { makeRouter } from './app/router.tsx';
import { ThemeProvider } from './app/ThemeProvider.tsx';
import { showFlash } from './ui/flash.ts';

keepSession(queryClient);
startOffline(queryClient);
showFlash();
beginEarly(queryClient);

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <ThemeProvider>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={makeRouter(queryClient)} />
      </QueryClientProvider>
    </ThemeProvider>
  </StrictMode>,
);
