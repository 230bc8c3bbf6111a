import { api, GOAL_LIMITS, type Goal, type Milestone } from '@pathkeeper/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, createTestApp, type TestApp } from '../../../test/app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const BREAKWATER = {
  title: '  Finish the\tbreakwater drawings ',
  description: 'All eleven sheets.',
  targetDate: '2026-12-18',
  milestones: [
    { title: 'Survey redrawn', targetDate: '2026-10-02' },
    { title: 'North arm' },
    { title: 'South arm' },
  ],
};

const list = async (person: Caller) => (await person.call(api.goals.list, {})).body;
const titles = ({ milestones }: Goal) => milestones.map(({ title }) => title);

async function setGoal(person: Caller, goal: object = BREAKWATER): Promise<Goal> {
  const { status, body } = await person.call(api.goals.create, { body: goal as never });
  expect(status).toBe(201);
  const { safety, ...saved } = body;
  expect(safety).toBeNull();
  return saved;
}

async function writeEntry(person: Caller, content: string): Promise<number> {
  return (await person.call(api.entries.create, { body: { content } })).body.id;
}

describe('words of danger', () => {
  it('are kept and answered with helplines, in whatever part of a goal they stand', async () => {
    const person = await test.person();
    const { id, milestones } = await setGoal(person);
    const WORDS = 'I want to kill myself tonight.';
    const params = { id };
    const step = { id, milestoneId: milestones[0]?.id ?? 0 };
    const added = { params, body: { title: WORDS } };
    const noted = { params, body: { progressNote: WORDS } };
    const { body: vision } = await person.call(api.vision.createGoal, {
      body: { category: 'Boats', title: 'To sail' },
    });
    const answers = await Promise.all([
      person.call(api.goals.create, { body: { title: WORDS } }),
      person.call(api.goals.create, {
        body: { title: 'To sail', milestones: [{ title: 'Knots', description: WORDS }] },
      }),
      person.call(api.goals.update, { params, body: { description: WORDS } }),
      person.call(api.goals.addMilestone, added),
      person.call(api.goals.updateMilestone, { params: step, body: { title: WORDS } }),
      person.call(api.goals.addNote, noted),
      person.call(api.vision.updateGoal, {
        params: { id: vision.id },
        body: { category: 'I want to die tonight' },
      }),
    ]);
    expect(answers.map(({ body }) => body.safety?.tier)).toEqual(answers.map(() => 'now'));
    expect((await list(person)).find((each) => each.id === id)).toMatchObject({
      description: WORDS,
      notes: [{ progressNote: WORDS }],
    });
    const ticked = await person.call(api.goals.updateMilestone, {
      params: step,
      body: { isCompleted: true },
    });
    expect(ticked.body.safety).toBeNull();
  });
});

describe('a goal', () => {
  it('is set with its first milestones, in their order', async () => {
    const person = await test.person();
    const goal = await setGoal(person);
    expect(goal).toMatchObject({
      title: 'Finish the breakwater drawings',
      description: 'All eleven sheets.',
      targetDate: '2026-12-18',
      isCompleted: false,
      completedAt: null,
      createdAt: '2026-11-21T22:40:00.000Z',
      progress: 0,
      notes: [],
    });
    expect(titles(goal)).toEqual(['Survey redrawn', 'North arm', 'South arm']);
    expect(goal.milestones.map(({ sortOrder }) => sortOrder)).toEqual([0, 1, 2]);
    expect(goal.milestones[0]).toMatchObject({ targetDate: '2026-10-02', description: null });
    expect(await list(person)).toEqual([goal]);
  });

  it('is changed in the parts that are given, and keeps the others', async () => {
    const person = await test.person();
    const { id } = await setGoal(person);
    const params = { id };
    const renamed = await person.call(api.goals.update, { params, body: { title: 'Draw it' } });
    expect(renamed.body).toMatchObject({
      title: 'Draw it',
      description: 'All eleven sheets.',
      targetDate: '2026-12-18',
    });
    const bare = { description: null, targetDate: null };
    const emptied = await person.call(api.goals.update, { params, body: bare });
    expect(emptied.body).toMatchObject({ title: 'Draw it', ...bare });
    expect((await person.call(api.goals.update, { params, body: {} })).body).toEqual(emptied.body);
  });

  it('and its milestones are not overwritten by an edit that began from other words', async () => {
    const person = await test.person();
    const { id, title, description, targetDate, milestones } = await setGoal(person);
    const expected = { title, description, targetDate };
    const goal = (body: object) => person.call(api.goals.update, { params: { id }, body });
    expect((await goal({ title: 'Elsewhere', expected })).status).toBe(200);
    const refused = await goal({ title: 'Mine', expected });
    expect(refused).toMatchObject({ status: 409, body: { code: 'edit_conflict' } });
    // The answer to it was lost, and it is tried again.
    expect((await goal({ title: 'Elsewhere', expected })).status).toBe(200);
    const over = await goal({ title: 'Mine', expected: { ...expected, title: 'Elsewhere' } });
    expect(over.body.title).toBe('Mine');

    const step = milestones[0] as Milestone;
    const begun = { title: step.title, description: null, targetDate: step.targetDate };
    const params = { id, milestoneId: step.id };
    const change = (body: object) => person.call(api.goals.updateMilestone, { params, body });
    expect((await change({ title: 'Surveyed', expected: begun })).status).toBe(200);
    expect((await change({ title: 'Mine', expected: begun })).status).toBe(409);
  });

  it('is at 100 once finished, listed below the open ones, and can be opened again', async () => {
    const person = await test.person();
    const first = await setGoal(person, { title: 'First' });
    const second = await setGoal(person, { title: 'Second' });
    expect((await list(person)).map(({ title }) => title)).toEqual(['Second', 'First']);
    const finish = (isCompleted: boolean) =>
      person.call(api.goals.update, { params: { id: second.id }, body: { isCompleted } });
    const { body } = await finish(true);
    expect(body).toMatchObject({ isCompleted: true, progress: 100 });
    expect(body.completedAt).toBe('2026-11-21T22:40:00.000Z');
    expect((await list(person)).map(({ id }) => id)).toEqual([first.id, second.id]);
    const opened = await finish(false);
    expect(opened.body).toMatchObject({ isCompleted: false, completedAt: null, progress: 0 });
  });

  it('is deleted with what belongs to it, and its entries stay', async () => {
    const person = await test.person();
    const { id } = await setGoal(person);
    const entryId = await writeEntry(person, 'Six sheets and a blister.');
    await person.call(api.goals.addNote, { params: { id }, body: { entryId } });
    expect((await person.call(api.goals.remove, { params: { id } })).status).toBe(200);
    expect(await list(person)).toEqual([]);
    expect((await person.call(api.goals.remove, { params: { id } })).status).toBe(404);
    expect((await person.call(api.entries.get, { params: { id: entryId } })).status).toBe(200);
  });

  it.each([
    ['no title', { title: ' \u200b ' }, 'title', 'The title is required.'],
    ['201 letters', { title: 'x'.repeat(201) }, 'title', /at most 200 characters/],
    ['a day in year 0', { title: 'x', targetDate: '0000-05-05' }, 'targetDate', /real day|1900/],
    ['a day in year 1', { title: 'x', targetDate: '0001-05-05' }, 'targetDate', /between.*1900/],
    ['the 30th of February', { title: 'x', targetDate: '2026-02-30' }, 'targetDate', /real day/],
    [
      'fifty-one milestones',
      { title: 'x', milestones: Array(51).fill({ title: 'step' }) },
      'milestones',
      'A goal can have at most 50 milestones.',
    ],
    [
      'a milestone without a name among good ones',
      { title: 'x', milestones: [{ title: 'one' }, { title: ' ' }] },
      'milestones.1.title',
      'The title is required.',
    ],
  ])('with %s is refused in a sentence, and nothing is kept', async (_what, body, field, says) => {
    const person = await test.person();
    const reply = await person.send('POST', '/api/goals', body);
    expect(reply.status).toBe(400);
    expect(reply.body.fields?.[field]).toMatch(says);
    expect(await list(person)).toEqual([]);
  });
});

describe('milestones', () => {
  it('count as progress of the goal when completed, and can be opened again', async () => {
    const person = await test.person();
    const goal = await setGoal(person);
    const complete = (index: number, isCompleted: boolean) =>
      person.call(api.goals.updateMilestone, {
        params: { id: goal.id, milestoneId: goal.milestones[index]?.id as number },
        body: { isCompleted },
      });
    expect((await complete(0, true)).body.progress).toBe(33);
    const { body } = await complete(1, true);
    expect(body.progress).toBe(67);
    expect(body.milestones[1]?.completedAt).toBe('2026-11-21T22:40:00.000Z');
    const undone = (await complete(1, false)).body;
    expect(undone.progress).toBe(33);
    expect(undone.milestones[1]).toMatchObject({ isCompleted: false, completedAt: null });
  });

  it('are added at the end, moved, changed and taken away', async () => {
    const person = await test.person();
    const { id, milestones } = await setGoal(person);
    const added = await person.call(api.goals.addMilestone, {
      params: { id },
      body: { title: 'Hand over', targetDate: '2026-12-18' },
    });
    expect(added.status).toBe(201);
    expect(titles(added.body)).toEqual(['Survey redrawn', 'North arm', 'South arm', 'Hand over']);
    const params = { id, milestoneId: added.body.milestones[3]?.id as number };
    const change = (body: object) => person.call(api.goals.updateMilestone, { params, body });
    expect(titles((await change({ sortOrder: 1 })).body)).toEqual([
      'Survey redrawn',
      'Hand over',
      'North arm',
      'South arm',
    ]);
    const renamed = (await change({ title: 'Hand over to Marit', sortOrder: 50 })).body;
    expect(titles(renamed).at(-1)).toBe('Hand over to Marit');
    expect(renamed.milestones.at(-1)?.targetDate).toBe('2026-12-18');
    const first = { id, milestoneId: milestones[0]?.id as number };
    const left = (await person.call(api.goals.removeMilestone, { params: first })).body;
    expect(titles(left)).toEqual(['North arm', 'South arm', 'Hand over to Marit']);
    expect(left.milestones.map(({ sortOrder }) => sortOrder)).toEqual([0, 1, 2]);
    expect(await list(person)).toEqual([left]);
  });

  it('of another goal are absent in this one', async () => {
    const person = await test.person();
    const [mine, other] = [await setGoal(person), await setGoal(person)];
    const milestoneId = other.milestones[0]?.id as number;
    const params = { id: mine.id, milestoneId };
    const replies = [
      await person.call(api.goals.updateMilestone, { params, body: { isCompleted: true } }),
      await person.call(api.goals.removeMilestone, { params }),
      await person.call(api.goals.addNote, {
        params: { id: mine.id },
        body: { progressNote: 'Nearly.', milestoneId },
      }),
    ];
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404]);
    const kept = await list(person);
    expect(kept.find(({ id }) => id === mine.id)?.notes).toEqual([]);
    expect(kept.find(({ id }) => id === other.id)).toEqual(other);
  });
});

describe('notes', () => {
  it('tie entries to a goal, with their day and first line, newest first', async () => {
    const person = await test.person();
    const goal = await setGoal(person);
    const params = { id: goal.id };
    const milestoneId = goal.milestones[0]?.id as number;
    const content = `Six sheets and a blister.\n\n${'More of it. '.repeat(100)}`;
    const entryId = await writeEntry(person, content);
    await person.call(api.goals.addNote, { params, body: { entryId, milestoneId } });
    const { body, status } = await person.call(api.goals.addNote, {
      params,
      body: { progressNote: 'Marit wants them\nby Friday.', progressValue: 40 },
    });
    expect(status).toBe(201);
    expect(body.notes).toMatchObject([
      { progressNote: 'Marit wants them\nby Friday.', progressValue: 40, entry: null },
      { progressNote: '', milestoneId, entryId, entry: { localDate: '2026-11-21' } },
    ]);
    expect(body.notes[1]?.entry?.line).toMatch(/^Six sheets and a blister. More of it.*…$/);
    // Milestones say how far it has come where there are any.
    expect(body.progress).toBe(0);
  });

  it('set the progress of a goal without milestones', async () => {
    const person = await test.person();
    const { id } = await setGoal(person, { title: 'Swim through the winter' });
    const note = (progressValue: number | null) =>
      person.call(api.goals.addNote, {
        params: { id },
        body: { progressNote: 'Cold.', progressValue },
      });
    await note(25);
    expect((await note(null)).body.progress).toBe(25);
  });

  it('stay when their entry or milestone is deleted, unless they said nothing else', async () => {
    const person = await test.person();
    const goal = await setGoal(person);
    const params = { id: goal.id };
    const milestoneId = goal.milestones[0]?.id as number;
    const entryId = await writeEntry(person, 'Everything at one to fifty.');
    const note = { progressNote: 'The fog was the survey.', entryId, milestoneId };
    await person.call(api.goals.addNote, { params, body: { entryId } });
    await person.call(api.goals.addNote, { params, body: note });
    await person.call(api.entries.remove, { params: { id: entryId } });
    await person.call(api.goals.removeMilestone, { params: { ...params, milestoneId } });
    const [kept] = await list(person);
    expect(kept?.notes).toMatchObject([
      { progressNote: note.progressNote, entryId: null, entry: null, milestoneId: null },
    ]);
  });

  it('are deleted, and their entry stays', async () => {
    const person = await test.person();
    const { id } = await setGoal(person);
    const entryId = await writeEntry(person, 'Not posted.');
    const { body } = await person.call(api.goals.addNote, { params: { id }, body: { entryId } });
    const params = { id, noteId: body.notes[0]?.id as number };
    expect((await person.call(api.goals.removeNote, { params })).body.notes).toEqual([]);
    expect((await person.call(api.goals.removeNote, { params })).status).toBe(404);
    expect((await person.call(api.entries.get, { params: { id: entryId } })).status).toBe(200);
  });

  it.each([
    ['nothing', {}, 'progressNote', 'Write a note, or choose an entry.'],
    ['a blank', { progressNote: ' \n ' }, 'progressNote', 'Write a note, or choose an entry.'],
    ['2,001 letters', { progressNote: 'x'.repeat(2001) }, 'progressNote', /at most 2,000/],
    ['101 per cent', { progressNote: 'x', progressValue: 101 }, 'progressValue', /0 and 100/],
    ['a page called "x"', { entryId: 'x' }, 'entryId', 'entryId must be a number or null.'],
  ])('of %s are refused', async (_what, body, field, says) => {
    const person = await test.person();
    const { id } = await setGoal(person);
    const reply = await person.send('POST', `/api/goals/${id}/progress`, body);
    expect(reply.status).toBe(400);
    expect(reply.body.fields?.[field]).toMatch(says);
    expect((await list(person))[0]?.notes).toEqual([]);
  });
});

describe('what is somebody else’s', () => {
  it('is 404, and nothing is stored or changed', async () => {
    const [owner, other] = [await test.person(), await test.person()];
    const goal = await setGoal(owner);
    const entryId = await writeEntry(owner, 'Private.');
    const noted = await owner.call(api.goals.addNote, {
      params: { id: goal.id },
      body: { entryId, progressNote: 'Mine.' },
    });
    const before = await list(owner);
    const theirs = await setGoal(other);
    const milestoneId = goal.milestones[0]?.id as number;
    const params = { id: goal.id };
    const replies = [
      await other.call(api.goals.update, { params, body: { title: 'Taken' } }),
      await other.call(api.goals.remove, { params }),
      await other.call(api.goals.addMilestone, { params, body: { title: 'Taken' } }),
      await other.call(api.goals.updateMilestone, {
        params: { ...params, milestoneId },
        body: { isCompleted: true },
      }),
      await other.call(api.goals.removeMilestone, { params: { ...params, milestoneId } }),
      await other.call(api.goals.addNote, { params, body: { progressNote: 'Taken' } }),
      await other.call(api.goals.removeNote, {
        params: { ...params, noteId: noted.body.notes[0]?.id as number },
      }),
      await other.call(api.goals.addNote, { params: { id: theirs.id }, body: { entryId } }),
      await other.call(api.goals.addNote, {
        params: { id: theirs.id },
        body: { progressNote: 'Taken', milestoneId },
      }),
    ];
    expect(replies.map(({ status }) => status)).toEqual(Array(9).fill(404));
    expect(replies.every(({ body }) => /was not found\.$/.test(body.error))).toBe(true);
    expect(await list(owner)).toEqual(before);
    expect(await list(other)).toEqual([theirs]);
  });
});

describe('the limit', () => {
  it('holds for goals, however many are set at once', async () => {
    const person = await test.person();
    const set = (count: number) =>
      Promise.all(
        Array.from({ length: count }, (_, index) =>
          person.call(api.goals.create, { body: { title: `Goal ${index}` } }),
        ),
      );
    const first = await set(GOAL_LIMITS.goals - 2);
    expect(first.every(({ status }) => status === 201)).toBe(true);
    const last = await set(4);
    expect(last.map(({ status }) => status).sort()).toEqual([201, 201, 403, 403]);
    expect(last.find(({ status }) => status === 403)?.body).toMatchObject({
      code: 'limit_reached',
      error: '100 goals is as many as fit.',
      max: 100,
    });
    expect(await list(person)).toHaveLength(GOAL_LIMITS.goals);
  });

  it('holds for the milestones of a goal', async () => {
    const person = await test.person();
    const milestones = Array.from({ length: GOAL_LIMITS.milestones - 1 }, (_, index) => ({
      title: `Step ${index}`,
    }));
    const { id } = await setGoal(person, { title: 'Stairs', milestones });
    const replies = await Promise.all(
      ['a', 'b', 'c'].map((title) =>
        person.call(api.goals.addMilestone, { params: { id }, body: { title } }),
      ),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 403, 403]);
    expect((await list(person))[0]?.milestones).toHaveLength(GOAL_LIMITS.milestones);
  });
});

describe('below level 5', () => {
  it('no goal can be set, and existing ones stay usable', async () => {
    const gated = await createTestApp({ levelGates: 'enforced' });
    try {
      const owner = await gated.person();
      const set = () => owner.call(api.goals.create, { body: BREAKWATER });
      expect((await set()).body).toMatchObject({ code: 'level_required', requiredLevel: 5 });
      const level = (to: number) => owner.call(api.progression.setLevel, { body: { level: to } });
      await level(5);
      const { body: goal } = await set();
      await level(1);
      expect((await set()).status).toBe(403);
      const milestoneId = goal.milestones[0]?.id as number;
      const done = await owner.call(api.goals.updateMilestone, {
        params: { id: goal.id, milestoneId },
        body: { isCompleted: true },
      });
      expect(done.body.progress).toBe(33);
      expect(await list(owner)).toHaveLength(1);
    } finally {
      await gated.close();
    }
  });
});
