import net from 'node:net';
import postgres from 'postgres';
import { DatabaseAway } from '../errors.ts';

/** A statement as the driver takes it. */
export interface Statement {
  text: string;
  parameters?: postgres.ParameterOrJSON<never>[] | undefined;
  options?: postgres.UnsafeQueryOptions | undefined;
  /** Rows as lists of values, in the order of the columns. */
  asLists?: boolean;
}

/**
 * The types of a prepared statement's values: with its text what the driver knows it by, or more exactly.
 * Null for one that it does not prepare, or that is longer than what a socket takes at once.
 */
function typesOf({ parameters = [], options }: Statement): string | null {
  if (!options?.prepare || parameters.length === 0) return null;
  const bytes = parameters.reduce<number>((sum, value) => sum + bytesOf(value), 0);
  return bytes > SHORT ? null : parameters.map(typeOf).join();
}

/** Bytes of values that a socket takes with what goes around them: 16 kB are its limit. */
const SHORT = 12_000;
/** Statements that may be under way at once; the driver queues from 100 on. */
const FLIGHT = 50;

const bytesOf = (value: postgres.ParameterOrJSON<never>): number =>
  Buffer.byteLength(typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

const typeOf = (value: unknown): string =>
  Array.isArray(value) ? `[${typeOf(value[0])}]` : value instanceof Date ? 'date' : typeof value;

export type Rows = postgres.RowList<postgres.Row[]>;

/** Makes a driver with these settings added; it connects with its first statement. */
export type Connect = (settings: postgres.Options<Record<string, never>>) => postgres.Sql;

const LOST = 'The connection to PostgreSQL was lost.';
const lost = () => new DatabaseAway('CONNECTION_CLOSED', LOST);

/** An error of the driver; one of its socket or of its own connection says that the database is away. */
function toldOf(error: unknown): unknown {
  const { code = '', syscall } = error as NodeJS.ErrnoException;
  // Of a host with several addresses, and of a socket that ended, no call of the system is named.
  const isOfSocket = syscall !== undefined || /^(?:E?CONN|EPIPE|ETIMEDOUT|EHOST|ENET)/.test(code);
  return isOfSocket && !(error instanceof DatabaseAway)
    ? new DatabaseAway(code, LOST, error)
    : error;
}

/**
 * One connection, which is never reopened: postgres.js 3.4.9 fails after a lost connection. It writes
 * to the closed socket, which ends the process (its issue 1208), sends the rest of the lost transaction
 * on another connection, or corrupts the start of the new one. So the driver never has a queue, which it
 * would send after a reconnect, and gets nothing once the connection is lost: a statement waits for the
 * one before it. Only what it sends in one piece, a prepared statement that was answered here before, may
 * follow others of its kind at once: those it has sent, and rejects them all.
 */
export class Connection {
  /** When it was made, and when it was last returned to the pool. */
  readonly since = performance.now();
  idleSince = this.since;
  readonly #driver: postgres.Sql;
  readonly #onLost: () => void;
  #isOpen = true;
  /** Prepared statements that were answered here: of each text the types of its values. */
  readonly #prepared = new Map<string, Set<string>>();
  readonly #unanswered = new Set<Promise<unknown>>();
  /** How many of them go alone, sent or waiting. */
  #alone = 0;
  #interrupt: ((reason: Error) => void) | undefined;

  constructor(connect: Connect, onLost: () => void) {
    this.#onLost = onLost;
    const settings = {
      max: 1,
      // The pool decides how long it lives; the driver would close it unnoticed.
      idle_timeout: undefined,
      max_lifetime: null,
      // Off: a connection lost during the driver's query for types would end the process.
      fetch_types: false,
      socket: socketOnce(),
      onclose: () => this.#lose(),
    };
    this.#driver = connect(settings);
  }

  /** False once it was lost or closed. */
  get isOpen(): boolean {
    return this.#isOpen;
  }

  /** Runs a statement after the previous ones; rejects with the error of PostgreSQL or the driver. */
  run(statement: Statement): Promise<Rows> {
    const types = typesOf(statement);
    const isReady = types !== null && this.#prepared.get(statement.text)?.has(types) === true;
    const follows = isReady && this.#alone === 0 && this.#unanswered.size < FLIGHT;
    const answer = follows ? this.#send(statement) : this.#sendAlone(statement, types);
    this.#unanswered.add(answer);
    const isAnswered = () => this.#unanswered.delete(answer);
    answer.then(isAnswered, isAnswered);
    return answer;
  }

  /** Sends a statement when all are answered; none follows until it is, too. */
  async #sendAlone(statement: Statement, types: string | null): Promise<Rows> {
    this.#alone += 1;
    try {
      await Promise.allSettled(this.#unanswered);
      const rows = await this.#send(statement);
      if (types !== null) this.#remember(statement.text, types);
      return rows;
    } finally {
      this.#alone -= 1;
    }
  }

  #remember(text: string, types: string): void {
    const known = this.#prepared.get(text);
    if (known) known.add(types);
    else this.#prepared.set(text, new Set([types]));
  }

  async #send({ text, parameters, options, asLists }: Statement): Promise<Rows> {
    if (!this.#isOpen) throw lost();
    try {
      const query = this.#driver.unsafe(text, parameters, options);
      return await (asLists ? (query.values() as unknown as Promise<Rows>) : query);
    } catch (error) {
      // PostgreSQL continues after an error of its own. After any other failure the state is unknown.
      const isRefusal = error instanceof postgres.PostgresError && error.severity === 'ERROR';
      if (!isRefusal) this.#lose();
      throw toldOf(error);
    }
  }

  /** The result of `work`, or a rejection as soon as the connection is lost. */
  async whileOpen<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await new Promise<T>((resolve, reject) => {
        this.#interrupt = reject;
        work().then(resolve, reject);
      });
    } finally {
      this.#interrupt = undefined;
    }
  }

  #lose(): void {
    if (!this.#isOpen) return;
    void this.close(0);
    this.#onLost();
    this.#interrupt?.(lost());
  }

  /** Closes it, after waiting at most `seconds` for a running statement. */
  close(seconds: number): Promise<void> {
    this.#isOpen = false;
    return this.#driver.end({ timeout: seconds });
  }
}

/** The driver's socket when it first asks for one; throws when it tries to reconnect. */
function socketOnce(): (options: postgres.ParsedOptions) => net.Socket {
  let isUsed = false;
  return ({ path, host, port }) => {
    if (isUsed) throw lost();
    isUsed = true;
    if (path) return net.connect(path);
    const to = { host: host[0] ?? 'localhost', port: port[0] ?? 5432 };
    // The driver reads the expected host of the certificate there.
    return Object.assign(net.connect(to), to);
  };
}
