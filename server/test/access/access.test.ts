import { api, type Endpoint } from '@pathkeeper/contract';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, createTestApp, type TestApp } from '../app.ts';
import { openVision } from '../vision.ts';
import type { Role } from './define.ts';
import { ACCESS, TARGETS } from './load.ts';
import { changedTables, type Rows, rowsReader } from './rows.ts';
import { inputOf, thingsIn } from './things.ts';

/** What an endpoint's `access` settles by itself, for whom. */
function settled({ access }: Endpoint): Partial<Record<Role, number>> {
  if (access === 'public' || access === 'anyone') return {};
  if (access === 'user') return { signedOut: 401 };
  const low = { signedOut: 401, self: 403, someoneElse: 403 };
  if (access === 'moderator') return low;
  const lower = { ...low, moderator: 403 };
  return access === 'admin' ? lower : { ...lower, admin: 403 };
}

let test: TestApp;
let rowsOf: (userId: number) => Promise<Rows>;
let others: Record<Exclude<Role, 'self'>, Caller>;

beforeAll(async () => {
  test = await createTestApp();
  await openVision(test.context);
  rowsOf = await rowsReader(test.db);
  const owner = await test.person('the-owner');
  const withRole = async (role: string) => {
    const person = await test.person(`the-${role}`);
    await test.db.execute(sql`update users set role = ${role} where id = ${person.user?.id}`);
    return person;
  };
  others = {
    signedOut: test.visitor(),
    someoneElse: await test.person(),
    moderator: await withRole('moderator'),
    admin: await withRole('admin'),
    owner,
  };
});
afterEach(async () => {
  for (const { reset } of ACCESS) await reset?.(test.db);
});
afterAll(() => test.close());

async function signInAgain(other: Caller): Promise<void> {
  if (!other.user) return;
  const body = { username: other.user.username, password: 'harbour1' };
  other.token = (await test.visitor().call(api.accounts.login, { body })).body.accessToken;
}

describe('who may call what', () => {
  it.each(TARGETS.map((target) => [target.name, target] as const))(
    '%s answers as its feature says, and changes nothing of somebody else’s',
    async (name, target) => {
      const { endpoint } = target;
      const actsOnPeople = ['moderator', 'admin', 'owner'].includes(endpoint.access);
      const isPublic = endpoint.visibility === 'public';
      const mark = `mark-${name.replace('.', '-')}`;
      const person = await test.person(mark);
      const things = thingsIn(test, person, `zq${mark.replaceAll('-', '')}`);
      const { id } = things.user;
      const answered: Record<string, number> = {};
      const named = await inputOf(target, things, false);
      const before = await rowsOf(id);
      const meant = target.access.changes ?? [];
      // Reading everything takes longer than the calls, so that it is done once for all who may change nothing.
      const unseen: string[] = [];
      const refuseChanges = async () => {
        const changed = changedTables(before, await rowsOf(id));
        expect(
          changed.filter((table) => !meant.includes(table)),
          `changed by ${unseen.join(' or ')}`,
        ).toEqual([]);
      };
      for (const [role, other] of Object.entries(others)) {
        // Without their cookies: a sign-out or a refresh among these calls is not to end them.
        const { status, body } = await other.at(test.app).call(endpoint, named);
        answered[role] = status;
        if (!isPublic) {
          expect(JSON.stringify(body), `answered to ${role}`).not.toContain(things.mark);
        }
        if (status < 400 && actsOnPeople) continue;
        unseen.push(role);
        if (actsOnPeople) await refuseChanges();
      }
      if (!actsOnPeople) await refuseChanges();
      if (target.access.signsOutCaller) await Promise.all(Object.values(others).map(signInAgain));
      const { status } = await person.call(endpoint, await inputOf(target, things, true));
      expect({ ...answered, self: status }).toEqual({
        ...settled(endpoint),
        ...target.access.who,
        ...(target.access.signsOut ? { self: 401 } : {}),
      });
    },
  );
});
