import { api, type ForumPost, type ForumReply } from '@pathkeeper/contract';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerInQuiet } from '../../../../../test/account.ts';
import { DESK, PHONE, reload, renderApp } from '../../../../../test/app.tsx';
import { expectAccessible } from '../../../../../test/axe.ts';
import { aCategory, aPerson, aPost, aReply } from '../../../../../test/samples/forum-samples.ts';
import { aUser, DONE } from '../../../../../test/samples/samples.ts';
import { gate, refuse, server } from '../../../../../test/server.ts';
import { queryClient } from '../../../../app/query-client.ts';

/** A discussion of so many replies, as the server answers it. */
function discussion(own: Partial<ForumPost> = {}, replies: Partial<ForumReply>[] = []) {
  const category = aCategory();
  const post = aPost({
    categoryId: category.id,
    replyCount: replies.length,
    lastNumber: replies.length,
    ...own,
  });
  const all = replies.map((reply, index) => aReply({ postId: post.id, id: index + 1, ...reply }));
  server.on(api.forum.categories, [category]);
  server.on(api.forum.post, post);
  server.on(api.forum.replies, ({ query: { from, limit } }) =>
    all.slice(from - 1, from - 1 + limit),
  );
  return { post, path: `/forum/post/${post.id}` };
}

const many = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ content: `Evening ${index + 1}.` }));

const heading = page.getByRole('heading', { level: 1 });
const reply = (number: number) => page.getByRole('article', { name: `Reply ${number}` });
const form = page.getByRole('textbox');

test('a post that is not there says so', async () => {
  server.on(api.forum.post, refuse(404, 'not_found', 'That post is not there.'));
  await renderApp('/forum/post/77', { user: null });
  await expect.element(heading).toHaveTextContent('Post not found');
  await renderApp('/forum/post/nonsense', { user: null });
  await expect.element(heading).toHaveTextContent('Post not found');
});

test('a post shows who wrote it, where, when and what became of it', async () => {
  const { path } = discussion({ isPinned: true, viewCount: 2046, likeCount: 128 }, many(2));
  await renderApp(path, { user: null });
  await expect.element(heading).toHaveTextContent('How do you write when nothing happened?');
  const post = page.getByRole('article').first();
  for (const words of ['ada', 'Guardian', '3,140 XP', 'Pinned', '2,046 views', '128 likes.']) {
    await expect.element(post).toHaveTextContent(words);
  }
  await expect.element(page.getByRole('heading', { name: 'Replies (2)' })).toBeVisible();
  const time = post.getByRole('time').first().element();
  expect(time.getAttribute('title')).toMatch(/20\d\d/);
  expect(time.textContent).toContain(time.getAttribute('title'));
});

test('a like shows at once, and goes back when it is refused', async () => {
  const { path } = discussion({ likeCount: 4 });
  const likes = server.on(api.forum.like, { liked: true, likeCount: 5 });
  await renderApp(path);
  const like = page.getByRole('button', { name: /Like this post/ });
  await like.click();
  await expect.element(like).toHaveAttribute('aria-pressed', 'true');
  await expect.element(like).toHaveTextContent('5');
  expect(likes).toMatchObject([{ body: { liked: true } }]);
  server.on(api.forum.like, refuse(429, 'too_many_requests', 'Too many.'));
  await like.click();
  await expect.element(page.getByText('Too many.')).toBeVisible();
  await expect.element(like).toHaveAttribute('aria-pressed', 'true');
});

test('nobody likes their own words, and they alone change and remove them', async () => {
  const own = aPerson({ id: 1, username: 'marit' });
  const { path } = discussion({ author: own }, [{}]);
  await renderApp(path);
  await expect.element(reply(1)).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: /Like this post/ }))
    .not.toBeInTheDocument();
  await page.getByRole('button', { name: 'More for this post' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Edit Post' })).toBeVisible();
  await expect.element(page.getByRole('menuitem', { name: 'Remove Post' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: 'More for reply 1' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Share link' })).toBeVisible();
  await expect.element(page.getByRole('menuitem', { name: /Edit/ })).not.toBeInTheDocument();
});

test('an administrator changes the post of another, and no reply', async () => {
  const { path } = discussion({}, [{}]);
  await renderApp(path, { user: aUser({ id: 5, role: 'admin' }) });
  await page.getByRole('button', { name: 'More for reply 1' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Share link' })).toBeVisible();
  await expect.element(page.getByRole('menuitem', { name: /Edit/ })).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: 'More for this post' }).click();
  await page.getByRole('menuitem', { name: 'Edit Post' }).click();
  await expect.element(page.getByText(/the log keeps that you changed it/)).toBeVisible();
});

test('one’s own reply is removed after a question, and comes back by Undo', async () => {
  const { path } = discussion({}, [{ author: aPerson({ id: 1 }) }]);
  const removals = server.on(api.forum.removeReply, DONE);
  const returns = server.on(api.forum.restoreReply, DONE);
  await renderApp(path);
  await page.getByRole('button', { name: 'More for reply 1' }).click();
  await page.getByRole('menuitem', { name: 'Remove Reply' }).click();
  await expect.element(page.getByText(/moderators still read it; then it is gone/)).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect.element(page.getByText(/^Reply Removed/)).toBeVisible();
  expect(removals).toMatchObject([{ params: { number: 1 } }]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => returns).toMatchObject([{ params: { number: 1 } }]);
});

test('replies are read fifty a page, and one is opened by its number', async () => {
  const { path } = discussion({ readNumber: 60 }, many(120));
  await renderApp(path);
  await expect.element(reply(50)).toBeVisible();
  await expect.element(reply(51)).not.toBeInTheDocument();
  await page.getByRole('link', { name: 'Page 3' }).last().click();
  await expect.element(reply(101)).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Replies (120)' })).toHaveFocus();
  await page.getByRole('link', { name: 'First unread, #61' }).click();
  await expect.element(reply(61)).toHaveFocus();
  await expect.element(reply(61)).toBeInViewport();
  await page.getByRole('link', { name: 'Last, #120' }).click();
  await expect.element(reply(120)).toHaveFocus();
});

test.for(['#reply-77', '#77'])('the address %s opens that reply', async (hash) => {
  const { path } = discussion({}, many(120));
  await renderApp(`${path}${hash}`, { user: null, window: PHONE });
  await expect.element(reply(77)).toHaveFocus();
  await expect.element(reply(77)).toBeInViewport();
});

test('an answer says in one line what it answers, and leads there', async () => {
  const { path } = discussion({}, [
    { content: 'The dog is the entry.' },
    { parentReplyId: 1, answers: { author: 'ines', excerpt: 'The dog is the entry.' } },
  ]);
  await renderApp(path);
  await reply(2)
    .getByRole('link', { name: /ines.*The dog is the entry/ })
    .click();
  await expect.element(reply(1)).toHaveFocus();
});

test('removed words keep their place, and hidden ones say why', async () => {
  const gone = { content: '', contentHtml: '', author: null, authorId: null };
  const { path } = discussion({}, [{ ...gone, removedBy: 'author' }, {}]);
  await renderApp(path);
  await expect.element(reply(1)).toHaveTextContent('This reply was removed by its author.');
  await expect.element(reply(2)).toBeVisible();
});

test('a member who is called is set apart, and neither an address nor a name of nobody is', async () => {
  const contentHtml =
    '<p>@Ines.c, and (@odd), @nobody. Write to a@b.org. <code>@code</code> <a href="https://x.org/@me">@me</a></p>';
  const { path } = discussion({}, [{ contentHtml, mentions: ['ines.c', 'odd', 'code', 'me'] }]);
  await renderApp(path);
  await expect.element(reply(1)).toBeVisible();
  const marks = [...reply(1).element().querySelectorAll('[data-mention]')];
  expect(marks.map(({ textContent }) => textContent)).toEqual(['@Ines.c', '@odd']);
});

test('where reading opens later now, it says so beside one’s own words', async () => {
  const nothing = { title: '', content: '', contentHtml: '', author: null, authorId: null };
  const { path } = discussion({ ...nothing, closedBelow: 10 }, [{}]);
  await renderApp(path);
  const heading = page.getByRole('heading', { name: 'A discussion that opens later' });
  await expect.element(heading).toBeVisible();
  await expect.element(page.getByText('Reading here opens at level 10 now.')).toBeVisible();
  await expect.element(reply(1)).toBeVisible();
});

test('j and k go from reply to reply', async () => {
  const { path } = discussion({}, many(3));
  await renderApp(path);
  await expect.element(reply(3)).toBeVisible();
  (page.getByRole('heading', { name: 'Replies (3)' }).element() as HTMLElement).focus();
  await expect.element(page.getByRole('heading', { name: 'Replies (3)' })).toHaveFocus();
  reply(1).element().dispatchEvent(new Event('focus'));
  (reply(1).element() as HTMLElement).focus();
  await expect.element(reply(1)).toHaveFocus();
  await userEvent.keyboard('j');
  await expect.element(reply(2)).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(reply(3)).toHaveFocus();
  await userEvent.keyboard('k');
  await expect.element(reply(2)).toHaveFocus();
});

test('what others write meanwhile is offered, and drawn only when it is asked for', async () => {
  const { post, path } = discussion({}, many(1));
  await renderApp(path);
  await expect.element(reply(1)).toBeVisible();
  server.on(api.forum.post, { ...post, replyCount: 3, lastNumber: 3 });
  server.on(
    api.forum.replies,
    [1, 2, 3].map((id) => aReply({ id, postId: post.id })),
  );
  await queryClient.refetchQueries({ queryKey: ['forum', 'post', post.id] });
  const offer = page.getByRole('button', { name: '2 new replies' });
  await expect.element(offer).toBeVisible();
  await expect.element(reply(2)).not.toBeInTheDocument();
  await offer.click();
  await expect.element(reply(2)).toHaveFocus();
  await expect.element(reply(3)).toBeVisible();
  await expect.element(offer).not.toBeInTheDocument();
});

test('what was read is told to the server', async () => {
  const { path } = discussion({}, many(2));
  const told = server.on(api.forum.read, ({ body }) => ({ readNumber: body.number }));
  await renderApp(path);
  await expect.poll(() => told.at(-1)?.body).toEqual({ number: 2 });
});

test('a post is followed, and let go', async () => {
  const { path } = discussion();
  const told = server.on(api.forum.follow, ({ body }) => ({ following: body.level }));
  await renderApp(path);
  const follow = page.getByRole('button', { name: 'Follow' });
  await follow.click();
  await expect.element(follow).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'More for this post' }).click();
  await page.getByRole('menuitem', { name: 'Mute this post' }).click();
  await expect.element(follow).toHaveAttribute('aria-pressed', 'false');
  expect(told.map(({ body }) => body.level)).toEqual(['follow', 'muted']);
});

test('of two quick presses on Follow the last one holds', async () => {
  const { path } = discussion();
  const answer = gate();
  const told = server.on(api.forum.follow, async ({ body }) => {
    await answer.opened;
    return { following: body.level };
  });
  await renderApp(path);
  const follow = page.getByRole('button', { name: 'Follow' });
  await follow.click();
  await expect.element(follow).toHaveAttribute('aria-pressed', 'true');
  await follow.click();
  await expect.element(follow).toHaveAttribute('aria-pressed', 'false');
  answer.open();
  await expect.poll(() => told.map(({ body }) => body.level)).toEqual(['follow', 'normal']);
  await expect.element(follow).toHaveAttribute('aria-pressed', 'false');
});

test('a follow that is refused goes back', async () => {
  const { path } = discussion();
  server.on(api.forum.follow, refuse(503, 'unavailable', 'Not now.'));
  await renderApp(path);
  const follow = page.getByRole('button', { name: 'Follow' });
  await follow.click();
  await expect.element(page.getByText('Not Changed')).toBeVisible();
  await expect.element(follow).toHaveAttribute('aria-pressed', 'false');
});

test('a locked discussion has no form and no Reply, and can still be liked', async () => {
  const { path } = discussion({ isLocked: true }, [{}]);
  await renderApp(path, { level: 10 });
  await expect.element(page.getByText('This discussion is locked.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /Like reply 1/ })).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Reply/ })).not.toBeInTheDocument();
  await expect.element(form).not.toBeInTheDocument();
});

test('whoever has been stopped from writing is told until when, and why', async () => {
  const { path } = discussion({}, [{}]);
  const stop = { until: '2027-01-08T11:30:00.000Z', reason: 'Three times the same.' };
  server.on(api.moderation.standing, { stop, mayStartPosts: false });
  await renderApp(path, { level: 10 });
  await expect
    .element(page.getByText(/You can write here again on January \d, 2027/))
    .toBeVisible();
  await expect.element(page.getByText('Three times the same.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /Like reply 1/ })).toBeVisible();
  await expect.element(form).not.toBeInTheDocument();
});

describe('a reply that was begun', () => {
  const begin = async (path: string) => {
    await renderApp(path, { level: 10 });
    await form.fill('Boats, for me.');
    await expect.element(page.getByText(/Draft kept here at/)).toBeVisible();
  };
  const kept = page.getByRole('textbox', { name: 'Your reply, not posted' });

  test.for([
    ['locked', { isLocked: true }],
    ['hidden', { removedBy: 'reports', content: '', contentHtml: '' }],
  ] as const)('can be read, copied and thrown away once its post is %s', async ([, own]) => {
    const { post, path } = discussion();
    await begin(path);
    server.on(api.forum.post, { ...post, ...own });
    reload();
    await expect.element(kept).toHaveValue('Boats, for me.');
    expect(kept.element().matches('[readonly]')).toBe(true);
    await expectAccessible();
    const copied: string[] = [];
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
      copied.push(text);
    });
    await page.getByRole('button', { name: 'Copy' }).click();
    await expect.element(page.getByText('Copied.')).toBeVisible();
    expect(copied).toEqual(['Boats, for me.']);
    await page.getByRole('button', { name: 'Discard it' }).click();
    await page.getByRole('button', { name: 'Discard reply' }).click();
    await expect.element(kept).not.toBeInTheDocument();
    await expect.poll(() => document.activeElement).not.toBe(document.body);
    reload();
    await expect.element(heading).toBeVisible();
    await expect.element(kept).not.toBeInTheDocument();
  });

  test('can be read once its writer is stopped, or the post is gone', async () => {
    const { path } = discussion();
    await begin(path);
    const stop = { until: '2027-01-08T11:30:00.000Z', reason: 'Three times the same.' };
    server.on(api.moderation.standing, { stop, mayStartPosts: false });
    reload();
    await expect.element(kept).toHaveValue('Boats, for me.');
    server.on(api.forum.post, refuse(404, 'not_found', 'That post is not there.'));
    reload();
    await expect.element(heading).toHaveTextContent('Post not found');
    await expect.element(kept).toHaveValue('Boats, for me.');
  });
});

test('whoever has been stopped is offered no edit, and removes all the same', async () => {
  const own = aPerson({ id: 1, username: 'marit' });
  const { path } = discussion({ author: own });
  const stop = { until: '2027-01-08T11:30:00.000Z', reason: 'Three times the same.' };
  server.on(api.moderation.standing, { stop, mayStartPosts: false });
  await renderApp(path);
  await expect.element(page.getByText(/You can write here again/)).toBeVisible();
  await page.getByRole('button', { name: 'More for this post' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Remove Post' })).toBeVisible();
  await expect.element(page.getByRole('menuitem', { name: 'Edit Post' })).not.toBeInTheDocument();
});

test('an edit that was begun can be read and copied once its writer is stopped', async () => {
  const own = aPerson({ id: 1, username: 'marit' });
  const { path } = discussion({ author: own, title: 'The title', content: 'As it was.' });
  await renderApp(path);
  await page.getByRole('button', { name: 'More for this post' }).click();
  await page.getByRole('menuitem', { name: 'Edit Post' }).click();
  await page.getByRole('textbox', { name: 'Your words' }).fill('As it should have been.');
  await expect.element(page.getByText(/Draft kept here at/)).toBeVisible();
  const stop = { until: '2027-01-08T11:30:00.000Z', reason: 'Three times the same.' };
  server.on(api.moderation.standing, { stop, mayStartPosts: false });
  reload();
  const kept = page.getByRole('textbox', { name: 'Your edit, not posted' });
  await expect.element(kept).toHaveValue('The title\n\nAs it should have been.');
  await expect.element(page.getByText('Three times the same.')).toBeVisible();
  await page.getByRole('button', { name: 'Discard it' }).click();
  await page.getByRole('button', { name: 'Discard edit' }).click();
  await expect.element(kept).not.toBeInTheDocument();
});

test('the line that is answered says why it has no words', async () => {
  const { path } = discussion({}, [
    {},
    { parentReplyId: 1, answers: { author: 'ines', excerpt: '' } },
    { parentReplyId: 1, answers: { author: null, excerpt: '' } },
  ]);
  await renderApp(path);
  await expect.element(reply(2)).toHaveTextContent('ines folded away, as you have muted them');
  await expect.element(reply(3)).toHaveTextContent('a reply that was removed');
});

test('a reply is reported with a reason and a note', async () => {
  const { post, path } = discussion({}, [{}]);
  const reports = server.on(api.moderation.report, { success: true, hidden: false });
  await renderApp(path);
  await page.getByRole('button', { name: 'More for reply 1' }).click();
  await page.getByRole('menuitem', { name: 'Report' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByRole('button', { name: 'Report' })).toBeDisabled();
  await dialog.getByRole('radio', { name: /Unkind/ }).click();
  await dialog.getByLabelText(/Anything a moderator should know/).fill('It is about my brother.');
  await dialog.getByRole('button', { name: 'Report' }).click();
  await expect.element(page.getByText(/It is reported/)).toBeVisible();
  expect(reports).toMatchObject([
    { body: { postId: post.id, replyId: 1, reason: 'unkind', note: 'It is about my brother.' } },
  ]);
});

test('a muted member’s words are folded away, and can be looked at', async () => {
  const ines = aPerson({ username: 'ines' });
  const { path } = discussion({}, [
    {
      author: ines,
      content: 'Only this.',
      isMuted: true,
      photoUrl: '/api/files/x/960',
      photoAlt: 'A quay',
    },
    { author: ines },
  ]);
  const mutes = server.on(api.people.mute, DONE);
  await renderApp(path);
  await expect.element(reply(1)).toHaveTextContent('You have muted ines');
  await expect.element(reply(1)).not.toHaveTextContent('Only this.');
  expect(reply(1).getByRole('img', { name: 'A quay' }).query()).toBeNull();
  const showIt = reply(1).getByRole('button', { name: 'Show it' });
  expect(showIt.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  await showIt.click();
  await expect.element(reply(1)).toHaveTextContent('Only this.');
  await expect.element(reply(1).getByRole('img', { name: 'A quay' })).toBeInTheDocument();
  await expect.element(reply(1)).toHaveFocus();
  await page.getByRole('button', { name: 'More for reply 2' }).click();
  await page.getByRole('menuitem', { name: 'Mute ines' }).click();
  await expect.poll(() => mutes).toMatchObject([{ params: { userId: ines.id } }]);
});

test.for([
  [DESK, 480],
  [PHONE, 338],
] as const)('a photo fills its frame at $0.width px', async ([window, width]) => {
  // Sixty px wide, whatever width its address names.
  const photoUrl = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"/>')}`;
  const { path } = discussion({}, [{ photoUrl, photoAlt: 'A quay' }]);
  await renderApp(path, { window });
  const photo = reply(1).getByRole('img', { name: 'A quay' });
  await expect.element(photo).toBeInTheDocument();
  const picture = photo.element().getBoundingClientRect();
  const frame = photo.element().parentElement?.getBoundingClientRect();
  expect(picture.width).toBe(width);
  expect(frame?.width).toBe(width + 12);
});

test('whoever is signed out is told what signing in opens, and comes back to the same reply', async () => {
  const { path } = discussion({}, many(60));
  await renderApp(`${path}?page=2`, { user: null });
  await expect
    .element(page.getByRole('link', { name: 'Sign in', exact: true }))
    .toHaveAttribute('href', `/login?next=${encodeURIComponent(`${path}?page=2`)}`);
  await expect
    .element(page.getByRole('link', { name: /Sign in to like reply 51/ }))
    .toHaveAttribute('href', `/login?next=${encodeURIComponent(`${path}?page=2#reply-51`)}`);
});

test('a discussion in a category that opens later says at which level', async () => {
  const category = aCategory({ minLevel: 8 });
  const { path } = discussion({ categoryId: category.id });
  server.on(api.forum.categories, [category]);
  await renderApp(path, { level: 3 });
  await expect.element(page.getByText('Answering here opens at Guardian, level 8.')).toBeVisible();
  await expect.element(page.getByText(/2,500 XP to go/)).toBeVisible();
});

test('a room that can only be read later stays shut', async () => {
  const opens = refuse(403, 'level_required', 'Reading here opens at level 10.', {
    requiredLevel: 10,
  });
  server.on(api.forum.post, opens);
  await renderApp('/forum/post/7', { level: 2 });
  await expect.element(heading).toHaveTextContent('This room opens at Legendary Oracle.');
});

test('in quiet mode a later room names no level', async () => {
  answerInQuiet();
  const opens = refuse(403, 'level_required', 'Reading here opens at level 10.', {
    requiredLevel: 10,
  });
  server.on(api.forum.post, opens);
  await renderApp('/forum/post/7', { level: 2 });
  await expect.element(heading).toHaveTextContent('This room opens by itself, some pages on.');
  await expect.element(page.getByText(/level 10/)).not.toBeInTheDocument();
});
