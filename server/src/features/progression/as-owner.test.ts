import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { api } from '@pathkeeper/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Caller, createTestApp, type TestApp } from '../../../test/app.ts';
import { asOwner } from './index.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ nodes: 2 });
});
afterAll(() => test.close());

const context = () => ({ db: test.db });
const idOf = (person: Caller) => person.user?.id as number;

it('makes writes of one person take turns, and not those of two', async () => {
  const [ada, ines] = [await test.person(), await test.person()];
  const order: string[] = [];
  let finish = () => {};
  const isOver = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const first = asOwner(context(), idOf(ada), async () => {
    order.push('first begins');
    await isOver;
    order.push('first ends');
  });
  await expect.poll(() => order).toEqual(['first begins']);
  const second = asOwner(context(), idOf(ada), async () => void order.push('second'));
  await asOwner(context(), idOf(ines), async () => void order.push('other'));
  finish();
  await Promise.all([first, second]);
  expect(order).toEqual(['first begins', 'other', 'first ends', 'second']);
});

it('gives the progress as the write before left it, and starts it where there is none', async () => {
  const person = await test.person();
  const read = () => asOwner(context(), idOf(person), async (_tx, progress) => progress.entries);
  expect(await read()).toBe(0);
  await person.call(api.entries.create, { body: { content: 'x' } });
  expect(await read()).toBe(1);
});

it('rolls back and unlocks when the work fails', async () => {
  const person = await test.person();
  const failing = asOwner(context(), idOf(person), async () => {
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  const { status } = await person.call(api.entries.create, { body: { content: 'x' } });
  expect(status).toBe(201);
});

it('never deadlocks, whatever one person does at once through two processes', async () => {
  const home = await test.person();
  const away = home.at(test.apps[1] ?? test.app);
  const saved = async (content: string) =>
    (await home.call(api.entries.create, { body: { content } })).body.id;
  for (let round = 0; round < 5; round++) {
    const folder = (await home.call(api.folders.create, { body: { name: `Harbour ${round}` } }))
      .body;
    const ids = [await saved('One.'), await saved('Two.'), await saved('Three.')] as const;
    const goal = (await home.call(api.goals.create, { body: { title: 'The breakwater' } })).body;
    const noted = { params: { id: goal.id }, body: { progressNote: 'Set.', entryId: ids[0] } };
    await home.call(api.goals.addNote, noted);
    const kept = { title: 'Rest', content: 'Its words.', entryId: ids[1] };
    const insight = (await home.call(api.insights.create, { body: kept })).body;
    const replies = await Promise.all([
      ...ids.map((id) =>
        away.call(api.entries.move, { params: { id }, body: { folderId: folder.id } }),
      ),
      home.call(api.entries.update, { params: { id: ids[1] }, body: { content: 'Two, edited.' } }),
      away.call(api.entries.remove, { params: { id: ids[0] } }),
      home.call(api.goals.addNote, noted),
      away.call(api.goals.remove, { params: { id: goal.id } }),
      home.call(api.folders.remove, { params: { id: folder.id } }),
      away.call(api.insights.update, { params: { id: insight.id }, body: { title: 'Rests' } }),
      home.call(api.entries.remove, { params: { id: ids[1] } }),
      away.call(api.insights.remove, { params: { id: insight.id } }),
      home.call(api.entries.create, { body: { content: 'Four.', folderId: folder.id } }),
    ]);
    for (const { status, body } of replies) expect([status, body]).toSatisfy(isAnswer);
  }
});

/** Done, or refused because something was deleted a moment before; never a fault. */
const isAnswer = ([status]: [number, unknown]) => [200, 201, 404].includes(status);

it('is the only place where features lock or open a transaction, apart from those named here', () => {
  const features = join(import.meta.dirname, '..');
  const found = readdirSync(features, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter((file) =>
      /\.transaction\(|pg_advisory|\.for\('/.test(readFileSync(join(features, file), 'utf8')),
    );
  expect(found.sort()).toEqual([
    // Locks of the account itself, which no write of its data waits for.
    'accounts/accounts.repository.ts',
    'accounts/accounts.service.ts',
    'accounts/holds.service.ts',
    // An invitation's row, which is used once.
    'accounts/invitations.public.repository.ts',
    // Second factors and sessions of the account itself; codes are used once.
    'accounts/second-step/factors.service.ts',
    'accounts/second-step/second-step.service.ts',
    'accounts/sessions/accounts.sessions.ts',
    // The account's row, linked with a provider of identities.
    'accounts/single-sign-on/sso.service.ts',
    // How far an act on many is; each of its people has their lock.
    'admin/bulk/bulk.public.repository.ts',
    'admin/bulk/bulk.runner.service.ts',
    'admin/bulk/bulk.service.ts',
    // The account's row itself, at the end of its deletion.
    'admin/deletion.service.ts',
    // Invitations and settings of the installation, with their lines in the log.
    'admin/office/invitations.service.ts',
    'admin/office/settings.service.ts',
    // An article's row, which several may edit; the articles of a new installation, claimed once.
    'blog-admin/blog-admin.public.repository.ts',
    'blog-admin/house.service.ts',
    // The inbox is nobody's own.
    'contact/contact.inbox.service.ts',
    // Reads everything as of one moment.
    'export/export.repository.ts',
    // The post's row, which its author's lock comes before (ADR-0022).
    'forum/forum.public.repository.ts',
    // Counts a post's figures again under the lock of its row.
    'forum/keeping/forum.check.service.ts',
    // Likes take the post's row alone; what nobody owns any more has no owner to lock.
    'forum/keeping/forum.purge.service.ts',
    'forum/writing/likes.service.ts',
    // Rows of progress that nobody is writing, each locked by its key and passed over else (ADR-0023).
    'leaderboard/leaderboard.public.repository.ts',
    // Categories and settings, which nobody owns; a report takes the post's row alone (ADR-0025).
    'moderation/forum-admin/categories.public.repository.ts',
    'moderation/forum-admin/categories.service.ts',
    'moderation/forum-admin/settings.service.ts',
    'moderation/reports.service.ts',
    // Rows of one person alone, and none that it would have to wait for (ADR-0024).
    'notices/notices.repository.ts',
    // Plans and the portal are the installation's.
    'plans/plans.repository.ts',
    'plans/plans.service.ts',
    'progression/as-owner.ts',
    // What Stripe has told, with its line in the log.
    'subscription/events.service.ts',
    'subscription/portal.service.ts',
  ]);
});
