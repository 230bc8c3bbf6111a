import fc, { type Arbitrary } from 'fast-check';
import type { z } from 'zod';
import { shapeOf as jsonShapeOf } from '../access/id-kinds.ts';
import { TARGETS, type Target } from '../access/load.ts';
import {
  BODY_RUBBISH,
  CONTENT_TYPES,
  CURSORS,
  HEADERS,
  IDEMPOTENCY_KEYS,
  PATH_RUBBISH,
  QUERY_RUBBISH,
  ZONES,
} from './hostile.data.ts';
import type { Value } from './json.ts';
import { hostile, type Shape, valueFor } from './values.ts';

export type Role = 'visitor' | 'person' | 'admin' | 'owner';

export type Body =
  | { kind: 'json'; value: Value }
  /** The JSON, cut off after this share of it. */
  | { kind: 'cut'; value: Value; share: number }
  | { kind: 'bytes'; bytes: Uint8Array };

/** Part of an address; what is raw stands there as it is, unencoded. */
type Param = { raw: string } | { value: Value };

/** A request before it is known which ids there are. */
export interface GeneratedRequest {
  target: Target;
  role: Role;
  method: string;
  /** By placeholder. */
  params: Record<string, Param>;
  query: [name: string, value: Value][];
  queryRubbish: string;
  body: Body | null;
  headers: Record<string, string>;
}

/** Out of a hundred: the first, or else the second. */
const mostly = <T>(share: number, usual: Arbitrary<T>, other: Arbitrary<T>): Arbitrary<T> =>
  fc.oneof(
    { withCrossShrink: true },
    { weight: share, arbitrary: usual },
    { weight: 100 - share, arbitrary: other },
  );

const shapeOf = (schema: z.ZodType): Shape => jsonShapeOf(schema) as Shape;

/** As hostile as it gets: none, some or most places of a request. */
const HOSTILITIES: [weight: number, hostility: number][] = [
  [5, 0],
  [4, 15],
  [1, 90],
];

/** How often an endpoint is called, where others are called ten times. */
const timesOf = ({ feature, name }: Target): number =>
  feature.fuzzed?.[name.slice(feature.feature.length + 1)] ?? 10;

/** The endpoints that are called at all: not what would sign out everybody who calls. */
export const FUZZED = TARGETS.filter((target) => timesOf(target) > 0);

/**
 * Requests for one of the endpoints: about half are as the contract wants them. Nearly all of the
 * rest differ in one place or two, so that what is behind the first check is reached as well.
 */
export function generatedRequests(): Arbitrary<GeneratedRequest> {
  return fc.oneof(
    ...FUZZED.flatMap((target) => {
      const times = timesOf(target);
      return HOSTILITIES.map(([weight, hostility]) => ({
        weight: weight * times,
        arbitrary: requestFor(target, hostility),
      }));
    }),
  );
}

function requestFor(target: Target, hostility: number): Arbitrary<GeneratedRequest> {
  const { method } = target.endpoint;
  return fc.record({
    target: fc.constant(target),
    role: roleFor(target),
    method:
      method === 'GET' ? mostly(96, fc.constant('GET'), fc.constant('HEAD')) : fc.constant(method),
    params: paramsFor(target, hostility),
    query: queryFor(target, hostility),
    queryRubbish: mostly(
      hostility === 0 ? 100 : 92,
      fc.constant(''),
      fc.constantFrom(...QUERY_RUBBISH),
    ),
    body: bodyFor(target, hostility),
    headers: headersFor(target, hostility),
  });
}

function roleFor({ endpoint: { access } }: Target): Arbitrary<Role> {
  const weights: Record<Role, number> =
    access === 'moderator' || access === 'admin' || access === 'owner'
      ? { owner: 5, admin: 3, person: 1, visitor: 1 }
      : access === 'user'
        ? { person: 22, owner: 1, admin: 1, visitor: 1 }
        : { visitor: 4, person: 4, owner: 1, admin: 1 };
  return fc.oneof(
    ...(Object.entries(weights) as [Role, number][]).map(([role, weight]) => ({
      weight,
      arbitrary: fc.constant(role),
    })),
  );
}

function paramsFor(
  { endpoint: { params } }: Target,
  hostility: number,
): Arbitrary<GeneratedRequest['params']> {
  if (!params) return fc.constant({});
  const { properties = {} } = shapeOf(params);
  const rubbish: Arbitrary<Param> = fc.constantFrom(...PATH_RUBBISH).map((raw) => ({ raw }));
  return fc.record(
    Object.fromEntries(
      Object.entries(properties).map(([name, shape]) => {
        const value: Arbitrary<Param> = valueFor(shape, hostility, name).map((each) => ({
          value: each,
        }));
        return [name, hostility === 0 ? value : mostly(90, value, rubbish)];
      }),
    ),
  );
}

const cursor = fc
  .constantFrom(...CURSORS)
  .map((place): [string, Value] => ['cursor', Buffer.from(place).toString('base64url')]);

function queryFor(
  { endpoint: { query } }: Target,
  hostility: number,
): Arbitrary<GeneratedRequest['query']> {
  const stray: Arbitrary<[string, Value]> = fc.tuple(
    fc.constantFrom('limit', 'x', 'fresh', '__proto__'),
    hostile,
  );
  const strays = fc.array(fc.oneof(stray, cursor), { minLength: 1, maxLength: 2 });
  const asked: Arbitrary<[string, Value][]> = query
    ? valueFor(shapeOf(query), 0).map((map) => [...(map as Map<string, Value>)])
    : fc.constant([]);
  if (hostility === 0) return asked;
  const wrong: Arbitrary<[string, Value][]> = query
    ? valueFor(shapeOf(query), hostility).map((map) => (map instanceof Map ? [...map] : []))
    : fc.constant([]);
  return fc
    .tuple(wrong, mostly(85, fc.constant<[string, Value][]>([]), strays))
    .map(([some, more]) => [...some, ...more]);
}

function bodyFor(
  { endpoint: { body, method } }: Target,
  hostility: number,
): Arbitrary<Body | null> {
  const none = fc.constant(null);
  const json = (value: Value): Body => ({ kind: 'json', value });
  const stray = mostly(hostility === 0 ? 100 : 90, none, hostile.map(json));
  if (!body || method === 'GET') return stray;
  const value = valueFor(shapeOf(body), hostility);
  if (hostility === 0) return value.map(json);
  return fc.oneof(
    { withCrossShrink: true },
    { weight: 90, arbitrary: value.map(json) },
    { weight: 1, arbitrary: none },
    {
      weight: 3,
      arbitrary: fc
        .tuple(value, fc.double({ min: 0, max: 1, noNaN: true }))
        .map(([cut, share]): Body => ({ kind: 'cut', value: cut, share })),
    },
    {
      weight: 3,
      arbitrary: fc
        .constantFrom(...BODY_RUBBISH)
        .map((text): Body => ({ kind: 'bytes', bytes: Buffer.from(text) })),
    },
    {
      weight: 2,
      arbitrary: fc.uint8Array({ maxLength: 200 }).map((bytes): Body => ({ kind: 'bytes', bytes })),
    },
  );
}

function headersFor(
  { name, endpoint }: Target,
  hostility: number,
): Arbitrary<Record<string, string>> {
  const zone = { 'x-timezone': 'Europe/London' };
  const key = fc.constantFrom(...IDEMPOTENCY_KEYS, 'k'.repeat(201));
  const keyed: Arbitrary<Record<string, string>> = endpoint.keyed
    ? mostly(
        60,
        fc.constant({}),
        key.map((value) => ({ 'idempotency-key': value })),
      )
    : fc.constant({});
  const streamed: Arbitrary<Record<string, string>> =
    name === 'guide.consult'
      ? mostly(60, fc.constant({}), fc.constant({ accept: 'text/event-stream' }))
      : fc.constant({});
  const rubbish: Arbitrary<Record<string, string>> = fc.oneof(
    fc.constantFrom(...ZONES, 'Z'.repeat(7000)).map((value) => ({ 'x-timezone': value })),
    fc.constantFrom(...CONTENT_TYPES).map((value) => ({ 'content-type': value })),
    key.map((value) => ({ 'idempotency-key': value })),
    fc.constantFrom(...HEADERS).map(([header, value]) => ({ [header]: value })),
  );
  const more = hostility === 0 ? fc.constant({}) : mostly(75, fc.constant({}), rubbish);
  return fc.tuple(keyed, streamed, more).map((parts) => Object.assign({}, zone, ...parts));
}
