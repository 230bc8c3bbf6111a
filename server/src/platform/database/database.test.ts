import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { integer, pgTable } from 'drizzle-orm/pg-core';
import fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type Line, layLine } from '../../../test/line.ts';
import { createTestDatabase } from '../../../test/postgres.ts';
import { sqlState } from './errors.ts';
import { type Database, openDatabase } from './index.ts';
import { readList, writeList } from './queries/lists.ts';
import { prepared } from './queries/prepared-query.ts';
import { runOnce } from './transaction.ts';

const LOST = /^(CONNECTION_|ECONNRE|EPIPE|57P0)/;

/** A database with an empty table `pages`, reached through a line that can be cut. */
async function open(
  pool = 4,
  maxWaitMs?: number,
): Promise<{ db: Database; line: Line; close(): Promise<void> }> {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  const line = await layLine(database.connection);
  const { db, close } = openDatabase(line.connection, {
    pool,
    ...(maxWaitMs ? { maxWaitMs } : {}),
  });
  onTestFinished(() => close());
  await db.execute(sql`create table pages (n int primary key)`);
  return { db, line, close };
}

const write = (db: Database, n: number) => db.execute(sql`insert into pages values (${n})`);

const pagesTable = pgTable('pages', { n: integer('n').primaryKey() });
const newPage = prepared((db) =>
  db
    .insert(pagesTable)
    .values({ n: sql.placeholder('n') })
    .prepare('new_page'),
);

/** The same in a statement that may follow others at once. */
const follow = (db: Database, n: number) => newPage(db).execute({ n });

async function pages(db: Database): Promise<number[]> {
  const rows = await db.execute<{ n: number }>(sql`select n from pages order by n`);
  return rows.map(({ n }) => n);
}

/** The driver's code of what a promise rejects with. */
async function failure(of: Promise<unknown>): Promise<string | undefined> {
  return of.then(
    () => 'nothing failed',
    (error: unknown) => sqlState(error) ?? `${error}`,
  );
}

/** Ends the server's side of every other connection to this database. */
const endOthers = (db: Database) =>
  db.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`);

describe('a transaction whose connection is lost', () => {
  test('during a statement, fails, and the next transaction gets a working connection', async () => {
    const { db, line } = await open();
    const lost = db.transaction(async (tx) => {
      await write(tx, 1);
      await tx.execute(sql`select pg_sleep(5)`);
    });
    setTimeout(line.cut, 100);
    expect(await failure(lost)).toMatch(LOST);
    await db.transaction((tx) => write(tx, 2));
    expect(await pages(db)).toEqual([2]);
  });

  test('because the server closed it, fails too', async () => {
    const { db } = await open();
    const lost = db.transaction(async (tx) => {
      await write(tx, 1);
      await Promise.all([
        tx.execute(sql`select pg_sleep(5)`),
        sleep(100).then(() => endOthers(db)),
      ]);
    });
    expect(await failure(lost)).toMatch(LOST);
    expect(await pages(db)).toEqual([]);
  });

  test('between two statements, writes nothing outside of it', async () => {
    const { db, line } = await open();
    const lost = db.transaction(async (tx) => {
      await write(tx, 1);
      line.cut();
      // Others have reconnected in the meantime.
      await sleep(50);
      await Promise.all([1, 2, 3].map(() => pages(db)));
      await write(tx, 2);
    });
    expect(await failure(lost)).toMatch(LOST);
    await sleep(50);
    expect(await pages(db)).toEqual([]);
  });

  test.each([
    ['queued', write],
    ['following', follow],
  ])('with %s statements, sends none of them on another connection', async (_how, later) => {
    const { db, line } = await open(1);
    const lost = db.transaction(async (tx) => {
      await later(tx, 0);
      setTimeout(line.cut, 100);
      const sleeping = tx.execute(sql`select pg_sleep(5)`);
      const all = await Promise.allSettled([sleeping, later(tx, 1), later(tx, 2)]);
      expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    });
    expect(await failure(lost)).toMatch(LOST);
    await sleep(50);
    expect(await pages(db)).toEqual([]);
  });

  test('fails at once, even while its work waits for something else', async () => {
    const { db, line } = await open();
    const lost = db.transaction(async (tx) => {
      await write(tx, 1);
      setTimeout(line.cut, 20);
      await new Promise(() => {});
    });
    expect(await failure(lost)).toMatch(LOST);
  });

  test('with a savepoint open, fails as a whole', async () => {
    const { db, line } = await open();
    const lost = db.transaction(async (tx) => {
      await write(tx, 1);
      await tx
        .transaction(async (inner) => {
          await write(inner, 2);
          line.cut();
          await write(inner, 3);
        })
        .catch(() => {});
    });
    expect(await failure(lost)).toMatch(LOST);
    expect(await pages(db)).toEqual([]);
  });

  test('before the answer to its commit, fails although it was committed', async () => {
    const { db, line } = await open();
    let commits = 0;
    line.onSent = (text) => {
      if (text.includes('commit')) commits += 1;
      return undefined;
    };
    line.onAnswered = (text) => {
      if (!text.includes('COMMIT')) return undefined;
      line.cut();
      return false;
    };
    expect(await failure(db.transaction((tx) => write(tx, 1)))).toMatch(LOST);
    line.onAnswered = () => undefined;
    expect([await pages(db), commits]).toEqual([[1], 1]);
  });

  test.each([1, 4])('at any moment, is committed whole or not at all: pool of %i', async (pool) => {
    const { db, line } = await open(pool);
    const kept: number[] = [];
    const writing = Array.from({ length: 8 }, async (_, writer) => {
      for (let n = writer * 1000; n < writer * 1000 + 30; n += 3) {
        const both = db.transaction(async (tx) => {
          await Promise.all([write(tx, n), tx.execute(sql`select ${n}::int, 'beside it'`)]);
          await Promise.all([follow(tx, n + 1), follow(tx, n + 2)]);
        });
        await both.then(
          () => kept.push(n),
          (error: unknown) => expect(sqlState(error)).toMatch(LOST),
        );
      }
    });
    const cutting = setInterval(line.cut, 7);
    await Promise.all(writing);
    clearInterval(cutting);
    const found = await pages(db);
    const firsts = found.filter((n) => (n % 1000) % 3 === 0);
    expect(found).toEqual(firsts.flatMap((n) => [n, n + 1, n + 2]));
    expect(kept.filter((n) => !found.includes(n))).toEqual([]);
    expect(kept.length).toBeLessThan(80);
    // Every place in the pool is good.
    await Promise.all(Array.from({ length: 20 }, () => db.transaction((tx) => pages(tx))));
  });
});

describe('a query without a transaction', () => {
  test('fails when its connection is lost, and the next is answered', async () => {
    const { db, line } = await open(1);
    setTimeout(line.cut, 100);
    expect(await failure(db.execute(sql`select pg_sleep(5)`))).toMatch(LOST);
    expect(await pages(db)).toEqual([]);
  });

  test('succeeds although all idle connections were lost', async () => {
    const { db, line } = await open();
    await Promise.all([1, 2, 3, 4].map((n) => write(db, n)));
    line.cut();
    await sleep(20);
    expect(await pages(db)).toEqual([1, 2, 3, 4]);
  });

  test('fails while the server drops connections, and succeeds afterwards', async () => {
    const { db, line } = await open(2);
    line.refuse(true);
    line.cut();
    await sleep(20);
    const all = await Promise.all([1, 2, 3, 4, 5].map((n) => failure(write(db, n))));
    for (const code of all) expect(code).toMatch(LOST);
    line.refuse(false);
    expect(await pages(db)).toEqual([]);
  });

  test('fails when the connection is lost while it is opened, at any step', async () => {
    const { db, line } = await open(1);
    const codes: (string | undefined)[] = [];
    for (let step = 1; codes.at(-1) !== 'nothing failed'; step += 1) {
      line.cut();
      await sleep(20);
      let answers = 0;
      line.onAnswered = () => {
        answers += 1;
        if (answers < step) return undefined;
        line.cut();
        return false;
      };
      codes.push(await failure(write(db, step)));
      line.onAnswered = () => undefined;
    }
    expect(codes.length).toBeGreaterThan(4);
    for (const code of codes.slice(0, -1)) expect(code).toMatch(LOST);
    expect(await pages(db)).toContain(codes.length);
  });
});

describe('a transaction', () => {
  test('sends prepared statements without waiting for the answers to those before', async () => {
    const { db, line } = await open(1);
    await db.transaction((tx) => follow(tx, 1));
    let sends = 0;
    line.onSent = () => {
      sends += 1;
      return undefined;
    };
    await db.transaction((tx) => Promise.all([2, 3, 4, 5, 6].map((n) => follow(tx, n))));
    // Begin, five together, commit; one by one they are seven.
    expect(sends).toBeLessThan(6);
    expect(await pages(db)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('of statements that follow each other fails with the first that does', async () => {
    const { db } = await open(1);
    await db.transaction((tx) => follow(tx, 1));
    const all = db.transaction((tx) => Promise.all([2, 1, 3].map((n) => follow(tx, n))));
    expect(await failure(all)).toBe('23505');
    expect(await pages(db)).toEqual([1]);
  });

  test('takes many and long statements at once', async () => {
    const { db } = await open(1);
    const long = 'x'.repeat(100_000);
    const lengths = prepared((all) =>
      all
        .select({ length: sql<number>`length(${sql.placeholder('text')}::text)` })
        .from(sql`(select 1) one`)
        .prepare('length_of'),
    );
    const found = await db.transaction((tx) =>
      Promise.all(
        Array.from({ length: 300 }, async (_, n) => {
          const text = n % 7 === 0 ? long : 'short';
          const [row] = await lengths(tx).execute({ text });
          return row?.length === text.length;
        }),
      ),
    );
    expect(new Set(found)).toEqual(new Set([true]));
  });

  test('is rolled back when a statement failed, even if its error was caught', async () => {
    const { db } = await open();
    const both = db.transaction(async (tx) => {
      await write(tx, 1);
      await write(tx, 1).catch(() => {});
    });
    expect(await failure(both)).toBe('23505');
    expect(await pages(db)).toEqual([]);
  });

  test('continues after a part with a savepoint failed', async () => {
    const { db } = await open();
    await db.transaction(async (tx) => {
      await write(tx, 1);
      const part = tx.transaction(async (inner) => {
        await write(inner, 2);
        await write(inner, 1);
      });
      expect(await failure(part)).toBe('23505');
      await tx.transaction((inner) => write(inner, 3));
    });
    expect(await pages(db)).toEqual([1, 3]);
  });

  test('accepts no statement after its end', async () => {
    const { db } = await open(1);
    let left: Database = db;
    await db.transaction(async (tx) => {
      left = tx;
    });
    await expect(write(left, 1)).rejects.toThrow();
    expect(await pages(db)).toEqual([]);
  });

  test('waits for its turn when every connection is taken', async () => {
    const { db } = await open(2);
    await Promise.all(
      Array.from({ length: 9 }, (_, n) =>
        db.transaction(async (tx) => {
          await write(tx, n);
          await sleep(5);
        }),
      ),
    );
    expect(await pages(db)).toHaveLength(9);
  });

  test('is waited for when the pool closes; nothing new begins', async () => {
    const { db, close } = await open(1);
    let isDone = false;
    const last = db.transaction(async (tx) => {
      await write(tx, 1);
      await sleep(100);
      await write(tx, 2);
      isDone = true;
    });
    const waiting = failure(pages(db));
    await sleep(30);
    await close();
    expect(isDone).toBe(true);
    await last;
    expect([await waiting, await failure(pages(db))]).toEqual([
      'CONNECTION_ENDED',
      'CONNECTION_ENDED',
    ]);
  });
});

describe('what PostgreSQL rolled back for the sake of others', () => {
  /** Fails as PostgreSQL does when it rolls a transaction back, with this SQLSTATE. */
  const rolledBack = (db: Database, state: string) =>
    db.execute(sql.raw(`do $$ begin raise exception 'no' using errcode = '${state}'; end $$`));

  test('runs again: of two transactions that wait for each other both are stored', async () => {
    const { db } = await open(2);
    await Promise.all([write(db, 1), write(db, 2)]);
    const touch = (tx: Database, n: number) =>
      tx.execute(sql`update pages set n = -n where abs(n) = ${n}`);
    let begun = 0;
    let both = () => {};
    const haveBegun = new Promise<void>((resolve) => {
      both = resolve;
    });
    const inOrder = (first: number, second: number) =>
      db.transaction(async (tx) => {
        await touch(tx, first);
        begun += 1;
        if (begun === 2) both();
        await haveBegun;
        await touch(tx, second);
      });
    await Promise.all([inOrder(1, 2), inOrder(2, 1)]);
    // Each turned both around once, and one of them began twice.
    expect([await pages(db), begun]).toEqual([[1, 2], 3]);
  });

  test('runs again on a snapshot of its own', async () => {
    const { db } = await open(2);
    await write(db, 1);
    let isFirst = true;
    await db.transaction(
      async (tx) => {
        await pages(tx);
        if (isFirst) await db.execute(sql`update pages set n = n + 1`);
        isFirst = false;
        await tx.execute(sql`update pages set n = n + 10`);
      },
      { isolationLevel: 'repeatable read' },
    );
    expect(await pages(db)).toEqual([12]);
  });

  test.each(['40001', '40P01'])('runs four times at most, and fails then: %s', async (state) => {
    const { db } = await open(1);
    let runs = 0;
    const all = db.transaction(async (tx) => {
      runs += 1;
      await write(tx, runs);
      // Caught or not, within a savepoint or not, nothing of it is stored.
      await tx.transaction((inner) => rolledBack(inner, state));
    });
    expect([await failure(all), runs, await pages(db)]).toEqual([state, 4, []]);
    expect(await failure(rolledBack(db, state))).toBe(state);
  });

  test.each<[string, (tx: Database, db: Database) => Promise<unknown>]>([
    ['another error', (tx) => rolledBack(tx, '23505')],
    ['one of another transaction', (_tx, db) => rolledBack(db, '40P01')],
    [
      'one after which it has reached outside',
      (tx) => {
        runOnce(tx);
        return rolledBack(tx, '40P01');
      },
    ],
  ])('does not run again after %s', async (_what, fail) => {
    const { db } = await open(2);
    let runs = 0;
    const all = db.transaction(async (tx) => {
      runs += 1;
      await fail(tx, db);
    });
    expect(await failure(all)).toMatch(/^(23505|40P01)$/);
    expect(runs).toBe(1);
  });
});

test('whoever waits too long for a connection is refused, and takes none from others', async () => {
  const { db } = await open(1, 50);
  await db.transaction(async () => {
    const waiting = [write(db, 1), write(db, 2), db.transaction((tx) => write(tx, 3))];
    const codes = await Promise.all(waiting.map(failure));
    expect(new Set(codes)).toEqual(new Set(['CONNECTION_WAIT_TIMEOUT']));
  });
  await write(db, 4);
  expect(await pages(db)).toEqual([4]);
});

describe('lists', () => {
  const text = fc.string({ unit: 'grapheme' }).map((value) => value.replaceAll('\0', ''));

  test('come back from the database unchanged, whatever they contain', async () => {
    const { db } = await open(1);
    await fc.assert(
      fc.asyncProperty(fc.array(text), async (items) => {
        const given = sql`${sql.param(items)}::text[]`;
        const [row] = await db.execute(sql`select ${given} as items`);
        expect(row?.items).toEqual(items);
      }),
    );
    const numbers = [1, 9_007_199_254_740_991];
    const [row] = await db.execute(sql`select ${sql.param(numbers)}::bigint[] as items`);
    expect(row?.items).toEqual(numbers.map(String));
  });

  test('are read as they were written', () => {
    const item = fc.oneof(text, fc.constantFrom('NULL', '', '\\', '"', '{,}', null));
    fc.assert(
      fc.property(fc.array(item), (all) => {
        expect(readList(`${writeList(all)}`)).toEqual(all);
      }),
    );
  });
});
