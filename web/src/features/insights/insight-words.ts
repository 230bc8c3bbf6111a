import type { Insight } from '@pathkeeper/contract';
import { dayHere, monthDay, plainDay } from '../../lib/dates.ts';

export const CATEGORY_NAMES: Readonly<Record<Insight['category'], string>> = {
  insight: 'Insight',
  lesson: 'Lesson',
  goal: 'Goal',
};

export const SOURCE_NAMES: Readonly<Record<Insight['source'], string>> = {
  daily: 'Daily',
  weekly: 'Weekly',
  monthly: 'Monthly',
};

const ORIGINS = {
  entry: 'Reflection',
  weekly: 'Weekly reflection',
  monthly: 'Monthly reflection',
  'life-path': 'Life path',
} as const;

/** What an insight was taken from. */
export function originOf({ reflectionType, entryId, source }: Insight): string {
  if (reflectionType) return ORIGINS[reflectionType];
  if (entryId !== null) return 'Entry';
  return source === 'daily' ? 'Own words' : `${SOURCE_NAMES[source]}, own words`;
}

/** The foot of a card: 'Reflection, Nov 20'. The day is the entry's, or the one it was saved on. */
export const footOf = (insight: Insight): string =>
  `${originOf(insight)}, ${monthDay(insight.entryDate ?? savedOn(insight))}`;

/** The day it was saved, by the reader's own calendar. */
export const savedOn = ({ createdAt }: Pick<Insight, 'createdAt'>): string => dayHere(createdAt);

/** Where it came from, in a sentence for its own page. */
export function storyOf(insight: Insight): string {
  const { reflectionType, reflectionPeriod, entryDate } = insight;
  const entry = entryDate ? `your entry of ${plainDay(entryDate)}` : 'an entry that is gone';
  switch (reflectionType) {
    case 'entry':
      return `Merlin wrote this beside ${entry}.`;
    case 'weekly':
      return `Merlin wrote this of the week of ${plainDay(reflectionPeriod ?? savedOn(insight))}.`;
    case 'monthly':
      return `Merlin wrote this of ${monthOf(reflectionPeriod ?? '')}.`;
    case 'life-path':
      return 'From the reading of your life path.';
    default:
      return entryDate ? `Your own words, from ${entry}.` : 'Your own words.';
  }
}

function monthOf(period: string): string {
  const [month = '', , year = ''] = plainDay(`${period}-01`).split(' ');
  return `${month} ${year}`;
}
