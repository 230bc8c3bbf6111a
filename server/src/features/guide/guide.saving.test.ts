import { api } from '@pathkeeper/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, createTestApp, type TestApp } from '../../../test/app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const PLAIN = 'Rang the council about the bins. They said Thursday, and I did not shout.';
const DANGER =
  'I do not want to be here any more. I know where the tablets are, and I have decided to kill myself.';

const save = (person: Caller, content: string) =>
  person.call(api.entries.create, { body: { content } });

describe('saving a page that tells of danger', () => {
  it('keeps every word, and answers with people to call', async () => {
    const person = await test.person();
    const { status, body } = await save(person, DANGER);
    expect(status).toBe(201);
    expect(body.safety?.message).toMatch(/A person can/);
    expect(body.safety?.helplines.length).toBeGreaterThan(0);
    const { body: kept } = await person.call(api.entries.get, { params: { id: body.id } });
    expect(kept.content).toBe(DANGER);
  });

  it('answers so when only a tag says it, and gives that tag to nobody', async () => {
    const person = await test.person();
    const { body: saved } = await person.call(api.entries.create, {
      body: { content: PLAIN, tags: ['council', 'I want to kill myself'] },
    });
    expect(saved.safety?.helplines.length).toBeGreaterThan(0);
    expect(saved.tags).toEqual(['council', 'I want to kill myself']);
    expect((await person.call(api.growth.metrics, {})).body.commonThemes).toEqual([]);
    const { body } = await person.call(api.guide.analyze, { params: { id: saved.id } });
    expect(body.safety).not.toBeNull();
    expect(body.entry.aiReflection).toBeNull();
  });

  it('answers a plain page with none', async () => {
    const person = await test.person();
    expect((await save(person, PLAIN)).body.safety).toBeNull();
  });

  it('answers so when an edit brings the words, and a retry gets the same', async () => {
    const person = await test.person();
    const { body: saved } = await save(person, PLAIN);
    for (let time = 0; time < 2; time++) {
      const { body } = await person.call(api.entries.update, {
        params: { id: saved.id },
        body: { content: DANGER, version: 1 },
      });
      expect(body.safety).not.toBeNull();
    }
  });

  it('takes back the reflection that a page had before', async () => {
    const person = await test.person();
    const { body: saved } = await save(person, `${PLAIN} I felt proud of it all evening.`);
    const params = { id: saved.id };
    const { body: read } = await person.call(api.guide.analyze, { params });
    expect(read.entry.aiReflection).not.toBeNull();
    const { body: edited } = await person.call(api.entries.update, {
      params,
      body: { content: `${read.entry.content} ${DANGER}`, version: 1 },
    });
    expect(edited.aiReflection).toBeNull();
    expect((await person.call(api.entries.get, { params })).body.aiReflection).toBeNull();
  });

  it('finds no themes on it, and forgets those that a page had before', async () => {
    const person = await test.person();
    const themes = async () =>
      (await person.call(api.growth.metrics, {})).body.commonThemes.map(({ theme }) => theme);
    const { body: saved } = await save(person, 'The tablets arrived; I gave the harbour a wave.');
    expect(await themes()).not.toEqual([]);
    await person.call(api.entries.update, {
      params: { id: saved.id },
      body: { content: DANGER, version: 1 },
    });
    await save(person, DANGER);
    expect(await themes()).toEqual([]);
  });

  it('announces no level, which is told at a later look', async () => {
    const person = await test.person();
    let announced = false;
    for (let page = 0; page < 12; page++) {
      const { body } = await save(person, `${DANGER} Once more, ${page}.`);
      announced ||= body.levelUpdate !== undefined;
    }
    expect(announced).toBe(false);
    const { body } = await person.call(api.progression.checkLevel, {});
    expect(body).toMatchObject({ leveledUp: true, newLevel: 2 });
  });

  it('is not denied by Merlin, who steps aside when asked about it', async () => {
    const person = await test.person();
    await save(person, DANGER);
    await save(person, PLAIN);
    const about = async (question: string) =>
      (await person.call(api.guide.consult, { body: { mode: 'custom', question } })).body.safety;
    expect(await about('What did I write about the tablets?')).not.toBeNull();
    expect(await about('What did I write about the bins?')).toBeNull();
  });

  it('reminds nobody of it on the same day of another month', async () => {
    const person = await test.person();
    test.clock.set('2026-03-21T20:00:00Z');
    await save(person, DANGER);
    test.clock.set('2026-04-21T20:00:00Z');
    const { body: plain } = await save(person, PLAIN);
    test.clock.set('2026-05-21T20:00:00Z');
    const { body } = await person.call(api.growth.onThisDay, { query: {} });
    expect(body.map(({ entryId }) => entryId)).toEqual([plain.id]);
  });
});
