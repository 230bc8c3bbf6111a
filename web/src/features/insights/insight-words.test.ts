import type { Insight } from '@pathkeeper/contract';
import { describe, expect, it } from 'vitest';
import { footOf, originOf, storyOf } from './insight-words.ts';

const OWN: Insight = {
  id: 1,
  userId: 2,
  title: 'Rest',
  content: 'Rest.',
  category: 'insight',
  source: 'daily',
  reflectionType: null,
  reflectionPeriod: null,
  entryId: null,
  entryDate: null,
  createdAt: '2025-11-16T12:00:00.000Z',
  updatedAt: '2025-11-16T12:00:00.000Z',
};

const OF_ENTRY: Insight = { ...OWN, entryId: 7, entryDate: '2025-11-02' };
const BOOKMARK: Insight = { ...OF_ENTRY, reflectionType: 'entry', reflectionPeriod: '7' };

describe('what is said of an insight', () => {
  it('names where it came from and the day', () => {
    expect(footOf(OWN)).toBe('Own words, Nov 16, 2025');
    expect(footOf(OF_ENTRY)).toBe('Entry, Nov 2, 2025');
    expect(footOf(BOOKMARK)).toBe('Reflection, Nov 2, 2025');
  });

  it('names the kind of one’s own words about a longer time', () => {
    expect(originOf({ ...OWN, source: 'monthly' })).toBe('Monthly, own words');
  });

  it.each<[Partial<Insight>, string]>([
    [{}, 'Your own words.'],
    [OF_ENTRY, 'Your own words, from your entry of November 2, 2025.'],
    [BOOKMARK, 'Merlin wrote this beside your entry of November 2, 2025.'],
    [
      { ...BOOKMARK, entryId: null, entryDate: null },
      'Merlin wrote this beside an entry that is gone.',
    ],
    [
      { reflectionType: 'weekly', reflectionPeriod: '2025-11-09' },
      'Merlin wrote this of the week of November 9, 2025.',
    ],
    [
      { reflectionType: 'monthly', reflectionPeriod: '2025-10' },
      'Merlin wrote this of October 2025.',
    ],
    [{ reflectionType: 'life-path', reflectionPeriod: '3' }, 'From the reading of your life path.'],
  ])('tells its story: %j', (fields, story) => {
    expect(storyOf({ ...OWN, ...fields })).toBe(story);
  });
});
