import type { Tokens } from '@pathkeeper/contract';
import type { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const MINUTE = 60_000;
/** Half the life of an access token (S1.9, D4). */
const DUE = 7.5 * MINUTE;
const REFRESH = '/api/refresh';
const HINT = 'pathkeeper_signed_in=u7';

/** What the tabs of one browser share, and what its network answers. */
let stored: Map<string, string>;
let cookie = '';
let calls: string[] = [];
let answer: () => Promise<Response> | Response;
let tabs: EventTarget[] = [];
let reloads = 0;
let addresses: string[] = [];
let screen: EventTarget & { visibilityState: string };

const claims = (id: number) =>
  Buffer.from(JSON.stringify({ sub: String(id) })).toString('base64url');
const tokens = (id = 7): Tokens => ({ accessToken: `a.${claims(id)}.c`, expiresIn: 900 });
const refreshes = () => calls.filter((path) => path === REFRESH).length;
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** A tab of the application, from its first script on. It hears of what the other tabs store. */
async function openTab() {
  const tab = new EventTarget();
  tabs.push(tab);
  const write = (key: string, value: string | null) => {
    if (value === null) stored.delete(key);
    else stored.set(key, value);
    for (const other of tabs) {
      if (other !== tab) other.dispatchEvent(Object.assign(new Event('storage'), { key }));
    }
  };
  vi.stubGlobal(
    'window',
    Object.assign(tab, {
      location: {
        ...{ pathname: '/', search: '', assign: (address: string) => addresses.push(address) },
        reload() {
          reloads += 1;
        },
      },
    }),
  );
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: write,
    removeItem: (key: string) => write(key, null),
  });
  vi.resetModules();
  const session = await import('../lib/api/session.ts');
  const { keepSession } = await import('./keep-session.ts');
  keepSession({ clear() {} } as QueryClient);
  return session;
}

/** A tab in which somebody has just signed in; its page is not left. */
async function signIn() {
  cookie = '';
  const session = await openTab();
  cookie = HINT;
  session.beginSession(tokens());
  return session;
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-01T12:00:00Z') });
  stored = new Map();
  calls = [];
  tabs = [];
  reloads = 0;
  addresses = [];
  cookie = HINT;
  answer = () => Response.json(tokens());
  screen = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  Object.defineProperty(screen, 'cookie', {
    get: () => cookie,
    set: () => {
      cookie = '';
    },
  });
  vi.stubGlobal('__API__', { accounts: { refresh: { path: REFRESH } } });
  vi.stubGlobal('document', screen);
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('indexedDB', undefined);
  vi.stubGlobal('fetch', async (path: string) => {
    calls.push(path);
    return answer();
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the token is refreshed at half its life, again and again, without anything being asked', async () => {
  await signIn();
  await pass(DUE - MINUTE);
  expect(refreshes()).toBe(0);
  await pass(2 * MINUTE);
  expect(refreshes()).toBe(1);
  await pass(DUE);
  expect(refreshes()).toBe(2);
});

test('after the redirect of a sign-in, or a reload, it is refreshed as well', async () => {
  await signIn();
  tabs = [];
  vi.clearAllTimers();
  await openTab();
  await pass(DUE + MINUTE);
  expect(refreshes()).toBe(1);
});

test('a browser that comes back with the cookie alone gets a token at once', async () => {
  await openTab();
  await pass(MINUTE);
  expect(refreshes()).toBe(1);
  expect(stored.get('pathkeeper-access-token')).toBe(tokens().accessToken);
});

test('of two tabs one refreshes for both', async () => {
  await signIn();
  await pass(20_000);
  await openTab();
  await pass(DUE + MINUTE);
  expect(refreshes()).toBe(1);
});

test('two tabs that wake at the same moment both stay signed in', async () => {
  const first = await signIn();
  const second = await openTab();
  // Timers stand still while a laptop sleeps; the clock does not.
  vi.setSystemTime(Date.now() + 60 * MINUTE);
  screen.dispatchEvent(new Event('visibilitychange'));
  await pass(MINUTE);
  expect(refreshes()).toBeGreaterThan(0);
  await expect(first.accessToken()).resolves.toBe(tokens().accessToken);
  await expect(second.accessToken()).resolves.toBe(tokens().accessToken);
});

test('offline it is tried again, seldom, and at once when the network is back', async () => {
  await signIn();
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  await pass(DUE + 10 * MINUTE);
  const failed = refreshes();
  expect(failed).toBeGreaterThan(1);
  expect(failed).toBeLessThan(12);
  answer = () => Response.json(tokens());
  tabs[0]?.dispatchEvent(new Event('online'));
  await pass(0);
  expect(refreshes()).toBe(failed + 1);
  await pass(MINUTE);
  expect(refreshes()).toBe(failed + 1);
});

test('it stops at the sign-out, in every tab', async () => {
  const first = await signIn();
  await openTab();
  void first.leaveSession();
  await pass(60 * MINUTE);
  screen.dispatchEvent(new Event('visibilitychange'));
  await pass(MINUTE);
  expect(refreshes()).toBe(0);
});

test('a tab hears of a sign-out in another one though it sees the cookie for a moment longer', async () => {
  const first = await signIn();
  await openTab();
  void first.leaveSession();
  cookie = HINT;
  const newValue = stored.get('pathkeeper-session-ended');
  const heard = { key: 'pathkeeper-session-ended', newValue };
  tabs[1]?.dispatchEvent(Object.assign(new Event('storage'), heard));
  expect(addresses).toEqual(['/login']);
});

test('the tab of a visitor leaves the session of another tab alone', async () => {
  cookie = '';
  await openTab();
  cookie = HINT;
  stored.set('pathkeeper-access-token', tokens().accessToken);
  stored.set('pathkeeper-token-expiry', String(Date.now()));
  await pass(60 * MINUTE);
  expect(refreshes()).toBe(0);
});

test('a session that has ended elsewhere is asked for once', async () => {
  await signIn();
  answer = () => Response.json({ error: 'No.' }, { status: 401 });
  await pass(60 * MINUTE);
  expect(refreshes()).toBe(1);
});

test('a tab that slept through a change of account is taken over, and sends nothing as who it was', async () => {
  const { accessToken } = await signIn();
  cookie = 'pathkeeper_signed_in=u8';
  answer = () => Response.json(tokens(8));
  tabs[0]?.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(reloads).toBe(1);
  screen.dispatchEvent(new Event('visibilitychange'));
  expect(reloads).toBe(2);
  await expect(accessToken()).rejects.toThrow('Somebody else has signed in');
});

test('a page that the browser kept is not shown again once its session has ended', async () => {
  await signIn();
  cookie = '';
  stored.clear();
  tabs[0]?.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  expect(reloads).toBe(0);
  tabs[0]?.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(reloads).toBe(1);
});
