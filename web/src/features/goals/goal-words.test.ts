import { describe, expect, it } from 'vitest';
import { goalsLine, milestonesFrom, whenOf } from './goal-words.ts';

const TODAY = '2026-11-21';
const open = { completedAt: null };
const done = (day: string) => ({ completedAt: `${day}T12:00:00.000Z` });

describe('the line over the goals', () => {
  it('says how many are kept and how many are finished', () => {
    expect(goalsLine([open, open, open], TODAY)).toBe('Three goals kept.');
    expect(goalsLine([open], TODAY)).toBe('One goal kept.');
    expect(goalsLine([open, done('2026-06-03'), done('2026-07-03')], TODAY)).toBe(
      'One goal kept, two finished.',
    );
    expect(goalsLine([done('2026-07-03'), done('2026-06-03')], TODAY)).toBe(
      'No goals kept, two finished.',
    );
  });

  it('names the month of a single one, and the year when it is another', () => {
    expect(goalsLine([open, open, open, done('2026-06-03')], TODAY)).toBe(
      'Three goals kept, one finished in June.',
    );
    expect(goalsLine([open, done('2025-06-03')], TODAY)).toBe(
      'One goal kept, one finished in June 2025.',
    );
  });
});

describe('days', () => {
  it('say by when a goal is meant, or since when it is finished', () => {
    const by = (targetDate: string | null) => whenOf({ targetDate, ...open }, TODAY);
    expect(by('2026-12-18')).toBe('By December 18');
    expect(by('2027-03-21')).toBe('By March 21, 2027');
    expect(by(null)).toBe('No date; in its own time');
    expect(whenOf({ targetDate: '2026-12-18', ...done('2026-06-03') }, TODAY)).toBe(
      'Finished June 3',
    );
  });
});

describe('milestones typed one to a line', () => {
  it('are the lines with something on them', () => {
    expect(milestonesFrom(' Survey redrawn \n\n North arm\r\n  \nSouth arm')).toEqual({
      titles: ['Survey redrawn', 'North arm', 'South arm'],
    });
    expect(milestonesFrom(' \n ')).toEqual({ titles: [] });
  });

  it('are refused in a sentence when one is too long or they are too many', () => {
    expect(milestonesFrom(`North arm\n${'x'.repeat(201)}`).error).toMatch(
      /^“xxx.*…” is longer than 200 characters\.$/,
    );
    expect(milestonesFrom('step\n'.repeat(51)).error).toBe(
      'A goal can have at most 50 milestones. These are 51.',
    );
    expect(milestonesFrom('𝕏'.repeat(200)).error).toBeUndefined();
  });
});
