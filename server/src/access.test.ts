import { api, type CallInput, type Endpoint } from '@pathkeeper/contract';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../test/access.calls.ts';
import { changedTables, type Rows, rowsReader } from '../test/access.rows.ts';
import { type Role, WHO_MAY } from '../test/access.table.ts';
import { type Things, thingsOf } from '../test/access.things.ts';
import { type Caller, createTestApp, type TestApp } from '../test/app.ts';

const ROLES: Role[] = ['signedOut', 'self', 'someoneElse', 'admin', 'owner'];

interface Named {
  name: string;
  endpoint: Endpoint;
  input(things: Things, isSelf: boolean): Promise<CallInput<Endpoint>>;
}

const endpoints: Named[] = Object.entries(api).flatMap(([feature, group]) =>
  Object.entries(group as Record<string, Endpoint>).map(([call, endpoint]) => ({
    name: `${feature}.${call}`,
    endpoint,
    input: (calls as unknown as Record<string, Record<string, Named['input']>>)[feature]?.[
      call
    ] as Named['input'],
  })),
);

/** What an endpoint's `access` settles by itself, for whom. */
function settled({ access }: Endpoint): Partial<Record<Role, number>> {
  if (access === 'public' || access === 'anyone') return {};
  if (access === 'user') return { signedOut: 401 };
  const low = { signedOut: 401, self: 403, someoneElse: 403 };
  return access === 'admin' ? low : { ...low, admin: 403 };
}

/** The whole row of the table; throws where a role is decided twice or not at all. */
function decision({ name, endpoint }: Named): Record<Role, number> {
  const byAccess = settled(endpoint);
  const written: Partial<Record<Role, number>> = WHO_MAY[name] ?? {};
  for (const role of ROLES) {
    const decided = [byAccess[role], written[role]].filter((status) => status !== undefined);
    if (decided.length !== 1) {
      throw new Error(`${name} has ${decided.length} decisions for ${role}, and needs one.`);
    }
  }
  return { ...byAccess, ...written } as Record<Role, number>;
}

let test: TestApp;
let rowsOf: (userId: number) => Promise<Rows>;
let others: Record<'signedOut' | 'someoneElse' | 'admin' | 'owner', Caller>;

beforeAll(async () => {
  test = await createTestApp();
  rowsOf = await rowsReader(test.db);
  const owner = await test.person('the-owner');
  const admin = await test.person('an-admin');
  await test.db.execute(sql`update users set role = 'admin' where id = ${admin.user?.id}`);
  others = { signedOut: test.visitor(), someoneElse: await test.person(), admin, owner };
});
// Whoever accepted today's quest has it only for the one call.
afterEach(() => test.db.execute(sql`delete from user_quests`));
afterAll(() => test.close());

describe('who may call what', () => {
  it('is decided for every endpoint of the contract, once for each role, and for no other', () => {
    expect(Object.keys(WHO_MAY).sort()).toEqual(endpoints.map(({ name }) => name).sort());
    for (const each of endpoints) decision(each);
  });

  it.each(endpoints.map((each) => [each.name, each] as const))(
    '%s answers as the table says, and changes nothing of somebody else’s',
    async (name, each) => {
      const expected = decision(each);
      const actsOnPeople = ['admin', 'owner'].includes(each.endpoint.access);
      const mark = `mark-${name.replace('.', '-')}`;
      const person = await test.person(mark);
      const things = thingsOf(test, person, `zq${mark.replaceAll('-', '')}`);
      const { id } = things.user();
      const answered: Record<string, number> = {};
      const named = await each.input(things, false);
      const before = await rowsOf(id);
      for (const [role, other] of Object.entries(others)) {
        // Without their cookies: a sign-out or a refresh among these calls is not to end them.
        const { status, body } = await other.at(test.app).call(each.endpoint, named);
        answered[role] = status;
        expect(JSON.stringify(body), `what ${role} is answered`).not.toContain(things.mark);
        if (status < 400 && actsOnPeople) continue;
        expect(changedTables(before, await rowsOf(id)), `changed by ${role}`).toEqual([]);
      }
      const { status } = await person.call(each.endpoint, await each.input(things, true));
      expect({ ...answered, self: status }).toEqual(expected);
    },
  );
});
