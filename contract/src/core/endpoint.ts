import type { z } from 'zod';
import type { Access } from './policy.ts';

/**
 * Whose words an answer may hold: the caller's alone (`own`), or also what other people wrote for
 * whoever may call it (`public`). The access test tries it with somebody's marked things.
 */
export type Visibility = 'own' | 'public';

/**
 * One call of the API, described once: the server mounts it, the web client calls it and the
 * OpenAPI document is drawn from it.
 */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path with `:name` placeholders, which `params` must describe. */
  readonly path: `/api/${string}`;
  readonly summary: string;
  /** Who may call it. The server's `mount` enforces it; no handler repeats it. */
  readonly access: Access;
  /** `own` unless said otherwise; whoever lets visitors in says it. */
  readonly visibility?: Visibility;
  /**
   * Set when whoever calls must have proven lately who they are, by signing in or by `prove`; else it
   * is refused with step_up_required.
   */
  readonly stepUp?: true;
  /**
   * Set when somebody who is kept out, suspended or about to be deleted, may call it all the same: what
   * they need to take their journal along, to keep the account, or to begin a sign-in.
   */
  readonly whileHeld?: true;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /**
   * What the body is sent as; JSON unless said otherwise. `multipart` is a form with files: `body`
   * describes its fields, a file as `z.file()`. `raw` hands the bytes over as they came, of any
   * content type, for what is signed as a whole; it has no `body`.
   */
  readonly accepts?: 'json' | 'multipart' | 'raw';
  /** Largest body in bytes, 2 MiB (64 KiB where strangers may call) unless said otherwise; of a form, the largest of each file. */
  readonly maxBytes?: number;
  /** What success answers with; every refusal answers with `errorBody`. */
  readonly response: z.ZodType;
  /** Status of success; 200 unless said otherwise. */
  readonly status?: 200 | 201 | 204;
  /** Set when a call makes one thing for each Idempotency-Key header, however often it is tried. */
  readonly keyed?: true;
  /** Set when success is a file instead of JSON. */
  readonly produces?: 'text/plain' | 'text/csv' | 'application/zip' | 'image/webp';
}

type InputOf<S> = S extends z.ZodType ? z.input<S> : undefined;
type OutputOf<S> = S extends z.ZodType ? z.output<S> : undefined;

/** What a caller passes: the shapes before parsing (defaults and coercions still open). */
export type CallInput<E extends Endpoint> = Pick<
  {
    params: InputOf<E['params']>;
    query: InputOf<E['query']>;
    body: InputOf<E['body']>;
  },
  Extract<keyof E, 'params' | 'query' | 'body'>
>;

/** What a handler receives: the shapes after parsing. */
export interface ParsedInput<E extends Endpoint> {
  params: OutputOf<E['params']>;
  query: OutputOf<E['query']>;
  body: E['accepts'] extends 'raw' ? Uint8Array : OutputOf<E['body']>;
}

/** What a handler returns and a caller gets. */
export type ResponseOf<E extends Endpoint> = z.output<E['response']>;

/** An endpoint that visitors may call has to say whose words it answers with. */
type SaysVisibility<E extends Endpoint> = E['access'] extends 'public' | 'anyone'
  ? E extends { visibility: Visibility }
    ? unknown
    : { visibility: 'Say “own” or “public”: may the answer hold what other people wrote?' }
  : unknown;

/** Declares an endpoint and keeps its exact types. */
export function endpoint<const E extends Endpoint>(definition: E & SaysVisibility<E>): E {
  return definition;
}
