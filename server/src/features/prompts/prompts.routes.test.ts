import { api, type CallInput, PROMPT_THEMES } from '@pathkeeper/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, createTestApp, type Reply, type TestApp } from '../../../test/app.ts';

type Query = CallInput<typeof api.prompts.list>['query'];

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ levelGates: 'enforced' });
});
afterAll(() => test.close());

/** Somebody with so much XP: 1000 open the library, 5000 the deep prompts. */
async function reader(xp = 1000): Promise<Caller> {
  const person = await test.person();
  await raise(person, xp);
  return person;
}

const raise = (person: Caller, xp: number) =>
  test.db.execute(sql`
    insert into progress (user_id, xp, peak_xp, announced_level)
    values (${person.user?.id ?? 0}, ${xp}, ${xp}, 1)
    on conflict (user_id) do update set xp = ${xp}, peak_xp = ${xp}`);

const list = async (person: Caller, query: Query = {}) =>
  (await person.call(api.prompts.list, { query })).body;

const contents = async (person: Caller) => (await person.call(api.prompts.contents, {})).body;

const mark = (
  person: Caller,
  id: string,
  body: CallInput<typeof api.prompts.mark>['body'] = { mark: 'kept', isSet: true },
) => person.call(api.prompts.mark, { params: { id }, body });

/** The ids of every page of a shelf. */
async function everyPage(person: Caller, query: Query): Promise<string[]> {
  const ids: string[] = [];
  let url: string | undefined = `/api/prompts?${new URLSearchParams(query as never)}`;
  while (url) {
    const page: Reply<{ id: string }[]> = await person.send('GET', url);
    ids.push(...page.body.map(({ id }) => id));
    url = /<([^>]+)>/.exec(String(page.headers.link ?? ''))?.[1];
  }
  return ids;
}

describe('the library', () => {
  it('opens at level 5, and the deep shelf at level 9', async () => {
    const person = await test.person();
    for (const [shelf, requiredLevel] of [
      ['library', 5],
      ['deep', 9],
    ] as const) {
      const refused = await person.call(api.prompts.list, { query: { shelf } });
      expect(refused).toMatchObject({
        status: 403,
        body: { code: 'level_required', requiredLevel },
      });
    }
    await raise(person, 1000);
    expect(await list(person)).not.toEqual([]);
    expect((await person.call(api.prompts.list, { query: { shelf: 'deep' } })).status).toBe(403);
    await raise(person, 5000);
    expect((await list(person, { shelf: 'deep' })).every(({ isDeep }) => isDeep)).toBe(true);
  });

  it('shows its table of contents at every level', async () => {
    const { shelves, themes } = await contents(await test.person());
    expect(themes.map(({ theme }) => theme)).toEqual(PROMPT_THEMES.map(({ id }) => id));
    for (const shelf of ['library', 'deep', 'kept'] as const) {
      expect(themes.reduce((sum, theme) => sum + theme[shelf], 0)).toBe(shelves[shelf]);
    }
    expect(shelves.kept).toBe(0);
  });

  it('is read page by page, each prompt once', async () => {
    const person = await reader();
    const { shelves } = await contents(person);
    const ids = await everyPage(person, { limit: 7 });
    expect(ids).toHaveLength(shelves.library);
    expect(new Set(ids).size).toBe(ids.length);
    const wrong = await person.call(api.prompts.list, { query: { cursor: 'nowhere' } });
    expect(wrong.status).toBe(400);
  });

  it('is narrowed by theme and by words, whatever their case and accents', async () => {
    const person = await reader();
    const people = await list(person, { theme: 'people' });
    expect(people.every(({ theme }) => theme === 'people')).toBe(true);
    const words = (query: string) => list(person, { query });
    expect((await words('FOOTSTEPS  stáirs')).map(({ id }) => id)).toEqual([]);
    expect((await words('FÓOTSTEPS sound')).map(({ id }) => id)).toEqual(['voice-on-the-stairs']);
    // The name of a theme finds what stands under it.
    expect((await words('people')).map(({ id }) => id)).toEqual(
      expect.arrayContaining(people.map(({ id }) => id)),
    );
    expect(await words('zzzz')).toEqual([]);
    const wrong = await person.send('GET', '/api/prompts?theme=astrology');
    expect(wrong.status).toBe(400);
  });
});

describe('marks', () => {
  it('are kept and taken back, one beside the other', async () => {
    const person = await reader();
    const [prompt] = await list(person, { limit: 1 });
    const id = prompt?.id ?? '';
    expect((await mark(person, id)).body).toMatchObject({
      keptAt: test.clock.now().toISOString(),
      takenAt: null,
    });
    await mark(person, id, { mark: 'taken', isSet: true });
    test.clock.advance(60_000);
    const again = await mark(person, id, { mark: 'taken', isSet: true });
    expect(again.body.takenAt).toBe(test.clock.now().toISOString());
    expect((await list(person, { shelf: 'kept' })).map((each) => each.id)).toEqual([id]);
    expect((await contents(person)).shelves.kept).toBe(1);
    await mark(person, id, { mark: 'kept', isSet: false });
    expect(await list(person, { shelf: 'kept' })).toEqual([]);
    expect((await list(person, { limit: 1 }))[0]).toMatchObject({ keptAt: null });
    expect((await list(person, { limit: 1 }))[0]?.takenAt).not.toBeNull();
  });

  it('are seen by nobody else', async () => {
    const [one, two] = [await reader(), await reader()];
    const [prompt] = await list(one, { limit: 1 });
    await mark(one, prompt?.id ?? '');
    expect((await list(two, { limit: 1 }))[0]).toMatchObject({ keptAt: null });
    expect(await list(two, { shelf: 'kept' })).toEqual([]);
  });

  it('are not made below the level, and never taken away with it', async () => {
    const person = await reader();
    const [first, second] = await list(person, { limit: 2 });
    await mark(person, first?.id ?? '');
    await raise(person, 0);
    expect(await mark(person, second?.id ?? '')).toMatchObject({
      status: 403,
      body: { code: 'level_required', requiredLevel: 5 },
    });
    expect((await list(person, { shelf: 'kept' })).map(({ id }) => id)).toEqual([first?.id]);
    const removed = await mark(person, first?.id ?? '', { mark: 'kept', isSet: false });
    expect(removed.status).toBe(200);
    expect(await list(person, { shelf: 'kept' })).toEqual([]);
  });

  it('of a prompt that is none are not found', async () => {
    expect((await mark(await reader(), 'no-such-prompt')).status).toBe(404);
  });
});
