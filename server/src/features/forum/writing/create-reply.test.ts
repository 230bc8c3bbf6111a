import { api } from '@pathkeeper/contract';
import { expect, it, onTestFinished } from 'vitest';
import { openForum } from '../../../../test/forum.ts';
import { hearPieces } from '../../../../test/statements.ts';

/** The table that a statement writes to or locks a row of; else its first word. */
function inShort(text: string): string | undefined {
  const [, written, locked] =
    /(?:insert into|update) "?(\w+)|from "?(\w+).*for update/s.exec(text) ?? [];
  return written ?? locked ?? text.split(' ', 1)[0];
}

it('a reply is sent in five pieces, and takes its locks in their order', async () => {
  const forum = await openForum();
  onTestFinished(() => forum.test.close());
  const [writer, person] = await forum.people();
  const { id } = await forum.start(writer);
  const answer = async (content: string, key: string) => {
    const call = { params: { id }, body: { content, photoAlt: null } };
    const { status } = await person.call(api.forum.createReply, call, { 'idempotency-key': key });
    expect(status).toBe(201);
  };
  // The first ones look up the session and prepare what is sent.
  for (let n = 1; n <= 3; n += 1) await answer(`So it was, ${n}.`, `before-${n}`);
  const heard = hearPieces(forum.test.db);
  await answer('So it is.', 'now');
  expect(heard.map((piece) => piece.map(inShort))).toEqual([
    ['select', 'select', 'select', 'select'], // the key, and what it is admitted by
    ['begin'],
    [
      'progress', // the lock of its author
      'idempotency_keys',
      'forum_posts', // the lock of its post
      ...Array.from({ length: 5 }, () => 'select'), // what all else goes by
    ],
    [
      'forum_replies',
      'forum_posts',
      'forum_reading',
      'notice_sources',
      'xp_events',
      'progress',
      'select', // its author, with what they were paid
      'forum_members',
      'idempotency_keys', // what it earned
    ],
    ['commit'],
  ]);
});
