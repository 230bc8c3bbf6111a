import { ALL_MOODS } from '@pathkeeper/contract';
import { expect, it } from 'vitest';
import { checkAdvice, checkSafety } from '../../safety/index.ts';
import { questionFor, questionOfPeriod } from './question.ts';
import { MONTH_QUESTIONS, QUESTIONS, WEEK_QUESTIONS } from './questions.data.ts';

const all = Object.values(QUESTIONS).flat();

it('there are some 150, short, each once, none with a gap, none that the checks would refuse', () => {
  expect(all.length).toBeGreaterThanOrEqual(150);
  expect(new Set(all).size).toBe(all.length);
  for (const question of [...all, ...WEEK_QUESTIONS, ...MONTH_QUESTIONS]) {
    expect(question.length).toBeLessThan(70);
    expect(question).toMatch(/^\p{Lu}[^{}“”]*\?$/u);
    expect(question).not.toMatch(/\bwhy\b/i);
    expect(checkSafety(question) ?? checkAdvice(question)).toBeNull();
  }
});

it.each([null, ...ALL_MOODS])(
  'none comes twice in sixty reflections of a person, mood %s',
  (mood) => {
    const asked: string[] = [];
    for (let page = 0; page < 100; page++) {
      const latest = asked.slice(-60);
      const question = questionFor({ kind: 'plain', mood, asked: latest, seed: `${page}` });
      expect(latest).not.toContain(question);
      expect(question).not.toBe('');
      asked.push(question);
    }
    expect(new Set(asked).size).toBeGreaterThan(60);
  },
);

it('is another when it is asked for again, until none is left', () => {
  const asked: string[] = [];
  for (let time = 0; time < 200; time++) {
    const question = questionFor({ kind: 'dream', mood: null, asked, seed: 'page' });
    if (question === '') break;
    expect(asked).not.toContain(question);
    asked.push(question);
  }
  expect(asked.length).toBe(QUESTIONS.dream.length + QUESTIONS.plain.length);
  expect(questionFor({ kind: 'dream', mood: null, asked, seed: 'page' })).toBe('');
});

it('is another in the next week and month', () => {
  expect(questionOfPeriod('week', '2026-11-15')).not.toBe(questionOfPeriod('week', '2026-11-22'));
  expect(questionOfPeriod('month', '2026-11-01')).not.toBe(questionOfPeriod('month', '2026-12-01'));
});
