import {
  type CallInput,
  type Endpoint,
  type ResponseOf,
  WORDS_HEADER,
  WORDS_IN_QUERIES,
} from '@pathkeeper/contract';
import { noteServerTime } from '../server-clock.ts';
import { ApiError, NetworkError, SessionError } from './api-error.ts';
import { bodyOf } from './body.ts';
import { accessToken, accessTokenIfAny, lose, PATIENCE_MS, refresh } from './session.ts';

export interface CallOptions {
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
  /** Makes a second try of a `keyed` endpoint safe: the same for every try, another for another thing. */
  key?: string;
  /** The server keeps the time: it may ask a model that thinks for a minute. */
  unhurried?: boolean;
  /** The browser finishes the call when its page is closed. */
  keepalive?: boolean;
}

/** A page of a list and where the next one is, null at the end. */
export interface Page<T> {
  items: T[];
  next: string | null;
  /** How many the whole list holds, where its call says so. */
  total?: number;
  /** How sure that is: 'exact', 'about' or 'at least'. */
  totalIs?: string | null;
}

/**
 * Calls an endpoint of the contract and answers with what it promises.
 * @throws ApiError when it is refused, NetworkError, SessionError
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: CallOptions = {},
): Promise<ResponseOf<E>> {
  const response = await send(endpoint, input, options);
  return (await read(endpoint, response)) as ResponseOf<E>;
}

/** Calls an endpoint that answers a list, and reads the next page's cursor from its Link header. */
export async function callPage<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: CallOptions = {},
): Promise<Page<ResponseOf<E> extends (infer T)[] ? T : never>> {
  const { answer, ...page } = await callLinked(endpoint, input, options);
  return { items: answer as never[], ...page };
}

/** The same for an answer that holds more than its list. */
export async function callLinked<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: CallOptions = {},
): Promise<{ answer: ResponseOf<E> } & Omit<Page<never>, 'items'>> {
  const response = await send(endpoint, input, options);
  const link = /<([^>]+)>; rel="next"/.exec(response.headers.get('Link') ?? '')?.[1];
  const next = link ? new URL(link, location.origin).searchParams.get('cursor') : null;
  const answer = (await read(endpoint, response)) as ResponseOf<E>;
  const total = response.headers.get('X-Total-Count');
  const totalIs = response.headers.get('X-Total-Count-Is');
  return { answer, next, ...(total === null ? {} : { total: Number(total), totalIs }) };
}

/**
 * Calls an endpoint and hands over its answer as it begins to come, for a caller that follows a
 * stream; sign-in, refusals and the lost network are the same as everywhere.
 */
export async function callStream<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: CallOptions,
): Promise<Response> {
  return send(endpoint, input, { ...options, unhurried: true });
}

async function read(endpoint: Endpoint, response: Response): Promise<unknown> {
  return endpoint.produces ? response.text() : response.json();
}

let prove = async () => false;

/**
 * Says how whoever is signed in proves that it is still them, for calls that ask for it (D78): the
 * handler answers whether they did, and the call is then tried again.
 */
export function whenProofIsAsked(handler: () => Promise<boolean>): void {
  prove = handler;
}

async function send(...call: Parameters<typeof sendOnce>): Promise<Response> {
  try {
    return await sendOnce(...call);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'step_up_required') throw error;
    if (!(await prove())) throw error;
    return sendOnce(...call);
  }
}

async function sendOnce(
  endpoint: Endpoint,
  input: { params?: unknown; query?: unknown; body?: unknown },
  options: CallOptions,
): Promise<Response> {
  const request = (token: string | null) => exchange(endpoint, input, options, token);
  if (endpoint.access === 'public') return okay(await request(null));

  const token = await (endpoint.access === 'anyone' ? accessTokenIfAny() : accessToken());
  const first = await request(token);
  if (first.status !== 401 || token === null) return okay(first);
  // The session may have been ended elsewhere, or the clock be wrong: one refresh, one retry.
  const second = await request(await refresh());
  if (second.status === 401) {
    lose();
    throw new SessionError('Authentication failed');
  }
  return okay(second);
}

async function exchange(
  endpoint: Endpoint,
  { params, query, body }: { params?: unknown; query?: unknown; body?: unknown },
  { headers, signal, key, unhurried = false, keepalive = false }: CallOptions,
  token: string | null,
): Promise<Response> {
  const payload = bodyOf(endpoint, body);
  try {
    const { open, words } = apart(query);
    const response = await fetch(urlOf(endpoint.path, params, open), {
      method: endpoint.method,
      credentials: 'same-origin',
      keepalive,
      signal: unhurried ? (signal ?? null) : patience(endpoint, signal),
      headers: {
        'X-Timezone': Intl.DateTimeFormat().resolvedOptions().timeZone,
        'X-Sent-At': new Date().toISOString(),
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        // In no address, so in no log on the way.
        ...(words ? { [WORDS_HEADER]: words } : {}),
        ...(payload.type ? { 'Content-Type': payload.type } : {}),
        ...(key === undefined ? {} : { 'Idempotency-Key': key }),
        ...headers,
      },
      ...(payload.body === undefined ? {} : { body: payload.body }),
    });
    noteServerTime(response.headers.get('Date'));
    return response;
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new NetworkError();
  }
}

/** Gives up after a while, or when the caller does; a file may take as long as it takes. */
function patience(endpoint: Endpoint, signal: AbortSignal | undefined): AbortSignal | null {
  if (endpoint.produces || endpoint.accepts === 'multipart') return signal ?? null;
  const timeout = AbortSignal.timeout(PATIENCE_MS);
  return signal ? AbortSignal.any([signal, timeout]) : timeout;
}

async function okay(response: Response): Promise<Response> {
  if (!response.ok) throw await ApiError.from(response);
  return response;
}

/** What somebody searches for, apart from the rest of a query. */
function apart(query: unknown): { open: Record<string, unknown>; words: string } {
  const open: Record<string, unknown> = { ...(query as object) };
  const words = new URLSearchParams();
  for (const name of WORDS_IN_QUERIES) {
    const value = open[name];
    if (typeof value !== 'string') continue;
    if (value !== '') words.set(name, value);
    delete open[name];
  }
  return { open, words: words.toString() };
}

/** Fills in the path and adds the query's non-empty parameters. */
function urlOf(path: string, params: unknown, query: unknown): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown>)[name])),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
  }
  return search.size > 0 ? `${filled}?${search}` : filled;
}
