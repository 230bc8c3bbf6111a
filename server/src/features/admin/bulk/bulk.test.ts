import { api, type BulkProgress, type CallInput } from '@pathkeeper/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Caller, createTestApp, type TestApp } from '../../../../test/app.ts';
import { runJob } from '../../../platform/jobs.ts';
import { checkIntegrity } from '../../progression/index.ts';
import { bulkJob } from './bulk.runner.service.ts';
import { bulkActs, bulkItems } from './bulk.tables.ts';

let test: TestApp;
let owner: Caller;
let admin: Caller;
let people: Caller[];

beforeAll(async () => {
  test = await createTestApp();
  owner = await test.person('owner');
  admin = await test.person('ida');
  await owner.call(api.admin.setRole, { params: { id: idOf(admin) }, body: { role: 'admin' } });
  people = [];
  for (const name of ['harbour-1', 'harbour-2', 'harbour-3']) people.push(await test.person(name));
});
afterAll(() => test.close());

type Order = CallInput<typeof api.admin.bulk>['body'];

const idOf = (caller: Caller) => caller.user?.id ?? 0;
const ids = () => people.map(idOf);

const order = (body: Order, caller = owner, key?: string) =>
  caller.call(api.admin.bulk, { body }, key ? { 'idempotency-key': key } : {});

/** How it stands once nothing is under way any more. */
async function ended(id: number): Promise<BulkProgress> {
  return vi.waitFor(
    async () => {
      const { body } = await owner.call(api.admin.bulkProgress, { params: { id } });
      expect(body.state).toMatch(/^(done|undone)$/);
      return body;
    },
    { timeout: 15_000, interval: 30 },
  );
}

async function carriedOut(body: Order, caller = owner): Promise<BulkProgress> {
  const answer = await order(body, caller);
  expect([answer.status, answer.body.error]).toEqual([201, undefined]);
  return ended(answer.body.id);
}

async function undone(id: number): Promise<BulkProgress> {
  expect((await owner.call(api.admin.undoBulk, { params: { id } })).status).toBe(200);
  return ended(id);
}

const person = async (caller: Caller) =>
  (await owner.call(api.admin.person, { params: { id: idOf(caller) } })).body;
const statuses = () => Promise.all(people.map(async (each) => (await person(each)).status));

it('suspends those named but the owner, oneself and administrators, and undoes it for those alone', async () => {
  const [first, second] = people as [Caller, Caller];
  await owner.call(api.admin.suspend, {
    params: { id: idOf(first) },
    body: { reason: 'Another matter' },
  });
  const on = { ids: [...ids(), idOf(owner), idOf(admin), 999_999] };
  const done = await carriedOut({ act: 'suspend', on, reason: 'Spam' }, owner);
  expect(done).toMatchObject({ state: 'done', total: 6, done: 2, undoable: true, actor: 'owner' });
  expect(done.skipped).toEqual([
    { reason: 'owner', count: 1 },
    { reason: 'admin', count: 1 },
    { reason: 'already', count: 1 },
    { reason: 'gone', count: 1 },
  ]);
  const refused = await second.call(api.accounts.me, {});
  expect([refused.body.code, refused.body.reason]).toEqual(['suspended', 'Spam']);
  const { body: lines } = await owner.call(api.admin.events, { query: { action: 'bulk-suspend' } });
  expect(
    lines.map(({ subject, details: { after } }) => [subject?.id, after?.people, after?.changed]),
  ).toEqual([[done.id, 6, 2]]);
  // Few are named.
  const changed = [second, people[2]].map((each) => each?.user?.username);
  expect(lines[0]?.subject?.name?.split(', ').sort()).toEqual(changed.sort());
  const { body: about } = await owner.call(api.admin.events, {
    query: { person: second.user?.username ?? '' },
  });
  expect(about.map(({ action }) => action)).toContain('bulk-suspend');
  // Who was suspended anew since stays so.
  test.clock.advance(1000);
  await owner.call(api.admin.restore, { params: { id: idOf(second) } });
  await owner.call(api.admin.suspend, {
    params: { id: idOf(second) },
    body: { reason: 'Spam' },
  });
  expect(await undone(done.id)).toMatchObject({ state: 'undone', undone: 2, undoable: false });
  expect(await statuses()).toEqual(['suspended', 'suspended', 'active']);
  expect((await undone(done.id)).undone).toBe(2);
  const restored = await carriedOut({ act: 'restore', on: { ids: ids() } }, admin);
  expect([restored.done, restored.undoable, await statuses()]).toEqual([
    2,
    false,
    ['active', 'active', 'active'],
  ]);
  expect((await owner.call(api.admin.undoBulk, { params: { id: restored.id } })).status).toBe(409);
});

it('takes all that match once the count is what was confirmed, and no later newcomer', async () => {
  const filter = { search: 'harbour-' };
  const wrong = await order({ act: 'beta', on: { filter, count: 2 }, granted: false });
  expect([wrong.status, wrong.body.code, wrong.body.count]).toEqual([409, 'conflict', 3]);
  const misspelt = await owner.send('POST', '/api/admin/bulk', {
    ...{ act: 'beta', granted: false },
    on: { filter: { serach: 'harbour-' }, count: 5 },
  });
  expect([misspelt.status, misspelt.body.error]).toMatchObject([
    400,
    expect.stringMatching(/^A filter has only: search, role/),
  ]);
  const done = await carriedOut({ act: 'beta', on: { filter, count: 3 }, granted: false });
  expect(done).toMatchObject({ total: 3, done: 3, skipped: [] });
  const { body: lines } = await owner.call(api.admin.events, { query: { action: 'bulk-beta' } });
  expect(lines[0]?.details.after).toMatchObject({ people: 3, filter: 'words searched for' });
  // An address that was searched for outlives its account nowhere.
  const kept = await test.db.execute(sql`select filter from bulk_acts where id = ${done.id}`);
  expect(kept).toEqual([{ filter: {} }]);
  const [first] = people as [Caller];
  expect((await first.call(api.accounts.me, {})).body.betaAccessGranted).toBe(false);
  await owner.call(api.admin.setBeta, { params: { id: idOf(first) }, body: { granted: true } });
  expect((await undone(done.id)).state).toBe('undone');
  const granted = await Promise.all(
    people.map(async (each) => (await person(each)).betaAccessGranted),
  );
  expect(granted).toEqual([true, true, true]);
});

it('gives XP once for each key, and takes back the gift and nothing else', async () => {
  const [first] = people as [Caller];
  await first.call(api.entries.create, { body: { content: 'The tide was out.' } });
  const before = await person(first);
  const gift: Order = { act: 'gift', on: { ids: ids() }, xpAmount: 5000, reason: 'A good year' };
  const [one, two] = await Promise.all([order(gift, owner, 'k1'), order(gift, owner, 'k1')]);
  expect(one.body.id).toBe(two.body.id);
  expect((await ended(one.body.id)).done).toBe(3);
  const given = await person(first);
  expect(given.xpPoints).toBeGreaterThanOrEqual(before.xpPoints + 5000);
  expect(given.progress.currentLevel).toBeGreaterThan(before.progress.currentLevel);
  const told = async () =>
    (await first.call(api.notices.list, { query: {} })).body.filter(({ kind }) => kind === 'gift');
  expect((await told())[0]?.text).toContain('gave you 5,000 XP');
  await first.call(api.entries.create, { body: { content: 'And it came in again.' } });
  expect((await undone(one.body.id)).undone).toBe(3);
  const after = await person(first);
  expect(after.xpPoints).toBeGreaterThan(before.xpPoints);
  expect(after.xpPoints).toBeLessThan(before.xpPoints + 1000);
  expect(after.progress.currentLevel).toBe(before.progress.currentLevel);
  expect(await told()).toEqual([]);
  // Totals and ledger agree, and a check does not give the level back.
  expect(
    (await checkIntegrity(test.context, { fix: false, after: 0, patience: 10_000 })).fixed,
  ).toBe(0);
});

it('goes on where another process broke off, and does nothing twice', async () => {
  const answer = await order({ act: 'gift', on: { ids: ids() }, xpAmount: 7 });
  const { id } = await ended(answer.body.id);
  const totals = async () => Promise.all(people.map(async (each) => (await person(each)).xpPoints));
  const before = await totals();
  // As if it had stopped after the first of them, with the second changed and not yet counted.
  const [first, , third] = ids() as [number, number, number];
  const begun = { state: 'running' as const, after: first, done: 1, finishedAt: null };
  await test.db.update(bulkActs).set(begun).where(eq(bulkActs.id, id));
  await runJob(test.db, bulkJob({ context: test.context, sessions: { forget: () => {} } }));
  expect(await ended(id)).toMatchObject({ done: 3, total: 3 });
  expect(await totals()).toEqual(before);
  const items = await test.db.select().from(bulkItems).where(eq(bulkItems.bulkId, id));
  expect(items.map(({ userId }) => userId).sort()).toContain(third);
});

it.each([
  [{ act: 'delete', on: { ids: [3] } }, 'act'],
  [{ act: 'suspend', on: { ids: [3] } }, 'reason'],
  [{ act: 'suspend', on: { ids: [3] }, reason: 'x', until: '2020-01-01T00:00:00Z' }, 'until'],
  [{ act: 'beta', on: { ids: [3] } }, 'granted'],
  [{ act: 'gift', on: { ids: [3] } }, 'xpAmount'],
  [{ act: 'gift', on: { ids: [3] }, xpAmount: 10_001 }, 'xpAmount'],
  [{ act: 'gift', on: { ids: [3] }, xpAmount: 1, reason: 'x'.repeat(201) }, 'reason'],
  [{ act: 'restore', on: { ids: [] } }, 'on.ids'],
  [{ act: 'restore', on: { ids: Array.from({ length: 501 }, (_, i) => i + 1) } }, 'on.ids'],
  [{ act: 'restore', on: { filter: {} } }, 'on'],
  [{ act: 'restore', on: {} }, 'on'],
])('%j is refused with a sentence at its field', async (body, field) => {
  const { status, body: refusal } = await order(body as Order);
  expect([status, Object.keys(refusal.fields ?? {})]).toEqual([400, [field]]);
});
