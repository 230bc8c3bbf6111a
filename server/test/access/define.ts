import type { Access, api, CallInput, Endpoint, ErrorCode } from '@pathkeeper/contract';
import type { z } from 'zod';
import type { Database } from '../../src/platform/database/index.ts';
import type { Things } from './things.ts';

export type Api = typeof api;

/**
 * The people an endpoint is tried by, with things of one person's. `self` is that person;
 * `someoneElse`, `moderator`, `admin` (not the owner) and `owner` use the ids of the first one's things.
 */
export type Role = 'signedOut' | 'self' | 'someoneElse' | 'moderator' | 'admin' | 'owner';

/**
 * The status that an endpoint answers to each role. What its `access` settles is not written: without
 * a session 401, and 403 for those whose role is too low.
 */
export type WhoMay<A extends Access> = Record<
  A extends 'public' | 'anyone'
    ? Role
    : A extends 'user'
      ? Exclude<Role, 'signedOut'>
      : A extends 'moderator'
        ? 'moderator' | 'admin' | 'owner'
        : A extends 'admin'
          ? 'admin' | 'owner'
          : 'owner',
  number
>;

/** Everybody with a session is answered about themselves. */
export const own = (status: number): WhoMay<'user'> => ({
  self: status,
  someoneElse: status,
  moderator: status,
  admin: status,
  owner: status,
});

/** To everybody but its owner there is no such thing. */
export const theirs = (status: number): WhoMay<'user'> => ({ ...own(404), self: status });

export const everybody = (status: number): WhoMay<'public'> => ({
  ...own(status),
  signedOut: status,
});

/** Administrators, the owner among them. */
export const admins = (status: number): WhoMay<'admin'> => ({ admin: status, owner: status });

type Made<T> = T | Promise<T>;
type WithoutParams<E extends Endpoint> = Omit<CallInput<E>, 'params'> &
  Partial<Pick<CallInput<E>, Extract<keyof CallInput<E>, 'params'>>>;

/**
 * How an endpoint is called: by the person whose things they are (`isSelf`) and by others, who know
 * the ids and names but no secret. Params that are left out are made from the kinds of their ids.
 */
type Call<E extends Endpoint> = (things: Things, isSelf: boolean) => Made<WithoutParams<E>>;

type NeedsCall<E extends Endpoint> = E extends { body: z.ZodType }
  ? true
  : E extends { query: infer Q extends z.ZodObject }
    ? Record<never, never> extends z.input<Q>
      ? false
      : true
    : false;

export type EndpointAccess<E extends Endpoint> = {
  who: WhoMay<E['access']>;
  /** Tables in which the call may change rows of others, as it is meant to: likes of their words, say. */
  changes?: readonly string[];
  /** The call signs the person out, so that they come to it without a session at last. */
  signsOut?: true;
  /** The call signs out whoever calls it. */
  signsOutCaller?: true;
} & (NeedsCall<E> extends true ? { call: Call<E> } : { call?: Call<E> });

export type ThingId = number | string;

/** Makes one thing of a person's through the API; gives its id, and those of what it belongs to. */
export type Maker = (things: Things) => Promise<ThingId | Record<string, ThingId>>;

interface ExportedTable {
  /** Its rows, from the contents of the export's files. */
  rows(read: ReadExport): readonly object[];
  /** Columns that are left out, in the application's names. */
  without?: readonly string[];
}

/** The parsed contents of a file of an export, by its name without the ending. */
export type ReadExport = <T = Record<string, unknown>[]>(file: string) => T;

export interface FeatureAccess<F extends keyof Api> {
  /** For each endpoint of the feature, who may call it and how it is called. */
  endpoints: {
    [N in keyof Api[F]]: Api[F][N] extends Endpoint ? EndpointAccess<Api[F][N]> : never;
  };
  /** How the things are made that ids of the contract stand for (`idOf`), by their kind. */
  makes?: Record<string, Maker>;
  /** Kinds whose ids are secrets: nobody but their owner ever has them. */
  secrets?: readonly string[];
  /** Puts something into each of the feature's tables; whatever `makes` makes may be asked for. */
  fill?(things: Things): Promise<void>;
  /** Where an export has the rows of each table of the feature's that is no `exportTable`. */
  exported?: Record<string, ExportedTable>;
  /** Tables that are in no export: what is worked out from others, or signs somebody in. */
  notExported?: readonly string[];
  /** Takes back what the roles have done to each other's disadvantage, after each endpoint's try. */
  reset?(db: Database): Promise<unknown>;
  /** Refusals with a 5xx status that are answers as promised. */
  mayFail?: readonly ErrorCode[];
  /** How often the fuzzer calls an endpoint that takes long, where others are called ten times; 0 is never. */
  fuzzed?: { [N in keyof Api[F]]?: number };
}

/** Says of every endpoint of a feature who may call it, and how tests do (ADR-0011). */
export function defineAccess<F extends keyof Api>(
  feature: F,
  access: FeatureAccess<F>,
): FeatureAccess<F> & { feature: F } {
  return { feature, ...access };
}
