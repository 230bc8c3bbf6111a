import { api } from '@pathkeeper/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, createTestApp, type TestApp } from '../../../../test/app.ts';
import { periods, themesBefore } from '../index.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

/** So many tags that no word of the text becomes a theme of its page. */
const FULL = ['rain', 'tea', 'bread', 'boots', 'ink'];

async function write(person: Caller, date: string, content: string, tags: string[] = []) {
  test.clock.set(`${date}T12:00:00Z`);
  const { body } = await person.call(api.entries.create, { body: { content, tags } });
  return body.id;
}

/** A word in passing, the word as a tag, and twice the word as a subject. */
async function somebody() {
  test.clock.set('2026-11-20T12:00:00Z');
  const person = await test.person();
  await write(person, '2026-11-02', 'Past the Harbour’s end, in rain, and home again.', FULL);
  await write(person, '2026-11-03', 'Bread. Nothing else was done.', ['harbour', 'letters']);
  await write(person, '2026-11-04', 'Mummy rang. She asked after the harbour, and the harbours.');
  return { person, ownerId: person.user?.id ?? 0 };
}

const earlier = { to: '2026-11-20', except: [] };

describe('how many earlier pages have a subject', () => {
  it('is told of a word by every page that has it, of a tag by its pages, of a person by theirs', async () => {
    const { ownerId } = await somebody();
    const before = (content: string, tags: string[], themes: string[]) =>
      themesBefore(test.db, ownerId, { content, tags, themes }, earlier);
    expect(await before('The harbour was empty.', ['Harbour'], ['harbour'])).toEqual([
      { theme: 'harbour', count: 3, firstDate: '2026-11-02', lastDate: '2026-11-04' },
    ]);
    expect(await before('It was empty.', ['harbour'], ['harbour'])).toEqual([
      { theme: 'harbour', count: 1, firstDate: '2026-11-03', lastDate: '2026-11-03' },
    ]);
    // A page about “Mummy” has mum for its theme, but no such word.
    expect(await before('Mummy again.', [], ['mum'])).toMatchObject([{ count: 1 }]);
    expect(await before('Mum again.', [], ['mum'])).toEqual([]);
  });

  it('leaves out what is not earlier, and knows a name of several words', async () => {
    const { person, ownerId } = await somebody();
    const id = await write(person, '2026-11-05', 'Dona Graça came by, and Graça’s sister.', FULL);
    const page = { content: 'Dona Graça again.', tags: [], themes: ['Dona Graça'] };
    const before = (except: number[]) =>
      themesBefore(test.db, ownerId, page, { ...earlier, except });
    expect(await before([])).toMatchObject([{ count: 1, firstDate: '2026-11-05' }]);
    expect(await before([id])).toEqual([]);
  });

  it('is told of a week by its pages’ words too', async () => {
    const { ownerId } = await somebody();
    const days = { from: '2026-11-01', to: '2026-11-07', limit: 12, except: [] };
    const themes = await periods.themesOfPeriod(test.db, ownerId, days);
    expect(themes[0]).toEqual({ theme: 'harbour', count: 3 });
    expect(themes).toContainEqual({ theme: 'mum', count: 1 });
  });
});
