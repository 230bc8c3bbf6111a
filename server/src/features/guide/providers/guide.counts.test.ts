import { api, type Mood } from '@pathkeeper/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller, TestApp } from '../../../../test/app.ts';
import type { FakeModel } from '../../../../test/fake-model.ts';
import { goodReflection, goodWeek } from '../../../../test/guide-requests.ts';
import { createOutsideApp } from '../../../../test/outside.ts';

let fake: FakeModel;
let test: TestApp;
let stop: () => Promise<void>;
beforeAll(async () => {
  ({ fake, test, close: stop } = await createOutsideApp({ GUIDE_TIMEOUT: '5' }));
});
afterAll(() => stop());

interface Written {
  content?: string;
  mood?: Mood;
  tags?: string[];
  folderId?: number;
}

const write = async (person: Caller, page: Written) =>
  (await person.call(api.entries.create, { body: { content: 'A line on its own.', ...page } })).body
    .id;

/** Somebody who agreed to the outside guide, and has a folder that is closed to it. */
async function somebody(): Promise<{ person: Caller; folderId: number }> {
  const person = await test.person();
  await person.call(api.guide.setConsent, {
    body: { allowed: true, destination: fake.host },
  });
  const { body } = await person.call(api.folders.create, { body: { name: 'Kept here' } });
  const closing = { params: { id: body.id }, body: { allowed: false } };
  await person.call(api.guide.setFolder, closing);
  return { person, folderId: body.id };
}

/** The facts that the last request told the outside guide. */
function factsSent(): Record<string, unknown> {
  const { messages } = fake.requests.at(-1)?.body ?? {};
  const said = (messages as { content: string }[]).map(({ content }) => content).join('\n');
  const [, facts = '{}'] = /facts>>\n(.*)\n<</.exec(said) ?? [];
  return JSON.parse(facts) as Record<string, unknown>;
}

const will = (draft: object) =>
  fake.will({ does: 'answer', text: JSON.stringify({ ...draft, quotes: [] }) });

describe('what an outside guide is told of how much was written', () => {
  it('leaves closed pages out of a week’s counts, and of those of the week before', async () => {
    const { person, folderId } = await somebody();
    test.clock.set('2026-11-10T20:00:00Z');
    const early = await write(person, { mood: 'sad', tags: ['lighthouse'] });
    await person.call(api.guide.setEntry, { params: { id: early }, body: { allowed: false } });
    await write(person, { mood: 'excited' });
    test.clock.set('2026-11-21T22:40:00Z');
    await write(person, { mood: 'calm', tags: ['pens'] });
    await write(person, { mood: 'anxious', tags: ['lighthouse'], folderId });
    will(goodWeek);
    const { body } = await person.call(api.guide.weekly, { query: {} });
    expect(body).toMatchObject({ source: { kind: 'model' }, entryCount: 2 });
    expect(body.dominantMoods).toEqual(['anxious', 'calm']);
    expect(factsSent()).toMatchObject({
      entryCount: 1,
      words: 5,
      moods: [{ mood: 'calm', count: 1 }],
      themes: expect.not.arrayContaining([expect.objectContaining({ theme: 'lighthouse' })]),
      periodBefore: { entryCount: 1, words: 5, moods: [{ mood: 'excited', count: 1 }] },
    });
    expect(JSON.stringify(fake.requests.at(-1)?.body)).not.toMatch(/lighthouse|anxious|sad"/);
  });

  it('leaves them out of a month’s, and pages of danger as well', async () => {
    const { person, folderId } = await somebody();
    await write(person, { mood: 'calm', tags: ['pens'] });
    await write(person, { mood: 'anxious', tags: ['lighthouse'], folderId });
    await write(person, { mood: 'sad', content: 'I want to kill myself tonight.' });
    will({
      ...goodWeek,
      moodTrends: 'Calm.',
      keyThemes: 'The pens.',
      growthJourney: 'First you walked past, then you answered.',
      lifeDirection: 'Towards the water.',
      monthlyWisdom: 'A ladder is only a promise until somebody climbs it.',
      goalAchievementSuggestions: [],
    });
    const query = { month: 'November', year: 2026 } as const;
    const { body } = await person.call(api.guide.monthly, { query });
    expect(body).toMatchObject({ source: { kind: 'model' }, entryCount: 3 });
    expect(factsSent()).toMatchObject({ entryCount: 1, moods: [{ mood: 'calm', count: 1 }] });
    expect(JSON.stringify(fake.requests.at(-1)?.body)).not.toMatch(/lighthouse|anxious|"sad/);
  });

  it('leaves them out of what came before an entry', async () => {
    const { person, folderId } = await somebody();
    test.clock.set('2026-11-01T20:00:00Z');
    await write(person, { mood: 'anxious', tags: ['pens'], folderId });
    test.clock.set('2026-11-10T20:00:00Z');
    await write(person, { mood: 'calm', tags: ['pens'] });
    test.clock.set('2026-11-20T20:00:00Z');
    await write(person, {
      mood: 'anxious',
      content: 'A longer line that is nobody else’s.',
      folderId,
    });
    test.clock.set('2026-11-21T22:40:00Z');
    const id = await write(person, { content: 'Washed the pens and rang Tomas.', tags: ['pens'] });
    will(goodReflection);
    const { body } = await person.call(api.guide.analyze, { params: { id } });
    expect(body.entry.aiReflection?.source.kind).toBe('model');
    expect(factsSent().past).toEqual({
      entries: 1,
      firstDate: '2026-11-10',
      averageWords: 5,
      moods: { calm: 1 },
      themes: ['pen', 'pens'].map((theme) => ({
        ...{ theme, count: 1, firstDate: '2026-11-10', lastDate: '2026-11-10' },
      })),
    });
  });

  it('is nothing at all where Merlin is asked', async () => {
    const { person, folderId } = await somebody();
    await write(person, { mood: 'calm', tags: ['pens'], content: 'Washed the pens.' });
    await write(person, { mood: 'anxious', tags: ['lighthouse'], folderId });
    fake.will({ does: 'answer', text: 'You wrote of pens. What came after?' });
    const asked = { mode: 'custom', question: 'What of the pens?' } as const;
    await person.call(api.guide.consult, { body: asked });
    expect(factsSent()).toEqual({});
    expect(JSON.stringify(fake.requests.at(-1)?.body)).not.toMatch(/lighthouse|anxious/);
  });
});
