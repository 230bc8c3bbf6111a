import net from 'node:net';
import postgres from 'postgres';

/** A statement in the driver's terms. */
export interface Statement {
  text: string;
  parameters?: postgres.ParameterOrJSON<never>[] | undefined;
  options?: postgres.UnsafeQueryOptions | undefined;
  /** Rows as lists of values, in the order of the columns. */
  asLists?: boolean;
}

export type Rows = postgres.RowList<postgres.Row[]>;

/** Makes the driver with these settings among its own; it connects with its first statement. */
export type Connect = (settings: postgres.Options<Record<string, never>>) => postgres.Sql;

/** The connection broke off: whether what was sent last came about cannot be known from here. */
class ConnectionLost extends Error {
  readonly code = 'CONNECTION_CLOSED';

  constructor() {
    super('The connection to PostgreSQL was lost.');
  }
}

/**
 * One connection, which is never opened a second time: postgres.js 3.4.9 does not survive going on
 * after one broke off. It writes to the socket that is gone and so ends the process (its issue 1208),
 * sends what is left of the lost transaction into another one, or garbles the new connection's
 * beginning. So the driver is given one statement at a time (what it has queued itself it would send
 * after a reconnect), and nothing any more once the connection is lost.
 */
export class Connection {
  /** When it was made, and when it was last given back. */
  readonly since = performance.now();
  idleSince = this.since;
  readonly #driver: postgres.Sql;
  readonly #onLost: () => void;
  #isOpen = true;
  #last: Promise<unknown> = Promise.resolve();
  #interrupt: ((reason: Error) => void) | undefined;

  constructor(connect: Connect, onLost: () => void) {
    this.#onLost = onLost;
    const settings = {
      max: 1,
      // Whoever holds it says how long it lives; the driver would end it unseen.
      idle_timeout: undefined,
      max_lifetime: null,
      // Lost during the driver's own question for the types, a connection ends the process.
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

  /** Runs a statement after those before it; rejects with what PostgreSQL or the driver says. */
  run(statement: Statement): Promise<Rows> {
    const turn = this.#last.then(() => this.#send(statement));
    this.#last = turn.catch(() => {});
    return turn;
  }

  async #send({ text, parameters, options, asLists }: Statement): Promise<Rows> {
    if (!this.#isOpen) throw new ConnectionLost();
    try {
      const query = this.#driver.unsafe(text, parameters, options);
      return await (asLists ? (query.values() as unknown as Promise<Rows>) : query);
    } catch (error) {
      // After a refusal PostgreSQL goes on. In what state any other failure leaves it, nobody knows.
      const isRefusal = error instanceof postgres.PostgresError && error.severity === 'ERROR';
      if (!isRefusal) this.#lose();
      throw error;
    }
  }

  /** What `work` comes to, or a rejection as soon as the connection is lost. */
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
    this.#interrupt?.(new ConnectionLost());
  }

  /** Ends it for good, after at most `seconds` for a statement that is under way. */
  close(seconds: number): Promise<void> {
    this.#isOpen = false;
    return this.#driver.end({ timeout: seconds });
  }
}

/** The driver's socket, the first time it asks for one; refuses when it would connect again. */
function socketOnce(): (options: postgres.ParsedOptions) => net.Socket {
  let isUsed = false;
  return ({ path, host, port }) => {
    if (isUsed) throw new ConnectionLost();
    isUsed = true;
    if (path) return net.connect(path);
    const to = { host: host[0] ?? 'localhost', port: port[0] ?? 5432 };
    // The driver reads there whose certificate to expect.
    return Object.assign(net.connect(to), to);
  };
}
