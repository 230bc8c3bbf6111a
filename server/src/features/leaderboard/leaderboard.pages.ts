import { EARNED, LEVELS, type LeaderboardRow, levelInfo, PATHS } from '@pathkeeper/contract';
import type { Context } from '../../platform/context.ts';
import { type Markup, markup } from '../../platform/html/index.ts';
import type { PageRoute } from '../../platform/http/pages/page.ts';
import { publicPage } from '../../platform/http/pages/static-pages.ts';
import { topUsers } from './leaderboard.service.ts';

/** The leaderboard for those who run no script (D63). */
export function leaderboardPages(context: Pick<Context, 'db' | 'clock'>): readonly PageRoute[] {
  return [
    {
      path: PATHS.leaderboard,
      resolve: async () => ({
        ...publicPage('leaderboard'),
        body: leaderboardMarkup(await topUsers(context)),
      }),
    },
  ];
}

const figure = (number: number) => number.toLocaleString('en-US');

/** The names of the first three places (S2.2). */
const PLACES = ['Champion', 'Runner-up', 'Third Place'];

/**
 * What belongs to the game stands in `noscript`: whoever runs scripts may be in quiet mode, and does not
 * see it even for the moment until the application is there (D27).
 */
const leaderboardMarkup = (
  rows: readonly LeaderboardRow[],
): Markup => markup`<p class="served-crumbs"><a href="${PATHS.forum}">The Forum</a></p>
<h1>Community Leaderboard</h1>
<noscript><p class="served-lead">By XP, from the first page on. Of equals, whoever was there first.</p>
<section class="served-section"><h2>Top Journalers</h2>
${
  rows.length === 0
    ? markup`<p class="served-gone">No users found. Be the first to start journaling!</p>`
    : markup`<ol class="served-list">${rows.map(rowMarkup)}</ol>`
}
<p>Not everyone is listed. Whoever has no XP yet is not, and anybody may leave this list; nobody is asked why.</p></section>
<section class="served-section"><h2>Forum Ranks</h2>
<ul>${LEVELS.map(({ rank, minXp }) => markup`<li>${rank}: ${figure(minXp)} XP</li>\n`)}</ul></section>
<section class="served-section"><h2>How to Earn XP</h2>
<ul>${EARNED.map(({ what, xp }) => markup`<li>${what}: +${xp} XP</li>\n`)}</ul></section></noscript>`;

function rowMarkup(row: LeaderboardRow): Markup {
  const { rank, username, level, xpPoints, totalEntries, currentStreak } = row;
  const title = PLACES[rank - 1];
  const entries = totalEntries === 1 ? 'entry' : 'entries';
  const days = currentStreak === 1 ? 'day' : 'days';
  return markup`<li><p class="served-meta"><span>${rank}</span> <b>${username}</b> ${title && markup`<span>${title}</span>`} <span>${levelInfo(level).rank}</span></p>
<p class="served-meta"><span>${figure(xpPoints)} XP</span> <span>${figure(totalEntries)} ${entries}</span> ${currentStreak > 0 && markup`<span>${figure(currentStreak)} ${days} in a row</span>`}</p></li>
`;
}
