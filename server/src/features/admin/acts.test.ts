import { api } from '@pathkeeper/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Caller, createTestApp, type TestApp } from '../../../test/app.ts';
import { type FakePost, startFakePost } from '../../../test/fake-post.ts';
import { momentIn } from '../../platform/clock.ts';

let post: FakePost;
let test: TestApp;
let owner: Caller;
let admin: Caller;

beforeAll(async () => {
  post = await startFakePost();
  test = await createTestApp({
    nodes: 2,
    env: {
      SMTP_URL: `smtp://127.0.0.1:${post.port}`,
      MAIL_FROM: 'keeper@example.org',
      PUBLIC_URL: 'https://journal.example',
    },
  });
  owner = await test.person('owner');
  admin = await test.person('ida');
  await owner.call(api.admin.setRole, { params: of(admin), body: { role: 'admin' } });
});
afterAll(async () => {
  await test.close();
  await post.close();
});

const of = ({ user }: Caller) => ({ id: user?.id ?? 0 });

const letterTo = ({ user }: Caller) =>
  vi.waitFor(() => {
    const found = post.letters.find(({ to }) => to[0] === user?.email);
    if (!found) throw new Error('No letter yet.');
    return found;
  }, 20_000);

it('the owner’s sessions are ended by nobody else, an administrator’s by any of them', async () => {
  const refused = await admin.call(api.admin.endSessions, { params: of(owner) });
  expect([refused.status, refused.body.error]).toEqual([
    403,
    'Only the owner ends their own sessions.',
  ]);
  expect((await owner.call(api.accounts.me, {})).status).toBe(200);
  const other = await test.person();
  expect((await admin.call(api.admin.endSessions, { params: of(other) })).status).toBe(200);
  expect((await other.call(api.accounts.me, {})).status).toBe(401);
});

it('a link that opens an account is told to its person, and ends with a change of their role', async () => {
  const person = await test.person('torben');
  const { body: made } = await admin.call(api.admin.resetLink, { params: of(person) });
  const { body: notices } = await person.call(api.notices.list, { query: {} });
  expect(notices[0]?.text).toMatch(/^An administrator made a link with which a new password/);
  expect((await letterTo(person)).text).toMatch(/^An administrator has made a link/m);
  await owner.call(api.admin.setRole, { params: of(person), body: { role: 'admin' } });
  const token = made.url.split('#')[1] ?? '';
  const { status } = await test
    .visitor()
    .call(api.accounts.resetPassword, { body: { token, password: 'harbour-7' } });
  expect(status).toBe(400);
});

it('the owner’s beta is closed by nobody else', async () => {
  const close = (caller: Caller) =>
    caller.call(api.admin.setBeta, { params: of(owner), body: { granted: false } });
  expect((await close(admin)).status).toBe(403);
  expect((await close(owner)).status).toBe(200);
});

it('a moderator is let go by nobody but the owner, by no way round', async () => {
  const person = await test.person('vigdis');
  await owner.call(api.moderation.addModerator, {
    body: { username: person.user?.username ?? '' },
  });
  const raised = await admin.call(api.admin.setRole, {
    params: of(person),
    body: { role: 'admin' },
  });
  expect([raised.status, raised.body.error]).toEqual([
    409,
    'The owner lets moderators go, in the forum’s management.',
  ]);
});

it('the log says how a moment is written that it is narrowed to', async () => {
  const { body } = await owner.send('GET', `${api.admin.events.path}?since=2030-01-01`);
  expect(body.error).toBe('since must be an instant, written like 2026-12-05T22:00:00Z.');
});

it('what a suspension was before it was changed or ended is on record', async () => {
  const person = await test.person('odin');
  const suspend = (reason: string) =>
    admin.call(api.admin.suspend, { params: of(person), body: { reason } });
  await suspend('Spam');
  await suspend('Advertising');
  await admin.call(api.admin.restore, { params: of(person) });
  const { body } = await owner.call(api.admin.events, { query: { person: 'odin' } });
  expect(body.map(({ details }) => details.before?.reason ?? null)).toEqual([
    'Advertising',
    'Spam',
    null,
  ]);
});

it('a reset letter brings its person a link that works once', async () => {
  const person = await test.person('ragna');
  const { status } = await admin.call(api.admin.resetLetter, { params: of(person) });
  expect(status).toBe(200);
  const { text } = await letterTo(person);
  const token = /https:\/\/journal\.example\/reset-password#(\S+)/.exec(text)?.[1] ?? '';
  const reset = () =>
    test.visitor().call(api.accounts.resetPassword, { body: { token, password: 'harbour-7' } });
  expect([(await reset()).status, (await reset()).status]).toEqual([200, 400]);
});

it('a deletion is told by one letter, and asked for again it waits no longer', async () => {
  const person = await test.person('solveig');
  const remove = (caller: Caller) =>
    caller.call(api.admin.removePerson, { params: of(person), body: { username: 'solveig' } });
  const first = await remove(admin);
  test.clock.advance(3 * 24 * 60 * 60 * 1000);
  await Promise.all([admin.proven(), owner.proven()]);
  const second = await remove(owner);
  expect(second.body.deletedAt).toBe(first.body.deletedAt);
  const { text, headers } = await letterTo(person);
  const due = momentIn(new Date(first.body.deletedAt ?? 0), 'Europe/London');
  expect(text).toContain(
    `for good on ${due}. If you want to keep it, sign in before then and say so.`,
  );
  expect(text).not.toContain('plan');
  expect(text).toContain('https://journal.example/login');
  expect(headers.subject).toBe('Your account at Pathkeeper is to be deleted');
  const { body: lines } = await owner.call(api.admin.events, { query: { person: 'solveig' } });
  expect(lines.map(({ action }) => action)).toEqual(['delete']);
  expect(post.letters.filter(({ to }) => to[0] === person.user?.email)).toHaveLength(1);
});

it('two administrators at one person at once come to one outcome, with both on record', async () => {
  const person = await test.person('tove');
  const params = of(person);
  const far = admin.at(test.apps[1] ?? test.app);
  const suspend = (caller: Caller, reason: string) =>
    caller.call(api.admin.suspend, { params, body: { reason, until: null } });
  const acts = {
    suspend: (caller: Caller) => suspend(caller, `by ${caller.user?.username}`),
    beta: (caller: Caller) =>
      caller.call(api.admin.setBeta, { params, body: { granted: caller === owner } }),
    role: (caller: Caller) =>
      caller.call(api.admin.setRole, {
        params,
        body: { role: caller === owner ? 'admin' : 'user' },
      }),
    restore: (caller: Caller) => caller.call(api.admin.restore, { params }),
  };
  const act = fc.constantFrom(...(Object.keys(acts) as (keyof typeof acts)[]));
  await fc.assert(
    fc.asyncProperty(act, act, async (near, distant) => {
      const before = (await owner.call(api.admin.events, { query: { person: 'tove' } })).body;
      const answers = await Promise.all([acts[near](owner), acts[distant](far)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      const { body: is } = await owner.call(api.admin.person, { params });
      const { body: lines } = await owner.call(api.admin.events, { query: { person: 'tove' } });
      // What each line says was before is what the line before it made: the last is how it is.
      const made = lines.slice(0, lines.length - before.length);
      const last = (action: string) => made.find((line) => line.action === action)?.details.after;
      if (near === 'suspend' && distant === 'suspend') expect(made).toHaveLength(2);
      const standing = made.find(({ action }) => ['suspend', 'restore'].includes(action));
      if (standing) expect(is.status).toBe(standing.action === 'suspend' ? 'suspended' : 'active');
      if (standing?.action === 'suspend') {
        expect(is.suspension?.reason).toBe(standing.details.reason);
      }
      if (last('beta')) expect(is.betaAccessGranted).toBe(last('beta')?.granted);
      if (last('role')) expect(is.role).toBe(last('role')?.role);
      // So that neither lines of an earlier round nor one instant hide their order.
      test.clock.advance(1000);
    }),
    { numRuns: 12, seed: 20_261_123 },
  );
});
