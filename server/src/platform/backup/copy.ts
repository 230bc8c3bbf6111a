import { Readable, type Writable } from 'node:stream';
import type postgres from 'postgres';

/** Bytes that wait for their reader before the database is made to wait. */
const HELD = 256 * 1024;

/** A query of the driver's, which settles it through these two. */
type Settled = postgres.PendingQuery<postgres.Row[]> & {
  resolve(stream: Readable): void;
  reject(error: Error): void;
};

/** The rows that a `COPY … TO STDOUT` gives, as fast as they are read. */
export async function copyOut(sql: postgres.Sql, statement: string): Promise<Readable> {
  const query = sql.unsafe(statement) as Settled;
  const resolve = query.resolve.bind(query);
  const rows = new Rows();
  // At once, for the first rows may have come along with the beginning. Called again at the end.
  query.resolve = (stream) => {
    query.resolve = resolve;
    rows.takeOver(stream);
    resolve(stream);
  };
  await query.readable();
  return Readable.from(rows, { objectMode: false });
}

/**
 * The driver (postgres 3.4) stops its socket when its stream is full, and starts it again only when
 * the stream asks for more, which it may have done a moment before, and does not do at its end:
 * either way nothing is heard from the database any more. So its rows are taken from it here, and
 * the socket is started whenever they are handed on.
 */
class Rows {
  private held: Buffer[] = [];
  private size = 0;
  private hasEnded = false;
  private failure: Error | undefined;
  private wake = () => {};
  private goOn = () => {};

  takeOver(stream: Readable): void {
    this.goOn = () => stream._read(0);
    stream.push = (chunk: Buffer | null) => this.take(chunk);
    stream.once('error', (error) => {
      this.failure = error;
      this.wake();
    });
  }

  private take(chunk: Buffer | null): boolean {
    if (chunk === null) {
      this.hasEnded = true;
      this.goOn();
    } else {
      this.held.push(chunk);
      this.size += chunk.length;
    }
    this.wake();
    return this.size < HELD;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Buffer> {
    for (;;) {
      if (this.failure) throw this.failure;
      if (this.held.length > 0) {
        const rows = Buffer.concat(this.held);
        this.held = [];
        this.size = 0;
        if (!this.hasEnded) this.goOn();
        yield rows;
      } else if (this.hasEnded) {
        return;
      } else {
        await new Promise<void>((resolve) => {
          this.wake = resolve;
        });
      }
    }
  }
}

/** Where the rows of a `COPY … FROM STDIN` go; it fails with what the database has against them. */
export async function copyIn(sql: postgres.Sql, statement: string): Promise<Writable> {
  const query = sql.unsafe(statement) as Settled;
  const rows = await query.writable();
  // The driver keeps a refusal that comes after the last row to itself, and would wait for ever.
  query.reject = (error) => void rows.destroy(error);
  return rows;
}
