import { api, DEFAULT_SETTINGS, type LeaderboardRow } from '@pathkeeper/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { DESK, PHONE, renderApp } from '../../../test/app.tsx';
import { expectAccessible } from '../../../test/axe.ts';
import { aUser } from '../../../test/samples/samples.ts';
import { NO_NETWORK, server } from '../../../test/server.ts';

const AT = '/forum/leaderboard';

const aRow = (rank: number, own: Partial<LeaderboardRow> = {}): LeaderboardRow => ({
  rank,
  id: 1000 + rank,
  username: `keeper-${rank}`,
  emblem: rank % 2 ? 'hare' : null,
  xpPoints: 12_480 - rank * 10,
  level: Math.max(1, 10 - rank),
  totalEntries: 1000 - rank,
  currentStreak: rank === 5 ? 0 : 90 - rank,
  ...own,
});
const many = (count: number) => Array.from({ length: count }, (_, n) => aRow(n + 1));

const heading = page.getByRole('heading', { level: 1, name: 'Community Leaderboard' });
const podium = page.getByRole('list', { name: 'The first three' });

test('a visitor sees the first three, then the others, with their figures', async () => {
  server.on(api.leaderboard.topUsers, many(6));
  await renderApp(AT, { user: null });
  await expect.element(heading).toBeVisible();
  await expect.element(podium.getByRole('listitem')).toHaveLength(3);
  await expect
    .element(podium.getByRole('listitem').nth(0))
    .toHaveTextContent(/Champion\s*keeper-1.*12,470\s*XP\s*999 entries, 89 days in a row/);
  await expect
    .element(podium.getByRole('listitem').nth(2))
    .toHaveTextContent(/, \d+ days? in a row/);
  await expect.element(podium).toHaveTextContent(/Runner-up\s*K?keeper-2/);
  await expect.element(podium).toHaveTextContent(/Third Place\s*keeper-3/);
  const rows = page.getByRole('table', { name: 'From the fourth place on' }).getByRole('row');
  await expect.element(rows).toHaveLength(4);
  await expect.element(rows.nth(1)).toHaveTextContent(/keeper-4.*level 6.*996.*86 days.*12,440/);
  await expect.element(rows.nth(2)).toHaveTextContent(/keeper-5.*none/);
  await expect.element(page.getByText('Not everyone is listed.', { exact: false })).toBeVisible();
  await expect.element(page.getByRole('button', { name: /leaderboard/ })).not.toBeInTheDocument();
  expect(document.title).toBe('Leaderboard · Pathkeeper');
});

test('the cards say the ranks and what earns XP, from the table of the game', async () => {
  server.on(api.leaderboard.topUsers, []);
  await renderApp(AT, { user: null });
  const ranks = page.getByRole('region', { name: 'Forum Ranks' });
  await expect.element(ranks.getByRole('listitem')).toHaveLength(10);
  await expect.element(ranks).toHaveTextContent(/Legendary Oracle\s*10,000 XP/);
  const xp = page.getByRole('region', { name: 'How to Earn XP' });
  await expect
    .element(xp)
    .toHaveTextContent(
      /Journal entry\+10 XPDaily challenge\+15 XP7-day streak\+50 XPForum post\+5 XPForum reply\+2 XPAchievement badge\+25 XP/,
    );
});

test('nobody there yet is said', async () => {
  server.on(api.leaderboard.topUsers, []);
  await renderApp(AT, { user: null });
  await expect
    .element(page.getByText('No users found. Be the first to start journaling!'))
    .toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Begin a journal' })).toBeVisible();
});

test('a list that does not arrive is said, and asked for again', async () => {
  server.on(api.leaderboard.topUsers, NO_NETWORK);
  await renderApp(AT, { user: null });
  await expect.element(page.getByText('Failed to fetch leaderboard')).toBeVisible();
  server.on(api.leaderboard.topUsers, many(1));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(podium).toHaveTextContent('keeper-1');
});

test('whoever is not among the first hundred sees their place and their neighbours', async () => {
  const user = aUser({ username: 'ada-of-the-harbour' });
  const own = aRow(8642, { id: user.id, username: user.username, xpPoints: 642 });
  server.on(api.leaderboard.topUsers, many(100));
  server.on(api.leaderboard.me, {
    onLeaderboard: true,
    place: own,
    above: [aRow(8641)],
    below: [aRow(8643)],
  });
  await renderApp(AT, { user });
  const place = page.getByRole('table', { name: 'Your place and those beside it' });
  await expect.element(place.getByRole('row')).toHaveLength(4);
  await expect
    .element(place.getByRole('row').nth(2))
    .toHaveTextContent(/8,642.*You, ada-of-the-harbour/);
});

test('whoever is among the first hundred is marked there and nowhere else', async () => {
  const user = aUser({ username: 'ada' });
  const own = aRow(4, { id: user.id, username: 'ada' });
  server.on(api.leaderboard.topUsers, [...many(3), own, aRow(5)]);
  server.on(api.leaderboard.me, { onLeaderboard: true, place: own, above: [], below: [] });
  await renderApp(AT, { user });
  await expect.element(page.getByText('You, ada')).toBeVisible();
  await expect.element(page.getByText('Where you are')).not.toBeInTheDocument();
});

test('one leaves the list and returns to it, and is told what that means', async () => {
  const user = aUser();
  server.on(api.leaderboard.topUsers, many(4));
  const saves = server.on(api.profile.saveSettings, ({ body }) => ({
    success: true as const,
    isDarkModeChosen: false,
    settings: {
      ...DEFAULT_SETTINGS,
      game: { ...DEFAULT_SETTINGS.game, ...(body.settings as object) },
    },
  }));
  await renderApp(AT, { user });
  await expect.element(page.getByText('You are not on it yet.', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Leave the leaderboard' }).click();
  await expect.element(page.getByText('You have left it', { exact: false })).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: 'Return to the leaderboard' }))
    .toBeVisible();
  await expect
    .poll(() => saves)
    .toMatchObject([{ body: { settingType: 'game', settings: { onLeaderboard: false } } }]);
});

test('in quiet mode there is no game on it', async () => {
  server.on(api.leaderboard.topUsers, many(4));
  server.on(api.profile.settings, {
    success: true as const,
    isDarkModeChosen: false,
    settings: { ...DEFAULT_SETTINGS, game: { ...DEFAULT_SETTINGS.game, quietMode: true } },
  });
  await renderApp(AT);
  await expect.element(page.getByText('The game is put away.')).toBeVisible();
  await expect.element(page.getByText('keeper-1')).not.toBeInTheDocument();
});

test.for([DESK, PHONE])('it is accessible at $width px', async (window) => {
  const user = aUser();
  server.on(api.leaderboard.topUsers, many(9));
  server.on(api.leaderboard.me, {
    onLeaderboard: true,
    place: aRow(140, { id: user.id }),
    above: [aRow(139)],
    below: [],
  });
  await renderApp(AT, { user, window });
  await expect.element(page.getByText('Where you are')).toBeVisible();
  await expectAccessible();
});
