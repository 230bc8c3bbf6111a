import { api, DAILY_QUESTION } from '@pathkeeper/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Caller, createTestApp, type TestApp } from '../../../../test/app.ts';
import { openVision } from '../../../../test/vision.ts';

let test: TestApp;
let owner: Caller;
beforeAll(async () => {
  test = await createTestApp({ levelGates: 'enforced' });
  owner = await test.person('the-owner');
  await openVision(test.context);
});
// A Sunday in London.
beforeEach(() => test.clock.set('2026-11-22T12:00:00Z'));
afterAll(() => test.close());

const calls = api.vision;
const today = async (person: Caller) => (await person.call(calls.today, {})).body;
const commit = (person: Caller, body: object) => person.call(calls.commit, { body: body as never });
const answer = (person: Caller, body: object, headers = {}) =>
  person.call(calls.answerToday, { body: body as never }, headers);
const trail = async (person: Caller) => (await person.call(calls.trail, { query: {} })).body;
const entriesOf = async (person: Caller) =>
  (await person.call(api.entries.list, { query: {} })).body;

async function committed(): Promise<Caller> {
  const person = await test.person();
  await commit(person, { commitmentTime: '20:00' });
  test.clock.set('2026-11-23T20:00:00Z');
  return person;
}

describe('the commitment (D70)', () => {
  it('is made, changed, paused and ended; the day of committing stays', async () => {
    const person = await test.person();
    const none = { commitmentTime: null, since: null, pausedUntil: null };
    expect((await person.call(calls.commitment, {})).body).toEqual(none);
    const made = await commit(person, { commitmentTime: '20:00' });
    expect(made.body).toEqual({ commitmentTime: '20:00', since: '2026-11-22', pausedUntil: null });
    test.clock.set('2026-11-25T12:00:00Z');
    await commit(person, { commitmentTime: '08:00', pausedUntil: '2026-12-01' });
    expect((await commit(person, { commitmentTime: '08:30' })).body).toEqual({
      ...{ commitmentTime: '08:30', since: '2026-11-22', pausedUntil: '2026-12-01' },
    });
    expect(
      (await commit(person, { commitmentTime: '08:30', pausedUntil: null })).body,
    ).toMatchObject({
      pausedUntil: null,
    });
    expect((await commit(person, { commitmentTime: null })).body).toEqual(none);
    expect((await commit(person, { commitmentTime: '09:00' })).body.since).toBe('2026-11-25');
  });

  it.each(['25:61', '24:00', '8:00', '08:60', '08:00:00', '', '٠٨:٠٠', 800, undefined])(
    'is refused for the time %j',
    async (commitmentTime) => {
      const person = await test.person();
      const { status, body } = await commit(person, { commitmentTime });
      expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['commitmentTime']]);
      expect((await person.call(calls.commitment, {})).body.commitmentTime).toBeNull();
    },
  );
});

describe('the daily step (D70)', () => {
  it('is asked once a day from the time on, from the day after, by the writer’s clock', async () => {
    const person = await test.person();
    expect(await today(person)).toMatchObject({
      due: false,
      question: DAILY_QUESTION,
      dueAt: null,
    });
    await commit(person, { commitmentTime: '20:00' });
    test.clock.set('2026-11-22T21:00:00Z');
    expect((await today(person)).due).toBe(false);
    test.clock.set('2026-11-23T19:59:00Z');
    expect(await today(person)).toMatchObject({ due: false, dueAt: '2026-11-23T20:00:00.000Z' });
    person.zone = 'Europe/Berlin';
    expect(await today(person)).toMatchObject({ due: true, localDate: '2026-11-23' });
    person.zone = 'America/New_York';
    expect((await today(person)).due).toBe(false);
  });

  it('offers no step that tells of danger', async () => {
    const person = await committed();
    const milestones = [{ title: 'I want to kill myself tonight.' }];
    await person.call(calls.createGoal, { body: { pillar: 'love', title: 'Tomas', milestones } });
    expect((await today(person)).choices).toEqual([]);
  });

  it('is answered once, stands on the trail under its pillar, and is asked no more that day', async () => {
    const person = await committed();
    const goal = await person.call(calls.createGoal, {
      body: { pillar: 'love', title: 'Tomas', milestones: [{ title: 'Ring' }, { title: 'Ask' }] },
    });
    const [first] = (await today(person)).choices;
    expect(first).toEqual({
      ...{ goalId: goal.body.id, milestoneId: goal.body.milestones[0]?.id },
      ...{ pillar: 'love', category: null, title: 'Ring', place: 1, of: 2 },
    });
    const step = { step: 'Ask Tomas about the house.', pillar: 'love' };
    const key = { 'idempotency-key': 'a-step' };
    const tries = await Promise.all(Array.from({ length: 3 }, () => answer(person, step, key)));
    expect(tries.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(tries[0]?.body).toMatchObject({
      step: { ...step, localDate: '2026-11-23', goalId: goal.body.id, entryId: null },
      ...{ entryId: null, safety: null, xpAwarded: 0 },
    });
    expect(await today(person)).toMatchObject({ due: false, answered: true, step });
    expect((await answer(person, { step: 'Another.' })).body).toMatchObject({ code: 'conflict' });
    expect(await trail(person)).toHaveLength(1);
    expect(await entriesOf(person)).toEqual([]);
    test.clock.set('2026-11-24T20:00:00Z');
    expect(await today(person)).toMatchObject({ due: true, answered: false, step: null });
  });

  it('becomes an entry at one press, in the same transaction, tied to its goal and paid once', async () => {
    const person = await committed();
    const { body: goal } = await person.call(calls.createGoal, {
      body: { pillar: 'love', title: 'Tomas' },
    });
    const key = { 'idempotency-key': 'a-step' };
    const body = { step: 'Ask Tomas about the house.', pillar: 'love', entry: true };
    const made = await answer(person, body, key);
    expect(made.body.xpAwarded).toBeGreaterThan(0);
    expect((await answer(person, body, key)).body).toEqual(made.body);
    const entries = await entriesOf(person);
    expect(entries).toMatchObject([
      { id: made.body.entryId, content: body.step, localDate: '2026-11-23', tags: [] },
    ]);
    const [spoken] = (await person.call(calls.goalEntries, {})).body;
    expect(spoken).toMatchObject({ goalId: goal.id, entries: [{ how: 'chosen' }] });
    const stats = (await person.call(api.progression.stats, {})).body;
    expect(stats).toMatchObject({ totalEntries: 1, currentStreak: 1 });
    await person.call(api.entries.remove, { params: { id: made.body.entryId ?? 0 } });
    expect((await trail(person))[0]).toMatchObject({ step: body.step, entryId: null });
  });

  it('stores neither step nor entry when the entry is refused', async () => {
    const person = await committed();
    // As many as the first level holds.
    await test.db.execute(sql`update progress set entries = 30 where user_id = ${person.user?.id}`);
    const refused = await answer(person, { step: 'One more.', entry: true });
    expect(refused.body).toMatchObject({ code: 'limit_reached' });
    expect(await trail(person)).toEqual([]);
    expect((await answer(person, { step: 'One more.' })).status).toBe(201);
  });

  it('can become an entry later, on its own day, and once', async () => {
    const person = await committed();
    await answer(person, { step: 'Ask Tomas about the house.' });
    test.clock.set('2026-11-25T09:00:00Z');
    const press = () => person.call(calls.stepEntry, { params: { localDate: '2026-11-23' } });
    const [first, second] = [await press(), await press()];
    expect([first.status, first.body.step.entryId]).toEqual([201, first.body.entryId]);
    expect(second.body.entryId).toBe(first.body.entryId);
    expect(await entriesOf(person)).toMatchObject([{ localDate: '2026-11-23' }]);
    const none = await person.call(calls.stepEntry, { params: { localDate: '2026-11-24' } });
    expect(none.status).toBe(404);
  });

  it('belongs to the day that was asked about, also after midnight, and to no other', async () => {
    const person = await committed();
    test.clock.set('2026-11-24T00:05:00Z');
    const asked = await answer(person, { step: 'A', localDate: '2026-11-23', entry: true });
    expect(asked.body.step.localDate).toBe('2026-11-23');
    expect((await entriesOf(person))[0]?.localDate).toBe('2026-11-23');
    for (const localDate of ['2026-11-22', '2026-11-25', '2026-02-30', 'yesterday']) {
      expect((await answer(person, { step: 'A', localDate })).status).toBe(400);
    }
  });

  it('is put off for the evening or for seven days, and no missed day is counted', async () => {
    const person = await committed();
    const put = (body: object) => person.call(calls.notTonight, { body: body as never });
    expect((await put({})).body).toMatchObject({ due: false, answered: false, dueAt: null });
    expect((await put({})).status).toBe(200);
    test.clock.set('2026-11-24T20:00:00Z');
    expect((await today(person)).due).toBe(true);
    expect((await put({ forDays: 7 })).body.due).toBe(false);
    test.clock.set('2026-11-30T22:00:00Z');
    expect((await today(person)).due).toBe(false);
    test.clock.set('2026-12-01T20:00:00Z');
    expect((await today(person)).due).toBe(true);
    expect(await trail(person)).toEqual([]);
    for (const forDays of [0, 2, 1e308, '7', null]) {
      expect((await put({ forDays })).status).toBe(400);
    }
  });

  it('is deleted without its entry, and not asked about again that day', async () => {
    const person = await committed();
    await answer(person, { step: 'A', entry: true });
    const params = { localDate: '2026-11-23' };
    expect((await person.call(calls.removeStep, { params })).status).toBe(200);
    expect((await person.call(calls.removeStep, { params })).status).toBe(404);
    expect(await entriesOf(person)).toHaveLength(1);
    expect(await today(person)).toMatchObject({ due: false, answered: false });
  });

  it('answers words of danger with helplines, and keeps them', async () => {
    const person = await committed();
    const { body } = await answer(person, { step: 'I want to kill myself.', entry: true });
    expect(body).toMatchObject({
      safety: { tier: 'now' },
      step: { step: 'I want to kill myself.' },
    });
    expect(body).not.toHaveProperty('levelUpdate');
  });

  it('is refused with what is no step, or with what is somebody else’s', async () => {
    const [person, other] = [await committed(), await test.person()];
    const { body: theirs } = await other.call(calls.createGoal, {
      body: { pillar: 'love', title: 'X', milestones: [{ title: 'Y' }] },
    });
    const refused = async (body: object) => (await answer(person, body)).status;
    expect(await refused({ step: '' })).toBe(400);
    expect(await refused({ step: ' \u200b ' })).toBe(400);
    expect(await refused({ step: 'x'.repeat(2001) })).toBe(400);
    expect(await refused({ step: 'a\0' })).toBe(400);
    expect(await refused({ step: 'A', pillar: 'fame' })).toBe(400);
    expect(await refused({ step: 'A', entry: 'yes' })).toBe(400);
    expect(await refused({ step: 'A', goalId: theirs.id })).toBe(404);
    expect(await refused({ step: 'A', milestoneId: theirs.milestones[0]?.id })).toBe(404);
    expect(await trail(person)).toEqual([]);
    expect(await refused({ step: 'x'.repeat(2000), pillar: 'wisdom' })).toBe(201);
  });
});

describe('how many use what', () => {
  it('is numbers alone, of people', async () => {
    const { body: use } = await owner.call(calls.use, {});
    expect(Object.values(use).every((each) => Number.isInteger(each))).toBe(true);
    expect(use).toMatchObject({ boards: 0, form: 0, journey: 0, architect: 0 });
    expect(use.commitments).toBeGreaterThan(5);
    expect(use.dailySteps30d).toBeGreaterThan(3);
  });
});
