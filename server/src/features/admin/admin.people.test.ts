import { api, engagementOf, levelInfo } from '@pathkeeper/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, createTestApp, type Reply, type TestApp } from '../../../test/app.ts';

let test: TestApp;
let owner: Caller;

/** The clock stands at 22:40 UTC of 21 November 2026: in Tokyo it is the 22nd already. */
beforeAll(async () => {
  test = await createTestApp();
  owner = await test.person('owner');
  const made: [
    name: string,
    entries: number,
    run: number,
    holds: string,
    zone: string,
    day: string | null,
  ][] = [
    ['anna', 20, 0, '', 'UTC', '2026-11-21'],
    ['bram', 3, 6, '2026-11-21', 'UTC', '2026-11-20'],
    // Her day is over, and with it the run.
    ['chiyo', 3, 6, '2026-11-21', 'Asia/Tokyo', '2026-11-20'],
    ['dora', 5, 0, '', 'UTC', '2026-11-10'],
    ['emil', 1, 0, '', 'UTC', '2026-06-01'],
    ['finn', 0, 0, '', 'UTC', null],
  ];
  for (const [name, entries, run, holds, zone, day] of made) {
    const person = await test.person(name);
    test.clock.advance(1000);
    await test.db.execute(sql`
      update progress set entries = ${entries}, run_length = ${run || null}, last_day = ${day},
        run_holds_until = ${holds || null}, xp = ${entries * 100}, peak_xp = ${entries * 100}
      where user_id = ${person.user?.id}`);
    if (name === 'emil') {
      await person.call(api.profile.update, { body: { firstName: 'Emil', lastName: 'İnce' } });
    }
    await test.db.execute(sql`update users set time_zone = ${zone} where id = ${person.user?.id}`);
  }
});
afterAll(() => test.close());

type Query = Parameters<typeof owner.call<typeof api.admin.usersDetailed>>[1]['query'];

const list = async (query: Query = {}) => {
  const { body, headers } = await owner.call(api.admin.usersDetailed, { query });
  return { names: body.map(({ username }) => username), people: body, headers };
};
const namesOf = async (query: Query) => (await list(query)).names;

describe('the user database', () => {
  it('lists everybody, newest first, with how many there are', async () => {
    const { names, headers } = await list();
    expect(names).toEqual(['finn', 'emil', 'dora', 'chiyo', 'bram', 'anna', 'owner']);
    expect(headers['x-total-count']).toBe('7');
    expect(headers['x-total-count-is']).toBe('exact');
  });

  it.each([
    ['oldest', 'owner anna bram chiyo dora emil finn'],
    ['name', 'anna bram chiyo dora emil finn owner'],
    ['active', 'anna chiyo bram dora emil finn owner'],
    ['level', 'anna dora chiyo bram emil finn owner'],
  ] as const)('sorts by %s, and pages through it without a gap', async (sort, order) => {
    const names = await namesOf({ sort });
    expect(names.slice(0, 5)).toEqual(order.split(' ').slice(0, 5));
    const walked: string[] = [];
    let path: string | undefined = `${api.admin.usersDetailed.path}?sort=${sort}&limit=2`;
    while (path) {
      const { body, headers }: Reply<{ username: string }[]> = await owner.send('GET', path);
      walked.push(...body.map(({ username }) => username));
      path = /<(.+)>; rel="next"/.exec(String(headers.link ?? ''))?.[1];
    }
    expect(walked).toEqual(names);
  });

  it('filters by engagement as it shows it, by the day of each person', async () => {
    const { people } = await list();
    for (const engagement of ['HIGH', 'MEDIUM', 'LOW', 'INACTIVE'] as const) {
      const shown = people.filter((each) => each.engagement === engagement);
      expect(await namesOf({ engagement })).toEqual(shown.map(({ username }) => username));
      for (const { stats } of shown) {
        expect(engagementOf(stats.totalEntries, stats.currentStreak)).toBe(engagement);
      }
    }
    expect(await namesOf({ engagement: 'HIGH' })).toEqual(['bram', 'anna']);
    expect(await namesOf({ engagement: 'LOW' })).toEqual(['emil', 'chiyo']);
  });

  it.each([
    [{ level: 6 }, 'anna'],
    [{ activeWithin: 1 }, 'anna'],
    [{ activeWithin: 7 }, 'chiyo bram anna'],
    [{ role: 'admin' }, 'owner'],
    [{ search: 'ANN' }, 'anna'],
    [{ search: 'hiy' }, 'chiyo'],
    [{ search: 'em' }, 'emil'],
    [{ search: 'dora@example' }, 'dora'],
    [{ search: '  EMIL  İnce ' }, 'emil'],
    [{ search: 'ince em' }, 'emil'],
    [{ search: 'emil dora' }, ''],
    [{ search: '%' }, ''],
    [{ search: 'nobody' }, ''],
    [{ status: 'suspended' }, ''],
    [{ search: 'r', activeWithin: 365 }, ''],
  ] as [NonNullable<Query>, string][])('filters by %o', async (query, names) => {
    expect(await namesOf(query)).toEqual(names === '' ? [] : names.split(' '));
    const { headers } = await list(query);
    expect(headers['x-total-count']).toBe(String(names === '' ? 0 : names.split(' ').length));
  });

  it('shows the fields of the document, and no text of anybody', async () => {
    const [anna] = (await list({ search: 'anna' })).people;
    expect(anna).toMatchObject({
      ...{ username: 'anna', email: 'anna@example.org', role: 'user', isAdmin: false },
      ...{ xpPoints: 2000, totalPosts: 0, totalLikes: 0, badges: 0 },
      progress: { currentLevel: 6, levelTitle: levelInfo(6).title, xpPoints: 2000 },
      stats: { totalEntries: 20, currentStreak: 0, lastActiveDate: '2026-11-21' },
      ...{ status: 'active', suspension: null, deletedAt: null },
    });
  });

  it.each([
    ['level=11', 'The level must be a whole number from 1 to 10.'],
    ['engagement=SOME', 'The engagement must be one of: HIGH, MEDIUM, LOW, INACTIVE.'],
    ['role=king', 'The role must be one of: user, moderator, admin.'],
    ['sort=age', 'The order must be one of: newest, oldest, name, active, level.'],
    ['cursor=x', 'That page of the list does not exist.'],
    [
      `cursor=${Buffer.from('["active","2026-02-31",1]').toString('base64url')}&sort=active`,
      'That page of the list does not exist.',
    ],
    ['limit=0', 'limit must be between 1 and 100.'],
  ])('refuses %s in a sentence', async (query, sentence) => {
    const { status, body } = await owner.send('GET', `${api.admin.users.path}?${query}`);
    expect([status, body.error]).toEqual([400, sentence]);
  });
});

describe('the tiles and charts', () => {
  it('count as the table does', async () => {
    const { body } = await owner.call(api.admin.stats, {});
    expect(body).toMatchObject({
      totalUsers: 7,
      highEngagement: 2,
      levelFiveUp: 1,
      activeThisWeek: 3,
    });
  });

  it('count each day, those without anything too', async () => {
    await owner.call(api.entries.create, { body: { content: 'A page.' } });
    await owner.call(api.entries.create, { body: { content: 'Another.' } });
    const { body } = await owner.call(api.admin.days, { query: { days: 3 } });
    expect(body).toEqual([
      { day: '2026-11-19', registrations: 0, activePeople: 0, entries: 0 },
      { day: '2026-11-20', registrations: 0, activePeople: 0, entries: 0 },
      { day: '2026-11-21', registrations: 7, activePeople: 1, entries: 2 },
    ]);
  });
});

describe('the file of the table', () => {
  const csv = async (query = '') => owner.send<string>('GET', `${api.admin.usersCsv.path}${query}`);

  it('has the columns of the document and everybody who matches', async () => {
    const { body, headers } = await csv('?activeWithin=1');
    expect(headers['content-disposition']).toContain('filename="user-data-2026-11-21.csv"');
    expect(body).toBe(
      '\uFEFFUsername,Email,First Name,Last Name,Level,Level Title,XP Points,Total Entries,Current Streak,Longest Streak,Engagement Level,Badges,Admin,Created Date,Last Active\r\n' +
        (await csvLines(['anna', 'owner'])),
    );
  });

  const csvLines = async (names: string[]) => {
    const { body } = await csv();
    return body
      .split('\r\n')
      .filter((line) => names.includes(line.split(',')[0] ?? '') && line.endsWith('2026-11-21'))
      .map((line) => `${line}\r\n`)
      .join('');
  };

  it('takes the sting out of formulas, and keeps signs of every script', async () => {
    const person = await test.person('zoe');
    for (const [firstName, cell] of [
      ['=HYPERLINK("http://x.example","y")', '"\'=HYPERLINK(""http://x.example"",""y"")"'],
      ['-1+1', "'-1+1"],
      ['+1', "'+1"],
      ['@sum', "'@sum"],
      ['شهرزاد 🌙', 'شهرزاد 🌙'],
      ['a, "b"', '"a, ""b"""'],
    ] as const) {
      await person.call(api.profile.update, { body: { firstName } });
      const { body } = await csv('?search=zoe');
      expect(body.split('\r\n')[1]).toContain(`zoe,zoe@example.org,${cell},,`);
    }
    await test.db.execute(sql`update users set first_name = E'\t=1' where username = 'zoe'`);
    expect((await csv('?search=zoe')).body).toContain("'\t=1");
  });

  it('is refused when nobody matches', async () => {
    const { status, body } = await csv('?search=nobody');
    expect([status, body]).toMatchObject([404, { error: 'No data to export' }]);
  });
});
