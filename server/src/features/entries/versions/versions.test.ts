import { api } from '@pathkeeper/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, createTestApp, type TestApp } from '../../../../test/app.ts';
import { isKept } from './versions.rules.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const MINUTE = 60_000;

async function write(person: Caller, content: string): Promise<number> {
  const body = { content, mood: 'calm' as const, tags: ['quay'] };
  return (await person.call(api.entries.create, { body })).body.id;
}

/** Edits an entry some minutes later. */
async function edit(person: Caller, id: number, content: string, minutes: number): Promise<void> {
  test.clock.advance(minutes * MINUTE);
  const reply = await person.call(api.entries.update, { params: { id }, body: { content } });
  expect(reply.status).toBe(200);
}

const versionsOf = async (person: Caller, id: number) =>
  (await person.call(api.entries.versions, { params: { id } })).body;
const contents = async (person: Caller, id: number) =>
  (await versionsOf(person, id)).map(({ content }) => content);

describe('the earlier versions of an entry', () => {
  it('are kept with mood and tags, one for each sitting, the latest first', async () => {
    const person = await test.person();
    const id = await write(person, 'First words.');
    expect(await versionsOf(person, id)).toEqual([]);
    await edit(person, id, 'First words, and more.', 1);
    expect(await versionsOf(person, id)).toMatchObject([
      { version: 1, content: 'First words.', mood: 'calm', tags: ['quay'], wordCount: 2 },
    ]);
    await edit(person, id, 'First words, and more, and more.', 9);
    await edit(person, id, 'First words, and more, and more, again.', 10);
    expect(await contents(person, id)).toEqual([
      'First words, and more, and more.',
      'First words.',
    ]);
  });

  it('hold words that an edit takes away, however soon', async () => {
    const person = await test.person();
    const id = await write(person, 'First.');
    await edit(person, id, 'First, and a whole paragraph about the harbour.', 1);
    await edit(person, id, 'Oops.', 1);
    expect(await contents(person, id)).toEqual([
      'First, and a whole paragraph about the harbour.',
      'First.',
    ]);
  });

  it('hold words that others of the same length replace, and what a version that is put back replaces', async () => {
    const person = await test.person();
    const first = 'alpha '.repeat(100).trim();
    const id = await write(person, first);
    const second = 'beta '.repeat(30).trim();
    const third = 'gamma '.repeat(29).trim();
    await edit(person, id, second, 1);
    await edit(person, id, third, 1);
    await edit(person, id, first, 1);
    expect(await contents(person, id)).toEqual([third, second, first]);
    await edit(person, id, `${first} and one`, 1);
    await edit(person, id, first, 1);
    expect((await contents(person, id))[0]).toBe(`${first} and one`);
  });

  it('hold what was saved elsewhere when an edit is saved over it, however few its words', async () => {
    const person = await test.person();
    const id = await write(person, 'One sheet of it, quite long enough for a rule of shares.');
    await edit(person, id, 'One sheet of it, quite long enough for a rule of shares. Two.', 1);
    const body = {
      content: 'One sheet of it, quite long enough for a rule of shares. Three.',
      version: 2,
      overwrites: true,
    };
    expect((await person.call(api.entries.update, { params: { id }, body })).status).toBe(200);
    expect((await contents(person, id))[0]).toMatch(/ Two\.$/);
  });

  it('are twenty at most, and none for an edit that changes nothing', async () => {
    const person = await test.person();
    const id = await write(person, 'Number 0.');
    for (let round = 1; round <= 22; round++) await edit(person, id, `Number ${round}.`, 11);
    await edit(person, id, 'Number 22.', 11);
    const kept = await contents(person, id);
    expect([kept.length, kept[0], kept.at(-1)]).toEqual([20, 'Number 21.', 'Number 2.']);
  });

  it('are deleted one at a time, by nobody else, and the entry stays', async () => {
    const person = await test.person();
    const id = await write(person, 'First.');
    await edit(person, id, 'Second.', 11);
    await edit(person, id, 'Third.', 11);
    const params = { id, version: 1 };
    const remove = (who: Caller) => who.call(api.entries.removeVersion, { params });
    expect((await remove(await test.person())).status).toBe(404);
    expect((await remove(person)).status).toBe(200);
    expect((await remove(person)).body).toMatchObject({ error: 'That version was not found.' });
    expect(await contents(person, id)).toEqual(['Second.']);
    const beyond = { params: { id, version: 2_147_483_648 } };
    expect((await person.call(api.entries.removeVersion, beyond)).status).toBe(404);
    const { body: entry } = await person.call(api.entries.get, { params: { id } });
    expect(entry.content).toBe('Third.');
  });

  it('go into the bin and come back with their entry, and are nobody else’s', async () => {
    const person = await test.person();
    const id = await write(person, 'First.');
    await edit(person, id, 'Second.', 1);
    const before = await versionsOf(person, id);
    const other = await test.person();
    expect((await other.call(api.entries.versions, { params: { id } })).status).toBe(404);
    await person.call(api.entries.remove, { params: { id } });
    expect((await person.call(api.entries.versions, { params: { id } })).status).toBe(404);
    await person.call(api.entries.restore, { params: { id } });
    expect(await versionsOf(person, id)).toEqual(before);
  });
});

const PAGE = 'Twelve words are written here, on a page about rain and lamps.';

it.each([
  ['none is kept yet', null, PAGE, true],
  ['one of this sitting is kept', -5, `${PAGE} And more.`, false],
  ['words are taken away', -5, PAGE.replace('rain and ', ''), true],
  ['a letter is taken away', -5, PAGE.replace('lamps', 'lamp'), false],
  ['half of it is taken away', -5, PAGE.slice(0, 30), true],
  ['the last one is ten minutes old', -10, `${PAGE} And more.`, true],
])('a text is kept or not: %s', (_when, minutes, next, kept) => {
  const now = new Date('2026-11-21T12:00:00Z');
  const lastKeptAt = minutes === null ? null : new Date(now.getTime() + minutes * MINUTE);
  expect(isKept({ content: PAGE, lastKeptAt }, next, now)).toBe(kept);
});
