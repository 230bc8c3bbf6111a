import { api } from '@pathkeeper/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, createTestApp, type TestApp } from '../../../test/app.ts';

let test: TestApp;
let owner: Caller;
beforeAll(async () => {
  test = await createTestApp({ levelGates: 'enforced' });
  owner = await test.person('owner');
});
afterAll(() => test.close());

const GATE_XP = 5000;

/** Somebody who has just come, at the level that opens the book. */
async function sage(): Promise<Caller> {
  test.clock.set('2026-11-30T12:00:00Z');
  const person = await test.person();
  await owner.call(api.admin.giftXp, {
    body: { userId: person.user?.id as number, xpAmount: GATE_XP },
  });
  return person;
}

async function write(person: Caller, date: string, own: object = {}): Promise<number> {
  test.clock.set(date.includes('T') ? date : `${date}T12:00:00Z`);
  const { status, body } = await person.call(api.entries.create, {
    body: { content: `Of ${date}.`, ...own },
  });
  expect(status).toBe(201);
  return body.id;
}

type Query = Parameters<typeof read>[1];

const read = async (
  person: Caller,
  query: {
    from?: string;
    to?: string;
    withoutFolders?: string;
    withoutEntries?: string;
    limit?: number;
    cursor?: string;
  } = {},
) => person.call(api.legacy.entries, { query });
const texts = async (person: Caller, query?: Query) =>
  (await read(person, query)).body.map(({ content }) => content);
const months = async (person: Caller, query = {}) =>
  (await person.call(api.legacy.contents, { query })).body;

describe('the legacy view', () => {
  it('opens at level 9, contents and entries alike', async () => {
    const person = await test.person();
    await write(person, '2026-11-20');
    const contents = await person.call(api.legacy.contents, { query: {} });
    for (const reply of [await read(person), contents]) {
      expect(reply.status).toBe(403);
      expect(reply.body).toMatchObject({ code: 'level_required', requiredLevel: 9 });
    }
    await owner.call(api.admin.giftXp, {
      body: { userId: person.user?.id as number, xpAmount: GATE_XP },
    });
    expect(await texts(person)).toEqual(['Of 2026-11-20.']);
  });

  it('reads in the order of the calendar, page after page, without a gap or a repeat', async () => {
    const person = await sage();
    const days = ['2026-03-02', '2024-01-31', '2026-03-01', '2024-02-01', '2026-03-01'];
    for (const day of days) await write(person, day);
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const reply = await read(person, { limit: 2, ...(cursor ? { cursor } : {}) });
      seen.push(...reply.body.map(({ localDate }) => localDate));
      const link = /<([^>]+)>/.exec(String(reply.headers.link ?? ''))?.[1];
      cursor = link ? (new URL(link, 'http://x').searchParams.get('cursor') ?? '') : undefined;
    } while (cursor);
    expect(seen).toEqual([...days].sort());
  });

  it('puts an entry on its writer’s day, wherever that was', async () => {
    const person = await sage();
    person.zone = 'Pacific/Auckland';
    await write(person, '2026-05-31T18:00:00Z', { content: 'June already.' });
    person.zone = 'Pacific/Honolulu';
    await write(person, '2026-06-01T02:00:00Z', { content: 'Still May.' });
    expect(await texts(person)).toEqual(['Still May.', 'June already.']);
    expect((await months(person)).map(({ month }) => month)).toEqual(['2026-05', '2026-06']);
    expect(await texts(person, { from: '2026-06-01', to: '2026-06-30' })).toEqual([
      'June already.',
    ]);
  });

  it('counts the entries and words of each month', async () => {
    const person = await sage();
    await write(person, '2024-02-10', { content: 'Three short words.' });
    await write(person, '2024-02-10', { content: 'Two words.' });
    await write(person, '2026-03-01', { content: 'One.' });
    expect(await months(person)).toEqual([
      { month: '2024-02', entries: 2, words: 5 },
      { month: '2026-03', entries: 1, words: 1 },
    ]);
  });

  it('leaves out folders and single entries, and counts neither', async () => {
    const person = await sage();
    const folder = await person.call(api.folders.create, {
      body: { name: 'Quarrels', color: '#EF4444' },
    });
    await write(person, '2026-01-01', { content: 'Filed.', folderId: folder.body.id });
    const single = await write(person, '2026-02-01', { content: 'Single.' });
    await write(person, '2026-03-01', { content: 'Stays.' });
    const without = {
      withoutFolders: String(folder.body.id),
      withoutEntries: `${single},${single}`,
    };
    expect(await texts(person, without)).toEqual(['Stays.']);
    expect(await months(person, without)).toEqual([{ month: '2026-03', entries: 1, words: 1 }]);
  });

  it('answers the words as they were written, and none of anybody else', async () => {
    const [person, other] = [await sage(), await sage()];
    const content = '  <b>Not bold</b>\r\n\n& as typed.\n';
    const id = await write(person, '2026-01-01', { content, mood: 'calm', tags: ['tide'] });
    await write(other, '2026-01-01', { content: 'Not yours.' });
    expect((await read(person)).body).toEqual([
      { id, localDate: '2026-01-01', content, mood: 'calm', tags: ['tide'] },
    ]);
  });

  it.each([
    ['an empty list', { withoutFolders: '' }],
    ['a list with a hole', { withoutEntries: '1,,2' }],
    ['too long a list', { withoutEntries: Array.from({ length: 501 }, (_, at) => at + 1).join() }],
    ['a day that never was', { from: '2026-02-30' }],
    ['a cursor of nobody', { cursor: 'nowhere' }],
  ])('refuses %s', async (_what, query) => {
    expect((await read(await sage(), query)).status).toBe(400);
  });
});
