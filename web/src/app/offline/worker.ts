import { toast } from '../../ui/toast.ts';

/** How often a page that stays open asks whether there is a new version. */
const ASK_EVERY_MS = 60 * 60_000;
/** How long it is told, and how long a new worker may take to take over. */
const TOLD_MS = 20_000;
const TAKE_OVER_MS = 3_000;

let started = false;

/**
 * Installs the worker that opens the application offline: in a built application only, and only where
 * browsers allow it (https and localhost). It waits until the page is at rest.
 */
export function startWorker(): void {
  if (started || !import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  started = true;
  const begin = () => void register().catch(() => {});
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
}

async function register(): Promise<void> {
  const registration = await navigator.serviceWorker.register('/sw.js');
  if (registration.waiting) void consider(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      // The first worker of all replaces nobody.
      if (worker.state === 'installed' && navigator.serviceWorker.controller) void consider(worker);
    });
  });
  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - asked < ASK_EVERY_MS) return;
    asked = Date.now();
    void registration.update().catch(() => {});
  });
}

/**
 * A new worker waits. Pages come from the network first, so this one may be of the new version
 * already; then the worker just takes over. Otherwise the reader is told, and decides.
 */
async function consider(worker: ServiceWorker): Promise<void> {
  if (await isSameBuild(worker)) worker.postMessage({ type: 'take-over' });
  else announce(worker);
}

function isSameBuild(worker: ServiceWorker): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data === true);
    worker.postMessage({ type: 'same-build', script: ownScript() }, [port2]);
  });
}

/** The script that this page was started with; its name changes with anything that it loads. */
const ownScript = (): string =>
  document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? '';

function announce(worker: ServiceWorker): void {
  toast({
    title: 'A new version is here.',
    description: 'It comes with the next reload. What you are writing is kept.',
    duration: TOLD_MS,
    action: {
      label: 'Reload',
      onClick() {
        const reload = () => window.location.reload();
        navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
        setTimeout(reload, TAKE_OVER_MS);
        worker.postMessage({ type: 'take-over' });
      },
    },
  });
}
