import { api, personCard } from '@pathkeeper/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, createTestApp, type TestApp } from '../../../test/app.ts';
import { presentPeople } from './index.ts';

let test: TestApp;
let ada: Caller;
let ines: Caller;

beforeAll(async () => {
  test = await createTestApp();
  ada = await test.person('ada');
  ines = await test.person('ines');
});
afterAll(() => test.close());

const idOf = ({ user }: Caller) => user?.id ?? 0;

describe('people as everybody may see them', () => {
  it('have a name, a rank, an emblem, their XP and perhaps a seal, and nothing else of theirs', async () => {
    await ines.call(api.profile.update, { body: { emblem: 'hare', displayName: 'A secret' } });
    await test.db.execute(sql`
      insert into progress (user_id, xp, peak_xp) values (${idOf(ines)}, 0, 200000)
      on conflict (user_id) do update set peak_xp = 200000`);
    const people = await presentPeople(test, [idOf(ada), idOf(ines)]);
    expect(people.get(idOf(ada))).toEqual({
      id: idOf(ada),
      username: 'ada',
      rank: 'Wanderer',
      emblem: null,
      xpPoints: 0,
      hasSeal: false,
    });
    const card = people.get(idOf(ines));
    expect(card).toMatchObject({ username: 'ines', emblem: 'hare' });
    expect(card?.rank).not.toBe('Wanderer');
    expect(personCard.strict().parse(card)).toEqual(card);
  });

  it('are asked for once, whoever is named twice, has left or never was', async () => {
    const people = await presentPeople(test, [idOf(ada), null, idOf(ada), 999_999_999]);
    expect([...people.keys()]).toEqual([idOf(ada)]);
    expect(await presentPeople(test, [null])).toEqual(new Map());
  });
});
