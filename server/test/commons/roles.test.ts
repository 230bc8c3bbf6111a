import { api } from '@pathkeeper/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, createTestApp, type TestApp } from '../app.ts';

/**
 * People whom the access table does not know: it opens every gate, and stops nobody. They call about a
 * post of somebody else's in a category that opens at level 8.
 */
const ROLES = ['signedOut', 'level7', 'level8', 'stopped', 'moderator', 'admin', 'owner'] as const;
type Role = (typeof ROLES)[number];

let test: TestApp;
let people: Record<Role, Caller>;
let author: Caller;
let ids: { gated: number; oracle: number };
let serial = 0;

const say = () => `So it was, ${++serial}.`;

beforeAll(async () => {
  test = await createTestApp({ levelGates: 'enforced' });
  const owner = await test.person('the-owner');
  const withRole = async (role: 'moderator' | 'admin') => {
    const person = await test.person();
    await test.db.execute(sql`update users set role = ${role} where id = ${person.user?.id}`);
    return person;
  };
  const atLevel = async (peakXp: number) => {
    const person = await test.person();
    await test.db.execute(sql`
      insert into progress (user_id, xp, peak_xp) values (${person.user?.id}, ${peakXp}, ${peakXp})
      on conflict (user_id) do update set xp = ${peakXp}, peak_xp = ${peakXp}`);
    return person;
  };
  const moderator = await withRole('moderator');
  const stopped = await atLevel(2800);
  author = await atLevel(2800);
  people = {
    signedOut: test.visitor(),
    level7: await atLevel(2799),
    level8: await atLevel(2800),
    stopped,
    moderator,
    admin: await withRole('admin'),
    owner,
  };
  const params = { id: stopped.user?.id ?? 0 };
  const stop = { params, body: { days: 3, reason: 'A rest.' } };
  expect((await moderator.call(api.moderation.stop, stop)).status).toBe(200);
  const categories = (await owner.call(api.forum.categories, {})).body;
  ids = {
    gated: categories.find(({ minLevel, readLevel }) => minLevel === 8 && readLevel === 1)?.id ?? 0,
    oracle: categories.find(({ readLevel }) => readLevel === 10)?.id ?? 0,
  };
});
afterAll(() => test.close());

async function startIn(person: Caller, categoryId: number): Promise<number> {
  const body = { title: 'A drawer', content: say(), categoryId };
  const made = await person.call(api.forum.createPost, { body });
  expect(made.status).toBe(201);
  return made.body.id;
}

const aPost = () => startIn(author, ids.gated);

async function aReply() {
  const id = await aPost();
  const body = { content: say(), photoAlt: null };
  const reply = await author.call(api.forum.createReply, { params: { id }, body });
  return { id, number: reply.body.id };
}

const inOracle = () => startIn(people.owner, ids.oracle);
const userId = () => author.user?.id ?? 0;
const report = (postId: number) => ({ body: { postId, reason: 'spam' as const, note: null } });

type Call = (person: Caller) => Promise<{ status: number }>;
/** One for each role. */
type Answers = readonly number[];

/** For whoever is signed in alike; then for those of whom a level or a role is asked. */
const members = (status: number): Answers => [401, ...ROLES.slice(1).map(() => status)];
const everybody = (status: number): Answers => ROLES.map(() => status);
const writers = (status: number): Answers => [401, 403, status, 403, status, status, status];
const moderators = (status: number): Answers => [401, 403, 403, 403, status, status, status];
const owners = (status: number): Answers => [401, 403, 403, 403, 403, 403, status];

const ROUTES: readonly [name: string, answers: Answers, call: Call][] = [
  ['read a post', everybody(200), async (p) => seen(p, await aPost())],
  ['read replies', everybody(200), async (p) => replies(p, await aPost())],
  ['read the categories', everybody(200), (p) => p.call(api.forum.categories, {})],
  ['read the list', everybody(200), (p) => p.call(api.forum.posts, { query: {} })],
  ['read the figures', everybody(200), (p) => p.call(api.forum.stats, {})],
  ['read the leaderboard', everybody(200), (p) => p.call(api.leaderboard.topUsers, {})],
  ['read their own place', members(200), (p) => p.call(api.leaderboard.me, {})],
  [
    'read what opens at level 10',
    [403, 403, 403, 403, 200, 200, 200],
    async (p) => seen(p, await inOracle()),
  ],
  [
    'start a post',
    writers(201),
    (p) =>
      p.call(api.forum.createPost, {
        body: { title: 'A', content: say(), categoryId: ids.gated },
      }),
  ],
  [
    'answer a post',
    writers(201),
    async (p) =>
      p.call(api.forum.createReply, {
        params: { id: await aPost() },
        body: { content: say(), photoAlt: null },
      }),
  ],
  [
    'change another’s post',
    [401, 403, 403, 403, 403, 200, 200],
    async (p) =>
      p.call(api.forum.editPost, {
        params: { id: await aPost() },
        body: { title: 'B', content: say() },
      }),
  ],
  [
    'change another’s reply',
    [401, 403, 403, 403, 403, 403, 403],
    async (p) => p.call(api.forum.editReply, { params: await aReply(), body: { content: say() } }),
  ],
  [
    'remove another’s post',
    moderators(200),
    async (p) => p.call(api.forum.removePost, { params: { id: await aPost() } }),
  ],
  [
    'remove another’s reply',
    moderators(200),
    async (p) => p.call(api.forum.removeReply, { params: await aReply() }),
  ],
  [
    'restore what its author removed',
    [401, 403, 403, 403, 403, 403, 403],
    async (p) => {
      const params = await aReply();
      await author.call(api.forum.removeReply, { params });
      return p.call(api.forum.restoreReply, { params });
    },
  ],
  [
    // Nobody answered it: to others it is not there.
    'restore what a moderator removed',
    [401, 404, 404, 404, 200, 200, 200],
    async (p) => {
      const params = { id: await aPost() };
      await people.moderator.call(api.forum.removePost, { params });
      return p.call(api.forum.restorePost, { params });
    },
  ],
  ['like', members(200), async (p) => p.call(api.forum.like, { body: { postId: await aPost() } })],
  [
    'mark as read',
    members(200),
    async (p) => p.call(api.forum.read, { params: { id: await aPost() }, body: { number: 0 } }),
  ],
  ['mark all as read', members(200), (p) => p.call(api.forum.readAll, {})],
  [
    'follow',
    members(200),
    async (p) =>
      p.call(api.forum.follow, { params: { id: await aPost() }, body: { level: 'follow' } }),
  ],
  ['preview', members(200), (p) => p.call(api.forum.preview, { body: { content: say() } })],
  ['report', members(201), async (p) => p.call(api.moderation.report, report(await aPost()))],
  ['read their standing', members(200), (p) => p.call(api.moderation.standing, {})],
  ['find members', members(200), (p) => p.call(api.people.members, { query: { prefix: 'th' } })],
  ['mute', members(200), (p) => p.call(api.people.mute, { params: { userId: userId() } })],
  [
    'let speak again',
    members(200),
    (p) => p.call(api.people.unmute, { params: { userId: userId() } }),
  ],
  ['read their notices', members(200), (p) => p.call(api.notices.list, { query: {} })],
  ['read the queue', moderators(200), (p) => p.call(api.moderation.queue, { query: {} })],
  ['read the log', moderators(200), (p) => p.call(api.moderation.log, { query: {} })],
  ['read who is stopped', moderators(200), (p) => p.call(api.moderation.stops, { query: {} })],
  [
    'see what words were',
    moderators(200),
    async (p) => p.call(api.moderation.postRevisions, { params: { id: await aPost() }, query: {} }),
  ],
  [
    'lock a post',
    moderators(200),
    async (p) =>
      p.call(api.moderation.lock, {
        params: { id: await aPost() },
        body: { isLocked: true, reason: null },
      }),
  ],
  [
    'change the settings',
    moderators(200),
    (p) => p.call(api.moderation.changeSettings, { body: { autoHide: true } }),
  ],
  [
    'make a category',
    owners(201),
    (p) =>
      p.call(api.moderation.createCategory, {
        body: { name: `Drawer ${++serial}`, description: 'What is left.' },
      }),
  ],
  ['read the moderators', owners(200), (p) => p.call(api.moderation.moderators, {})],
];

function seen(person: Caller, id: number) {
  return person.call(api.forum.post, { params: { id } });
}
function replies(person: Caller, id: number) {
  return person.call(api.forum.replies, { params: { id }, query: {} });
}

describe('below a level, stopped, or above both', () => {
  it.each(ROUTES)('who may %s', async (_what, answers, call) => {
    const answered: Partial<Record<Role, number>> = {};
    for (const role of ROLES) answered[role] = (await call(people[role])).status;
    expect(answered).toEqual(Object.fromEntries(ROLES.map((role, at) => [role, answers[at]])));
  });
});
