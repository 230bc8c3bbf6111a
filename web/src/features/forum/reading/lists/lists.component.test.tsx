import { api, type LeaderboardRow } from '@pathkeeper/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerInQuiet } from '../../../../../test/account.ts';
import { PHONE, reload, renderApp } from '../../../../../test/app.tsx';
import { expectAccessible } from '../../../../../test/axe.ts';
import { aCategory, aPerson, aPost } from '../../../../../test/samples/forum-samples.ts';
import { gate, NO_NETWORK, pageOf, server } from '../../../../../test/server.ts';

const tab = (name: string) =>
  page.getByRole('navigation', { name: 'The Forum' }).getByRole('link', { name });
const search = page.getByRole('searchbox');

test('a forum in which nothing stands says so in each of its parts', async () => {
  await renderApp('/forum', { user: null });
  await expect
    .element(page.getByText('No categories yet. Start creating discussions!'))
    .toBeVisible();
  await tab('Featured Posts').click();
  await expect
    .element(page.getByText('No featured posts yet. Create some amazing content!'))
    .toBeVisible();
  await tab('Recent Discussions').click();
  await expect
    .element(page.getByText('No discussions yet. Be the first to start a conversation!'))
    .toBeVisible();
  await expect.element(tab('Recent Discussions')).toHaveAttribute('aria-current', 'page');
});

test('categories and posts lead to their pages', async () => {
  const category = aCategory({
    ...{ name: 'Streaks and slips', icon: 'TrendingUp', postCount: 388 },
    newest: { by: 'ines', at: new Date(Date.now() - 3 * 60 * 60_000).toISOString() },
  });
  server.on(api.forum.stats, {
    ...{ activeMembers: 1284, totalPosts: 5310, totalCategories: 6, onlineNow: 37 },
  });
  const post = aPost({ isPinned: true, isLocked: true, likeCount: 128, excerpt: 'Forty cows…' });
  server.on(api.forum.categories, [category]);
  const asked = server.on(api.forum.posts, [post]);
  await renderApp('/forum', { user: null });
  const card = page.getByRole('listitem').filter({ hasText: 'Streaks and slips' });
  await expect.element(card).toHaveTextContent('388 posts');
  await expect.element(card).toHaveTextContent('ines, 3 hours ago');
  await expect.element(page.getByPlaceholder('Search 5,310 posts')).toBeVisible();
  await expect
    .element(card.getByRole('link'))
    .toHaveAttribute('href', `/forum/category/${category.id}`);
  const row = page.getByRole('article');
  await expect.element(row).toHaveTextContent(post.title);
  await expect.element(row).not.toHaveTextContent('Forty cows…');
  await tab('Recent Discussions').click();
  await expect
    .element(page.getByRole('heading', { level: 2, name: 'Recent Discussions' }))
    .toBeInTheDocument();
  await expect.element(row).toHaveTextContent('Forty cows…');
  await expect.element(row).toHaveTextContent('Pinned');
  await expect.element(row).toHaveTextContent('Locked');
  await expect.element(row).toHaveTextContent('128 likes');
  await expect.element(row).toHaveTextContent('3,140 XP');
  await expect.element(row.getByRole('link')).toHaveAttribute('href', `/forum/post/${post.id}`);
  expect(asked.some(({ query }) => query.limit === 10)).toBe(true);
});

test('what is typed into the search is asked of the server', async () => {
  const asked = server.on(api.forum.posts, ({ query }) =>
    query.q === 'lighthouse' ? [aPost({ title: 'The lighthouse' })] : [],
  );
  await renderApp('/forum');
  await search.fill('lighthouse');
  await expect.element(page.getByRole('heading', { name: 'The lighthouse' })).toBeVisible();
  await expect.poll(() => location.search).toBe('?q=lighthouse');
  await search.fill('zeppelin');
  await expect.element(page.getByText(/Nothing here answers to “zeppelin”/)).toBeVisible();
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect.element(tab('Categories')).toBeVisible();
  expect(asked.map(({ query }) => query.q)).toContain('zeppelin');
});

test('the figures are dots until they are known', async () => {
  const answer = gate();
  server.on(api.forum.stats, async () => {
    await answer.opened;
    return { activeMembers: 1284, totalPosts: 5310, totalCategories: 6, onlineNow: 37 };
  });
  await renderApp('/forum', { user: null });
  const tile = (name: string) => page.getByText(name, { exact: true }).element().parentElement;
  await expect.poll(() => tile('Active Members')?.textContent).toBe('Active Members...');
  answer.open();
  await expect.poll(() => tile('Active Members')?.textContent).toBe('Active Members1,284');
  await expect.poll(() => tile('Online Now')?.textContent).toBe('Online Now37');
});

test('what is unread stands in a part of its own', async () => {
  server.on(api.forum.posts, ({ query }) =>
    query.unread ? [aPost({ title: 'Not read yet', readNumber: 2, unreadCount: 3 })] : [],
  );
  await renderApp('/forum');
  await tab('Unread').click();
  const row = page.getByRole('article').filter({ hasText: 'Not read yet' });
  await expect.element(row).toHaveTextContent('3 new');
});

test('in quiet mode neither ranks nor XP stand beside a name', async () => {
  answerInQuiet();
  server.on(api.forum.posts, [aPost({ author: aPerson({ username: 'ines' }) })]);
  await renderApp('/forum?tab=recent');
  await expect.element(page.getByRole('article')).toHaveTextContent('ines');
  await expect.element(page.getByRole('article')).not.toHaveTextContent(/XP|Guardian/);
});

test('a category shows its posts page by page, and searches in them', async () => {
  const category = aCategory({ name: 'Quests', postCount: 2 });
  server.on(api.forum.categories, [category]);
  const asked = server.on(api.forum.posts, ({ query }) =>
    query.cursor
      ? [aPost({ title: 'The older one' })]
      : pageOf([aPost({ title: 'The newer one' })], 'next'),
  );
  server.on(api.forum.categoryFigures, { newToReader: 100, voices: 74, following: 3 });
  await renderApp(`/forum/category/${category.id}`, { window: PHONE });
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Quests');
  const margin = page.getByRole('region', { name: 'In this category' });
  await expect.element(margin).toHaveTextContent('New to you100 or more');
  await expect.element(margin).toHaveTextContent('Voices this month74Posts you follow3');
  await expect
    .element(page.getByRole('heading', { level: 2, name: 'Posts in Quests' }))
    .toBeInTheDocument();
  await page.getByRole('button', { name: 'Older' }).click();
  await expect.element(page.getByRole('heading', { name: 'The older one' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'The older one' })).toHaveFocus();
  await search.fill('ice');
  await expect.poll(() => asked.at(-1)?.query).toMatchObject({ q: 'ice', categoryId: category.id });
});

test('a category without posts, and one that is not there, say so', async () => {
  const category = aCategory();
  server.on(api.forum.categories, [category]);
  await renderApp(`/forum/category/${category.id}`);
  await expect
    .element(page.getByText('No posts in this category yet. Be the first to start a discussion!'))
    .toBeVisible();
  // Whoever may not write there yet is not asked to, and told of no words below.
  server.on(api.forum.categories, [{ ...category, minLevel: 8, postCount: 0 }]);
  reload();
  await expect
    .element(page.getByText('No posts in this category yet.', { exact: true }))
    .toBeVisible();
  await expect.element(page.getByText(/Nobody has come so far and written here yet/)).toBeVisible();
  await expect.element(page.getByText(/Read all you like/)).not.toBeInTheDocument();
  await renderApp('/forum/category/999');
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Category not found');
  await expect
    .element(page.getByRole('link', { name: 'Back to Forum' }))
    .toHaveAttribute('href', '/forum');
});

test('a category that opens later says at which level, how far it is, and where to write', async () => {
  const welcome = aCategory();
  const category = aCategory({ name: 'On reflection', minLevel: 8 });
  server.on(api.forum.categories, [welcome, category]);
  server.on(api.forum.posts, [aPost()]);
  await renderApp(`/forum/category/${category.id}`, { level: 3 });
  await expect
    .element(page.getByRole('heading', { name: /Writing here opens at Guardian/ }))
    .toBeVisible();
  await expect.element(page.getByText('2,500 XP')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Write in Welcome' }))
    .toHaveAttribute('href', `/forum/category/${welcome.id}`);
  await expect.element(page.getByRole('article')).toBeVisible();
});

test('a category that can only be read later shows no posts', async () => {
  const category = aCategory({ name: 'Oracle', minLevel: 10, readLevel: 10 });
  server.on(api.forum.categories, [category]);
  const asked = server.on(api.forum.posts, []);
  await renderApp(`/forum/category/${category.id}`, { level: 8 });
  await expect
    .element(page.getByRole('heading', { name: /This room opens at Legendary Oracle/ }))
    .toBeVisible();
  expect(asked).toEqual([]);
});

test('posts that do not arrive are asked for again', async () => {
  const asked = server.on(api.forum.posts, NO_NETWORK);
  await renderApp('/forum?tab=recent');
  await expect.element(page.getByText('The posts did not arrive.')).toBeVisible();
  const before = asked.length;
  server.on(api.forum.posts, [aPost()]);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('article')).toBeVisible();
  expect(before).toBeGreaterThan(0);
});

test('a muted member’s post is folded away in lists, its title too', async () => {
  const ines = aPerson({ username: 'ines' });
  server.on(api.forum.posts, [
    aPost({ title: 'Read me now', author: ines, isMuted: true, isFeatured: true }),
  ]);
  await renderApp('/forum?tab=recent');
  const link = page.getByRole('article').getByRole('link');
  await expect.element(link).toHaveTextContent('A post by ines, folded away');
  await expect.element(page.getByText('Read me now')).not.toBeInTheDocument();
});

test('a category that does not arrive says so in its place on the page', async () => {
  server.on(api.forum.categories, NO_NETWORK);
  await renderApp('/forum/category/1', { window: PHONE });
  const heading = page.getByRole('heading', { name: 'The category did not arrive.' });
  await expect.element(heading).toBeVisible();
  expect(heading.element().getBoundingClientRect().left).toBeGreaterThanOrEqual(20);
});

test('beside the forum stand the first three places and one’s own, unless it is quiet', async () => {
  const row = (rank: number, own = {}): LeaderboardRow => ({
    ...{ rank, id: 100 + rank, username: `keeper-${rank}`, emblem: null, xpPoints: 9000 - rank },
    ...{ level: 9, totalEntries: 300, currentStreak: 3, ...own },
  });
  server.on(
    api.leaderboard.topUsers,
    [1, 2, 3, 4].map((rank) => row(rank)),
  );
  const place = row(86, { id: 1, username: 'marit', xpPoints: 642 });
  server.on(api.leaderboard.me, { onLeaderboard: true, place, above: [], below: [] });
  await renderApp('/forum');
  const block = page.getByRole('region', { name: 'Leaderboard' });
  await expect.element(block.getByRole('listitem')).toHaveLength(4);
  await expect
    .element(block.getByRole('listitem').nth(0))
    .toHaveTextContent(/1.*keeper-1.*8,999 XP/);
  await expect.element(block.getByRole('listitem').nth(3)).toHaveTextContent(/86.*You.*642 XP/);
  await expect
    .element(block.getByRole('link', { name: 'See all' }))
    .toHaveAttribute('href', '/forum/leaderboard');
  await expectAccessible();
  answerInQuiet();
  await renderApp('/forum');
  reload();
  await expect.element(page.getByRole('heading', { name: 'House rules' })).toBeVisible();
  await expect.element(block).not.toBeInTheDocument();
});
