import { api, type CallInput } from '@pathkeeper/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, createTestApp, type Reply, type TestApp } from '../../../test/app.ts';

type NewInsight = CallInput<typeof api.insights.create>['body'];

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ levelGates: 'enforced' });
});
afterAll(() => test.close());

/** Somebody whose level opens the vault. */
async function keeper(): Promise<Caller> {
  const person = await test.person();
  await raise(person);
  return person;
}

const raise = (person: Caller) =>
  test.db.execute(sql`
    insert into progress (user_id, xp, peak_xp, announced_level)
    values (${person.user?.id ?? 0}, 100, 100, 2)
    on conflict (user_id) do update set peak_xp = 100`);

const keep = (person: Caller, body: Partial<NewInsight> = {}) =>
  person.call(api.insights.create, {
    body: { title: 'Rest', content: 'You rest best after you have told someone.', ...body },
  });

const write = async (person: Caller, content = 'The boat went out without me.') =>
  (await person.call(api.entries.create, { body: { content } })).body;

const titles = async (person: Caller, query: CallInput<typeof api.insights.list>['query'] = {}) =>
  (await person.call(api.insights.list, { query })).body.map(({ title }) => title);

const stats = async (person: Caller) => (await person.call(api.insights.stats, {})).body;

describe('an insight', () => {
  it('is created, read, changed and deleted', async () => {
    const person = await keeper();
    const entry = await write(person);
    const kept = await keep(person, { category: 'lesson', entryId: entry.id });
    expect(kept.status).toBe(201);
    expect(kept.body).toMatchObject({
      userId: person.user?.id,
      title: 'Rest',
      category: 'lesson',
      source: 'daily',
      reflectionType: null,
      entryId: entry.id,
      entryDate: entry.localDate,
      newBadges: [],
    });
    const params = { id: kept.body.id };
    test.clock.advance(60_000);
    const changed = await person.call(api.insights.update, {
      params,
      body: { content: 'You rest best afterwards.', category: 'goal' },
    });
    expect(changed.body).toMatchObject({
      title: 'Rest',
      content: 'You rest best afterwards.',
      category: 'goal',
      createdAt: kept.body.createdAt,
    });
    expect(changed.body.updatedAt > kept.body.updatedAt).toBe(true);
    expect((await person.call(api.insights.get, { params })).body).toEqual(changed.body);
    expect(await stats(person)).toEqual({ total: 1, insights: 0, lessons: 0, goals: 1 });

    expect((await person.call(api.insights.remove, { params })).status).toBe(200);
    expect((await person.call(api.insights.remove, { params })).status).toBe(404);
    expect((await person.call(api.entries.get, { params: { id: entry.id } })).status).toBe(200);
    expect(await stats(person)).toEqual({ total: 0, insights: 0, lessons: 0, goals: 0 });
  });

  it('stays as it is when an edit changes nothing', async () => {
    const [person, other] = [await keeper(), await keeper()];
    const params = { id: (await keep(person)).body.id };
    const before = (await person.call(api.insights.get, { params })).body;
    test.clock.advance(60_000);
    const unchanged = await person.call(api.insights.update, { params, body: {} });
    expect(unchanged).toMatchObject({ status: 200, body: before });
    expect((await person.call(api.insights.get, { params })).body).toEqual(before);
    expect((await other.call(api.insights.update, { params, body: {} })).status).toBe(404);
  });

  it('is not overwritten by an edit that began from other words', async () => {
    const person = await keeper();
    const { id, title, content, category } = (await keep(person)).body;
    const expected = { title, content, category };
    const edit = (body: object) => person.call(api.insights.update, { params: { id }, body });
    expect((await edit({ title: 'Elsewhere', expected })).status).toBe(200);
    const refused = await edit({ title: 'Mine', expected });
    expect(refused).toMatchObject({ status: 409, body: { code: 'edit_conflict' } });
    // The answer to it was lost, and it is tried again.
    expect((await edit({ title: 'Elsewhere', expected })).status).toBe(200);
    const over = await edit({ title: 'Mine', expected: { ...expected, title: 'Elsewhere' } });
    expect(over.body.title).toBe('Mine');
  });

  it('refuses an edit whose beginning holds what no insight can hold, and says where', async () => {
    const person = await keeper();
    const { id, title, content, category } = (await keep(person)).body;
    const edit = await person.call(api.insights.update, {
      params: { id },
      body: { title: 'Mine', expected: { title: `${title}\0`, content, category } },
    });
    expect(edit.status).toBe(400);
    expect(edit.body.fields).toEqual({
      'expected.title': 'expected.title contains a character that cannot be stored.',
    });
  });

  it('is its owner’s alone: somebody else’s is 404', async () => {
    const [owner, other] = [await keeper(), await keeper()];
    const { body } = await keep(owner);
    const params = { id: body.id };
    const replies = [
      await other.call(api.insights.get, { params }),
      await other.call(api.insights.update, { params, body: { title: 'Mine' } }),
      await other.call(api.insights.remove, { params }),
    ];
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(await titles(other)).toEqual([]);
    expect((await stats(other)).total).toBe(0);
    expect(await titles(owner)).toEqual(['Rest']);
  });

  it('of somebody else’s entry is refused, and nothing is stored', async () => {
    const [owner, other] = [await keeper(), await keeper()];
    const entry = await write(owner);
    const refused = await keep(other, { entryId: entry.id });
    expect(refused).toMatchObject({
      status: 404,
      body: { error: 'That entry was not found.', code: 'not_found' },
    });
    expect(await titles(other)).toEqual([]);
    const [row] = await test.db.execute(
      sql`select vault_insights from progress where user_id = ${other.user?.id}`,
    );
    expect(row).toEqual({ vault_insights: 0 });
  });

  it('outlives its entry, without the link to it', async () => {
    const person = await keeper();
    const entry = await write(person);
    const { body } = await keep(person, { entryId: entry.id });
    await person.call(api.entries.remove, { params: { id: entry.id } });
    const left = await person.call(api.insights.get, { params: { id: body.id } });
    expect(left.body).toMatchObject({ title: 'Rest', entryId: null, entryDate: null });
  });

  it.each([
    ['without a title', { title: '   ' }, 'The title is required.'],
    ['without words', { content: ' \n ' }, 'The insight is required.'],
    ['without a word at all', { content: undefined }, 'The insight is required.'],
    ['of a number', { content: 7 }, 'The insight must be text.'],
    ['with too long a title', { title: 'x'.repeat(201) }, 'at most 200'],
    ['of no category', { category: 'wish' }, 'The category must be one of'],
    ['of no source', { source: 'yearly' }, 'The source must be one of'],
    ['of a week without the week', { reflectionType: 'weekly' }, 'go together'],
    ['of a week that is no day', week('2026-02-30'), 'must name'],
    ['of a week from Monday on', week('2026-11-16'), 'must name'],
    ['of a week long before anybody', week('0001-01-07'), 'must name'],
    ['of a week long after', week('9999-12-26'), 'must name'],
    ['of a month that is none', month('2026-13'), 'must name'],
    ['of a month of no year', month('0001-01'), 'must name'],
    ['of a month far off', month('9999-12'), 'must name'],
    ['of a life path that is none', reflected('life-path', '9'.repeat(19)), 'must name'],
    ['of a week, said to be a month’s', { ...week('2026-11-15'), source: 'monthly' }, 'source'],
    ['of a week, said to be a day’s', reflected('weekly', '2026-11-15'), 'source'],
    ['of a month, said to be a week’s', { ...month('2026-11'), source: 'weekly' }, 'source'],
    [
      'of a life path, said to be a week’s',
      { ...reflected('life-path', '3'), source: 'weekly' },
      'source',
    ],
    ['of an entry under another name', { ...reflected('entry', '7'), entryId: 8 }, 'must name'],
  ])('%s gets a sentence', async (_what, wrong, sentence) => {
    const person = await keeper();
    const body = { title: 'Rest', content: 'Words.', ...wrong };
    const reply = await person.send('POST', '/api/insights', body);
    expect(reply.status).toBe(400);
    expect(JSON.stringify(reply.body)).toContain(sentence);
    expect(await titles(person)).toEqual([]);
  });
});

describe('a reflection', () => {
  it('is stored once, however often and at once it is sent', async () => {
    const person = await keeper();
    const entry = await write(person);
    const body = { ...reflected('entry', String(entry.id)), entryId: entry.id };
    const replies = await Promise.all([keep(person, body), keep(person, body), keep(person, body)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const refusal = replies.find(({ status }) => status === 409);
    expect(refusal?.body).toMatchObject({
      error: 'This reflection is already in your vault.',
      code: 'conflict',
    });
    expect((await stats(person)).total).toBe(1);
  });

  it('of a week and of a month are told apart, and found by their names', async () => {
    const person = await keeper();
    await keep(person, { title: 'Week', source: 'weekly', ...reflected('weekly', '2026-11-15') });
    await keep(person, { title: 'Month', source: 'monthly', ...reflected('monthly', '2026-11') });
    expect(await titles(person, { source: 'weekly' })).toEqual(['Week']);
    expect(await titles(person, reflected('monthly', '2026-11'))).toEqual(['Month']);
    expect(await titles(person, reflected('monthly', '2026-10'))).toEqual([]);
  });

  it('of a life path is stored; own words may name a week as their source', async () => {
    const person = await keeper();
    expect((await keep(person, reflected('life-path', '3'))).status).toBe(201);
    expect((await keep(person, { source: 'weekly' })).status).toBe(201);
    expect((await keep(person, { source: 'monthly' })).status).toBe(201);
  });
});

describe('the vault', () => {
  it('opens at level 2, and never locks what is in it', async () => {
    const person = await test.person();
    expect(await keep(person)).toMatchObject({
      status: 403,
      body: { code: 'level_required', requiredLevel: 2 },
    });
    expect(await titles(person)).toEqual([]);

    await raise(person);
    const { body } = await keep(person);
    await test.db.execute(
      sql`update progress set peak_xp = 0, xp = 0 where user_id = ${person.user?.id}`,
    );
    const params = { id: body.id };
    expect(await titles(person)).toEqual(['Rest']);
    const changed = await person.call(api.insights.update, { params, body: { title: 'Still' } });
    expect(changed.status).toBe(200);
    expect((await person.call(api.insights.remove, { params })).status).toBe(200);
  });

  it('is listed page by page, newest first, each insight once', async () => {
    const person = await keeper();
    for (let number = 1; number <= 7; number++) {
      // Three at a time in the same moment.
      if (number % 3 === 0) test.clock.advance(1);
      await keep(person, { title: `No. ${number}` });
    }
    const found: string[] = [];
    for (let url: string | undefined = '/api/insights?limit=3&category=insight'; url; ) {
      const page: Reply<{ title: string }[]> = await person.send('GET', url);
      found.push(...page.body.map(({ title }) => title));
      url = /<([^>]+)>; rel="next"/.exec(String(page.headers.link))?.[1];
    }
    expect(found).toEqual([7, 6, 5, 4, 3, 2, 1].map((number) => `No. ${number}`));
    const lost = await person.send('GET', '/api/insights?cursor=nowhere');
    expect(lost.status).toBe(400);
  });

  it('is searched in title and words, whatever the case, the accents or the signs', async () => {
    const person = await keeper();
    await keep(person, { title: 'Café', content: 'The Ångström of my days: 100% tired.' });
    await keep(person, { title: 'Ladder', content: 'A ladder lent is a door_left open.' });
    const find = (query: string) => titles(person, { query });
    expect(await find('cafe')).toEqual(['Café']);
    expect(await find('ANGSTROM café')).toEqual(['Café']);
    expect(await find('ladder cafe')).toEqual([]);
    expect(await find('100%')).toEqual(['Café']);
    expect(await find('%')).toEqual(['Café']);
    expect(await find('_')).toEqual(['Ladder']);
    expect(await find('\\')).toEqual([]);
    expect(await find(' ')).toEqual(['Ladder', 'Café']);
    expect(await find('x'.repeat(99) + ' y'.repeat(50))).toEqual([]);
  });

  it.each([
    ['Greek in capitals', 'ΟΔΥΣΣΕΥΣ ΕΙΜΙ', ['ΟΔΥΣΣΕΥΣ', 'οδυσσευς', 'Ὀδυσσεύς', 'οδυσσεύσ']],
    ['Greek in small letters', 'ο δρόμος', ['ΔΡΟΜΟΣ', 'δρόμος', 'δρομοσ']],
    ['letters with a stroke', 'Łódź, Đà Nẵng, Tromsø', ['lodz', 'ŁÓDŹ', 'da nang', 'TROMSO']],
    ['letters grown together', 'Straße, hors d’œuvre, Þór', ['STRASSE', 'oeuvre', 'thor', 'œuvre']],
    ['Turkish', 'İstanbul, ışık', ['istanbul', 'ISIK', 'ışık', 'isik']],
    ['Arabic with its vowels', 'كَتَبَ رِسَالَة', ['كتب', 'رسالة', 'كَتَبَ', 'كـتـب']],
    ['Hebrew with its vowels', 'שָׁלוֹם', ['שלום', 'שָׁלוֹם']],
    ['Arabic without', 'كتب', ['كَتَبَ']],
  ])('finds %s, as it is written or plainly', async (_what, content, queries) => {
    const person = await keeper();
    await keep(person, { content });
    for (const query of queries)
      expect([query, await titles(person, { query })]).toEqual([query, ['Rest']]);
    expect(await titles(person, { query: 'ξένος' })).toEqual([]);
  });

  it('earns its badge with the tenth, once, and a deleted one counts no more', async () => {
    const person = await keeper();
    const ids: number[] = [];
    for (let number = 1; number <= 9; number++) ids.push((await keep(person)).body.id);
    await person.call(api.insights.remove, { params: { id: ids[0] ?? 0 } });
    expect((await keep(person)).body.newBadges).toEqual([]);
    const tenth = (await keep(person)).body;
    expect(tenth.newBadges.map(({ name }) => name)).toEqual(['Vault Keeper']);
    expect(tenth.xpAwarded).toBe(25);
    expect((await keep(person)).body.newBadges).toEqual([]);
  });
});

function reflected<T extends 'entry' | 'weekly' | 'monthly' | 'life-path'>(
  reflectionType: T,
  reflectionPeriod: string,
) {
  return { reflectionType, reflectionPeriod };
}

function week(from: string) {
  return { ...reflected('weekly', from), source: 'weekly' };
}
function month(name: string) {
  return { ...reflected('monthly', name), source: 'monthly' };
}
