import { LEVELS, levelInfo, MONTH_NAMES, XP } from '@pathkeeper/contract';

/** What a page and a quest each evening come to in a week, with the streak of seven days (D21). */
export const WEEKLY_XP = 7 * (XP.entry + XP.quest) + XP.streakOfSeven;

/** Ranks below this one stand too close to the start of the ruler to be told apart. */
const FIRST_MARK = 3;

/** How far apart marks stand at least, as a share of the ruler: as wide as one is on a phone. */
const APART = 0.065;

export interface Way {
  /** XP that the gate's level takes. */
  goal: number;
  left: number;
  /** How much of the way is walked, 0 to 1. */
  walked: number;
  /** Weeks that are left, at a page and a quest each evening. */
  weeks: number;
  /** The levels marked on the way, and where, 0 to 1. */
  marks: { level: number; at: number }[];
}

/** The way from an amount of XP to a level. */
export function wayTo(level: number, xp: number): Way {
  const { minXp: goal } = levelInfo(level);
  const left = Math.max(0, goal - xp);
  return {
    goal,
    left,
    walked: goal === 0 ? 1 : Math.min(1, xp / goal),
    weeks: Math.ceil(left / WEEKLY_XP),
    marks: marksTo(level, goal),
  };
}

/** The levels up to a goal that have room on its ruler, the goal before all others. */
function marksTo(goalLevel: number, goal: number): Way['marks'] {
  const marks: Way['marks'] = [];
  for (const { level, minXp } of LEVELS.toReversed()) {
    if (level > goalLevel || level < FIRST_MARK) continue;
    const at = minXp / goal;
    const next = marks[0]?.at ?? Number.POSITIVE_INFINITY;
    if (next - at >= APART) marks.unshift({ level, at });
  }
  return marks;
}

/** About when so many weeks are over: 'the first days of February', 'the middle of March'. */
export function aboutWhen(weeks: number, now: Date): string {
  const then = new Date(now.getFullYear(), now.getMonth(), now.getDate() + weeks * 7);
  const day = then.getDate();
  const part = day <= 8 ? 'the first days' : day <= 22 ? 'the middle' : 'the end';
  const year = weeks > 50 ? ` ${then.getFullYear()}` : '';
  return `${part} of ${MONTH_NAMES[then.getMonth()]}${year}`;
}
