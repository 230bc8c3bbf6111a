import {
  type Badge,
  type Earnings,
  LEVELS,
  type LevelInfo,
  type Stats,
} from '@pathkeeper/contract';
import { counted, figure } from '../../lib/text/in-words.ts';

const days = (count: number) => counted(count, 'day');

/** The XP of a rank: '600 to 999 XP', at the top '10,000 XP and up'. */
export function bandOf({ level, minXp }: Pick<LevelInfo, 'level' | 'minXp'>): string {
  const next = LEVELS.find((info) => info.level > level)?.minXp;
  return next === undefined
    ? `${figure(minXp)} XP and up`
    : `${figure(minXp)} to ${figure(next - 1)} XP`;
}

/** The rows under the level bar. A streak at rest is no reproach (D27). */
export function statsRows({ currentStreak, longestStreak, totalEntries }: Stats) {
  const resting = longestStreak > 0 ? 'at rest' : 'yours to begin';
  return [
    { name: 'Streak', value: currentStreak > 0 ? days(currentStreak) : resting },
    ...(longestStreak > 0 ? [{ name: 'Longest', value: days(longestStreak) }] : []),
    { name: 'Entries', value: totalEntries > 0 ? figure(totalEntries) : 'none yet' },
  ];
}

/** '12 days in a row', '1 day' of a first one, or nothing while there is nothing to count. */
export function streakLine(currentStreak: number): string | null {
  if (currentStreak < 1) return null;
  return currentStreak === 1 ? days(1) : `${days(currentStreak)} in a row`;
}

/** Steps still to go; none for what a level keeps shut, which waits at the end. */
const stepsLeft = ({ progress: { current, target }, requiredLevel }: Badge) =>
  requiredLevel === null ? target - current : Number.POSITIVE_INFINITY;

/** More than half the way there counts more than a short way not begun. */
const isUnderWay = ({ progress: { current, target }, requiredLevel }: Badge) =>
  requiredLevel === null && current / target > 0.5;

/** Badges in the order they are shown: earned ones, the latest first, then those nearest to it. */
export function inOrder(badges: readonly Badge[]): Badge[] {
  return badges.toSorted((a, b) => {
    if (a.unlockedAt && b.unlockedAt) return b.unlockedAt.localeCompare(a.unlockedAt);
    if (a.unlockedAt || b.unlockedAt) return a.unlockedAt ? -1 : 1;
    if (isUnderWay(a) !== isUnderWay(b)) return isUnderWay(a) ? -1 : 1;
    const [left, right] = [stepsLeft(a), stepsLeft(b)];
    return left === right ? 0 : left - right;
  });
}

/** How far a locked badge is: '6 of 10', the level it waits for, 'not yet' where one will do. */
export function progressLine({ progress, requiredLevel }: Badge): string {
  const { current, target } = progress;
  const way = target > 1 && `${figure(Math.min(current, target))} of ${figure(target)}`;
  const level = requiredLevel !== null && `from level ${requiredLevel}`;
  return [way, level].filter(Boolean).join(', ') || 'not yet';
}

/** What something earned: '+35 XP, and the badge First Page.' Empty when it earned nothing. */
export function earningsLine({ xpAwarded, newBadges }: Pick<Earnings, 'xpAwarded' | 'newBadges'>) {
  const names = newBadges.map(({ name }) => name);
  const list = new Intl.ListFormat('en-US').format(names);
  const gained = names.length > 0 && `the ${names.length > 1 ? 'badges' : 'badge'} ${list}`;
  const xp = xpAwarded > 0 && `+${figure(xpAwarded)} XP`;
  if (!xp && !gained) return '';
  return `${[xp, gained].filter(Boolean).join(', and ')}.`;
}
