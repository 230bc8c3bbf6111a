import {
  MONTH_NAMES,
  MOODS,
  type MonthlyReflection,
  type WeeklyReflection,
} from '@pathkeeper/contract';
import { counted, figure } from '../../../lib/text/in-words.ts';

type About = WeeklyReflection | MonthlyReflection;

/** The content of a weekly or monthly reflection, ready for its screen. */
export interface PeriodContent {
  /** The line under the title. */
  insight: string;
  /** The prose, a paragraph each; empty ones are left out. */
  prose: string[];
  goals: string[];
  /** Small things to do about them. */
  suggestions: string[];
  /** The counts, as rows of a table of contents. */
  leaders: { name: string; value: string }[];
}

/** The most moods that a week can have had most often. */
const LEVEL_MOODS = 3;

export function weekContent(week: WeeklyReflection): PeriodContent {
  const { commonThemes, growthObservations, directionAndMomentum, goalProgressAssessment } = week;
  return {
    insight: week.weeklyInsight,
    prose: said([commonThemes, growthObservations, directionAndMomentum, goalProgressAssessment]),
    goals: week.emergingGoals,
    suggestions: [],
    leaders: [
      ...leadersOf(week, 7),
      // Where many are level, none of them was there most often.
      ...(week.dominantMoods.length > 0 && week.dominantMoods.length <= LEVEL_MOODS
        ? [{ name: 'Most often', value: moodNames(week.dominantMoods) }]
        : []),
    ],
  };
}

export function monthContent(month: MonthlyReflection): PeriodContent {
  const { keyThemes, growthJourney, moodTrends, lifeDirection, goalProgressAssessment } = month;
  const place = (MONTH_NAMES as readonly string[]).indexOf(month.month);
  const length = new Date(Date.UTC(month.year, place + 1, 0)).getUTCDate();
  return {
    insight: month.monthlyWisdom,
    prose: said([keyThemes, growthJourney, moodTrends, lifeDirection, goalProgressAssessment]),
    goals: month.emergingGoals,
    suggestions: month.goalAchievementSuggestions,
    leaders: leadersOf(month, length),
  };
}

const said = (texts: (string | undefined)[]) =>
  texts.filter((text): text is string => text !== undefined && text.trim() !== '');

function leadersOf({ entryCount, words, days }: About, length: number) {
  return [
    { name: 'Days written', value: `${days.length} of ${length}` },
    { name: 'Pages', value: figure(entryCount) },
    { name: 'Words', value: figure(words) },
  ];
}

function moodNames(names: readonly string[]): string {
  const moods: Readonly<Record<string, { label: string }>> = MOODS;
  return names.map((name) => moods[name]?.label ?? name).join(', ');
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** 'seven pages, 2,740 words' */
export function sizeLine({ entryCount, words }: Pick<About, 'entryCount' | 'words'>): string {
  const count = NUMBERS[entryCount] ?? figure(entryCount);
  const pages = `${count} ${entryCount === 1 ? 'page' : 'pages'}`;
  return `${pages}, ${counted(words, 'word')}`;
}
