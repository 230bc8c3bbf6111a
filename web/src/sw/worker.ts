import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import {
  addRoute,
  cleanupOutdatedCaches,
  getCacheKeyForURL,
  matchPrecache,
  type PrecacheEntry,
  precache,
} from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { type Policy, policyOf } from './cache-policy.ts';

// The part of a service worker's global scope that is used here.
declare const self: ServiceWorkerGlobalScope;
/** Set by the build: the files of the shell, and the page itself under `/`. */
declare const __SHELL__: PrecacheEntry[];

/** How long an opened page waits for the network before it opens from the shell. */
const PATIENCE_MS = 4_000;
/** Assets beyond the shell: other pages' scripts and drawings. Old builds' go first. */
const MOST_ASSETS = 150;

const is =
  (policy: Policy) =>
  ({ request, url }: { request: Request; url: URL }) =>
    policyOf({ ...asked(request), url, origin: self.location.origin }) === policy;
const asked = ({ method, mode }: Request) => ({ method, mode });

/**
 * A page as the server sends it now. Without a network, the shell: it is kept as it was answered, so
 * that the nonce in it and the policy in its header still belong together.
 */
async function openPage({ request }: { request: Request }): Promise<Response> {
  const answer = fetch(request);
  const outOfReach = answer.then(
    ({ status }) => status >= 502 && status <= 504,
    () => true,
  );
  const late = new Promise<true>((resolve) => setTimeout(resolve, PATIENCE_MS, true));
  const shell = (await Promise.race([outOfReach, late])) ? await matchPrecache('/') : undefined;
  return shell ?? answer;
}

// Before the precache's own route, which would answer `/` without asking the network.
registerRoute(is('page'), openPage);
precache(__SHELL__);
addRoute();
cleanupOutdatedCaches();
registerRoute(
  is('asset'),
  new CacheFirst({
    cacheName: 'pathkeeper-assets',
    plugins: [new ExpirationPlugin({ maxEntries: MOST_ASSETS, purgeOnQuotaError: true })],
  }),
);
clientsClaim();

/** What a page asks of the worker that waits to replace the running one. */
self.addEventListener('message', ({ data, ports }: ExtendableMessageEvent) => {
  const message = data as { type?: string; script?: string } | null;
  // Whether this worker belongs to the same build as the page, which names its own script.
  if (message?.type === 'same-build') {
    ports[0]?.postMessage(getCacheKeyForURL(message.script ?? '') !== undefined);
  }
  if (message?.type === 'take-over') void self.skipWaiting();
});
