import { api } from '@pathkeeper/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HARBOUR_ANSWERS } from '../../../test/answers.data.ts';
import { type Caller, createTestApp, type TestApp } from '../../../test/app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const DANGER = 'I have decided to kill myself tonight and I wrote the letters.';

const analyse = (caller: Caller, answers: string[] = HARBOUR_ANSWERS) =>
  caller.call(api.questionnaire.analyse, { body: { answers } });
const latest = async (person: Caller) => (await person.call(api.questionnaire.latest, {})).body;
const isDone = async (person: Caller) =>
  (await person.call(api.accounts.me, {})).body.hasCompletedQuestionnaire;

const keptRows = async () => {
  const [row] = await test.db.execute(sql`select count(*)::int as rows from life_paths`);
  return row?.rows;
};

describe('sixteen answers of somebody signed in', () => {
  it('are analysed, stored with the analysis, and earn the badge once', async () => {
    const person = await test.person();
    expect(await latest(person)).toBeNull();
    const { status, body } = await analyse(person);
    expect(status).toBe(200);
    expect(body.safety).toBeNull();
    expect(body.ikigaiAnalysis).toMatchObject({
      source: { kind: 'built-in' },
      nextStep: expect.stringMatching(/write to the technical school and ask for one name/i),
    });
    expect(body.newBadges).toMatchObject([{ id: 'questionnaire-done', name: 'Plain Answers' }]);
    expect(body.xpAwarded).toBe(25);
    expect(await isDone(person)).toBe(true);
    expect(await latest(person)).toEqual({
      id: body.id,
      answers: HARBOUR_ANSWERS,
      ikigaiAnalysis: body.ikigaiAnalysis,
      createdAt: test.clock.now().toISOString(),
    });
    const again = await analyse(person, HARBOUR_ANSWERS.with(15, 'I could sleep on it.'));
    expect(again.body).toMatchObject({ xpAwarded: 0, newBadges: [] });
    expect((await latest(person))?.id).toBe(again.body.id);
    expect(again.body.id).not.toBe(body.id);
  });

  it('quote nothing that the answer named does not hold', async () => {
    const { body } = await analyse(await test.person());
    expect(body.ikigaiAnalysis?.quotes.length).toBeGreaterThan(8);
    for (const { question, text } of body.ikigaiAnalysis?.quotes ?? []) {
      expect(HARBOUR_ANSWERS[question - 1]).toContain(text);
    }
  });

  it.each([
    ['veiled', 'Nobody would find me until Monday, and I have given my guitar away.'],
    ['of another', 'My brother tried to kill himself last year.'],
  ])('are read and kept where danger is %s, with helplines beside', async (_, words) => {
    const person = await test.person();
    const { body } = await analyse(person, HARBOUR_ANSWERS.with(3, words));
    expect(body.safety?.tier).toBe('quiet');
    expect(body.safety?.helplines.length).toBeGreaterThan(0);
    expect(body.xpAwarded).toBe(25);
    expect((await latest(person))?.ikigaiAnalysis).toEqual(body.ikigaiAnalysis);
  });

  it('are not read where danger is explicit in one and only veiled in an earlier one', async () => {
    const words = 'My brother tried to kill himself last year.';
    const { body } = await analyse(test.visitor(), HARBOUR_ANSWERS.with(0, words).with(9, DANGER));
    expect([body.safety?.tier, body.ikigaiAnalysis]).toEqual(['now', null]);
  });

  it('are nobody else’s to see', async () => {
    await analyse(await test.person());
    expect(await latest(await test.person())).toBeNull();
    expect((await test.visitor().call(api.questionnaire.latest, {})).status).toBe(401);
  });

  it('that tell of danger get the crisis notice, and nothing is stored or counted', async () => {
    const person = await test.person();
    for (const place of [0, 15]) {
      const { status, body } = await analyse(person, HARBOUR_ANSWERS.with(place, DANGER));
      expect(status).toBe(200);
      expect(body).toMatchObject({ ikigaiAnalysis: null, id: null, xpAwarded: 0, newBadges: [] });
      expect(body.safety?.helplines.length).toBeGreaterThan(0);
    }
    expect(await latest(person)).toBeNull();
    expect(await isDone(person)).toBe(false);
  });
});

describe('words of danger begun in one answer and finished in the next', () => {
  const bare = HARBOUR_ANSWERS.map((answer) => answer.replace(/[.!?]+$/, ''));

  it.each([
    ['I want to kill', 'myself.'],
    ['I just want to', 'die.'],
    ['I just want to \n\n', '\n\n die.'],
    ['Je veux', 'mourir'],
    ['私は死に', 'たい'],
    ['我想', '死'],
    ['나는 죽고', '싶다'],
    ['Everyone would be better', 'off without me'],
    ['I want', 'to', 'die'],
  ])('get people to call: %s / %s', async (...parts) => {
    for (const around of [HARBOUR_ANSWERS, bare]) {
      for (const place of [0, 16 - parts.length]) {
        const answers = around.toSpliced(place, parts.length, ...parts);
        const { status, body } = await analyse(test.visitor(), answers);
        expect(status).toBe(200);
        expect(body.safety?.helplines.length).toBeGreaterThan(0);
        expect(body.ikigaiAnalysis === null).toBe(body.safety?.tier === 'now');
      }
    }
  });

  it('are not made up of plain answers without stops', async () => {
    const { body } = await analyse(test.visitor(), bare);
    expect(body.safety).toBeNull();
    expect(body.ikigaiAnalysis).not.toBeNull();
  });
});

describe('the questionnaire skipped', () => {
  it('is dealt with, and earns nothing', async () => {
    const person = await test.person();
    const { body } = await person.call(api.questionnaire.complete, {});
    expect(body).toEqual({ success: true });
    expect(await isDone(person)).toBe(true);
    const { body: progress } = await person.call(api.progression.progress, {});
    expect(progress.xp).toBe(0);
  });

  it('is for the signed-in to mark', async () => {
    expect((await test.visitor().call(api.questionnaire.complete, {})).status).toBe(401);
  });
});

describe('a visitor’s sixteen answers', () => {
  it('are analysed, and nothing of them is stored', async () => {
    const before = await keptRows();
    const { status, body } = await analyse(test.visitor());
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: null, safety: null, xpAwarded: 0, newBadges: [] });
    expect(body.ikigaiAnalysis?.source.kind).toBe('built-in');
    expect(await keptRows()).toBe(before);
  });

  it('of danger get the crisis notice as well', async () => {
    const { body } = await analyse(test.visitor(), HARBOUR_ANSWERS.with(4, DANGER));
    expect(body.ikigaiAnalysis).toBeNull();
    expect(body.safety?.helplines.length).toBeGreaterThan(0);
  });

  it('are analysed twenty times an hour for one address', async () => {
    const limited = await createTestApp({ limitsScale: 1 });
    try {
      const visitor = limited.visitor();
      for (let time = 0; time < 20; time++) expect((await analyse(visitor)).status).toBe(200);
      const refused = await analyse(visitor);
      expect(refused.status).toBe(429);
      expect(refused.body.retryAfter).toBeGreaterThan(0);
      expect((await analyse(await limited.person())).status).toBe(200);
    } finally {
      await limited.close();
    }
  });
});

describe('answers that cannot be taken', () => {
  const refuse = async (answers: unknown, caller: Caller = test.visitor()) => {
    const { status, body } = await caller.send('POST', '/api/life-path-analysis', { answers });
    expect(status).toBe(400);
    return body;
  };
  const SIXTEEN = 'There are 16 questions, and each needs one answer.';

  it('are refused in a sentence that names the answer, and nothing is stored', async () => {
    const person = await test.person();
    expect(await refuse(HARBOUR_ANSWERS.slice(1), person)).toMatchObject({ error: SIXTEEN });
    expect(await refuse([...HARBOUR_ANSWERS, 'One more.'], person)).toMatchObject({
      error: SIXTEEN,
      fields: { answers: SIXTEEN },
    });
    const long = 'Answer 4 can be at most 1,000 characters long.';
    expect(await refuse(HARBOUR_ANSWERS.with(3, 'a'.repeat(1001)), person)).toMatchObject({
      error: long,
      fields: { 'answers.3': long },
    });
    const empty = 'Answer 16 is still empty.';
    expect(await refuse(HARBOUR_ANSWERS.with(15, ' \n'), person)).toMatchObject({
      error: empty,
      fields: { 'answers.15': empty },
    });
    await refuse('sixteen', person);
    await refuse(undefined, person);
    expect(await latest(person)).toBeNull();
    expect(await isDone(person)).toBe(false);
  });

  it('are none of the longest ones that can', async () => {
    const emoji = '🦅'.repeat(1000);
    expect((await analyse(test.visitor(), HARBOUR_ANSWERS.with(2, emoji))).status).toBe(200);
  });
});
