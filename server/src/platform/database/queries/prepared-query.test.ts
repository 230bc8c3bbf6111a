import { eq, sql } from 'drizzle-orm';
import { bigint, pgTable, text } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { instanceSettings } from '../../instance.tables.ts';
import { instant } from '../columns.ts';
import type { Database } from '../index.ts';
import { prepared, preparedSql } from './prepared-query.ts';

/** As far as it has columns whose values are read in some way, or empty. */
const users = pgTable('users', {
  id: bigint('id', { mode: 'number' }),
  username: text('username'),
  ssoSubject: text('sso_subject'),
  createdAt: instant('created_at'),
});

const key = sql.placeholder('key');
const kept = prepared((db) =>
  db.select().from(instanceSettings).where(eq(instanceSettings.key, key)).prepare('kept'),
);
const keep = prepared((db) =>
  db
    .insert(instanceSettings)
    .values({ key, value: sql.placeholder('value') })
    .prepare('keep'),
);

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it('uses the values of each call', async () => {
  await keep(test.db).execute({ key: 'lamp', value: 'lit' });
  await keep(test.db).execute({ key: 'door', value: 'shut' });
  expect(await kept(test.db).execute({ key: 'lamp' })).toEqual([{ key: 'lamp', value: 'lit' }]);
  expect(await kept(test.db).execute({ key: 'door' })).toEqual([{ key: 'door', value: 'shut' }]);
});

it('runs in the transaction it is called in', async () => {
  const asked = test.db.transaction(async (tx) => {
    await keep(tx).execute({ key: 'window', value: 'open' });
    expect(await kept(tx).execute({ key: 'window' })).toHaveLength(1);
    // From outside, nothing is there yet.
    expect(await kept(test.db).execute({ key: 'window' })).toEqual([]);
    throw new Error('No.');
  });
  await expect(asked).rejects.toThrow('No.');
  expect(await kept(test.db).execute({ key: 'window' })).toEqual([]);
});

it('serves several databases at once', async () => {
  const other = await createTestApp();
  await keep(other.db).execute({ key: 'shelf', value: 'full' });
  expect(await kept(other.db).execute({ key: 'shelf' })).toHaveLength(1);
  expect(await kept(test.db).execute({ key: 'shelf' })).toEqual([]);
  await other.close();
});

it('reads rows as Drizzle reads them, whatever their columns are', async () => {
  const flat = (db: Database) =>
    db
      .select({
        id: users.id,
        at: users.createdAt,
        sub: users.ssoSubject,
        name: sql<string>`lower(${users.username})`,
        big: sql<number>`7::bigint`.mapWith(Number).as('big'),
        value: instanceSettings.value,
      })
      .from(users)
      .leftJoin(instanceSettings, eq(instanceSettings.key, 'nowhere'))
      .limit(2);
  const [row, ...more] = await prepared((db) => flat(db).prepare('flat'))(test.db).execute();
  expect([row, ...more]).toEqual(await flat(test.db));
  expect(row).toMatchObject({ at: expect.any(Date), sub: null, big: 7, value: null });
  const joined = (db: Database) =>
    db
      .select({ user: users, setting: instanceSettings })
      .from(users)
      .leftJoin(instanceSettings, eq(instanceSettings.key, 'nowhere'))
      .limit(1);
  const read = await prepared((db) => joined(db).prepare('joined'))(test.db).execute();
  expect(read).toEqual(await joined(test.db));
  expect(read[0]?.setting).toBeNull();
});

it('runs a statement written by hand, with the values of each call', async () => {
  const double = preparedSql<{ twice: number }>(
    'twice',
    sql`select 2 * ${sql.placeholder('number')}::int as twice`,
  );
  expect(await double(test.db).execute({ number: 4 })).toEqual([{ twice: 8 }]);
  expect(await double(test.db).execute({ number: 5 })).toEqual([{ twice: 10 }]);
});
