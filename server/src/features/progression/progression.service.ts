import {
  type Badge,
  levelInfo,
  levelOfXp,
  OFFERED_BADGES,
  type Progress,
  type Stats,
  THEMES,
  themeLevel,
  XP,
} from '@pathkeeper/contract';
import { localDateAt } from '../../platform/clock.ts';
import type { Context, Moment } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { entitlements } from '../entitlements/index.ts';
import { asOwner } from './as-owner.ts';
import { levelFromProgress } from './progression.gates.ts';
import { levelUpdateOf, measuresOf, openedAt } from './progression.present.ts';
import * as repository from './progression.repository.ts';
import { badgeLevel, levelOf, moodMastery } from './progression.rules.ts';
import { currentRun } from './progression.streak.ts';

/** A person's progress, undefined before their first write, and their level. */
async function progressOf(context: Context, ownerId: number) {
  const row = await repository.findProgress(context.db, ownerId);
  return { row, ...levelFromProgress(context, row) };
}

export async function getProgress(context: Context, ownerId: number): Promise<Progress> {
  const { row, level, gateLevel } = await progressOf(context, ownerId);
  const isOpen = await themesOpenTo(context, ownerId, gateLevel);
  const { title, rank } = levelInfo(level);
  return {
    currentLevel: level,
    earnedLevel: levelOfXp(row?.peakXp ?? 0),
    isSetByHand: (row?.levelOverride ?? null) !== null,
    gateLevel,
    title,
    rank,
    xp: row?.xp ?? 0,
    unlockedFeatures: openedAt(level),
    tokensEarned: 0,
    themesUnlocked: THEMES.map((theme) => theme.name).filter(isOpen),
    activeTheme: activeThemeOf(row?.activeTheme, isOpen),
    lastLevelUp: row?.lastLevelUp?.toISOString() ?? null,
  };
}

/** Which themes somebody may choose: those of their level, and two of a plan (D24, D73). */
async function themesOpenTo(
  { db, clock }: Context,
  ownerId: number,
  gateLevel: number,
): Promise<(theme: string) => boolean> {
  const { isEntitled } = await entitlements(db, ownerId, clock.now());
  return (theme) =>
    isPaidTheme(theme) ? isEntitled : gateLevel >= (themeLevel(theme) ?? Number.POSITIVE_INFINITY);
}

const isPaidTheme = (theme: string): boolean =>
  THEMES.some(({ name, isPaid }) => name === theme && isPaid === true);

/** A plan's theme is put away with the plan, and stands again once there is one. */
function activeThemeOf(chosen: string | undefined, isOpen: (theme: string) => boolean): string {
  const theme = chosen ?? 'default';
  return isPaidTheme(theme) && !isOpen(theme) ? 'default' : theme;
}

/**
 * Chooses a theme (D24).
 * @throws AppError level_required when the level does not open it, forbidden for a plan's without one
 */
export async function setTheme(
  context: Context,
  ownerId: number,
  activeTheme: string,
): Promise<Progress> {
  await asOwner(context, ownerId, async (tx, row) => {
    const { gateLevel } = levelFromProgress(context, row);
    const isOpen = await themesOpenTo({ ...context, db: tx }, ownerId, gateLevel);
    if (!isOpen(activeTheme)) {
      if (isPaidTheme(activeTheme)) {
        throw new AppError('forbidden', 'That theme comes with a plan.');
      }
      const requiredLevel = themeLevel(activeTheme);
      const message = `That theme opens at level ${requiredLevel}.`;
      throw new AppError('level_required', message, { requiredLevel });
    }
    await repository.updateProgress(tx, ownerId, { activeTheme });
  });
  return getProgress(context, ownerId);
}

/** Streaks are read from the days written, as of the writer's today (D13). */
export async function getStats(
  context: Context,
  ownerId: number,
  { now, zone }: Moment,
): Promise<Stats> {
  const { row, level, gateLevel } = await progressOf(context, ownerId);
  const run = await currentRun(context.db, ownerId, row, localDateAt(now, zone));
  const current = run?.length ?? 0;
  return {
    totalEntries: row?.entries ?? 0,
    totalWords: row?.words ?? 0,
    currentStreak: current,
    longestStreak: Math.max(row?.longestStreak ?? 0, current),
    frozenDays: run?.frozen ?? [],
    xpPoints: row?.xp ?? 0,
    level,
    title: levelInfo(level).title,
    moodMasteryScore: moodMastery(row?.moods ?? [], gateLevel),
    lastEntryDate: row?.lastDay ?? null,
    reflections: (row?.entryReflections ?? 0) + (row?.weeklyReflections ?? 0),
    insightsKept: row?.vaultInsights ?? 0,
    questsDone: row?.questsCompleted ?? 0,
  };
}

export async function getBadges(context: Context, ownerId: number): Promise<Badge[]> {
  const [row, earned] = await Promise.all([
    repository.findProgress(context.db, ownerId),
    repository.badgesOf(context.db, ownerId),
  ]);
  const measures = row ? measuresOf(row) : null;
  // A level set by hand opens no badges (D26).
  const level = levelOfXp(row?.peakXp ?? 0);
  return OFFERED_BADGES.map((badge) => {
    const needed = badgeLevel(badge);
    const reached = badge.metric === 'level' ? level : (measures?.[badge.metric] ?? 0);
    return {
      id: badge.id,
      userId: ownerId,
      name: badge.name,
      description: badge.description,
      icon: badge.id,
      requirement: badge.requirement,
      xpReward: XP.badge,
      unlockedAt: earned.get(badge.id)?.toISOString() ?? null,
      progress: { current: Math.min(reached, badge.threshold), target: badge.threshold },
      requiredLevel: level < needed ? needed : null,
    };
  });
}

/**
 * Announces, once, a level that was gained without an announcement, as by a gift. One gained while the
 * level was set by hand waits until that is over.
 */
export function checkLevel(context: Context, ownerId: number) {
  return asOwner(context, ownerId, async (tx, row) => {
    const level = levelOf(row.peakXp, row.levelOverride);
    const isShown = row.levelOverride === null;
    const leveledUp = isShown && level > row.announcedLevel;
    if (isShown && level !== row.announcedLevel) {
      await repository.updateProgress(tx, ownerId, { announcedLevel: level });
    }
    const { newLevel, motivation, unlockedFeatures } = levelUpdateOf(row.announcedLevel, level);
    return { leveledUp, newLevel, motivation, unlockedFeatures };
  });
}
