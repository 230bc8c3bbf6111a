import { test as base, expect, type Page, request } from '@playwright/test';
import axe from 'axe-core';
import { levelInfo } from '../contract/src/game/game.ts';

export interface Person {
  username: string;
  password: string;
}

/** The first account of the installation (D1). */
export const OWNER: Person = { username: 'the-owner', password: 'keeper of the keys' };

/**
 * Marks a journey that the phone makes as well: where the width of the screen decides what is seen or
 * touched. What is kept, and who is signed in, does not depend on it.
 */
export const PHONE_TOO = { tag: '@phone' };

/** Marks a journey that the phone alone makes: it is about a phone, or its screens were drawn for one first. */
export const PHONE_ONLY = { tag: ['@phone', '@phone-only'] };

let made = 0;

/** Registers somebody new and signs this page's browser in. */
export async function signUp(page: Page): Promise<Person> {
  const username = `writer-${process.pid}-${Date.now().toString(36)}-${++made}`;
  const password = 'a quiet harbour';
  const reply = await page.request.post('/api/register', {
    data: { username, email: `${username}@example.org`, password, confirmPassword: password },
  });
  expect(reply.status()).toBe(201);
  return { username, password };
}

/** Signs this page's browser in to an account that exists. */
export async function signIn(page: Page, { username, password }: Person): Promise<void> {
  const reply = await page.request.post('/api/login', { data: { username, password } });
  expect(reply.status()).toBe(200);
}

/** Raises the person signed in on this page to a level, by a gift of the owner's. */
export async function raiseTo(page: Page, level: number): Promise<void> {
  const { id } = await callApi<{ id: number }>(page, 'GET', '/api/auth/user');
  const owner = await request.newContext({ baseURL: new URL(page.url()).origin });
  const login = await owner.post('/api/login', { data: OWNER });
  const { accessToken } = (await login.json()) as { accessToken: string };
  const gift = await owner.post('/api/admin/gift-xp', {
    headers: { Authorization: `Bearer ${accessToken}` },
    data: { userId: id, xpAmount: levelInfo(level).minXp },
  });
  expect(gift.status()).toBe(200);
  await owner.dispose();
  // The level is announced to its person once; a journey that is not about that has heard of it.
  await callApi(page, 'POST', '/api/user/progress/check-level');
}

/** Calls the API as the person signed in on this page. */
export async function callApi<T>(
  page: Page,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE' | 'PUT',
  path: string,
  data?: object,
): Promise<T> {
  const { accessToken } = (await (await page.request.post('/api/refresh')).json()) as {
    accessToken: string;
  };
  const reply = await page.request.fetch(path, {
    method,
    headers: { Authorization: `Bearer ${accessToken}` },
    ...(data ? { data } : {}),
  });
  return (await reply.json()) as T;
}

/**
 * Nothing on the page is in anybody's way, as far as axe can tell. One theme is enough: the colours of
 * all are tested as tokens (web/src/app/themes.test.ts).
 */
export async function expectClean(page: Page, theme: 'light' | 'dark' = 'light'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  // Contrast is measured on the finished page, not halfway through a fade; what goes with the
  // scrolling stands still.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, timeline }) => playState !== 'running' || timeline !== document.timeline,
      ),
  );
  // Half the time of a look goes into reading axe itself: a page does that once.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(async () => {
    // What is in order is not listed: that costs as much as looking for what is not.
    const { violations } = await axe.run(document, {
      runOnly: {
        type: 'tag',
        values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      },
      resultTypes: ['violations'],
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  });
  expect(found).toEqual([]);
}

/** Holds an answer up until it is let go. */
export function gate(): { opened: Promise<void>; open: () => void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}

/** The writing sheet of the home screen. */
export const sheet = (page: Page) => page.getByRole('textbox', { name: "Today's Entry" });

/** The entry that was sent is saved: the editor alone is empty as soon as it is sent. */
export async function expectSaved(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Save Entry' })).toBeVisible();
  await expect(sheet(page)).toHaveValue('');
}

/**
 * A page whose browser console must stay free of errors, except those a test expects; and somebody new who is
 * signed in on it: a test that never names them takes `writer: _`.
 */
export const test = base.extend<{ expectedErrors: RegExp[]; writer: Person }>({
  expectedErrors: [[], { option: true }],
  page: async ({ page, expectedErrors }, use) => {
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    await use(page);
    expect(problems.filter((text) => !expectedErrors.some((known) => known.test(text)))).toEqual(
      [],
    );
  },
  writer: async ({ page }, use) => {
    const person = await signUp(page);
    await page.goto('/');
    // The sheet is drawn before the application is there (ADR-0036).
    await expect(page.getByRole('button', { name: 'Save Entry' })).toBeVisible();
    await use(person);
  },
});

export { expect };
