import { describe, expect, it } from 'vitest';
import { howFound, moreLine, stepLabel, stepsLine, stepWhen } from './board-words.ts';

const steps = (done: number, open: number) => ({
  milestones: Array.from({ length: done + open }, (_, index) => ({
    id: index,
    goalId: 1,
    title: 'A step',
    description: null,
    targetDate: null,
    isCompleted: index < done,
    completedAt: null,
    sortOrder: index,
  })),
});

describe('words of the boards', () => {
  it('cut a step’s label at 15 characters, never inside one (S3.9)', () => {
    expect(stepLabel('Ring Tomas')).toBe('Ring Tomas');
    expect(stepLabel('Fifteen letters')).toBe('Fifteen letters');
    expect(stepLabel('Ring Tomas, and not say fine')).toBe('Ring Tomas, and…');
    expect(stepLabel('🌿🌿🌿🌿🌿🌿🌿🌿🌿🌿🌿🌿🌿🌿🌿🌿')).toBe(`${'🌿'.repeat(15)}…`);
  });

  it('count the milestones that a card leaves out (S2.4)', () => {
    expect(moreLine(steps(1, 2))).toBeNull();
    expect(moreLine(steps(2, 3))).toBe('+2 more...');
  });

  it('say how far a pillar is', () => {
    expect(stepsLine(null)).toBe('no goal yet');
    expect(stepsLine(steps(0, 0))).toBe('no steps yet');
    expect(stepsLine(steps(1, 0))).toBe('1 of 1 step done');
    expect(stepsLine(steps(1, 3))).toBe('1 of 4 steps done');
  });

  it('say when', () => {
    const none = { completedAt: null, targetDate: null };
    expect(stepWhen(none)).toBe('No date');
    expect(stepWhen({ ...none, targetDate: '2026-12-18' }, '2026-11-20')).toBe('By December 18');
    expect(stepWhen({ ...none, targetDate: '2027-01-02' }, '2026-11-20')).toBe(
      'By January 2, 2027',
    );
  });

  it('say whether an entry was chosen or found by words', () => {
    expect(howFound({ how: 'chosen', words: [] })).toBe('you chose it');
    expect(howFound({ how: 'words', words: ['house'] })).toBe('shares “house”');
    expect(howFound({ how: 'words', words: ['house', 'boat', 'gulls', 'jar'] })).toBe(
      'shares “house”, “boat” and “gulls”',
    );
  });
});
