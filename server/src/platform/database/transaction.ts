import type { Connection, Rows, Statement } from './connection.ts';
import { type DriverQuery, queryThrough } from './query.ts';

/** The transaction object that Drizzle expects from postgres.js. */
export interface Scope {
  unsafe: DriverQuery;
  savepoint<T>(work: (inner: Scope) => Promise<T>): Promise<T>;
}

/**
 * Runs `work` in a transaction and resolves with its result after the commit. Rejects, and rolls back,
 * when `work` or any statement in it fails. On a lost connection it rejects at once: PostgreSQL has
 * rolled back by itself, or has committed and only its answer is lost.
 */
export async function transact<T>(
  connection: Connection,
  work: (scope: Scope) => Promise<T>,
): Promise<T> {
  await connection.run({ text: 'begin' });
  try {
    const part = new Part(connection, { count: 0 });
    const result = await connection.whileOpen(() => part.do(work));
    await connection.run({ text: 'commit' });
    return result;
  } catch (error) {
    // The next user of the connection must not find an open transaction.
    await connection.run({ text: 'rollback' }).catch(() => connection.close(0));
    throw error;
  }
}

/** A transaction, or the part of it after a savepoint. */
class Part implements Scope {
  readonly unsafe = queryThrough((statement) => this.#run(statement));
  #failure: { reason: unknown } | undefined;
  #isOver = false;

  constructor(
    private readonly connection: Connection,
    private readonly savepoints: { count: number },
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
    this.savepoints.count += 1;
    const name = `s${this.savepoints.count}`;
    await this.#run({ text: `savepoint ${name}` });
    try {
      return await new Part(this.connection, this.savepoints).do(work);
    } catch (error) {
      await this.#run({ text: `rollback to ${name}` });
      throw error;
    }
  }

  async #run(statement: Statement): Promise<Rows> {
    // Else it would run for the next user of the connection.
    if (this.#isOver) throw new Error('This transaction is over.');
    // PostgreSQL would refuse it, too.
    if (this.#failure) throw this.#failure.reason;
    try {
      return await this.connection.run(statement);
    } catch (reason) {
      this.#failure ??= { reason };
      throw reason;
    }
  }
}
