import {
  can,
  type Endpoint,
  type ParsedInput,
  type ResponseOf,
  WORDS_HEADER,
  WORDS_IN_QUERIES,
} from '@pathkeeper/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { knownZone } from '../clock.ts';
import type { Context, Moment } from '../context.ts';
import { AppError } from '../errors.ts';
import { type LimitRule, MINUTE } from '../limits/limits.ts';
import { createTurns } from '../limits/turns.ts';
import { bodyOf, routeWithBody } from './bodies.ts';
import { type Authenticator, type Principal, requireProof } from './principal.ts';
import type { ReadCost } from './read-cost.ts';

/** What a handler works with: parsed input, who calls, and the moment it is for them. */
export type Call<E extends Endpoint> = ParsedInput<E> & {
  caller: E['access'] extends 'public'
    ? null
    : E['access'] extends 'anyone'
      ? Principal | null
      : Principal;
  at: Moment;
  /** What makes a retry safe, where the caller sent one and the endpoint is `keyed`. */
  key: string | null;
  request: FastifyRequest;
  reply: FastifyReply;
};

export type Handler<E extends Endpoint> = (
  call: Call<E>,
) => Promise<ResponseOf<E> | FastifyReply> | ResponseOf<E>;

/** Mounts endpoints of the contract: access, zone, limits, validation, then the handler in its turn. */
export type Mount = <E extends Endpoint>(endpoint: E, handler: Handler<E>, cost?: ReadCost) => void;

/** What one person may change in all; a feature has further limits of its own. */
const writes: LimitRule = { name: 'writes', points: 600, seconds: MINUTE };

const KEYED = 'With an Idempotency-Key header a second try makes no second thing.';

/** Makes the one function through which every route of the API is registered. */
export function createMount(
  app: FastifyInstance,
  context: Context,
  authenticator: Authenticator,
): Mount {
  const turns = createTurns();
  return (endpoint, handler, cost) => {
    const status = endpoint.status ?? 200;
    routeWithBody(app, endpoint, {
      method: endpoint.method,
      url: endpoint.path,
      schema: {
        summary: endpoint.summary,
        ...(endpoint.keyed ? { description: KEYED } : {}),
        tags: [endpoint.path.split('/')[2] ?? ''],
        ...(endpoint.access === 'public' ? {} : { security: [{ accessToken: [] }] }),
        ...(endpoint.params ? { params: endpoint.params } : {}),
        ...(endpoint.query ? { querystring: endpoint.query } : {}),
        ...bodyOf(endpoint),
        response: {
          [status]: endpoint.produces
            ? { content: { [endpoint.produces]: { schema: endpoint.response } } }
            : endpoint.response,
        },
      },
      // Before validation: a stranger learns nothing of what a call expects.
      onRequest: async (request) => {
        request.principal = await admit(request, endpoint, context, authenticator);
        takeWords(request);
        if (endpoint.stepUp) requireProof(request.principal, context.clock.now());
      },
      handler: async (request, reply) => {
        const caller = request.principal;
        const at = await momentOf(request, caller, context, authenticator);
        void reply.status(status);
        const answer = async () =>
          handler({
            params: request.params,
            query: request.query,
            body: request.body,
            caller,
            at,
            key: endpoint.keyed ? idempotencyKey(request) : null,
            request,
            reply,
          } as Parameters<typeof handler>[0]);
        if (!cost || !caller) return answer();
        await context.limits.consume(cost.limit, String(caller.id));
        return cost.turns ? turns.take(cost.turns, caller.id, answer) : answer();
      },
    });
  };
}

/** What is searched for may come in a header, since addresses end up in the logs of proxies. */
function takeWords({ headers, query }: FastifyRequest): void {
  const words = headers[WORDS_HEADER];
  if (typeof words !== 'string') return;
  const given = new URLSearchParams(words);
  for (const name of WORDS_IN_QUERIES) {
    const value = given.get(name);
    if (value !== null) (query as Record<string, unknown>)[name] = value;
  }
}

function idempotencyKey(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw new AppError(
      'invalid_request',
      'The Idempotency-Key must be 1 to 200 printable characters without spaces.',
    );
  }
  return key;
}

async function admit(
  request: FastifyRequest,
  { access, whileHeld }: Endpoint,
  { limits }: Context,
  authenticator: Authenticator,
): Promise<Principal | null> {
  if (access === 'public') return null;
  const token = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (access === 'anyone' && !token) return null;
  const principal = token ? await authenticator.authenticate(token, whileHeld) : null;
  if (!principal) throw new AppError('unauthenticated', 'Please sign in to do that.');
  if (!can(principal, 'call', { access }))
    throw new AppError('forbidden', "You don't have permission to do that.");
  if (!['GET', 'HEAD'].includes(request.method)) await limits.consume(writes, String(principal.id));
  return principal;
}

/** An unknown zone name is passed over for the last valid one: it must not keep words from being saved. */
async function momentOf(
  request: FastifyRequest,
  caller: Principal | null,
  { clock }: Context,
  authenticator: Authenticator,
): Promise<Moment> {
  const header = request.headers['x-timezone'];
  const named = knownZone(Array.isArray(header) ? header[0] : header);
  if (caller && named && named !== caller.timeZone) {
    await authenticator.rememberZone(caller, named);
  }
  const zone = named ?? caller?.timeZone ?? 'UTC';
  return { now: clock.now(), zone, sentAt: sentAtOf(request) };
}

/** `X-Sent-At` is an instant of ISO 8601; what cannot be read is as good as unsaid. */
function sentAtOf({ headers }: FastifyRequest): number | null {
  const sentAt = Date.parse(String(headers['x-sent-at']));
  return Number.isNaN(sentAt) ? null : sentAt;
}

declare module 'fastify' {
  interface FastifyRequest {
    principal: Principal | null;
  }
}
