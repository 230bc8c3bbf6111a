import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { goalProgress } from './goal-progress.ts';

const milestones = fc.array(fc.record({ isCompleted: fc.boolean() }), { maxLength: 50 });
const notes = fc.array(fc.record({ progressValue: fc.option(fc.integer({ min: 0, max: 100 })) }), {
  maxLength: 20,
});

describe('the progress of a goal', () => {
  it('is a whole number from 0 to 100, and 100 once the goal is completed', () => {
    fc.assert(
      fc.property(fc.boolean(), milestones, notes, (isCompleted, steps, words) => {
        const progress = goalProgress({ isCompleted, milestones: steps, notes: words });
        expect(Number.isInteger(progress)).toBe(true);
        expect(progress).toBeGreaterThanOrEqual(0);
        expect(progress).toBeLessThanOrEqual(100);
        if (isCompleted) expect(progress).toBe(100);
      }),
    );
  });

  it('grows with every completed milestone, and is 100 only when all are', () => {
    fc.assert(
      fc.property(milestones, notes, (steps, words) => {
        fc.pre(steps.length > 0);
        const of = (some: typeof steps) =>
          goalProgress({ isCompleted: false, milestones: some, notes: words });
        const open = steps.findIndex((step) => !step.isCompleted);
        expect(of(steps) === 100).toBe(open < 0);
        if (open >= 0) {
          expect(of(steps.with(open, { isCompleted: true }))).toBeGreaterThan(of(steps));
        }
      }),
    );
  });

  it('without milestones is the last noted value, whatever notes without a value follow', () => {
    const noted = (...values: (number | null)[]) =>
      goalProgress({
        isCompleted: false,
        milestones: [],
        notes: values.map((progressValue) => ({ progressValue })),
      });
    expect(noted()).toBe(0);
    expect(noted(null, null)).toBe(0);
    expect(noted(null, 40, 80)).toBe(40);
    expect(noted(0, 80)).toBe(0);
  });

  it('of three milestones is 33 and 67 per cent', () => {
    const of = (...done: boolean[]) =>
      goalProgress({
        isCompleted: false,
        milestones: done.map((isCompleted) => ({ isCompleted })),
        notes: [{ progressValue: 5 }],
      });
    expect([of(true, false, false), of(true, true, false), of(true, true, true)]).toEqual([
      33, 67, 100,
    ]);
  });
});
