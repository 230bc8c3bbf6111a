import { api, type ReportReason } from '@pathkeeper/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../../test/app.ts';
import { type Forum, openForum } from '../../../test/forum.ts';
import { deleteUser } from '../accounts/index.ts';
import { removeForumWordsOf } from '../forum/index.ts';

const HOUR = 60 * 60 * 1000;

let forum: Forum;
let moderator: Caller;
let second: Caller;

beforeAll(async () => {
  forum = await openForum();
  moderator = await forum.withRole('moderator');
  second = await forum.withRole('moderator');
});
afterAll(() => forum.test.close());

const report = (
  person: Caller,
  postId: number,
  replyId?: number,
  reason: ReportReason = 'unkind',
) => person.call(api.moderation.report, { body: { postId, replyId, reason, note: null } });

type Decision = Parameters<typeof decide>[2];

function decide(
  who: Caller,
  [postId, number]: readonly [number, number],
  body: {
    decision: 'keep' | 'remove' | 'lock';
    stopDays?: number;
    reason?: string;
    caseId?: number;
  },
) {
  const params = { postId, number };
  return who.call(api.moderation.decide, { params, body: { reason: null, ...body } });
}

const undo = (who: Caller, [postId, number]: readonly [number, number]) =>
  who.call(api.moderation.undo, { params: { postId, number } });

const isWaiting = async (id: number, number = 0) => {
  const { body } = await moderator.call(api.moderation.queue, { query: { limit: 50 } });
  return body.some((item) => item.postId === id && item.number === number);
};

const post = async (person: Caller, id: number) =>
  (await person.call(api.forum.post, { params: { id } })).body;

const xpOf = async (person: Caller) => {
  const [row] = await forum.test.db.execute<{ xp: number }>(
    sql`select coalesce(sum(amount), 0)::int as xp from xp_events
      where user_id = ${person.user?.id} and kind like 'forum-%'`,
  );
  return row?.xp;
};

const log = async (query: object = {}) =>
  (await moderator.call(api.moderation.log, { query })).body;

/** A post that three people have reported, with its author and one more reader. */
async function hidden() {
  const [author, first, next, third, other] = await forum.people();
  const { id } = await forum.start(author);
  for (const reader of [first, next, third]) await report(reader, id);
  return { author, first, other, id, thing: [id, 0] as const };
}

describe('a decision', () => {
  it('to keep shows it again, settles every report, and nobody reports it for a day', async () => {
    const { first, other, id, thing } = await hidden();
    const before = await forum.countOf();
    expect((await decide(moderator, thing, { decision: 'keep' })).status).toBe(200);
    expect(await forum.see(other, id)).toBe(200);
    expect(await forum.countOf()).toBe(before + 1);
    expect(await isWaiting(id)).toBe(false);
    for (const person of [first, other]) {
      expect(await report(person, id)).toMatchObject({ status: 409, body: { code: 'conflict' } });
    }
    // Somebody new, whose session is of the new day.
    forum.test.clock.advance(24 * HOUR);
    const later = await forum.person();
    expect((await report(later, id)).status).toBe(201);
    [moderator, second] = [await forum.withRole('moderator'), await forum.withRole('moderator')];
    expect(await isWaiting(id)).toBe(true);
  });

  it('to remove takes it away for good to its author, with its XP', async () => {
    const { author, other, id, thing } = await hidden();
    expect(await xpOf(author)).toBe(5);
    const body = { decision: 'remove', reason: 'It names somebody.' } as const;
    expect((await decide(moderator, thing, body)).status).toBe(200);
    expect(await forum.see(other, id)).toBe(404);
    expect(await xpOf(author)).toBe(0);
    expect(await isWaiting(id)).toBe(false);
    const back = await author.call(api.forum.restorePost, { params: { id } });
    expect(back.status).toBe(403);
    const edited = await author.call(api.forum.editPost, {
      params: { id },
      body: { title: 'A', content: 'B' },
    });
    expect(edited.status).toBe(403);
    const [line] = await log({ act: 'remove' });
    expect(line).toMatchObject({
      act: 'remove',
      actor: { username: moderator.user?.username },
      person: { username: author.user?.username },
      subject: { kind: 'post', id, number: 0, title: 'A drawer' },
      before: { hidden: true },
      reason: 'It names somebody.',
    });
  });

  it('to lock leaves it standing and its post without further replies', async () => {
    const [author, first, other] = await forum.people();
    const { id } = await forum.start(author);
    const number = await forum.answer(other, id);
    await report(first, id, number);
    expect((await decide(moderator, [id, number], { decision: 'lock' })).status).toBe(200);
    expect((await post(other, id)).isLocked).toBe(true);
    const params = { id };
    const answer = await other.call(api.forum.createReply, {
      params,
      body: { content: 'One more.', photoAlt: null },
    });
    expect(answer.status).toBe(403);
  });

  it('by a second moderator is refused, and says what the first decided', async () => {
    const { thing } = await hidden();
    const tries = await Promise.all([
      decide(moderator, thing, { decision: 'remove' }),
      decide(second, thing, { decision: 'keep' }),
    ]);
    const [won, lost] = tries[0].status === 200 ? tries : tries.toReversed();
    const [winner, decision] = tries[0].status === 200 ? [moderator, 'remove'] : [second, 'keep'];
    expect([won?.status, lost?.status]).toEqual([200, 409]);
    expect(lost?.body).toMatchObject({ decision, decidedBy: winner.user?.username });
    expect(lost?.body.error).toContain(winner.user?.username);
    expect((await decide(moderator, [999_999, 0], { decision: 'keep' })).status).toBe(404);
    const { id } = await forum.start(await forum.person());
    expect((await decide(moderator, [id, 0], { decision: 'keep' })).status).toBe(404);
  });

  it('about what was looked at is refused when that has been settled meanwhile', async () => {
    const { author, other, id, thing } = await hidden();
    const { body } = await moderator.call(api.moderation.queue, { query: { limit: 50 } });
    const caseId = body.find(({ postId }) => postId === id)?.caseId ?? 0;
    await decide(second, thing, { decision: 'keep' });
    forum.test.clock.advance(1000);
    await author.call(api.forum.editPost, {
      params: { id },
      body: { title: 'A drawer', content: 'Something else altogether.' },
    });
    // What was changed since it was kept can be reported at once.
    expect((await report(other, id)).status).toBe(201);
    const late = await decide(moderator, thing, { decision: 'remove', caseId });
    expect(late).toMatchObject({ status: 409, body: { decision: 'keep' } });
    expect(await forum.see(other, id)).toBe(200);
  });

  it('about one’s own words is somebody else’s; the owner may have nobody else', async () => {
    const [first] = await forum.people();
    const own = await forum.start(moderator);
    await report(first, own.id);
    const thing = [own.id, 0] as const;
    expect((await decide(moderator, thing, { decision: 'keep' })).status).toBe(403);
    expect((await decide(second, thing, { decision: 'keep' })).status).toBe(200);
    const owners = await forum.start(forum.owner);
    await report(first, owners.id);
    expect((await decide(forum.owner, [owners.id, 0], { decision: 'keep' })).status).toBe(200);
  });

  it('taken back leaves everything as it was, and waiting', async () => {
    for (const decision of ['keep', 'remove', 'lock'] as const) {
      const { author, other, id, thing } = await hidden();
      const before = await forum.countOf();
      const stop: Partial<Decision> = decision === 'keep' ? {} : { stopDays: 2 };
      await decide(moderator, thing, { decision, ...stop });
      expect((await undo(second, thing)).status).toBe(200);
      expect(await forum.see(other, id)).toBe(404);
      expect(await post(author, id)).toMatchObject({ removedBy: 'reports', isLocked: false });
      expect(await forum.countOf()).toBe(before);
      expect(await xpOf(author)).toBe(5);
      expect(await isWaiting(id)).toBe(true);
      const standing = await author.call(api.moderation.standing, {});
      expect(standing.body).toEqual({ stop: null, mayStartPosts: true });
      expect((await undo(second, thing)).status).toBe(409);
    }
    const { id } = await forum.start(await forum.person());
    expect((await undo(moderator, [id, 0])).status).toBe(404);
  });

  it('to remove what its author has removed meanwhile, taken back, leaves it to them', async () => {
    for (const takeBack of ['undo', 'restore']) {
      const { author, other, id, thing } = await hidden();
      await author.call(api.forum.removePost, { params: { id } });
      await decide(moderator, thing, { decision: 'remove' });
      expect((await author.call(api.forum.restorePost, { params: { id } })).status).toBe(403);
      if (takeBack === 'undo') await undo(moderator, thing);
      else await second.call(api.forum.restorePost, { params: { id } });
      expect((await post(author, id)).removedBy).toBe('author');
      expect(await forum.see(other, id)).toBe(404);
      expect(await xpOf(author)).toBe(0);
      const { body } = await author.call(api.notices.list, { query: {} });
      expect(body[0]?.text).toContain('left to you again');
      expect((await author.call(api.forum.restorePost, { params: { id } })).status).toBe(200);
      expect(await xpOf(author)).toBe(5);
    }
  });

  it('to remove, made at the post itself, settles its reports as well', async () => {
    const { id } = await hidden();
    const params = { id };
    expect((await moderator.call(api.forum.removePost, { params })).status).toBe(200);
    expect(await isWaiting(id)).toBe(false);
    expect((await log({ act: 'remove' }))[0]).toMatchObject({ subject: { id } });
    expect((await second.call(api.forum.restorePost, { params })).status).toBe(200);
    expect((await log({ act: 'restore' }))[0]).toMatchObject({ subject: { id } });
  });
});

describe('a stop from writing', () => {
  it('refuses every way of writing with why and until when, and nothing else', async () => {
    const [author, other] = await forum.people();
    const { id } = await forum.start(author);
    const theirs = await forum.start(other);
    const number = await forum.answer(author, theirs.id);
    await report(other, id);
    const body = { decision: 'keep', stopDays: 3, reason: 'Please sleep over it.' } as const;
    await decide(moderator, [id, 0], body);
    const until = new Date(forum.test.clock.now().getTime() + 3 * 24 * HOUR).toISOString();
    const words = { title: 'A', content: 'B' };
    const reply = { content: 'C', photoAlt: null };
    const tries = await Promise.all([
      author.call(api.forum.createPost, { body: { ...words, categoryId: forum.welcome } }),
      author.call(api.forum.editPost, { params: { id }, body: words }),
      author.call(api.forum.createReply, { params: { id: theirs.id }, body: reply }),
      author.call(api.forum.editReply, { params: { id: theirs.id, number }, body: reply }),
    ]);
    for (const refused of tries) {
      expect(refused.status).toBe(403);
      expect(refused.body).toMatchObject({
        code: 'writing_stopped',
        until,
        reason: 'Please sleep over it.',
      });
    }
    const allowed = await Promise.all([
      author.call(api.forum.like, { body: { postId: theirs.id } }),
      author.call(api.forum.follow, { params: { id: theirs.id }, body: { level: 'follow' } }),
      report(author, theirs.id),
      author.call(api.forum.removePost, { params: { id } }),
    ]);
    expect(allowed.map(({ status }) => status)).toEqual([200, 200, 201, 200]);
    const standing = await author.call(api.moderation.standing, {});
    expect(standing.body).toEqual({
      stop: { until, reason: 'Please sleep over it.' },
      mayStartPosts: false,
    });
    const stops = await moderator.call(api.moderation.stops, { query: {} });
    expect(stops.body[0]).toMatchObject({
      userId: author.user?.id,
      until,
      stoppedBy: moderator.user?.username,
    });
    const params = { id: author.user?.id ?? 0 };
    expect((await moderator.call(api.moderation.liftStop, { params })).status).toBe(200);
    expect((await forum.start(author)).id).toBeGreaterThan(0);
    expect((await log({ personId: params.id })).map(({ act }) => act)).toEqual([
      'lift',
      'stop',
      'keep',
    ]);
  });

  it('ends by itself, and is of members alone', async () => {
    const author = await forum.person();
    const stop = (who: Caller, whom: Caller | number, days = 1) =>
      who.call(api.moderation.stop, {
        params: { id: typeof whom === 'number' ? whom : (whom.user?.id ?? 0) },
        body: { days, reason: 'A rest.' },
      });
    expect((await stop(moderator, author)).status).toBe(200);
    await expect(forum.start(author)).rejects.toThrow('rest');
    expect((await stop(moderator, second)).status).toBe(403);
    expect((await stop(moderator, moderator)).status).toBe(403);
    expect((await stop(moderator, forum.owner)).status).toBe(403);
    expect((await stop(forum.owner, second)).status).toBe(200);
    // The built-in author cannot sign in, and is no member.
    for (const id of [1, 999_999]) expect((await stop(moderator, id)).status).toBe(404);
    expect((await stop(moderator, author, 366)).status).toBe(400);
    await forum.test.db.execute(sql`
      update forum_stops set until = ${forum.test.clock.now().toISOString()}::timestamptz`);
    expect((await forum.start(author)).id).toBeGreaterThan(0);
  });
});

describe('the log', () => {
  it('cannot be changed or shortened, by the database itself', async () => {
    const { thing } = await hidden();
    await decide(moderator, thing, { decision: 'keep' });
    const { db } = forum.test;
    await expect(db.execute(sql`update audit_log set act = 'lock'`)).rejects.toThrow();
    await expect(db.execute(sql`update audit_log set actor_id = 1`)).rejects.toThrow();
    await expect(db.execute(sql`delete from audit_log`)).rejects.toThrow();
  });

  it('outlives those whom it names, without their names', async () => {
    const { author, id, thing } = await hidden();
    await decide(moderator, thing, { decision: 'keep', reason: 'It is harsh, and true.' });
    const before = (await log())[0];
    expect(before).toMatchObject({ person: { id: author.user?.id } });
    await removeForumWordsOf(forum.test.context, author.user?.id ?? 0);
    await deleteUser(forum.test.db, author.user?.id ?? 0);
    await deleteUser(forum.test.db, moderator.user?.id ?? 0);
    moderator = await forum.withRole('moderator');
    const after = (await log())[0];
    expect(after).toMatchObject({ id: before?.id, act: 'keep', actor: null, person: null });
    expect(after?.subject).toEqual({ kind: 'post', id, number: 0, title: null });
  });

  it('holds apart what waited in the queue, and what was done elsewhere', async () => {
    const { author, thing } = await hidden();
    await decide(moderator, thing, { decision: 'keep' });
    const reported = await hidden();
    await moderator.call(api.forum.removePost, { params: { id: reported.id } });
    const { id } = await forum.start(author);
    await moderator.call(api.moderation.lock, {
      params: { id },
      body: { isLocked: true, reason: null },
    });
    await moderator.call(api.forum.removePost, { params: { id } });
    const settled = await log({ settled: 'true', limit: 2 });
    expect(settled.map(({ act, subject }) => [act, subject?.id])).toEqual([
      ['remove', reported.id],
      ['keep', thing[0]],
    ]);
    expect((await log({ limit: 2 })).map(({ act }) => act)).toEqual(['remove', 'lock']);
  });

  it('is read by act and by person, page by page, and finds nobody by their mail', async () => {
    const { author, thing } = await hidden();
    await decide(moderator, thing, { decision: 'keep', stopDays: 1 });
    const name = author.user?.username ?? '';
    expect((await log({ person: name.toUpperCase() })).map(({ act }) => act)).toEqual([
      'stop',
      'keep',
    ]);
    expect(await log({ person: `${name}@example.org` })).toEqual([]);
    expect((await log({ act: 'stop', person: name })).length).toBe(1);
    const all = await log({ limit: 50 });
    const seen: number[] = [];
    let url: string | undefined = '/api/forum/log?limit=3';
    while (url) {
      const page: { body: typeof all; headers: Record<string, unknown> } = await moderator.send(
        'GET',
        url,
      );
      seen.push(...page.body.map(({ id }) => id));
      url = /<([^>]+)>/.exec(String(page.headers.link))?.[1];
    }
    expect(seen.slice(0, all.length)).toEqual(all.map(({ id }) => id));
    expect(new Set(seen).size).toBe(seen.length);
    expect((await author.call(api.moderation.log, { query: {} })).status).toBe(403);
  });
});

describe('the author', () => {
  const told = async (person: Caller) => {
    const rows = await forum.test.db.execute<{ details: { act: string; reason?: string } }>(sql`
      select details from notices where user_id = ${person.user?.id} and kind = 'moderation'
      order by id`);
    return [...rows].map(({ details }) => [details.act, details.reason ?? null]);
  };

  it('is told what became of their words, and of their right to write', async () => {
    const { author, thing } = await hidden();
    expect(await told(author)).toEqual([['hidden', null]]);
    await decide(moderator, thing, { decision: 'remove', reason: 'It names somebody.' });
    expect(await told(author)).toEqual([['removed', 'It names somebody.']]);
    await undo(moderator, thing);
    await decide(moderator, thing, { decision: 'keep', stopDays: 1, reason: 'Sleep over it.' });
    expect((await told(author)).sort()).toEqual([
      ['kept', 'Sleep over it.'],
      ['stopped', 'Sleep over it.'],
    ]);
  });

  it('hears no more that words are hidden once their edit brings them back, and that they were kept', async () => {
    const { author, id, thing } = await hidden();
    const body = { title: 'Nicer', content: 'Kinder words.' };
    await author.call(api.forum.editPost, { params: { id }, body });
    expect(await told(author)).toEqual([]);
    await decide(moderator, thing, { decision: 'keep' });
    expect(await told(author)).toEqual([['kept', null]]);
  });

  it('hears no more that words are hidden once they have removed them', async () => {
    const { author, id } = await hidden();
    await author.call(api.forum.removePost, { params: { id } });
    expect(await told(author)).toEqual([]);
    await author.call(api.forum.restorePost, { params: { id } });
    expect(await told(author)).toEqual([['hidden', null]]);
  });

  it('hears nothing of reports that changed nothing', async () => {
    const [author, first] = await forum.people();
    const { id } = await forum.start(author);
    await report(first, id);
    await decide(moderator, [id, 0], { decision: 'keep' });
    expect(await told(author)).toEqual([]);
  });
});
