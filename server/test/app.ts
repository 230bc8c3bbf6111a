import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  api,
  type CallInput,
  type Endpoint,
  type ResponseOf,
  type User,
} from '@pathkeeper/contract';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { vi } from 'vitest';
import { createApp } from '../src/app.ts';
import type { Clock } from '../src/platform/clock.ts';
import { readConfig } from '../src/platform/config.ts';
import type { Context } from '../src/platform/context.ts';
import {
  type ConnectionOptions,
  type Database,
  openDatabase,
} from '../src/platform/database/index.ts';
import { createFileStorage } from '../src/platform/files/index.ts';
import { createLimits } from '../src/platform/limits/limits.ts';
import { createMailer, type Patience } from '../src/platform/mail.ts';
import { createPasswords } from '../src/platform/secrets/passwords.ts';
import { openSettings } from '../src/platform/settings.ts';
import { createWorkers } from '../src/platform/workers/index.ts';
import { createTestDatabase } from './postgres.ts';

/** A clock that stands still until it is set. */
export class TestClock implements Clock {
  constructor(private at = new Date('2026-11-21T22:40:00Z')) {}
  now(): Date {
    return new Date(this.at);
  }
  set(instant: string): void {
    this.at = new Date(instant);
  }
  advance(milliseconds: number): void {
    this.at = new Date(this.at.getTime() + milliseconds);
  }
}

export interface Reply<B> {
  status: number;
  body: B;
  headers: LightMyRequestResponse['headers'];
}

export interface Refusal {
  error: string;
  code: string;
  fields?: Record<string, string>;
  [more: string]: unknown;
}

/** Somebody who calls the API; signed out when `token` is missing. */
export class Caller {
  readonly cookies = new Map<string, string>();
  token: string | undefined;
  zone: string | undefined = 'Europe/London';
  user: User | undefined;

  constructor(private readonly app: FastifyInstance) {}

  /** The same person, calling another process. */
  at(app: FastifyInstance): Caller {
    return Object.assign(new Caller(app), { token: this.token, user: this.user, zone: this.zone });
  }

  /** Proves who they are, for what asks for a sign-in that was not long ago (D78). */
  async proven(): Promise<this> {
    await this.call(api.accounts.prove, { body: { password: 'harbour1' } });
    return this;
  }

  /** Signs in anew, as somebody does whose session has ended on a clock that was moved on. */
  async signInAgain(): Promise<this> {
    const body = { username: this.user?.username ?? '', password: 'harbour1' };
    this.token = (await this.call(api.accounts.login, { body })).body.accessToken;
    return this;
  }

  /** Calls an endpoint of the contract and gives what it answers, whatever that is. */
  async call<E extends Endpoint>(
    endpoint: E,
    input: CallInput<E>,
    headers: Record<string, string> = {},
  ): Promise<Reply<ResponseOf<E> & Refusal>> {
    const { params = {}, query = {}, body } = input as Record<string, Record<string, string>>;
    const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => String(params[name]));
    const search = new URLSearchParams();
    for (const [name, value] of Object.entries(query)) {
      if (value !== undefined) search.set(name, `${value}`);
    }
    const payload = endpoint.accepts === 'multipart' ? formOf(body ?? {}) : body;
    return this.send(
      endpoint.method,
      search.size > 0 ? `${path}?${search}` : path,
      payload,
      headers,
    );
  }

  /** Sends a raw request, for what the contract does not allow. */
  async send<B = Refusal>(
    method: Endpoint['method'],
    url: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Reply<B>> {
    const response = await this.app.inject({
      method,
      url,
      cookies: Object.fromEntries(this.cookies),
      headers: {
        ...(this.token ? { authorization: `Bearer ${this.token}` } : {}),
        ...(this.zone ? { 'x-timezone': this.zone } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: body as object }),
    });
    for (const { name, value } of response.cookies) this.cookies.set(name, value);
    const isJson = String(response.headers['content-type']).includes('application/json');
    return {
      status: response.statusCode,
      body: (isJson ? response.json() : response.payload) as B,
      headers: response.headers,
    };
  }
}

/**
 * Waits until another process has heard what happened in this one: PostgreSQL's NOTIFY tells it a moment
 * later. Shorter than a process trusts a session whose change it did not hear of (five seconds).
 */
export const heard = (expectation: () => Promise<void>): Promise<void> =>
  vi.waitFor(expectation, { timeout: 4_000, interval: 10 });

/** Fields and files as a form sends them. */
function formOf(values: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined && value !== null) form.append(name, value as string | Blob);
  }
  return form;
}

export interface TestApp {
  /** What the first process works with. */
  context: Context;
  app: FastifyInstance;
  db: Database;
  clock: TestClock;
  /** Every process on the database; the first is `app`. */
  apps: FastifyInstance[];
  /** A further process on the database, with settings of its own. */
  another(env: Record<string, string>): Promise<FastifyInstance>;
  /** Somebody who is not signed in. */
  visitor(): Caller;
  /** Somebody new, registered and signed in with the password 'harbour1'. */
  person(username?: string): Promise<Caller>;
  close(): Promise<void>;
}

let people = 0;

/** A test signs in many people: theirs are hashed as cheaply as can be. */
const passwords = createPasswords({ memoryCost: 8, timeCost: 1 });

interface Options {
  limitsScale?: number;
  webRoot?: string;
  levelGates?: 'enforced' | 'open';
  /** Further settings, as the operator would give them. */
  env?: Record<string, string>;
  /** Told what an operator would read of mail that went wrong. */
  log?: (sentence: string) => void;
  mailPatience?: Patience;
}

/** The whole application on a database of its own; `nodes` of them share it. */
export async function createTestApp({ nodes = 1, ...options }: Options & { nodes?: number } = {}) {
  const database = await createTestDatabase();
  const clock = new TestClock();
  const all = await Promise.all(
    Array.from({ length: nodes }, () => createNode(database.connection, clock, options)),
  );
  const [first] = all as [TestNode, ...TestNode[]];
  const test: TestApp = {
    context: first.context,
    app: first.app,
    db: first.db,
    clock,
    apps: all.map(({ app }) => app),
    async another(env) {
      const node = await createNode(database.connection, clock, {
        ...options,
        env: { ...options.env, ...env },
      });
      all.push(node);
      return node.app;
    },
    visitor: () => new Caller(first.app),
    async person(username = `person-${++people}`) {
      const caller = new Caller(first.app);
      const password = 'harbour1';
      const { body } = await caller.call(api.accounts.register, {
        body: { username, email: `${username}@example.org`, password, confirmPassword: password },
      });
      if (!body.accessToken) throw new Error(`${username} could not register: ${body.error}`);
      caller.token = body.accessToken;
      caller.user = body.user;
      return caller;
    },
    async close() {
      for (const { app, close } of all) {
        await app.close();
        await close();
      }
      await database.drop();
    },
  };
  return test;
}

interface TestNode {
  context: Context;
  app: FastifyInstance;
  db: Database;
  close(): Promise<void>;
}

/** One process of an installation. */
async function createNode(
  connection: ConnectionOptions,
  clock: TestClock,
  options: Options,
): Promise<TestNode> {
  const { db, ping, listen, close } = openDatabase(connection, { pool: 10 });
  const dataDir = await mkdtemp(join(tmpdir(), 'pathkeeper-data-'));
  const config = readConfig({
    LOG_LEVEL: 'silent',
    LEVEL_GATES: options.levelGates ?? 'open',
    DATA_DIR: dataDir,
    ...options.env,
  });
  const limits = createLimits({ scale: options.limitsScale ?? 0, db });
  const mail = createMailer(config, options.log ?? (() => {}), options.mailPatience);
  const settings = openSettings(db, config);
  const files = createFileStorage(config);
  const context = {
    ...{ config: settings.config, settings, db, clock, limits, mail, files },
    passwords,
    // Long tasks run in this thread, copied as for a worker: no test waits for one to start.
    workers: createWorkers({ settings: config }),
  };
  const app = await createApp(context, {
    secret: 'a'.repeat(48),
    version: 'test',
    webRoot: options.webRoot ?? null,
    ping,
    listen,
    checksAnswers: true,
  });
  await app.ready();
  return {
    app,
    context,
    db,
    async close() {
      await mail.close();
      await close();
      await rm(dataDir, { recursive: true });
    },
  };
}
