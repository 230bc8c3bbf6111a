import { readdir } from 'node:fs/promises';
import { api } from '@pathkeeper/contract';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillAccount } from '../../../test/access/things.ts';
import { type Caller, createTestApp, type TestApp } from '../../../test/app.ts';
import { keepPicture } from '../files/index.ts';
import { checkForum } from '../forum/index.ts';
import { foldChanges, mendHistogram } from '../leaderboard/index.ts';
import { checkIntegrity } from '../progression/index.ts';
import { deleteDue } from './deletion.service.ts';

let test: TestApp;
let owner: Caller;
let friend: Caller;

beforeAll(async () => {
  test = await createTestApp({ nodes: 2 });
  owner = await test.person('owner');
  friend = await test.person('friend');
  await fillAccount(test, owner, 'OWNERS');
  // The password alone proves who the owner is.
  for (const factor of ['totp_factors', 'passkeys', 'recovery_codes', 'step_tickets']) {
    await test.db.execute(
      sql`delete from ${sql.identifier(factor)} where user_id = ${idOf(owner)}`,
    );
  }
  await fillAccount(test, friend, 'FRIENDS');
  await settle();
});
afterAll(() => test.close());

const noSessions = { forget() {} };
const idOf = (person: Caller) => person.user?.id ?? 0;
const of = (person: Caller) => ({ id: idOf(person) });
const DAY_MS = 24 * 60 * 60 * 1000;

/** What jobs count again by themselves. */
async function settle() {
  await foldChanges(test);
  await checkForum(test, { fix: true, now: test.clock.now() });
}

/** Every row of every table, and every file. */
async function everything(): Promise<Map<string, string[]>> {
  const tables = await test.db.execute<{ name: string }>(sql`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`);
  const found = new Map<string, string[]>();
  for (const { name } of tables) {
    const rows = await test.db.execute<{ row: string }>(
      sql`select to_jsonb(t)::text as row from ${sql.identifier(name)} t`,
    );
    found.set(name, rows.map(({ row }) => row).sort());
  }
  const files = await readdir(test.context.config.DATA_DIR, { recursive: true }).catch(() => []);
  found.set('files on disk', files.filter((file) => file.endsWith('.webp')).sort());
  return found;
}

/** By table, the rows that are there only before (-) or only after (+). */
function difference(before: Map<string, string[]>, after: Map<string, string[]>) {
  const found: Record<string, string[]> = {};
  for (const [table, rows] of after) {
    const was = new Set(before.get(table));
    const is = new Set(rows);
    const changed = [
      ...[...was].filter((row) => !is.has(row)).map((row) => `- ${row}`),
      ...rows.filter((row) => !was.has(row)).map((row) => `+ ${row}`),
    ];
    if (changed.length > 0) found[table] = changed;
  }
  return found;
}

/** The place of words that were answered: nothing in it, and nobody's (D56). */
function isEmptyPlace(row: string): boolean {
  if (!row.startsWith('+')) return false;
  const { content, author_id: author, removed_by: by } = JSON.parse(row.slice(2));
  return content === '' && author === null && by === 'account';
}

/** Somebody with something of everything, a picture, and a part in what others write. */
async function somebody(name: string): Promise<Caller> {
  const person = await test.person(name);
  await fillAccount(test, person, `ZQ${name.toUpperCase()}`);
  const picture = await sharp({
    create: {
      width: 600,
      height: 400,
      channels: 3,
      background: `#8a33${idOf(person)}`.padEnd(7, '0').slice(0, 7),
    },
  })
    .png()
    .toBuffer();
  await keepPicture(test.context, idOf(person), new Blob([picture]), { isPublic: true });
  await settle();
  return person;
}

const remove = async (person: Caller, username = person.user?.username ?? '') =>
  (await owner.proven()).call(api.admin.removePerson, { params: of(person), body: { username } });

it('asks for the username, and is never of the owner', async () => {
  const person = await test.person('typed');
  const refused = await remove(person, 'typo');
  expect([refused.status, refused.body.error]).toEqual([
    400,
    'That is not the username of this account.',
  ]);
  expect((await remove(owner)).body.error).toBe(
    'Another administrator has to delete your account.',
  );
  const without = await owner.send('DELETE', `/api/admin/users/${idOf(person)}`, {});
  expect([without.status, without.body.error]).toEqual([400, 'Type the username.']);
  expect((await person.call(api.accounts.me, {})).status).toBe(200);
});

it('taken back on day six it has changed nothing', async () => {
  const person = await somebody('undecided');
  const before = await everything();
  const { body } = await remove(person);
  expect(body).toMatchObject({ status: 'leaving', deletedAt: '2026-11-28T22:40:00.000Z' });
  const refused = await person.call(api.accounts.me, {});
  expect([refused.status, refused.body]).toMatchObject([
    403,
    {
      code: 'account_leaving',
      error:
        'This account is to be deleted on November 28, 2026 at 22:40 GMT. Until then you can keep it.',
    },
  ]);
  test.clock.advance(6 * DAY_MS);
  expect(await deleteDue(test.context, noSessions)).toBe(0);
  expect((await owner.call(api.admin.keepPerson, { params: of(person) })).body.status).toBe(
    'active',
  );
  test.clock.advance(2 * DAY_MS);
  expect(await deleteDue(test.context, noSessions)).toBe(0);
  const changed = difference(before, await everything());
  expect(Object.keys(changed).filter((table) => table !== 'presence')).toEqual(['audit_log']);
  expect(changed.audit_log).toHaveLength(2);
});

it('is taken back by its person when they say so, not by signing in, and not while suspended', async () => {
  const person = await test.person('returning');
  await remove(person);
  const signIn = () =>
    test
      .visitor()
      .call(api.accounts.login, { body: { username: 'returning', password: 'harbour1' } });
  await owner.call(api.admin.suspend, { params: of(person), body: { reason: 'Boots' } });
  expect((await signIn()).body.code).toBe('suspended');
  await owner.call(api.admin.restore, { params: of(person) });
  expect((await signIn()).status).toBe(200);
  const status = async () =>
    (await owner.call(api.admin.person, { params: of(person) })).body.status;
  expect(await status()).toBe('leaving');
  expect((await person.call(api.accounts.me, {})).body.code).toBe('account_leaving');
  // Not by whoever found the session open.
  test.clock.advance(16 * 60_000);
  expect((await person.call(api.accounts.keepAccount, {})).body.code).toBe('step_up_required');
  await person.call(api.accounts.prove, { body: { password: 'harbour1' } });
  await owner.call(api.admin.suspend, { params: of(person), body: { reason: 'Boots' } });
  expect((await person.call(api.accounts.keepAccount, {})).body.code).toBe('suspended');
  await owner.call(api.admin.restore, { params: of(person) });
  expect((await person.call(api.accounts.keepAccount, {})).status).toBe(200);
  expect(await status()).toBe('active');
  expect((await person.call(api.accounts.me, {})).status).toBe(200);
  test.clock.advance(-16 * 60_000);
  const { body } = await owner.call(api.admin.events, { query: { person: 'returning' } });
  expect(body[0]).toMatchObject({ action: 'keep', actor: { username: 'returning' } });
});

it('after seven days every row and file is gone, and nobody else’s is another', async () => {
  const before = await everything();
  const person = await somebody('leaving');
  const id = idOf(person);
  // The friend's own words, which are answered and liked by the one who goes.
  const { body: post } = await friend.call(api.forum.createPost, {
    body: { title: 'Tides', content: 'When do you write?', categoryId: 1 },
  });
  const between = await everything();
  await person.call(api.forum.like, { body: { postId: post.id } });
  await remove(person);
  test.clock.advance(7 * DAY_MS);
  expect(await deleteDue(test.context, noSessions)).toBe(1);
  await settle();
  const after = await everything();
  const left = difference(before, after);
  // What the friend did is the friend's.
  const theirs = difference(before, between);
  // Articles are the installation's, whoever wrote them.
  const kept = [...after].filter(([table]) => !table.startsWith('blog_'));
  expect(JSON.stringify(kept)).not.toMatch(/zqleaving/i);
  const unexpected = Object.fromEntries(
    Object.entries(left).flatMap(([table, rows]) => {
      // What the categories count is compared with the posts by `checkForum`.
      if (['presence', 'audit_log', 'forum_categories'].includes(table)) return [];
      if (table.startsWith('blog_')) return [];
      const known = new Set(theirs[table]);
      const rest = rows.filter((row) => !known.has(row) && !isEmptyPlace(row));
      return rest.length > 0 ? [[table, rest]] : [];
    }),
  );
  expect(unexpected).toEqual({});
  expect((await person.call(api.accounts.me, {})).status).toBe(401);
  const log = after.get('audit_log')?.filter((row) => row.includes(`"subject_id": ${id},`)) ?? [];
  expect(log.map((row) => JSON.parse(row).act).sort()).toEqual(['delete', 'deleted']);
  for (const row of log) expect(JSON.parse(row)).toMatchObject({ person_id: null, reason: null });
  const now = test.clock.now();
  expect((await checkForum(test, { fix: false, now })).details).toEqual([]);
  expect((await checkIntegrity(test, { fix: false })).details).toEqual([]);
  expect(await mendHistogram(test)).toBe(0);
});

it('cannot be taken back once it is being carried out, and goes on after a crash', async () => {
  const person = await test.person('midway');
  await remove(person);
  test.clock.advance(7 * DAY_MS);
  await test.db.execute(
    sql`update account_deletions set begun_at = now() where user_id = ${idOf(person)}`,
  );
  expect((await owner.call(api.admin.keepPerson, { params: of(person) })).body.status).toBe(
    'leaving',
  );
  expect((await person.call(api.accounts.keepAccount, {})).body.code).toBe('account_leaving');
  const signedIn = await test
    .visitor()
    .call(api.accounts.login, { body: { username: 'midway', password: 'harbour1' } });
  expect(signedIn.status).toBe(401);
  expect(await deleteDue(test.context, noSessions)).toBe(1);
  expect((await owner.call(api.admin.person, { params: of(person) })).status).toBe(404);
});
