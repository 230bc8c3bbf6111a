import type { RequestController } from '@mswjs/interceptors';
import { FetchInterceptor } from '@mswjs/interceptors/fetch';
import {
  api,
  type Endpoint,
  type ErrorBody,
  type ErrorCode,
  type ParsedInput,
  type ResponseOf,
  WORDS_HEADER,
} from '@pathkeeper/contract';
import type { z } from 'zod';
import { report } from './problems.ts';

/** A refusal of the server: made by `refuse`. */
class Refusal {
  constructor(
    readonly status: number,
    readonly body: ErrorBody,
  ) {}
}

/** One page of a list and where the next one is: made by `pageOf`. */
class ListPage<T> {
  constructor(
    readonly items: T,
    readonly next: string | null,
    readonly total: number | null,
  ) {}
}

/** The network gives out before the server hears of the call. */
export const NO_NETWORK: unique symbol = Symbol('no network');

/** What a call can be answered with; a `Response` goes out as it is, for files and streams. */
export type Answer<E extends Endpoint> =
  | ResponseOf<E>
  | ListPage<ResponseOf<E>>
  | Refusal
  | Response
  | typeof NO_NETWORK;

/** What a handler is told of a call: the input as the contract parses it, and the headers that count. */
export type Call<E extends Endpoint> = ParsedInput<E> & {
  /** The Idempotency-Key, null without one. */
  key: string | null;
};

type Handler<E extends Endpoint> = (call: Call<E>) => Answer<E> | Promise<Answer<E>>;

/** A value to answer each call with, or what makes one of a call. */
export type Answering<E extends Endpoint> = Answer<E> | Handler<E>;

const handlerOf = <E extends Endpoint>(answer: Answering<E>) =>
  (typeof answer === 'function' ? answer : () => answer) as unknown as Handler<Endpoint>;

interface Route {
  endpoint: Endpoint;
  path: RegExp;
  /** What the test says, and what holds where it says nothing. */
  handler: Handler<Endpoint> | null;
  fallback: Handler<Endpoint> | null;
  calls: Call<Endpoint>[];
}

/** Refuses a call as the server does. */
export const refuse = (
  status: number,
  code: ErrorCode,
  error = 'No.',
  more: Omit<ErrorBody, 'error' | 'code'> = {},
): Refusal => new Refusal(status, { error, code, ...more });

/** Answers a list that continues at the cursor `next`; `total` where the call says how many there are. */
export const pageOf = <T>(
  items: T,
  next: string | null,
  total: number | null = null,
): ListPage<T> => new ListPage(items, next, total);

/** Holds an answer up until it is opened: `await gate.opened` in a handler. */
export function gate(): { opened: Promise<void>; open: () => void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}

const routes: Route[] = Object.values(api)
  .flatMap((calls): Endpoint[] => Object.values(calls))
  .map((endpoint) => ({
    endpoint,
    path: new RegExp(`^${endpoint.path.replace(/:\w+/g, (name) => `(?<${name.slice(1)}>[^/]+)`)}$`),
    handler: null,
    fallback: null,
    calls: [],
  }))
  // `/api/entries/search` comes before `/api/entries/:id`.
  .sort((a, b) => Number(a.endpoint.path.includes(':')) - Number(b.endpoint.path.includes(':')));

let isAway = false;
/** Calls that have not been answered yet. */
let underWay = 0;
/** Opened when a test ends: what it still holds up is answered with no network. */
let end = gate();

function routeOf(endpoint: Endpoint): Route {
  const route = routes.find((each) => each.endpoint === endpoint);
  if (!route) throw new Error('Name the endpoint from the contract: api.<feature>.<call>.');
  return route;
}

/**
 * The server as the contract describes it. A test says what each call is answered with; what the
 * application sends is parsed, and what the test answers is checked, by the contract's own schemas.
 * A call that nobody spoke of fails the test.
 */
export const server = {
  /**
   * Answers an endpoint from now on, in place of any earlier answer: with a value, or with what a
   * function makes of the call. Returns the calls as they come, oldest first.
   */
  on<const E extends Endpoint>(endpoint: E, answer: Answering<E>): readonly Call<E>[] {
    const route = routeOf(endpoint);
    const calls: Call<E>[] = [];
    route.calls = calls as unknown as Call<Endpoint>[];
    route.handler = handlerOf(answer);
    return calls;
  },

  /** Answers an endpoint where the test says nothing of it. */
  byDefault<const E extends Endpoint>(endpoint: E, answer: Answering<E>): void {
    routeOf(endpoint).fallback = handlerOf(answer);
  },

  /** Takes the network away, or gives it back. */
  away(is: boolean): void {
    isAway = is;
  },

  /** Waits until every call has ended, those that are held up without a network, and forgets every answer. */
  async reset(): Promise<void> {
    isAway = true;
    end.open();
    // A call that ends may lead to another one.
    do await new Promise((resolve) => setTimeout(resolve));
    while (underWay > 0);
    isAway = false;
    end = gate();
    for (const route of routes) {
      route.handler = null;
      route.fallback = null;
      route.calls = [];
    }
  },

  /** Answers every call to `/api` of this browser window from now on. */
  listen(): void {
    const interceptor = new FetchInterceptor();
    interceptor.apply();
    // It waits for the promise that is returned, which its types do not say.
    interceptor.on('request', ({ request, controller }): unknown =>
      isApi(request) ? answer(request, controller) : undefined,
    );
  },
};

const isApi = ({ url }: Request) => new URL(url).pathname.startsWith('/api/');

async function answer(request: Request, controller: RequestController): Promise<void> {
  underWay += 1;
  const gaveOut = end.opened.then((): typeof NO_NETWORK => NO_NETWORK);
  const response = await Promise.race([respond(request), gaveOut]).finally(() => {
    underWay -= 1;
  });
  if (request.signal.aborted) return;
  if (response === NO_NETWORK) controller.errorWith(new TypeError('Failed to fetch'));
  else controller.respondWith(response);
}

async function respond(request: Request): Promise<Response | typeof NO_NETWORK> {
  if (isAway) return NO_NETWORK;
  const complain = (problem: string) => {
    report(problem);
    return json(501, { error: problem, code: 'internal' });
  };
  const { pathname, searchParams } = new URL(request.url);
  const route = routes.find(
    ({ endpoint, path }) => endpoint.method === request.method && path.test(pathname),
  );
  if (!route) return complain(`${request.method} ${pathname} is no endpoint of the contract.`);
  const { endpoint } = route;
  const handler = route.handler ?? route.fallback;
  const needsSession = endpoint.access !== 'public' && endpoint.access !== 'anyone';
  if (needsSession && !request.headers.has('Authorization')) {
    return json(401, { error: 'Please sign in.', code: 'unauthenticated' });
  }
  if (!handler) {
    return complain(
      `${request.method} ${pathname} was called, and the test does not say what is answered: server.on(…).`,
    );
  }
  const sent = await bodyOf(endpoint, request);
  const params = parse(endpoint.params, route.path.exec(pathname)?.groups ?? {});
  const words = new URLSearchParams(request.headers.get(WORDS_HEADER) ?? '');
  const query = parse(endpoint.query, Object.fromEntries([...searchParams, ...words]));
  const body = parse(endpoint.body, sent);
  for (const part of [params, query, body]) if (part.refusal) return part.refusal;

  const call = {
    params: params.value,
    query: query.value,
    body: body.value,
    key: request.headers.get('Idempotency-Key'),
  } as Call<Endpoint>;
  route.calls.push(call);
  const answer = await handler(call);
  if (answer === NO_NETWORK || answer instanceof Response) return answer;
  if (answer instanceof Refusal) return json(answer.status, answer.body);
  const { items, next, total } =
    answer instanceof ListPage ? answer : { items: answer, next: null, total: null };
  const checked = endpoint.response.safeParse(items);
  if (!checked.success) {
    return complain(
      `The answer to ${request.method} ${endpoint.path} is not the contract’s: ${checked.error.message}`,
    );
  }
  const headers: Record<string, string> = {
    ...(next ? { Link: `<${pathname}?cursor=${next}>; rel="next"` } : {}),
    ...(total === null ? {} : { 'X-Total-Count': String(total) }),
  };
  if (endpoint.produces) {
    return new Response(String(checked.data), { headers: { 'Content-Type': endpoint.produces } });
  }
  return json(endpoint.status ?? 200, checked.data, headers);
}

/** What was sent, as its endpoint accepts it: JSON, or the fields and files of a form. */
async function bodyOf({ accepts }: Endpoint, request: Request): Promise<unknown> {
  if (accepts === 'multipart') return Object.fromEntries(await request.formData());
  const text = await request.text();
  return text === '' ? undefined : JSON.parse(text);
}

/** Parses a part of a call, or refuses it with a sentence for each field, as the server does. */
function parse(
  schema: z.ZodType | undefined,
  given: unknown,
): { value?: unknown; refusal?: Response } {
  if (!schema) return {};
  const parsed = schema.safeParse(given);
  if (parsed.success) return { value: parsed.data };
  const fields: Record<string, string> = {};
  for (const { path, message } of parsed.error.issues) fields[path.join('.')] ??= message;
  const [error = 'That request is not valid.'] = Object.values(fields);
  return { refusal: json(400, { error, code: 'invalid_request', fields } satisfies ErrorBody) };
}

const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(status === 204 ? null : JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8', ...headers },
  });
