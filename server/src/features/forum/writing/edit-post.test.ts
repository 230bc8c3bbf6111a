import { api } from '@pathkeeper/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../../../test/app.ts';
import { type Forum, openForum } from '../../../../test/forum.ts';

let forum: Forum;
let admin: Caller;
let moderator: Caller;

beforeAll(async () => {
  forum = await openForum();
  admin = await forum.withRole('admin');
  moderator = await forum.withRole('moderator');
});
afterAll(() => forum.test.close());

const edit = (
  person: Caller,
  id: number,
  content: string,
  expected?: { title: string; content: string },
) =>
  person.call(api.forum.editPost, {
    params: { id },
    body: { title: 'A drawer, tidied', content, ...(expected ? { expected } : {}) },
  });

/** How much there is of what an edit must leave alone. */
async function untouched() {
  const [counts] = await forum.test.db.execute(sql`select
    (select count(*)::int from notices) as notices,
    (select sum(amount)::int from xp_events) as xp,
    (select count(*)::int from forum_cases) as cases`);
  return counts;
}

describe('an administrator', () => {
  it('changes a post of somebody else’s: it stays its author’s, and says that it was edited', async () => {
    const [author, reader] = await forum.people();
    const { id, content } = await forum.start(author);
    const before = await untouched();
    const { status, body } = await edit(admin, id, `Tidied for @${reader.user?.username}.`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ title: 'A drawer, tidied', authorId: author.user?.id });
    const seen = await reader.call(api.forum.post, { params: { id } });
    expect(seen.body.author?.username).toBe(author.user?.username);
    expect(seen.body.editedAt).not.toBeNull();
    expect(await untouched()).toEqual(before);
    const versions = await moderator.call(api.moderation.postRevisions, {
      params: { id },
      query: {},
    });
    expect(versions.body).toMatchObject([{ version: 1, title: 'A drawer', content }]);
    const found = await reader.call(api.forum.posts, { query: { q: 'tidied' } });
    expect(found.body.map((post) => post.id)).toContain(id);
  });

  it('is written down with who it was, whose post, and which version became which', async () => {
    const [author] = await forum.people();
    const { id } = await forum.start(author);
    await edit(admin, id, 'Once.');
    await edit(admin, id, 'Once.');
    const { body } = await forum.owner.call(api.admin.events, { query: { limit: 1 } });
    expect(body).toMatchObject([
      {
        ...{ area: 'forum', action: 'edit', actor: { username: admin.user?.username } },
        subject: { kind: 'post', id },
        details: { before: { version: 1 }, after: { version: 2 } },
      },
    ]);
    expect(JSON.stringify(body)).not.toContain('Once.');
    const log = await moderator.call(api.moderation.log, { query: { act: 'edit' } });
    expect(log.body.filter((line) => line.subject?.id === id)).toHaveLength(1);
  });

  it('is refused over words that have changed meanwhile, and the author over theirs', async () => {
    const [author] = await forum.people();
    const first = await forum.start(author);
    const was = { title: first.title, content: first.content };
    expect((await edit(author, first.id, 'By its author.', was)).status).toBe(200);
    const late = await edit(admin, first.id, 'By the office.', was);
    expect([late.status, (late.body as unknown as { code: string }).code]).toEqual([
      409,
      'edit_conflict',
    ]);
    const now = { title: 'A drawer, tidied', content: 'By its author.' };
    expect((await edit(admin, first.id, 'By the office.', now)).status).toBe(200);
    expect((await edit(author, first.id, 'Again by its author.', now)).status).toBe(409);
  });

  it('gets no helplines for words that are another’s, and marks nothing', async () => {
    const [author] = await forum.people();
    const { id } = await forum.start(author, 'I am going to kill myself tonight.');
    const before = await untouched();
    const { body } = await edit(admin, id, 'I am going to kill myself tonight!');
    expect(body.safety).toBeNull();
    expect(await untouched()).toEqual(before);
  });

  it('changes no reply of anybody’s, and nothing that was removed', async () => {
    const [author] = await forum.people();
    const { id } = await forum.start(author);
    const number = await forum.answer(author, id);
    const reply = { params: { id, number }, body: { content: 'Other.' } };
    expect((await admin.call(api.forum.editReply, reply)).status).toBe(403);
    await author.call(api.forum.removePost, { params: { id } });
    const { status, body } = await edit(admin, id, 'Other.');
    expect([status, (body as unknown as { error: string }).error]).toEqual([
      403,
      'This post has been removed. It can be changed once it is back.',
    ]);
  });

  it('leaves a hidden post hidden until a moderator has looked', async () => {
    const [author, reader] = await forum.people();
    const { id } = await forum.start(author);
    await forum.test.db.execute(sql`
      update forum_posts set removed_by = 'reports', removed_at = created_at where id = ${id}`);
    expect((await edit(admin, id, 'Tidied.')).status).toBe(200);
    expect(await forum.see(reader, id)).toBe(404);
  });
});

it('a moderator who is no administrator changes no post of somebody else’s', async () => {
  const [author] = await forum.people();
  const { id } = await forum.start(author);
  expect((await edit(moderator, id, 'Other.')).status).toBe(403);
});
