import { request } from './client.ts';
import type { House } from './house.ts';
import type { Page } from './journal.ts';

/** Somebody who is registered and signed in. */
export interface Person {
  id: number;
  /** The headers that the web application sends. */
  headers: Record<string, string>;
  get(path: string, more?: Record<string, string>): Buffer;
  /** Saves a page; with a key of its own, so that it could be tried again. */
  save(page: Page, key: string): Buffer;
}

/** What the web application sends of a page to have it saved. */
export const bodyOf = ({ content, mood, tags }: Page) => ({ content, mood, tags });

/** Registers somebody through the API. */
export async function register({ port }: House, username: string): Promise<Person> {
  const password = 'not a secret here';
  const account = { username, email: `${username}@example.org`, password };
  const response = await fetch(`http://127.0.0.1:${port}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-timezone': 'Europe/London' },
    body: JSON.stringify({ ...account, confirmPassword: password }),
  });
  if (!response.ok) throw new Error(`${username} could not register: ${await response.text()}`);
  const { accessToken, user } = (await response.json()) as {
    accessToken: string;
    user: { id: number };
  };
  const headers = { authorization: `Bearer ${accessToken}`, 'x-timezone': 'Europe/London' };
  return {
    id: user.id,
    headers,
    get: (path, more) => request('GET', path, { ...headers, ...more }),
    save: (page, key) =>
      request('POST', '/api/entries', { ...headers, 'idempotency-key': key }, bodyOf(page)),
  };
}
