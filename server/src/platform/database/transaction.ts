import type { Connection, Rows, Statement } from './connections/connection.ts';
import { repeated } from './connections/repeated.ts';
import type { Database } from './index.ts';
import { type DriverQuery, queryThrough } from './queries/query.ts';

/** The transaction object that Drizzle expects from postgres.js. */
export interface Scope {
  unsafe: DriverQuery;
  savepoint<T>(work: (inner: Scope) => Promise<T>): Promise<T>;
}

/** What the parts of one transaction have in common. */
interface Whole {
  savepoints: number;
  /** Errors of its own statements; PostgreSQL has rolled back by then, at least up to the savepoint. */
  refusals: Set<unknown>;
  /** Something went outside: it is not run again. */
  isFinal: boolean;
}

/**
 * Runs `work` in a transaction and resolves with its result after the commit. Rejects, and rolls back,
 * when `work` or any statement in it fails. On a lost connection it rejects at once: PostgreSQL has
 * rolled back by itself, or has committed and only its answer is lost.
 *
 * Where PostgreSQL rolled it back for the sake of another one, as in a deadlock, `work` runs again, from its
 * beginning: it must leave nothing behind outside of the database, or say so (`runOnce`).
 */
export function transact<T>(
  connection: Connection,
  work: (scope: Scope) => Promise<T>,
): Promise<T> {
  let whole: Whole;
  return repeated(
    () => {
      whole = { savepoints: 0, refusals: new Set(), isFinal: false };
      return attempt(connection, whole, work);
    },
    (error) => !whole.isFinal && isAmong(whole.refusals, error),
  );
}

async function attempt<T>(
  connection: Connection,
  whole: Whole,
  work: (scope: Scope) => Promise<T>,
): Promise<T> {
  await connection.run({ text: 'begin' });
  try {
    const part = new Part(connection, whole);
    const result = await connection.whileOpen(() => part.do(work));
    await part.commit();
    return result;
  } catch (error) {
    // The next user of the connection must not find an open transaction.
    await connection.run({ text: 'rollback' }).catch(() => connection.close(0));
    throw error;
  }
}

/** Whether an error, or what caused it, is one of these. */
function isAmong(errors: ReadonlySet<unknown>, error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (errors.has(current)) return true;
  }
  return false;
}

/**
 * Says that what a transaction does reaches outside of the database, as what is sent to somebody while it is
 * read: it does not run a second time.
 */
export function runOnce(tx: Database): void {
  const { client } = (tx as unknown as { session: { client: unknown } }).session;
  if (client instanceof Part) client.runOnce();
}

/** A transaction, or the part of it after a savepoint. */
class Part implements Scope {
  readonly unsafe = queryThrough((statement) => this.#run(statement));
  #failure: { reason: unknown } | undefined;
  #isOver = false;

  constructor(
    private readonly connection: Connection,
    private readonly whole: Whole,
  ) {}

  /** @throws the first failure, even if `work` caught it: everything is committed or nothing */
  async do<T>(work: (scope: Scope) => Promise<T>): Promise<T> {
    try {
      const result = await work(this);
      if (this.#failure) throw this.#failure.reason;
      return result;
    } finally {
      this.#isOver = true;
    }
  }

  async savepoint<T>(work: (inner: Scope) => Promise<T>): Promise<T> {
    this.whole.savepoints += 1;
    const name = `s${this.whole.savepoints}`;
    await this.#run({ text: `savepoint ${name}` });
    try {
      return await new Part(this.connection, this.whole).do(work);
    } catch (error) {
      await this.#run({ text: `rollback to ${name}` });
      throw error;
    }
  }

  async commit(): Promise<void> {
    await this.#send({ text: 'commit' });
  }

  runOnce(): void {
    this.whole.isFinal = true;
  }

  async #run(statement: Statement): Promise<Rows> {
    // Else it would run for the next user of the connection.
    if (this.#isOver) throw new Error('This transaction is over.');
    // PostgreSQL would refuse it, too.
    if (this.#failure) throw this.#failure.reason;
    try {
      return await this.#send(statement);
    } catch (reason) {
      this.#failure ??= { reason };
      throw reason;
    }
  }

  async #send(statement: Statement): Promise<Rows> {
    try {
      return await this.connection.run(statement);
    } catch (reason) {
      this.whole.refusals.add(reason);
      throw reason;
    }
  }
}
