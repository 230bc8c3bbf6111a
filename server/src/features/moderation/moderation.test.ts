import { api, type ReportReason } from '@pathkeeper/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../../test/app.ts';
import { type Forum, openForum } from '../../../test/forum.ts';

let forum: Forum;
let moderator: Caller;

beforeAll(async () => {
  forum = await openForum();
  moderator = await forum.withRole('moderator');
});
afterAll(() => forum.test.close());

const report = (
  person: Caller,
  postId: number,
  more: { replyId?: number; reason?: ReportReason } = {},
) => person.call(api.moderation.report, { body: { postId, reason: 'spam', note: null, ...more } });

const queue = async (query: { limit?: number; cursor?: string } = {}) =>
  (await moderator.call(api.moderation.queue, { query })).body;

const waiting = async (postId: number, number = 0) =>
  (await queue({ limit: 50 })).find((item) => item.postId === postId && item.number === number);

describe('reports', () => {
  it('hide a post at the third person’s, and not before', async () => {
    const [author, ...readers] = await forum.people();
    const { id } = await forum.start(author);
    const before = await forum.countOf();
    expect((await report(readers[0], id)).body).toEqual({ success: true, hidden: false });
    expect((await report(readers[0], id)).body).toEqual({ success: true, hidden: false });
    expect((await report(readers[1], id)).body).toEqual({ success: true, hidden: false });
    expect(await forum.see(readers[3], id)).toBe(200);
    const third = await report(readers[2], id, { reason: 'unkind' });
    expect(third).toMatchObject({ status: 201, body: { success: true, hidden: true } });
    expect(await forum.see(readers[3], id)).toBe(404);
    expect(await forum.see(forum.test.visitor(), id)).toBe(404);
    expect(await forum.countOf()).toBe(before - 1);
    expect((await report(readers[3], id)).status).toBe(404);
    // Whoever hid it with a report whose answer was lost is answered the same.
    expect((await report(readers[2], id)).body).toEqual({ success: true, hidden: true });
    const seen = await author.call(api.forum.post, { params: { id } });
    expect(seen.body).toMatchObject({ removedBy: 'reports', hiddenReasons: ['spam', 'unkind'] });
    expect(seen.body.content).not.toBe('');
    const item = await waiting(id);
    expect(item).toMatchObject({ hidden: true, reportCount: 3, kindWord: false });
    expect(item?.reports.map(({ reason }) => reason).sort()).toEqual(['spam', 'spam', 'unkind']);
  });
});
