import type { QueryClient } from '@tanstack/react-query';
import { currentUser } from '../features/accounts/accounts.queries.ts';
import { maySignIn } from '../lib/api/session.ts';
import { paths } from '../lib/paths.ts';

/**
 * Begins what the first screen waits for while nothing is drawn yet: the question who is signed in, and the script
 * of the desk while its answer is on the way.
 */
export function beginEarly(queryClient: QueryClient): void {
  void queryClient.prefetchQuery(currentUser());
  if (maySignIn() && window.location.pathname === paths.home) {
    // Where it cannot be had, the front page says so.
    void import('../pages/home/HomePage.tsx').catch(() => {});
  }
}
