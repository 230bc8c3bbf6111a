import { api, type Endpoint } from '@pathkeeper/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TARGETS } from '../../../test/access/load.ts';
import { fillAccount } from '../../../test/access/things.ts';
import { type Caller, createTestApp, type TestApp } from '../../../test/app.ts';

let test: TestApp;
let owner: Caller;
let person: Caller;

/** Stands in every word, tag, question and goal of the person's. */
const MARK = 'zqprivate';

beforeAll(async () => {
  test = await createTestApp();
  owner = await test.person('owner');
  person = await test.person('somebody');
  await fillAccount(test, person, MARK);
  // Names are no journal, and are shown.
  await person.call(api.profile.update, { body: { displayName: 'Somebody' } });
  await person.call(api.entries.create, {
    body: {
      content: `My work at the ${MARK} harbour frightens me.`,
      mood: 'anxious',
      tags: [MARK],
    },
  });
});
afterAll(() => test.close());

/** Tables whose texts anybody may read, or that are no journal: the forum, and what is sent to the owner. */
const PUBLIC = /^(forum|contact|notice|audit|blog|article)/;

/** What the database holds of the person's journal: every text that is long enough to be told from others. */
async function journalTexts(): Promise<Set<string>> {
  const tables = await test.db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'user_id' order by 1`);
  const found = new Set<string>();
  for (const { name } of tables) {
    if (PUBLIC.test(name)) continue;
    const rows = await test.db.execute<{ row: unknown }>(sql`
      select to_jsonb(t) as row from ${sql.identifier(name)} t where user_id = ${person.user?.id}`);
    for (const { row } of rows) collect(row, found);
  }
  return found;
}

function collect(value: unknown, found: Set<string>): void {
  if (typeof value === 'string') {
    if (value.toLowerCase().includes(MARK)) found.add(value);
  } else if (typeof value === 'object' && value !== null) {
    for (const each of Object.values(value)) collect(each, found);
  }
}

/** Every address of an administrator's that answers something. */
const READING = TARGETS.filter(
  ({ name, endpoint }) =>
    endpoint.method === 'GET' &&
    endpoint.path.startsWith('/api/admin/') &&
    // The inbox, the forum and the blog are written to be read.
    !/^(contact|moderation|blog)/.test(name),
);

/** Acts on one person, with what is sent. */
const ACTS: [Endpoint, object][] = [
  [api.admin.setRole, { role: 'user' }],
  [api.admin.setBeta, { granted: true }],
  [api.admin.giftXp, { userId: 0, xpAmount: 5 }],
  [api.admin.fixLevels, {}],
  [api.admin.suspend, { reason: 'A try' }],
  [api.admin.restore, {}],
  [api.admin.resetLink, {}],
  [api.admin.endSessions, {}],
  [api.admin.removePerson, { username: 'somebody' }],
  [api.admin.keepPerson, {}],
];

/** Acts that answer nothing about a person: on the installation, and on many, whose progress is read above. */
const OTHERS: Endpoint[] = [
  ...[api.admin.changeSettings, api.admin.invite, api.admin.withdrawInvitation],
  ...[api.admin.testLetter, api.admin.testGuide, api.admin.bulk, api.admin.undoBulk],
  // Refused here: no mail is sent, and nobody has a second step.
  ...[api.admin.resetLetter, api.admin.removeFactors],
];

it('knows every act of an administrator’s', () => {
  const known = new Set([...ACTS.map(([endpoint]) => endpoint), ...OTHERS]);
  const acts = Object.values(api.admin).filter(({ method }) => method !== 'GET');
  expect(acts.filter((endpoint) => !known.has(endpoint)).map(({ path }) => path)).toEqual([]);
});

it('no answer or file of an administrator’s holds a word, mood, tag, theme, question or goal', async () => {
  expect((await journalTexts()).size).toBeGreaterThan(8);
  expect(READING.length).toBeGreaterThan(6);
  const id = person.user?.id ?? 0;
  const answers: [string, string][] = [];
  const order = { act: 'restore' as const, on: { ids: [id] } };
  const { body: bulk } = await owner.call(api.admin.bulk, { body: order });
  for (const { name, endpoint } of READING) {
    const asked = endpoint.path.startsWith(api.admin.bulk.path) ? bulk.id : id;
    const { status, body } = await owner.send('GET', endpoint.path.replace(':id', `${asked}`));
    expect([name, status]).toEqual([name, 200]);
    answers.push([name, JSON.stringify(body)]);
  }
  for (const [endpoint, body] of ACTS) {
    const url = endpoint.path.replace(':id', `${id}`);
    const asked = 'userId' in body ? { ...body, userId: id } : body;
    const answer = await owner.send(endpoint.method, url, asked);
    expect([url, answer.status]).toEqual([url, 200]);
    answers.push([url, JSON.stringify(answer.body)]);
  }
  for (const query of [MARK, 'anxious', 'harbour', 'work']) {
    for (const { path } of [api.admin.usersDetailed, api.admin.events]) {
      const { body } = await owner.send('GET', `${path}?search=${query}&person=${query}`);
      expect([query, body]).toEqual([query, []]);
    }
  }
  for (const [name, text] of answers) {
    expect(text.toLowerCase(), name).not.toContain(MARK);
    expect(text, name).not.toMatch(
      /anxious|harbour|frighten|"(mood|moods|tags?|themes?|content|question)"/i,
    );
  }
});
