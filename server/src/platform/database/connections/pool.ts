import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseAway } from '../errors.ts';
import { type Scope, transact } from '../transaction.ts';
import { type Connect, Connection, type Rows, type Statement } from './connection.ts';
import { repeated } from './repeated.ts';

const SECOND = 1000;
const LOOK_EVERY = 15 * SECOND;
const MAX_IDLE = 60 * SECOND;
/** A connection's PostgreSQL process grows over time. */
const MAX_AGE = 3600 * SECOND;
/** How long a close waits for running statements. */
const PATIENCE = 5;
/** How long a request waits for a connection, unless told otherwise. */
const MAX_WAIT_MS = 30 * SECOND;

const poolClosed = () =>
  new DatabaseAway('CONNECTION_ENDED', 'The connections to PostgreSQL have been closed.');

const noneFree = () =>
  new DatabaseAway(
    'CONNECTION_WAIT_TIMEOUT',
    'All connections to PostgreSQL were in use for too long.',
  );

interface Waiting {
  resolve(connection: Connection): void;
  reject(reason: Error): void;
}

/**
 * Up to `max` connections, each used by one statement or one transaction at a time. A lost one is
 * dropped and the next request opens a new one, so a server that is back is reached at once. Where all are in
 * use, a request waits at most `maxWaitMs` for one.
 */
export class Pool {
  readonly #all = new Set<Connection>();
  /** The last used is last: connections that are not needed stay at the front and expire there. */
  readonly #idle: Connection[] = [];
  readonly #waiting: Waiting[] = [];
  readonly #watch = setInterval(() => this.#closeOld(), LOOK_EVERY).unref();
  #whenEmpty: (() => void) | undefined;
  #isClosed = false;

  constructor(
    private readonly connect: Connect,
    private readonly max: number,
    private readonly maxWaitMs = MAX_WAIT_MS,
  ) {}

  /** Rejects when the statement fails or its connection is lost. */
  run(statement: Statement): Promise<Rows> {
    return this.#with((connection) => repeated(() => connection.run(statement)));
  }

  /**
   * Gives `work` one connection for statements that do not wait for one another: what is prepared follows what
   * is under way on it. The connection is kept until all are answered; what comes later goes its own way.
   */
  together<T>(work: (run: (statement: Statement) => Promise<Rows>) => Promise<T>): Promise<T> {
    return this.#with(async (connection) => {
      const sent: Promise<Rows>[] = [];
      let isOver = false;
      const run = (statement: Statement) => {
        if (isOver) return this.run(statement);
        const rows = repeated(() => connection.run(statement));
        sent.push(rows);
        return rows;
      };
      try {
        return await work(run);
      } finally {
        isOver = true;
        await Promise.allSettled(sent);
      }
    });
  }

  /** @see transact */
  transaction<T>(work: (scope: Scope) => Promise<T>): Promise<T> {
    return this.#with((connection) => transact(connection, work));
  }

  /** Refuses new statements, and waits at most five seconds for running ones. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#watch);
    for (const { reject } of this.#waiting.splice(0)) reject(poolClosed());
    const held = this.#all.size - this.#idle.length;
    const idle = this.#idle.splice(0).map((connection) => this.#end(connection));
    if (held > 0) {
      const empty = new Promise<void>((resolve) => {
        this.#whenEmpty = resolve;
      });
      await Promise.race([empty, sleep(PATIENCE * SECOND, undefined, { ref: false })]);
    }
    await Promise.all([...idle, ...[...this.#all].map((connection) => this.#end(connection, 0))]);
  }

  async #with<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
    const connection = this.#take() ?? (await this.#wait());
    try {
      return await work(connection);
    } finally {
      this.#giveBack(connection);
    }
  }

  #take(): Connection | undefined {
    if (this.#isClosed) throw poolClosed();
    return this.#idle.pop() ?? this.#open();
  }

  #open(): Connection | undefined {
    if (this.#all.size >= this.max) return undefined;
    const connection: Connection = new Connection(this.connect, () => this.#forget(connection));
    this.#all.add(connection);
    return connection;
  }

  #wait(): Promise<Connection> {
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        resolve: (connection) => {
          clearTimeout(limit);
          resolve(connection);
        },
        reject: (reason) => {
          clearTimeout(limit);
          reject(reason);
        },
      };
      const limit = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
        reject(noneFree());
      }, this.maxWaitMs);
      this.#waiting.push(waiting);
    });
  }

  #giveBack(connection: Connection): void {
    const now = performance.now();
    connection.idleSince = now;
    const isGood = connection.isOpen && !this.#isClosed && now - connection.since < MAX_AGE;
    if (!isGood) void this.#end(connection);
    const next = this.#waiting.length > 0 ? (isGood ? connection : this.#open()) : undefined;
    if (next) this.#waiting.shift()?.resolve(next);
    else if (isGood) this.#idle.push(connection);
  }

  #end(connection: Connection, seconds = PATIENCE): Promise<void> {
    this.#forget(connection);
    return connection.close(seconds);
  }

  #forget(connection: Connection): void {
    this.#all.delete(connection);
    const place = this.#idle.indexOf(connection);
    if (place >= 0) this.#idle.splice(place, 1);
    if (this.#all.size === 0) this.#whenEmpty?.();
  }

  #closeOld(): void {
    const now = performance.now();
    const old = this.#idle.filter(({ idleSince }) => now - idleSince > MAX_IDLE);
    for (const connection of old) void this.#end(connection);
  }
}
