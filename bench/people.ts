import { request } from './client.ts';
import type { Installation } from './installation.ts';
import type { Entry } from './seed/journal.ts';

/** A registered and signed-in user. */
export interface Person {
  id: number;
  username: string;
  /** The headers that the web application sends. */
  headers: Record<string, string>;
  get(path: string, more?: Record<string, string>): Buffer;
  /** Saves an entry, with its idempotency key. */
  save(entry: Entry, key: string): Buffer;
}

/** The body with which the web application saves an entry. */
export const bodyOf = ({ content, mood, tags }: Entry) => ({ content, mood, tags });

const password = 'not a secret here';

/** Signs somebody in again; gives the headers that the web application sends then. */
export async function signIn({ port }: Installation, username: string): Promise<Person['headers']> {
  const response = await fetch(`http://127.0.0.1:${port}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-timezone': 'Europe/London' },
    body: JSON.stringify({ username, password }),
  });
  if (!response.ok) throw new Error(`${username} could not sign in: ${await response.text()}`);
  const { accessToken } = (await response.json()) as { accessToken: string };
  return { authorization: `Bearer ${accessToken}`, 'x-timezone': 'Europe/London' };
}

/** Registers a user through the API. */
export async function register({ port }: Installation, username: string): Promise<Person> {
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
    username,
    headers,
    get: (path, more) => request('GET', path, { ...headers, ...more }),
    save: (entry, key) =>
      request('POST', '/api/entries', { ...headers, 'idempotency-key': key }, bodyOf(entry)),
  };
}
