import { api } from '@pathkeeper/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, createTestApp, type TestApp } from '../../../test/app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const key = (value: string) => ({ 'idempotency-key': value });

interface Answer {
  status: number;
  body: { id: number; code?: string };
}

/** A kind of thing that is made by one call. */
interface Kind {
  what: string;
  /** Makes what has to be there before; answers the goal's id. */
  begin: (person: Caller) => Promise<number>;
  make: (person: Caller, goalId: number, words: string, key: string) => Promise<Answer>;
  count: (person: Caller) => Promise<number>;
  remove: (person: Caller) => Promise<unknown>;
  /** Status and code of a retry once it is deleted. */
  afterwards: [status: number, code: string | undefined];
}

const setGoal = async (person: Caller) =>
  (await person.call(api.goals.create, { body: { title: 'The breakwater' } })).body.id;
const goalsOf = async (person: Caller) => (await person.call(api.goals.list, {})).body;
const insightsOf = async (person: Caller) =>
  (await person.call(api.insights.list, { query: {} })).body;

const KINDS: Kind[] = [
  {
    what: 'insight',
    afterwards: [409, 'already_saved'],
    begin: async () => 0,
    make: (person, _goalId, title, name) =>
      person.call(api.insights.create, { body: { title, content: 'Its words.' } }, key(name)),
    count: async (person) => (await insightsOf(person)).length,
    remove: async (person) => {
      for (const { id } of await insightsOf(person)) {
        await person.call(api.insights.remove, { params: { id } });
      }
    },
  },
  {
    what: 'goal',
    afterwards: [409, 'already_saved'],
    begin: async () => 0,
    make: (person, _goalId, title, name) =>
      person.call(
        api.goals.create,
        { body: { title, milestones: [{ title: 'First' }] } },
        key(name),
      ),
    count: async (person) => (await goalsOf(person)).length,
    remove: async (person) => {
      for (const { id } of await goalsOf(person)) {
        await person.call(api.goals.remove, { params: { id } });
      }
    },
  },
  {
    what: 'milestone',
    afterwards: [201, undefined],
    begin: setGoal,
    make: (person, id, title, name) =>
      person.call(api.goals.addMilestone, { params: { id }, body: { title } }, key(name)),
    count: async (person) => (await goalsOf(person)).flatMap(({ milestones }) => milestones).length,
    remove: async (person) => {
      for (const { id: milestoneId, goalId } of (await goalsOf(person))[0]?.milestones ?? []) {
        await person.call(api.goals.removeMilestone, { params: { id: goalId, milestoneId } });
      }
    },
  },
  {
    what: 'note',
    afterwards: [201, undefined],
    begin: setGoal,
    make: (person, id, progressNote, name) =>
      person.call(api.goals.addNote, { params: { id }, body: { progressNote } }, key(name)),
    count: async (person) => (await goalsOf(person)).flatMap(({ notes }) => notes).length,
    remove: async (person) => {
      for (const { id: noteId, goalId } of (await goalsOf(person))[0]?.notes ?? []) {
        await person.call(api.goals.removeNote, { params: { id: goalId, noteId } });
      }
    },
  },
];

describe.each(KINDS)('a retry that makes one $what', (kind) => {
  const { begin, make, count, remove, afterwards } = kind;

  it('makes no second one, however many come at once', async () => {
    const person = await test.person();
    const goalId = await begin(person);
    const tries = Array.from({ length: 20 }, () => make(person, goalId, 'Once', 'one'));
    const replies = await Promise.all(tries);
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1);
    expect(await count(person)).toBe(1);
    // Another key makes another thing, whatever it says.
    expect((await make(person, goalId, 'Once', 'two')).status).toBe(201);
    expect(await count(person)).toBe(2);
  });

  it('with another request is refused and changes nothing', async () => {
    const person = await test.person();
    const goalId = await begin(person);
    await make(person, goalId, 'Once', 'one');
    const { status, body } = await make(person, goalId, 'Once, and more', 'one');
    expect([status, body.code]).toEqual([409, 'already_saved']);
    expect(await count(person)).toBe(1);
  });

  it('does not bring back what was deleted since', async () => {
    const person = await test.person();
    const goalId = await begin(person);
    await make(person, goalId, 'Once', 'one');
    await remove(person);
    const { status, body } = await make(person, goalId, 'Once', 'one');
    expect([status, body.code]).toEqual(afterwards);
    expect(await count(person)).toBe(0);
  });

  it('belongs to one person: the same key of two people makes two', async () => {
    for (const person of [await test.person(), await test.person()]) {
      const { status } = await make(person, await begin(person), 'Once', 'shared');
      expect(status).toBe(201);
      expect(await count(person)).toBe(1);
    }
  });
});

describe('an idempotency key', () => {
  it('that made another kind of thing is refused', async () => {
    const person = await test.person();
    await person.call(api.goals.create, { body: { title: 'The breakwater' } }, key('one'));
    const reply = await person.call(api.entries.create, { body: { content: 'x' } }, key('one'));
    expect([reply.status, reply.body.code]).toEqual([409, 'conflict']);
  });

  it('is free for another try when the first was refused', async () => {
    const person = await test.person();
    const insight = { title: 'Rest', content: 'Its words.' };
    const ofNoEntry = { body: { ...insight, entryId: 999_999 } };
    expect((await person.call(api.insights.create, ofNoEntry, key('one'))).status).toBe(404);
    expect((await person.call(api.insights.create, { body: insight }, key('one'))).status).toBe(
      201,
    );
  });

  it('that is malformed is refused in a sentence by the calls that take one', async () => {
    const person = await test.person();
    const goal = { body: { title: 'The breakwater' } };
    const { status, body } = await person.call(api.goals.create, goal, key('two words'));
    expect([status, body.error]).toEqual([
      400,
      'The Idempotency-Key must be 1 to 200 printable characters without spaces.',
    ]);
    const folder = await person.call(
      api.folders.create,
      { body: { name: 'Harbour' } },
      key('two words'),
    );
    expect(folder.status).toBe(201);
  });

  it('gives a retry the earnings of the first try', async () => {
    const person = await test.person();
    const keep = (name: string) =>
      person.call(
        api.insights.create,
        { body: { title: 'Rest', content: 'Its words.' } },
        key(name),
      );
    for (let i = 1; i < 10; i++) await keep(`insight-${i}`);
    const tenth = await keep('insight-10');
    expect(tenth.body.newBadges).not.toEqual([]);
    const again = await keep('insight-10');
    expect([again.status, again.body]).toEqual([201, tenth.body]);
  });
});
