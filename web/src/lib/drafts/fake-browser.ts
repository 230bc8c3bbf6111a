import { vi } from 'vitest';

/** Lets what is waited for happen. */
export const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

/** Locks of this tab and of others, as the browser hands them out. */
function fakeLocks() {
  const taken = new Map<string, Promise<unknown>>();
  const request = async (
    name: string,
    { signal }: { signal?: AbortSignal },
    held: () => Promise<void>,
  ) => {
    while (taken.has(name)) {
      const refused = new Promise((_given, refuse) =>
        signal?.addEventListener('abort', () => refuse(signal.reason)),
      );
      await Promise.race([taken.get(name), refused]);
    }
    const done = held();
    taken.set(name, done);
    await done;
    taken.delete(name);
  };
  return { request };
}

/**
 * Stands in for the browser's storage, events and locks until the next call. `held` is what is stored;
 * while `isFull` nothing more is.
 */
export function fakeBrowser() {
  const browser = { held: new Map<string, string>(), isFull: false };
  const storage: Record<string, unknown> = Object.create({
    getItem: (key: string) => storage[key] ?? null,
    setItem(key: string, value: string) {
      if (browser.isFull) throw new Error('QuotaExceededError');
      storage[key] = value;
      browser.held.set(key, value);
    },
    removeItem(key: string) {
      delete storage[key];
      browser.held.delete(key);
    },
  });
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('navigator', { locks: fakeLocks() });
  return browser;
}
