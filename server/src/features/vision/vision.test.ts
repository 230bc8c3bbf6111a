import { api, PILLARS, VISION_CLOSED, VISION_LIMITS, type VisionGoal } from '@pathkeeper/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, createTestApp, type TestApp } from '../../../test/app.ts';
import { hearStatements } from '../../../test/statements.ts';
import { openVision } from '../../../test/vision.ts';

let test: TestApp;
let owner: Caller;
beforeAll(async () => {
  // Gates stand: what the vision tools make asks for no level (D66).
  test = await createTestApp({ levelGates: 'enforced' });
  owner = await test.person('the-owner');
  await openVision(test.context);
});
afterAll(() => test.close());

const calls = api.vision;
const goalsOf = async (person: Caller) => (await person.call(calls.goals, {})).body;
const titled = (goals: Pick<VisionGoal, 'title'>[]) => goals.map(({ title }) => title);

async function make(person: Caller, body: object, headers = {}): Promise<VisionGoal> {
  const answer = await person.call(calls.createGoal, { body: body as never }, headers);
  expect(answer.body.error).toBeUndefined();
  return answer.body;
}

describe('who may use the vision tools (D65)', () => {
  it('is said by the installation, asked at each call, and answered with the fallback sentence', async () => {
    const [person, tester] = [await test.person(), await test.person()];
    await test.db.execute(
      sql`update users set beta_access_granted = false where id = ${person.user?.id}`,
    );
    const statuses = async () =>
      Promise.all(
        [person, tester, owner].map(async (each) => (await each.call(calls.goals, {})).status),
      );
    await openVision(test.context, 'admins');
    expect(await statuses()).toEqual([403, 403, 200]);
    const refused = await tester.call(calls.board, {});
    expect(refused.body).toMatchObject({ code: 'forbidden', error: VISION_CLOSED });
    await openVision(test.context, 'beta');
    expect(await statuses()).toEqual([403, 200, 200]);
    await openVision(test.context, 'everyone');
    expect(await statuses()).toEqual([200, 200, 200]);
  });
});

describe('a goal of the vision', () => {
  it('is made at any level, stands in its order, and is a goal among the others', async () => {
    const person = await test.person();
    const health = await make(person, {
      pillar: 'health',
      title: ' To swim\tagain ',
      phrase: 'I want to swim in the harbour.',
      obstacle: 'The cold.',
      whenThen: 'When it rains, then I go all the same.',
      milestones: [{ title: 'A season card' }, { title: 'Ten lengths', targetDate: '2026-12-18' }],
    });
    expect(health).toMatchObject({
      ...{ title: 'To swim again', pillar: 'health', category: null, position: 0 },
      ...{ color: '#5B7334', icon: '🌿', source: 'hand', safety: null, progress: 0 },
      milestones: [{ title: 'A season card' }, { title: 'Ten lengths' }],
    });
    await make(person, { category: 'The garden', title: 'Pears', color: '#123456', icon: '🍐' });
    expect(
      (await goalsOf(person)).map(({ pillar, category, position }) => [
        pillar ?? category,
        position,
      ]),
    ).toEqual([
      ['health', 0],
      ['The garden', 1],
    ]);
    const { body: ordinary } = await person.call(api.goals.list, {});
    expect(titled(ordinary).sort()).toEqual(['Pears', 'To swim again']);
    expect(ordinary[0]).not.toHaveProperty('evidence');
  });

  it('is finished, stepped through and deleted with the calls that goals have', async () => {
    const person = await test.person();
    const { id, milestones } = await make(person, {
      pillar: 'love',
      title: 'To ring',
      milestones: [{ title: 'Ring Tomas' }, { title: 'Ask him' }],
    });
    const milestoneId = milestones[0]?.id ?? 0;
    const step = await person.call(api.goals.updateMilestone, {
      params: { id, milestoneId },
      body: { isCompleted: true },
    });
    expect(step.body.progress).toBe(50);
    await person.call(api.goals.update, { params: { id }, body: { isCompleted: true } });
    expect((await goalsOf(person))[0]).toMatchObject({ isCompleted: true, progress: 100 });
    expect((await person.call(api.goals.remove, { params: { id } })).status).toBe(200);
    expect(await goalsOf(person)).toEqual([]);
  });

  it('changes its words, pillar and place; without either it is an ordinary goal, and comes back', async () => {
    const person = await test.person();
    const [a, b, c] = [
      await make(person, { pillar: 'health', title: 'A' }),
      await make(person, { pillar: 'wealth', title: 'B' }),
      await make(person, { category: 'Garden', title: 'C' }),
    ];
    const change = async (id: number, body: object) =>
      person.call(calls.updateGoal, { params: { id }, body: body as never });
    expect((await change(c.id, { position: 0 })).body.position).toBe(0);
    expect(titled(await goalsOf(person))).toEqual(['C', 'A', 'B']);
    expect((await change(c.id, { pillar: 'love', phrase: 'P' })).body).toMatchObject({
      ...{ pillar: 'love', category: null, phrase: 'P', color: '#8E2A2B' },
    });
    expect((await change(c.id, { pillar: 'health' })).body).toMatchObject({ code: 'conflict' });
    expect((await change(b.id, { pillar: 'health', category: 'X' })).status).toBe(400);
    await change(a.id, { pillar: null });
    expect(titled(await goalsOf(person))).toEqual(['C', 'B']);
    expect((await change(a.id, { pillar: 'wisdom' })).body).toMatchObject({ position: 2 });
    const stale = { phrase: 'Q', expected: { phrase: 'What stood there' } };
    expect((await change(c.id, stale)).body).toMatchObject({ code: 'edit_conflict' });
    expect((await change(c.id, { ...stale, phrase: 'P' })).status).toBe(200);
  });

  it('is made once for each key, and a pillar holds one', async () => {
    const person = await test.person();
    const body = { pillar: 'wisdom', title: 'To read', milestones: [{ title: 'One page' }] };
    const key = { 'idempotency-key': 'once' };
    const made = await Promise.all(Array.from({ length: 5 }, () => make(person, body, key)));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    const second = await person.call(calls.createGoal, { body: { ...body, title: 'X' } as never });
    expect([second.status, second.body.error]).toEqual([409, 'This pillar holds a goal already.']);
    const others = await person.call(
      calls.createGoal,
      { body: { ...body, title: 'X' } as never },
      key,
    );
    expect(others.body).toMatchObject({ code: 'already_saved', goal: { title: 'To read' } });
  });

  it('answers words of danger with helplines, and keeps them', async () => {
    const person = await test.person();
    const goal = await make(person, {
      pillar: 'health',
      title: 'X',
      obstacle: 'I want to kill myself.',
    });
    expect(goal).toMatchObject({ obstacle: 'I want to kill myself.', safety: { tier: 'now' } });
  });

  it.each<[string, object, string]>([
    ['no pillar or category', { title: 'X' }, 'pillar'],
    ['both', { title: 'X', pillar: 'love', category: 'Y' }, 'pillar'],
    ['an unknown pillar', { title: 'X', pillar: 'fame' }, 'pillar'],
    ['no title', { pillar: 'love', title: ' ' }, 'title'],
    ['a colour that is none', { title: 'X', pillar: 'love', color: 'red' }, 'color'],
    ['a NUL', { title: 'X', pillar: 'love', phrase: 'a\0b' }, 'phrase'],
    ['an escape sequence for an icon', { title: 'X', pillar: 'love', icon: '\u001b[2J' }, 'icon'],
    [
      '15 steps',
      { title: 'X', pillar: 'love', milestones: Array(15).fill({ title: 'S' }) },
      'milestones',
    ],
  ])('is refused with %s', async (_, body, field) => {
    const person = await test.person();
    const { status, body: refusal } = await person.call(calls.createGoal, { body: body as never });
    expect(status).toBe(400);
    expect(Object.keys(refusal.fields ?? {})).toEqual([field]);
  });

  it('holds as many steps as can be drawn, whichever way they come', async () => {
    const person = await test.person();
    const { steps } = VISION_LIMITS;
    const { id } = await make(person, {
      ...{ pillar: 'love', title: 'X' },
      milestones: Array(steps).fill({ title: 'S' }),
    });
    const more = await person.call(api.goals.addMilestone, {
      params: { id },
      body: { title: 'T' },
    });
    expect([more.status, more.body.error]).toEqual([
      403,
      `A pillar can hold at most ${steps} steps.`,
    ]);
  });

  it('is nobody else’s', async () => {
    const [person, other] = [await test.person(), await test.person()];
    const { id } = await make(person, { pillar: 'love', title: 'X' });
    const tried = await other.call(calls.updateGoal, { params: { id }, body: { title: 'Y' } });
    expect(tried.status).toBe(404);
    expect(await goalsOf(other)).toEqual([]);
  });

  it('has a limit of categories, apart from that of ordinary goals', async () => {
    const person = await test.person();
    for (let place = 0; place < VISION_LIMITS.categories - 1; place++) {
      await make(person, { category: `Area ${place}`, title: 'X' });
    }
    const twice = await person.call(calls.createGoal, { body: { category: 'Area 1', title: 'X' } });
    expect(twice.status).toBe(409);
    await make(person, { category: 'The last', title: 'X' });
    const more = await person.call(calls.createGoal, {
      body: { category: 'One more', title: 'X' },
    });
    expect(more.body).toMatchObject({ code: 'limit_reached', max: VISION_LIMITS.categories });
    await make(person, { pillar: 'health', title: 'X' });
  });
});

describe('entries that speak of a goal', () => {
  it('are those its writer tied to it, then those that share words with it, in few queries', async () => {
    const person = await test.person();
    const write = async (content: string) =>
      (await person.call(api.entries.create, { body: { content } })).body.id;
    const swim = await make(person, {
      ...{ pillar: 'health', title: 'To swim in the harbour with Idris' },
      phrase: 'I want to swim past the lighthouse.',
    });
    for (const { id } of PILLARS.slice(1)) await make(person, { pillar: id, title: 'Nothing' });
    const chosen = await write('A page about nothing much.');
    await person.call(api.goals.addNote, { params: { id: swim.id }, body: { entryId: chosen } });
    await write('The harbour was grey.');
    const found = await write(
      'I swam: Idris says the harbours are cold near the lighthouse, past the buoy.',
    );
    // It shares words, and is not shown unasked.
    await write('At the lighthouse in the harbour I wanted to kill myself.');
    const heard = hearStatements(test.db);
    const { body } = await person.call(calls.goalEntries, {});
    expect(heard.length).toBeLessThan(10);
    expect(body).toHaveLength(PILLARS.length);
    expect(body[0]).toMatchObject({ goalId: swim.id, pillar: 'health' });
    expect(body[0]?.entries.map(({ id, how, words }) => [id, how, words])).toEqual([
      [chosen, 'chosen', []],
      [found, 'words', ['harbours', 'Idris', 'lighthouse']],
    ]);
    expect(body[1]?.entries).toEqual([]);
    // They are found however much was written since.
    await test.db.execute(sql`
      insert into entries (user_id, content, tags, is_pinned, type, created_at, updated_at,
        local_date, listed_at, time_zone, version, word_count, search)
      select user_id, 'A day.', '{}', false, 'journal', created_at, updated_at, local_date,
        listed_at + n * interval '1 second', time_zone, 1, 2, to_tsvector('simple', 'a day')
      from entries cross join generate_series(1, 600) n where id = ${found}`);
    const { body: later } = await person.call(calls.goalEntries, {});
    expect(later[0]?.entries.map(({ id }) => id)).toEqual([chosen, found]);
  });
});

describe('the board', () => {
  const move = (person: Caller, moves: object[], boardId?: number) =>
    person.call(calls.moveOnBoard, { body: { moves, boardId } as never });

  it('keeps where things lie; what two devices move at once is all kept', async () => {
    const person = await test.person();
    expect((await person.call(calls.board, {})).body).toMatchObject({
      ...{ id: null, layout: { pillars: {}, cards: {} }, updatedAt: null },
    });
    const { id } = await make(person, { pillar: 'love', title: 'X' });
    const moved = await Promise.all([
      ...PILLARS.map((each, place) =>
        move(person, [{ board: 'pillars', key: each.id, x: place, y: -place }]),
      ),
      move(person, [{ board: 'cards', key: String(id), x: 100.5, y: 100 }]),
    ]);
    expect(moved.map(({ status }) => status)).toEqual(Array(8).fill(200));
    const { body } = await person.call(calls.board, {});
    expect(Object.keys(body.layout.pillars)).toHaveLength(7);
    expect(body.layout.cards).toEqual({ [id]: { x: 100.5, y: 100 } });
    const reset = await person.call(calls.resetBoard, { query: { board: 'pillars' } });
    expect(reset.body.layout).toEqual({ pillars: {}, cards: { [id]: { x: 100.5, y: 100 } } });
    await person.call(api.goals.remove, { params: { id } });
    const after = await move(person, [{ board: 'pillars', key: 'love', x: 1, y: 1 }]);
    expect(after.body.layout).toEqual({ pillars: { love: { x: 1, y: 1 } }, cards: {} });
  });

  it('is nobody else’s, nor are its cards', async () => {
    const [person, other] = [await test.person(), await test.person()];
    const { id } = await make(other, { pillar: 'love', title: 'X' });
    const theirs = await move(other, [{ board: 'cards', key: String(id), x: 1, y: 1 }]);
    const forged = [{ board: 'pillars', key: 'love', x: 9, y: 9 }];
    expect((await move(person, forged, theirs.body.id ?? 0)).status).toBe(404);
    expect((await move(person, [{ board: 'cards', key: String(id), x: 1, y: 1 }])).status).toBe(
      404,
    );
    expect((await other.call(calls.board, {})).body.layout.pillars).toEqual({});
  });

  it.each<[string, string]>([
    ['Infinity', '{"board":"pillars","key":"love","x":1e999,"y":0}'],
    ['1e308', '{"board":"pillars","key":"love","x":1e308,"y":0}'],
    ['a text', '{"board":"pillars","key":"love","x":"NaN","y":0}'],
    ['null', '{"board":"pillars","key":"love","x":null,"y":0}'],
    ['NaN', '{"board":"pillars","key":"love","x":NaN,"y":0}'],
    ['an unknown pillar', '{"board":"pillars","key":"fame","x":0,"y":0}'],
    ['the prototype', '{"board":"pillars","key":"__proto__","x":0,"y":0}'],
    ['a card that is no id', '{"board":"cards","key":"1e3","x":0,"y":0}'],
    ['another board', '{"board":"walls","key":"love","x":0,"y":0}'],
  ])('takes no place of %s', async (_, given) => {
    const person = await test.person();
    const { method, path } = calls.moveOnBoard;
    const headers = { 'content-type': 'application/json' };
    const { status, body } = await person.send(method, path, `{"moves":[${given}]}`, headers);
    expect(status).toBe(400);
    expect(body.error).toMatch(/\.$/);
    expect((await person.call(calls.board, {})).body.id).toBeNull();
  });
});
