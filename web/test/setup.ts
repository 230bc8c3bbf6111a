import * as React from 'react';
import { afterEach } from 'vitest';
import { keepSession } from '../src/app/keep-session.ts';
import { findNetwork } from '../src/app/offline/find-network.ts';
import { keepCopy } from '../src/app/offline/keep-copy.ts';
import { queryClient } from '../src/app/query-client.ts';
import { closeApp } from './app.tsx';
import { forgetDepartures, watchDepartures } from './departures.ts';
import { settleProblems, watchConsole } from './problems.ts';
import { server } from './server.ts';

declare global {
  // Set once a window is ready: every file of the run that is tested in it runs this again.
  var isReadyForTests: true | undefined;
}

// What main.tsx starts, save for the service worker, which is there in a build only.
if (!globalThis.isReadyForTests) {
  globalThis.isReadyForTests = true;
  keepNoOwnerStacks();
  watchConsole();
  watchDepartures();
  server.listen();
  keepSession(queryClient);
  keepCopy(queryClient, () => {});
  findNetwork(queryClient);
}

afterEach(async () => {
  await closeApp();
  forgetDepartures();
  settleProblems();
});

/**
 * React's development build takes a stack trace for each element it makes, up to 10,000 a second, for
 * which nobody asks here: a tenth of the time of these tests. Its warnings stay.
 */
function keepNoOwnerStacks(): void {
  const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } =
    React as unknown as Record<string, object>;
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set() {} });
}
