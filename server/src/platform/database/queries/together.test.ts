import { eq, sql } from 'drizzle-orm';
import { integer, pgTable } from 'drizzle-orm/pg-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { layLine } from '../../../../test/line.ts';
import { createTestDatabase } from '../../../../test/postgres.ts';
import { type Database, openDatabase } from '../index.ts';
import { prepared } from './prepared-query.ts';
import { together } from './together.ts';

const pagesTable = pgTable('pages', { n: integer('n').primaryKey() });

/** A database with an empty table `pages`, reached through a line that can be cut. */
async function open(pool = 4) {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  const line = await layLine(database.connection);
  const { db, close } = openDatabase(line.connection, { pool });
  onTestFinished(() => close());
  await db.execute(sql`create table pages (n int primary key)`);
  return { db, line };
}

const add = (db: Database, n: number) => db.insert(pagesTable).values({ n });

const pages = async (db: Database) =>
  (await db.select().from(pagesTable).orderBy(pagesTable.n)).map(({ n }) => n);

describe('reads that go together', () => {
  const lookUp = prepared((db) =>
    db
      .select({ n: pagesTable.n, process: sql<number>`pg_backend_pid()` })
      .from(pagesTable)
      .where(eq(pagesTable.n, sql.placeholder('n')))
      .prepare('look_up'),
  );
  const found = async (db: Database, n: number) => (await lookUp(db).execute({ n }))[0];

  test('follow each other over one connection', async () => {
    const { db, line } = await open();
    for (let n = 1; n < 9; n += 1) await add(db, n);
    await found(db, 1);
    let sends = 0;
    line.onSent = () => {
      sends += 1;
      return undefined;
    };
    const all = await together(db, (one) =>
      Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map((n) => found(one, n))),
    );
    expect(all.map((row) => row?.n)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(new Set(all.map((row) => row?.process)).size).toBe(1);
    expect(sends).toBeLessThan(5);
  });

  test('go as they did in a transaction, which sees what it wrote', async () => {
    const { db } = await open(1);
    await db.transaction(async (tx) => {
      await add(tx, 1);
      const rows = await together(tx, (one) => Promise.all([found(one, 1), found(one, 2)]));
      expect(rows.map((row) => row?.n)).toEqual([1, undefined]);
    });
  });

  test('fail each for itself, and are all answered before somebody else gets the connection', async () => {
    const { db } = await open(1);
    let left: Database = db;
    const both = together(db, (one) => {
      left = one;
      return Promise.all([add(one, 1), add(one, 1), add(one, 2)]);
    });
    const after = db.transaction(async (tx) => {
      const late = add(left, 3);
      expect(await pages(tx)).toEqual([1, 2]);
      return () => late;
    });
    await expect(both).rejects.toMatchObject({ cause: { code: '23505' } });
    // What came late waited for the connection, and was no part of that transaction.
    await (await after)();
    expect(await pages(db)).toEqual([1, 2, 3]);
  });

  test('fail when the connection is lost, and the next are answered', async () => {
    const { db, line } = await open(1);
    setTimeout(line.cut, 100);
    const lost = together(db, (one) =>
      Promise.all([one.execute(sql`select pg_sleep(5)`), pages(one)]),
    );
    await expect(lost).rejects.toThrow();
    expect(await together(db, (one) => Promise.all([pages(one), pages(one)]))).toEqual([[], []]);
  });
});
