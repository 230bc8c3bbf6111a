import { describe, expect, it } from 'vitest';
import { moodMastery } from './progression.rules.ts';

describe('how many moods somebody has recorded', () => {
  const five = ['happy', 'sad', 'excited', 'anxious', 'calm'];
  it.each([
    ['all that the first level offers', five, 1, 100],
    ['half of what the third offers', five, 3, 50],
    ['none', [], 10, 0],
    ['one of five, and one that the level does not offer', ['sad', 'thoughtful'], 1, 20],
  ])('is told of those on offer: %s', (_, recorded, level, score) => {
    expect(moodMastery(recorded, level)).toBe(score);
  });
});
