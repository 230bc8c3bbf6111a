import { test as base, expect, type Page } from '@playwright/test';

export interface Person {
  username: string;
  password: string;
}

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

/** The writing sheet of the home screen. */
export const sheet = (page: Page) => page.getByRole('textbox', { name: "Today's Entry" });

/** A page whose browser console must stay free of errors, except those a test expects. */
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
    await expect(sheet(page)).toBeVisible();
    await use(person);
  },
});

export { expect };
