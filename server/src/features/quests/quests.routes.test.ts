import { api } from '@pathkeeper/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, createTestApp, type TestApp } from '../../../test/app.ts';
import { QUESTS } from './quests.data.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const today = async (person: Caller) => (await person.call(api.quests.today, {})).body;
const write = (person: Caller, content: string) =>
  person.call(api.entries.create, { body: { content, mood: null, tags: null } });

describe('quests', () => {
  it('are at least ninety, each its own', () => {
    expect(QUESTS.length).toBeGreaterThanOrEqual(90);
    expect(new Set(QUESTS.map(({ id }) => id)).size).toBe(QUESTS.length);
    expect(new Set(QUESTS.map(({ prompt }) => prompt)).size).toBe(QUESTS.length);
  });

  it('are the same for everybody on a local date, and another on the next', async () => {
    test.clock.set('2026-11-21T22:40:00Z');
    const [one, two, ahead] = [await test.person(), await test.person(), await test.person()];
    ahead.zone = 'Asia/Tokyo';
    expect((await today(one)).id).toBe((await today(two)).id);
    expect((await today(ahead)).date).toBe('2026-11-22');
    expect((await today(ahead)).prompt).not.toBe((await today(one)).prompt);
  });

  it('are completed by a hundred characters beyond the prompt, written since', async () => {
    const person = await test.person();
    await write(person, 'x'.repeat(500));
    test.clock.advance(1000);
    const { id, prompt } = await today(person);
    const complete = () => person.call(api.quests.complete, { params: { id } });
    expect((await complete()).status).toBe(409);
    const accepted = await person.call(api.quests.accept, { params: { id } });
    expect(accepted.body).toMatchObject({ status: 'accepted', prompt });
    expect((await complete()).status).toBe(400);
    test.clock.advance(1000);
    await write(person, `${prompt}\n${'y'.repeat(99)}`);
    const short = await complete();
    expect(short.status).toBe(400);
    expect(short.body.error).toMatch(/100 characters beyond the prompt/);
    // Neither the prompt a second time nor what nobody can see is an answer.
    for (const empty of [
      `${prompt} ${prompt}`,
      `a${' '.repeat(120)}b`,
      `a${'\u200b'.repeat(120)}b`,
    ]) {
      await write(person, `${prompt}\n${empty}`);
      expect((await complete()).status).toBe(400);
    }
    const { body: entry } = await write(person, `${prompt}\n${'y'.repeat(100)}`);
    const done = await complete();
    expect(done.body).toMatchObject({ status: 'completed', xpEarned: 15 });
    expect(done.body.newBadges).toMatchObject([{ id: 'quest-first' }]);
    const marked = await person.call(api.entries.get, { params: { id: entry.id } });
    expect(marked.body).toMatchObject({ type: 'quest', tags: ['Daily Challenge'] });
  });

  it('pay once, however often and however parallel they are completed', async () => {
    const person = await test.person();
    const { id } = await today(person);
    await person.call(api.quests.accept, { params: { id } });
    await write(person, 'y'.repeat(120));
    const before = (await person.call(api.progression.stats, {})).body.xpPoints;
    const tries = Array.from({ length: 20 }, () =>
      person.call(api.quests.complete, { params: { id } }),
    );
    const replies = await Promise.all(tries);
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    const after = (await person.call(api.progression.stats, {})).body.xpPoints;
    expect(after - before).toBe(15 + 25);
  });

  it('of another day or another place are not there', async () => {
    const person = await test.person();
    const { id } = await today(person);
    for (const other of [id + 10, id - 10, id + 3, 1]) {
      const reply = await person.call(api.quests.accept, { params: { id: other } });
      expect(reply.status).toBe(404);
    }
  });
});
