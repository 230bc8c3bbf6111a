import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';
import { NetworkError } from '../../lib/api/api-error.ts';
import { connection } from '../../lib/api/connection.ts';
import { api } from '../../lib/api/endpoints.ts';

/** Seconds between looks for the server while it is away; the last one goes on. */
const PAUSES = [5, 10, 20, 40, 60];

/**
 * While pages are read from the copy, looks for the server: when the browser says that the network is
 * back, when something was saved after all, when the page is looked at again, and every so often.
 * Once it answers, everything shown is asked for afresh.
 */
export function findNetwork(client: QueryClient): void {
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const wait = () => {
    clearTimeout(timer);
    const pause = PAUSES[Math.min(tries++, PAUSES.length - 1)] ?? 60;
    timer = setTimeout(() => void look(), pause * 1000);
  };
  const look = async () => {
    clearTimeout(timer);
    if (!connection.isOffline()) return;
    try {
      await call(api.accounts.me, {});
    } catch (error) {
      // Any other error is an answer: the server is there.
      if (error instanceof NetworkError) return wait();
    }
    connection.found();
    await client.invalidateQueries();
  };

  connection.subscribe(() => {
    tries = 0;
    if (connection.isOffline()) wait();
  });
  client.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') void look();
  });
  window.addEventListener('online', () => {
    // It is announced a moment before it works.
    tries = 0;
    void look();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void look();
  });
}
