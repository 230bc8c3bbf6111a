import { api, FORM_ORDER, PILLARS, type PillarId, type VisionGoal } from '@pathkeeper/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, createTestApp, type TestApp } from '../../../../test/app.ts';
import { openVision } from '../../../../test/vision.ts';

let test: TestApp;
let owner: Caller;
beforeAll(async () => {
  test = await createTestApp({ levelGates: 'enforced' });
  owner = await test.person('the-owner');
  await openVision(test.context);
});
afterAll(() => test.close());

const calls = api.vision;

const SWIM = 'I want to trust my body again. I will swim every Tuesday before work.';
const SAVE = 'I want to owe nothing to anybody. I will save fifty pounds every month.';
const NO_ANSWER = 'I do not know what to say to this yet.';
const DANGER = 'I want to kill myself. I have nothing left to say here.';

const answersOf = (answers: Partial<Record<PillarId, string>>, rest = NO_ANSWER) =>
  Object.fromEntries(FORM_ORDER.map((id) => [id, answers[id] ?? rest])) as Record<PillarId, string>;

const journeyOf = (answers: Partial<Record<PillarId, string>>) =>
  PILLARS.map(({ id, name }) => ({
    ...{ pillar: id, pillarName: name, question: `What of ${name}?` },
    answer: answers[id] ?? '',
  }));

const submit = (person: Caller, answers: object, headers = {}) =>
  person.call(calls.submitForm, { body: { answers: answers as never } }, headers);
const travel = (person: Caller, questionsAndAnswers: unknown) =>
  person.call(calls.generateJourney, { body: { questionsAndAnswers } as never });
const goalsOf = async (person: Caller) => (await person.call(calls.goals, {})).body;
const responsesOf = async (person: Caller) =>
  (await person.call(calls.responses, { query: {} })).body;
const ordinaryOf = async (person: Caller) =>
  (await person.call(api.goals.list, {})).body.map(({ title }) => title);

describe('the vision form', () => {
  it('keeps the answers and makes goals of the person’s own words, each with where it stands', async () => {
    const person = await test.person();
    const { status, body } = await submit(person, answersOf({ health: SWIM, wealth: SAVE }));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ultimateGoals: {
        health: {
          phrase: 'I want to trust my body again.',
          color: '#5B7334',
          icon: '🌿',
          milestones: ['I will swim every Tuesday before work.'],
        },
      },
      waiting: [],
      safety: null,
    });
    expect(body.lifeVisionSummary).toContain('trust my body again');
    const goals = await goalsOf(person);
    const source = { kind: 'response', id: body.responseId, pillar: 'health' };
    const [health] = goals;
    expect(health).toMatchObject({ pillar: 'health', source: 'form', position: 0 });
    expect(health?.evidence).toMatchObject({
      phrase: { quote: 'I want to trust my body again.', source },
      milestones: {
        [health?.milestones[0]?.id ?? 0]: {
          quote: 'I will swim every Tuesday before work.',
          source,
        },
      },
    });
    const [kept] = await responsesOf(person);
    expect(kept).toMatchObject({ id: body.responseId, kind: 'form', waiting: [], takenOver: [] });
    expect(kept?.answers.map(({ pillar, answer }) => [pillar, answer])[0]).toEqual([
      'legacy',
      NO_ANSWER,
    ]);
  });

  it('makes a goal of each of seven answers, each under its own pillar', async () => {
    const person = await test.person();
    const said = (id: PillarId) => `I run three times a week, and this answers ${id} twice.`;
    const { body } = await submit(
      person,
      Object.fromEntries(FORM_ORDER.map((id) => [id, said(id)])),
    );
    expect(
      Object.entries(body.ultimateGoals).map(([id, { title, phrase }]) => [id, title, phrase]),
    ).toEqual(PILLARS.map(({ id, name }) => [id, name, said(id)]));
    expect((await goalsOf(person)).map(({ pillar, phrase }) => [pillar, phrase])).toEqual(
      PILLARS.map(({ id }) => [id, said(id)]),
    );
  });

  it('invents nothing where nothing was said, and says so', async () => {
    const person = await test.person();
    const { body } = await submit(person, answersOf({}, '????????????????????????????'));
    expect(body).toMatchObject({ ultimateGoals: {}, waiting: [] });
    expect(body.lifeVisionSummary).toMatch(/^Nothing was made: .* Your answers are kept\.$/);
    expect(await goalsOf(person)).toEqual([]);
    const kept = await responsesOf(person);
    expect(kept).toMatchObject([{ lifeVisionSummary: body.lifeVisionSummary }]);
  });

  it('is handed in once for each key', async () => {
    const person = await test.person();
    const key = { 'idempotency-key': 'once' };
    const tries = await Promise.all(
      Array.from({ length: 4 }, () => submit(person, answersOf({ health: SWIM }), key)),
    );
    expect(new Set(tries.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await responsesOf(person)).toHaveLength(1);
    const other = await submit(person, answersOf({ health: SAVE }), key);
    expect([other.status, other.body.code]).toEqual([409, 'already_saved']);
  });

  it('answers explicit danger with helplines, keeps the words and makes no board', async () => {
    const person = await test.person();
    const { status, body } = await submit(person, answersOf({ health: SWIM, love: DANGER }));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...{ lifeVisionSummary: '', ultimateGoals: {}, extractedCategories: {}, waiting: [] },
      ...{ safety: { tier: 'now' }, withheld: ['love'] },
    });
    expect(body.safety?.helplines.length).toBeGreaterThan(0);
    expect(await goalsOf(person)).toEqual([]);
    expect((await responsesOf(person))[0]?.answers).toContainEqual(
      expect.objectContaining({ pillar: 'love', answer: DANGER }),
    );
  });

  it('drops nothing beside danger long past, and names people to call', async () => {
    const person = await test.person();
    const past = 'Years ago my friend killed himself. I want to visit his mother every spring.';
    const { body } = await submit(person, answersOf({ health: SWIM, love: past }));
    expect(body.safety?.tier).toBe('quiet');
    expect(Object.keys(body.ultimateGoals)).toEqual(expect.arrayContaining(['health', 'love']));
    const made = JSON.stringify(await goalsOf(person));
    expect(made).toContain('visit his mother every spring');
    expect(made).not.toContain('killed');
    const only = 'Years ago my friend killed himself, and I keep his garden.';
    const again = await submit(await test.person(), answersOf({ love: only }));
    expect(again.body).toMatchObject({
      safety: { tier: 'quiet' },
      ultimateGoals: { love: { phrase: only, question: null } },
    });
    expect(JSON.stringify(await responsesOf(person))).toContain(past);
  });

  it('makes a goal of the sentences that are safe, and of none that is not', async () => {
    const person = await test.person();
    const heavy = 'I hope my heart stops in my sleep before Christmas.';
    const { body } = await submit(
      person,
      answersOf({ health: SWIM, love: `I want to cook for my sister on Sundays. ${heavy}` }, SAVE),
    );
    expect(body).toMatchObject({ safety: { tier: 'quiet' }, withheld: [] });
    expect(body.ultimateGoals.love?.phrase).toBe('I want to cook for my sister on Sundays.');
    expect(body.lifeVisionSummary).toMatch(/^From seven texts come goals for all seven pillars;/);
    const again = await submit(await test.person(), answersOf({ health: SWIM, love: heavy }, SAVE));
    expect(again.body.withheld).toEqual(['love']);
    expect(again.body.lifeVisionSummary).toMatch(/^From six texts come goals for six of the seven/);
    expect(again.body.lifeVisionSummary).toContain('What you wrote of love is kept as it is');
    const alone = await travel(owner, journeyOf({ love: heavy, wisdom: '????????' }));
    expect(alone.body.lifeVisionSummary).toBe(
      'Nothing was made. What you wrote of love is kept as it is, and no goal was made of it, for some of its words sound heavy. What you wrote of wisdom is kept; it does not say yet how you would have it.',
    );
  });

  it.each([
    'I hope my heart stops in my sleep before Christmas.',
    'I wish somebody would switch me off, for good.',
    'Nobody would have to feel it was about them. It would look like an accident.',
    'I no longer want to live.',
    'I have wanted to die for ten years.',
    'I tried to kill myself years ago, and I keep his garden.',
    'I was happy when he was here. I hope my heart stops in my sleep before Christmas.',
  ])('makes no goal of a wish to die, keeps it, and names people to call: %s', async (love) => {
    const person = await test.person();
    const { body } = await submit(person, answersOf({ health: SWIM, love }));
    expect(body.safety?.helplines.length).toBeGreaterThan(0);
    expect(JSON.stringify(await goalsOf(person))).not.toContain(love.slice(0, 20));
    expect(JSON.stringify(await responsesOf(person))).toContain(love);
  });

  it.each<[string, object, RegExp?]>([
    [
      'six answers',
      Object.fromEntries(Object.entries(answersOf({}, SWIM)).slice(1)),
      /^The answer on Legacy is missing\.$/,
    ],
    ['an unknown pillar', { ...answersOf({}, SWIM), fame: SWIM }, /^“fame” is no pillar/],
    ['one with a line break', { ...answersOf({}, SWIM), '\r\nfame: x': SWIM }, /^“fame: x” is no/],
    [
      'two unknown pillars',
      { ...answersOf({}, SWIM), fame: SWIM, luck: SWIM },
      /^“fame” and “luck” are no pillars/,
    ],
    ['one of exactly 20 characters', answersOf({ love: ` ${'x'.repeat(20)} ` }, SWIM)],
    [
      'one of 20 letters and white space',
      answersOf({ love: `${'x'.repeat(20)}${' '.repeat(9)}` }, SWIM),
    ],
    ['one of 2,001', answersOf({ love: 'x'.repeat(2001) }, SWIM), /^The answer on Love can be at/],
    ['one that nobody can see', answersOf({ love: '\u200b'.repeat(30) }, SWIM)],
    ['a NUL', answersOf({ love: `${SWIM}\0` }, SWIM)],
    ['half an emoji', answersOf({ love: `${SWIM}\ud83d` }, SWIM)],
    ['numbers', answersOf({ love: 7 as never }, SWIM)],
    ['a list', Object.values(answersOf({}, SWIM)), /^answers must be an object/],
  ])('is refused with %s, and nothing is stored', async (_, answers, reason = /./) => {
    const person = await test.person();
    const { status, body } = await submit(person, answers);
    expect([status, body.code]).toEqual([400, 'invalid_request']);
    expect(body.error).toMatch(reason);
    expect(await responsesOf(person)).toEqual([]);
  });

  it('takes 21 characters, and 2,000', async () => {
    const person = await test.person();
    const answers = answersOf({ love: 'x'.repeat(21), health: 'é'.repeat(2000) }, SWIM);
    expect((await submit(person, answers)).status).toBe(200);
  });
});

describe('the Life Vision Journey', () => {
  it('is for administrators, skips what is empty, and builds from the rest', async () => {
    const person = await test.person();
    expect((await travel(person, journeyOf({ health: SWIM }))).status).toBe(403);
    const { body } = await travel(owner, journeyOf({ health: SWIM }).reverse());
    expect(Object.keys(body.ultimateGoals)).toEqual(['health']);
    expect(body.lifeVisionSummary).not.toContain('seven texts');
    const [kept] = await responsesOf(owner);
    expect(kept).toMatchObject({ kind: 'journey' });
    expect(kept?.answers.map(({ pillar }) => pillar)).toEqual(PILLARS.map(({ id }) => id));
  });

  it('says so when everything was skipped, and keeps nothing', async () => {
    const before = await responsesOf(owner);
    const { status, body } = await travel(owner, journeyOf({ love: '  ' }));
    expect(status).toBe(200);
    expect(body).toMatchObject({ ultimateGoals: {}, responseId: null });
    expect(body.lifeVisionSummary).toMatch(/^There is nothing to build from yet/);
    expect(await responsesOf(owner)).toEqual(before);
  });

  it.each<[string, unknown, RegExp]>([
    ['a pillar twice', [...journeyOf({}), journeyOf({})[0]], /^Health is answered twice/],
    [
      'an unknown pillar',
      journeyOf({}).map((one) => ({ ...one, pillar: 'fame' })),
      /^“fame” is no/,
    ],
    ['2,001 characters', journeyOf({ love: 'x'.repeat(2001) }), /^The answer can be at most 2,000/],
    ['no answer', [], /^Send at least one answer/],
    ['texts', ['a', 'b', 'c', 'd', 'e', 'f', 'g'], /^Each answer is an object/],
    ['nothing', null, /must be a list/],
  ])('is refused with %s, and says why', async (_, given, reason) => {
    const { status, body } = await travel(owner, given);
    expect([status, body.code]).toEqual([400, 'invalid_request']);
    expect(body.error).toMatch(reason);
  });

  it('takes one answer: a pillar that is not named is blank', async () => {
    const [health] = journeyOf({ health: SWIM });
    const { status, body } = await travel(owner, [health]);
    expect([status, Object.keys(body.ultimateGoals)]).toEqual([200, ['health']]);
    const [kept] = await responsesOf(owner);
    expect(kept?.answers.map(({ pillar, answer }) => [pillar, answer])).toEqual(
      PILLARS.map(({ id }) => [id, id === 'health' ? SWIM : '']),
    );
  });
});

describe('a vision made anew', () => {
  /** Somebody with one goal made by hand and answers that would have filled its pillar. */
  async function someone() {
    const person = await test.person();
    const body = { pillar: 'health' as const, title: 'The old one', phrase: 'As it was.' };
    const old = (await person.call(calls.createGoal, { body })).body;
    const { body: made } = await submit(person, answersOf({ health: SWIM, wealth: SAVE }));
    return { person, old, id: made.responseId ?? 0, made };
  }
  const take = (person: Caller, id: number, pillars: unknown = ['health']) =>
    person.call(calls.takeOver, { params: { id }, body: { pillars } as never });
  const undo = (person: Caller, id: number) =>
    person.call(calls.undoTakeOver, { params: { id }, query: {} });
  const inHealth = (goals: VisionGoal[]) => goals.find(({ pillar }) => pillar === 'health');

  it('overwrites nothing: what is taken waits', async () => {
    const { person, old, made } = await someone();
    expect(made.waiting).toEqual(['health']);
    expect(inHealth(await goalsOf(person))).toMatchObject({ id: old.id, title: 'The old one' });
    expect((await responsesOf(person))[0]).toMatchObject({ waiting: ['health'], takenOver: [] });
  });

  it('asks of nothing that the pillar holds already, or that was decided before', async () => {
    const person = await test.person();
    const answers = {
      health: SWIM,
      wealth: SAVE,
      love: 'I want to cook for my sister on Sundays.',
    };
    await submit(person, answersOf(answers));
    const [health, wealth] = await goalsOf(person);
    const reword = { phrase: 'My body, trusted again.', expected: { phrase: health?.phrase } };
    await person.call(calls.updateGoal, { params: { id: health?.id ?? 0 }, body: reword });
    answers.love = 'I want to dance with my sister every Friday.';
    const anew = await submit(person, answersOf(answers));
    expect(anew.body.waiting).toEqual(['love']);
    expect((await responsesOf(person))[0]).toMatchObject({ waiting: ['love'], takenOver: [] });
    const params = { id: anew.body.responseId ?? 0 };
    await person.call(calls.keepStanding, { params, body: { pillars: ['love'] } });
    const last = await submit(person, answersOf({ ...answers, wealth: SWIM }));
    expect(last.body.waiting).toEqual(['wealth']);
    expect((await goalsOf(person)).map(({ id }) => id)).toContain(wealth?.id);
  });

  it('takes a pillar over, throws nothing away, and brings it back', async () => {
    const { person, old, id } = await someone();
    const taken = await take(person, id);
    expect(inHealth(taken.body)).toMatchObject({
      phrase: 'I want to trust my body again.',
      position: old.position,
      source: 'form',
    });
    expect(await ordinaryOf(person)).toContain('The old one');
    expect((await responsesOf(person))[0]).toMatchObject({ waiting: [], takenOver: ['health'] });
    // A retry changes nothing.
    expect((await take(person, id)).body).toEqual(taken.body);
    const back = await undo(person, id);
    expect(inHealth(back.body)).toMatchObject({ id: old.id, phrase: 'As it was.' });
    expect(await ordinaryOf(person)).toHaveLength(back.body.length);
    expect((await undo(person, id)).body).toEqual(back.body);
    expect((await responsesOf(person))[0]).toMatchObject({ waiting: ['health'] });
  });

  it('keeps what was done in between, when it is brought back', async () => {
    const { person, id } = await someone();
    const goal = inHealth((await take(person, id)).body);
    await person.call(api.goals.updateMilestone, {
      params: { id: goal?.id ?? 0, milestoneId: goal?.milestones[0]?.id ?? 0 },
      body: { isCompleted: true },
    });
    await undo(person, id);
    expect(await ordinaryOf(person)).toContain(goal?.title);
    const again = await take(person, id);
    expect(again.status).toBe(200);
  });

  it('is refused for what nothing was made of, for unknown pillars and for others', async () => {
    const { person, id } = await someone();
    const other = await test.person();
    expect((await take(other, id)).status).toBe(404);
    expect((await undo(other, id)).status).toBe(404);
    const remove = (caller: Caller) => caller.call(calls.removeResponse, { params: { id } });
    expect((await remove(other)).status).toBe(404);
    const nothing = await take(person, id, ['spirituality']);
    expect([nothing.status, nothing.body.error]).toEqual([
      404,
      'Nothing was made for Spirituality from these answers.',
    ]);
    for (const pillars of [['fame'], [], 'health', null, Array(8).fill('health')]) {
      expect((await take(person, id, pillars)).status).toBe(400);
    }
    const before = await goalsOf(person);
    expect((await remove(person)).status).toBe(200);
    expect(await responsesOf(person)).toEqual([]);
    // What they quote of it goes with it, and nothing else.
    const evidence = { phrase: null, title: null, milestones: {} };
    const from = ({ evidence: { phrase } }: VisionGoal) => phrase?.source.id;
    expect(before.some((goal) => from(goal) === id)).toBe(true);
    expect(await goalsOf(person)).toEqual(
      before.map((goal) => (from(goal) === id ? { ...goal, evidence } : goal)),
    );
  });

  it('is kept out of a pillar for good, until that is taken back', async () => {
    const person = await test.person();
    await submit(person, answersOf({ health: SWIM }));
    const anew = await submit(
      person,
      answersOf({ health: 'I want to run along the canal again.' }),
    );
    const params = { id: anew.body.responseId ?? 0 };
    const before = await goalsOf(person);
    const keep = (pillars: unknown, by = person) =>
      by.call(calls.keepStanding, { params, body: { pillars } as never });
    expect((await keep(['health'])).body).toMatchObject({ waiting: [], kept: ['health'] });
    expect((await responsesOf(person))[0]).toMatchObject({ waiting: [], kept: ['health'] });
    expect((await keep(['health'])).body).toMatchObject({ kept: ['health'], takenOver: [] });
    expect((await keep([])).body).toMatchObject({ waiting: ['health'], kept: [] });
    expect(await goalsOf(person)).toEqual(before);
    await keep(['health']);
    const taken = await person.call(calls.takeOver, { params, body: { pillars: ['health'] } });
    expect(taken.body[0]?.phrase).toBe('I want to run along the canal again.');
    expect((await responsesOf(person))[0]).toMatchObject({ kept: [], takenOver: ['health'] });
    expect((await keep(['spirituality'])).status).toBe(404);
    expect((await keep(['fame'])).status).toBe(400);
    expect((await keep([], await test.person())).status).toBe(404);
  });

  it('is listed page by page, newest first', async () => {
    const person = await test.person();
    const ids: (number | null)[] = [];
    for (const text of [SWIM, SAVE, NO_ANSWER]) {
      test.clock.advance(60_000);
      ids.unshift((await submit(person, answersOf({}, text))).body.responseId);
    }
    const page = await person.call(calls.responses, { query: { limit: 2 } });
    expect(page.body.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    const next = /<([^>]+)>/.exec(String(page.headers.link))?.[1] ?? '';
    const { body } = await person.send<{ id: number }[]>('GET', next);
    expect(body.map(({ id }) => id)).toEqual(ids.slice(2));
  });
});
