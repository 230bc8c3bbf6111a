import {
  capsOf,
  EMBLEMS,
  emblemLevel,
  GATES,
  isBuilt,
  LEVELS,
  QUEST_MIN_CHARACTERS,
  TOP_LEVEL,
  unlocksOf,
  XP,
} from '@pathkeeper/contract';
import { figure } from '../../lib/text/in-words.ts';

interface XpRow {
  what: string;
  xp: number;
  when: string;
  /** Key of the feature that pays it; without one it was always there. */
  feature?: string;
}

const XP_ROWS: readonly XpRow[] = [
  { what: 'An entry', xp: XP.entry, when: 'each time, whatever its length' },
  {
    what: 'A quest',
    xp: XP.quest,
    when: `kept with ${QUEST_MIN_CHARACTERS} characters beyond its prompt`,
  },
  {
    what: 'A streak of three days',
    xp: XP.streakOfThree,
    when: `once a streak, from level ${GATES.streakBonus}`,
  },
  { what: 'Every seventh day of a streak', xp: XP.streakOfSeven, when: 'from the first level on' },
  { what: 'A badge', xp: XP.badge, when: 'each of them, once' },
  {
    what: 'A weekly reflection',
    xp: XP.weeklyReflection,
    when: 'once a week',
    feature: 'weekly-reflection',
  },
  {
    what: 'A forum post',
    xp: XP.forumPost,
    when: 'the first three of a day',
    feature: 'forum-posting',
  },
  {
    what: 'A forum reply',
    xp: XP.forumReply,
    when: 'the first ten of a day',
    feature: 'forum-posting',
  },
];

/** What earns XP, as far as the product has it (D21). */
export const xpRows = (): readonly XpRow[] =>
  XP_ROWS.filter(({ feature }) => feature === undefined || isBuilt(feature));

/** The ten ranks with their bands of XP and what each opens. */
export function rankRows() {
  return LEVELS.map(({ level, rank, title, minXp }, place) => {
    const next = LEVELS[place + 1]?.minXp;
    return {
      level,
      rank,
      title,
      from: figure(minXp),
      /** Null at the top, which has no end. */
      to: next === undefined ? null : figure(next - 1),
      opens: unlocksOf(level),
    };
  });
}

export interface CapRow {
  name: string;
  /** One figure a level; null is without limit. `changes` where it differs from the level before. */
  figures: readonly { level: number; value: number | null; changes: boolean }[];
}

interface CapLine {
  name: string;
  feature: string;
  amount: (level: number) => number | null;
}

/** Those of the tray and the one of the summit; what somebody draws from parts is beyond counting. */
const emblemsAt = (level: number): number =>
  EMBLEMS.filter(({ name }) => level >= (emblemLevel(name) ?? TOP_LEVEL)).length;

const CAPS: readonly CapLine[] = [
  { name: 'Entries', feature: 'entries-30', amount: (level) => capsOf(level).entries },
  { name: 'Custom tags', feature: 'tags-5', amount: (level) => capsOf(level).customTags },
  { name: 'Moods on offer', feature: 'moods-5', amount: (level) => capsOf(level).moods },
  { name: 'Emblems', feature: 'emblems-5', amount: emblemsAt },
  { name: 'Quests a day', feature: 'daily-quest', amount: (level) => capsOf(level).dailyQuests },
];

/** How much of everything each level holds, as far as the product has it (D24). */
export const capRows = (): readonly CapRow[] =>
  CAPS.filter(({ feature }) => isBuilt(feature)).map(({ name, amount }) => ({
    name,
    figures: LEVELS.map(({ level }) => {
      const value = amount(level);
      return { level, value, changes: level === 1 || amount(level - 1) !== value };
    }),
  }));
