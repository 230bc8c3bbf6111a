import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { instanceSettings } from '../instance.tables.ts';
import { prepared } from './prepared-query.ts';

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
