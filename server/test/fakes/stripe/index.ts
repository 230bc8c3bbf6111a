import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Stripe } from 'stripe';
import { type Answered, answersOf, Refused } from './api.ts';
import { readForm, textOf } from './form.ts';
import type { Event } from './objects.ts';
import { checkoutPage, portalPage } from './pages.ts';
import { World } from './world.ts';

export type { Event } from './objects.ts';

/** What can be wrong with Stripe. */
export type Trouble = 'down' | 'slow' | '429' | '500' | 'nonsense';

export interface FakeStripe {
  /** For STRIPE_API_URL. */
  url: string;
  key: string;
  secret: string;
  /** The three variables of an operator who sells. */
  env: Record<string, string>;
  world: World;
  /** Calls of the API since the start, as `POST /checkout/sessions`. */
  calls: string[];
  /** What is wrong from the next call on; null for nothing. */
  trouble: Trouble | null;
  /** Events in the order in which they happened, told to nobody yet. */
  untold: Event[];
  /** An event as it is sent: its bytes and their signature. */
  sign(
    event: Event,
    options?: { secret?: string; at?: number },
  ): { payload: string; signature: string };
  close(): void;
}

interface Options {
  /** Seconds since 1970. */
  clock?: () => number;
  port?: number;
  onEvent?: (event: Event) => void;
}

const KEY = 'sk_test_fake';
const SECRET = 'whsec_fake';

/**
 * A server on a real socket that speaks as much of Stripe's protocol as we use (D75): form bodies,
 * idempotency keys with their replays, errors, lists in pages, the pages of a checkout and of the portal,
 * and signed events, which whoever started it sends as late, often and disorderly as they like.
 */
export async function startFakeStripe({
  clock = () => Math.floor(Date.now() / 1000),
  port = 0,
  onEvent = () => {},
}: Options = {}): Promise<FakeStripe> {
  const untold: Event[] = [];
  const world = new World(clock, (event) => {
    untold.push(event);
    onEvent(event);
  });
  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const answer = answersOf(world, url);
  const replays = new Map<string, { of: string; answered: Answered }>();
  const signer = new Stripe(KEY).webhooks;

  const fake: FakeStripe = {
    ...{ url, key: KEY, secret: SECRET, world, untold, calls: [], trouble: null },
    env: { STRIPE_SECRET_KEY: KEY, STRIPE_WEBHOOK_SECRET: SECRET, STRIPE_API_URL: url },
    sign(event, { secret = SECRET, at = clock() } = {}) {
      const payload = JSON.stringify(event, null, 2);
      const timestamp = Math.floor(at);
      const signature = signer.generateTestHeaderString({ payload, secret, timestamp });
      return { payload, signature };
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const at = new URL(request.url ?? '/', url);
    const body = await text(request);
    if (at.pathname.startsWith('/v1/')) callApi(request, response, at, body);
    else showPage(response, at, request.method === 'POST' ? readForm(body) : {});
  }

  function callApi(request: IncomingMessage, response: ServerResponse, at: URL, body: string) {
    const path = at.pathname.slice('/v1'.length);
    fake.calls.push(`${request.method} ${path}`);
    if (fake.trouble) return beTroubled(response, fake.trouble);
    const { status, body: said, isReplay } = answerOnce(request, at, body);
    response
      .writeHead(status, {
        'content-type': 'application/json',
        'request-id': world.id('req'),
        ...(isReplay ? { 'idempotent-replayed': 'true' } : {}),
      })
      .end(JSON.stringify(said));
  }

  /** The same key is answered alike, and refused for anything else. */
  function answerOnce(
    { headers, method = '' }: IncomingMessage,
    at: URL,
    body: string,
  ): Answered & { isReplay?: boolean } {
    const key = method === 'POST' ? String(headers['idempotency-key'] ?? '') : '';
    const of = createHash('sha256').update(`${at.pathname} ${body}`).digest('hex');
    const known = key ? replays.get(key) : undefined;
    if (known?.of === of) return { ...known.answered, isReplay: true };
    let answered: Answered;
    try {
      if (headers.authorization !== `Bearer ${KEY}`) {
        throw new Refused(401, { type: 'invalid_request_error', message: 'Invalid API Key' });
      }
      if (known) {
        const message = 'Keys for idempotent requests can only be used with the same parameters.';
        throw new Refused(400, { type: 'idempotency_error', message });
      }
      const path = at.pathname.slice('/v1'.length);
      const query = readForm(at.searchParams.toString());
      const said = answer({ method, path, query, body: readForm(body) });
      answered = { ...said, body: structuredClone(said.body) };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      answered = { status: error.status, body: { error: error.error } };
    }
    if (key && !known) replays.set(key, { of, answered });
    return answered;
  }

  function showPage(response: ServerResponse, at: URL, fields: ReturnType<typeof readForm>) {
    const [, kind, id = ''] = at.pathname.split('/');
    const act = textOf(fields.act) ?? null;
    const shown = kind === 'portal' ? portalPage(world, id, act) : checkoutPage(world, id, act);
    if ('to' in shown) response.writeHead(303, { location: shown.to }).end();
    else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(shown.html);
  }

  return fake;
}

function beTroubled(response: ServerResponse, trouble: Trouble): void {
  const json = { 'content-type': 'application/json', 'stripe-should-retry': 'false' };
  const refuse = (status: number, type: string) =>
    response.writeHead(status, json).end(JSON.stringify({ error: { type, message: 'No.' } }));
  if (trouble === 'down') response.destroy();
  else if (trouble === '429') refuse(429, 'rate_limit_error');
  else if (trouble === '500') refuse(500, 'api_error');
  else if (trouble === 'nonsense') response.writeHead(200, json).end('<html>Service');
  // Slow: an answer never comes.
}
