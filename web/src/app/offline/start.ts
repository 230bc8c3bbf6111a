import type { QueryClient } from '@tanstack/react-query';
import { settleSignOut } from '../../lib/api/session.ts';
import { watchInstallPrompt } from '../../lib/install-prompt.ts';
import { findNetwork } from './find-network.ts';
import { keepCopy } from './keep-copy.ts';

/** Installs the worker; what does that is fetched for those who need it. */
const startWorker = () =>
  void import('./worker.ts').then((worker) => worker.startWorker()).catch(() => {});

/**
 * Everything about living on a device: reading offline, finding the network again, the worker that
 * opens the shell, and the offer to install. Visitors get no worker: they have nothing to read here.
 */
export function startOffline(client: QueryClient): void {
  watchInstallPrompt();
  keepCopy(client, startWorker);
  findNetwork(client);
  void settleSignOut();
  window.addEventListener('online', () => void settleSignOut());
}
