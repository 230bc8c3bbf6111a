import { FINDINGS } from '@pathkeeper/contract';
import { describe, expect, it } from 'vitest';
import {
  axisLabel,
  barsInOrder,
  FINDING_NAMES,
  quotation,
  spanOf,
  tableLabel,
  tooFew,
} from './analysis-words.ts';

describe('too few pages', () => {
  it('are counted, and told from when on there is something to say', () => {
    expect(tooFew({ pages: 12, totalEntries: 12 })).toEqual({
      title: 'Twelve pages so far.',
      reason:
        'At twenty there is something to say about your days. Until then it would be guessing.',
    });
    expect(tooFew({ pages: 1, totalEntries: 1 }).title).toBe('One page so far.');
    expect(tooFew({ pages: 3, totalEntries: 400 }).title).toBe(
      'Three pages in these twelve months.',
    );
    expect(tooFew({ pages: 0, totalEntries: 0 }).title).toBe('Nothing to go by yet');
  });
});

it('the days of the week begin as the reader’s own weeks do, and nothing else is turned', () => {
  const bars = ['Sunday', 'Monday', 'Tuesday'].map((label) => ({ label, value: 1, marked: false }));
  const order = (by: 'weekday' | 'month', first: 0 | 1) =>
    barsInOrder({ by, bars }, first).map(({ label }) => label.slice(0, 3));
  expect(order('weekday', 1)).toEqual(['Mon', 'Tue', 'Sun']);
  expect(order('weekday', 0)).toEqual(['Sun', 'Mon', 'Tue']);
  expect(order('month', 1)).toEqual(['Sun', 'Mon', 'Tue']);
});

describe('the words beside a finding', () => {
  it('name every kind there is', () => {
    expect(Object.keys(FINDING_NAMES).sort()).toEqual([...FINDINGS].sort());
  });

  it('say where a line goes on', () => {
    expect(quotation('I walked.')).toBe('“I walked.”');
    expect(quotation('I walked until the')).toBe('“I walked until the…”');
    expect(quotation('Why?')).toBe('“Why?”');
  });

  it('label the strokes sparely and the table in full', () => {
    expect([0, 1, 6].map((hour) => axisLabel('hour', `0${hour}:00`, hour))).toEqual([
      ...['00', '', '06'],
    ]);
    expect(axisLabel('weekday', 'Sunday', 0)).toBe('Su');
    expect(axisLabel('days-a-week', '3 days', 3)).toBe('3');
    expect(axisLabel('month', '2026-11', 11)).toBe('N');
    expect(tableLabel('month', '2026-11')).toBe('November 2026');
    expect(tableLabel('hour', '06:00')).toBe('06:00');
    expect(spanOf({ from: '2025-12-01', to: '2026-11-21' })).toBe('Dec 2025 to Nov 2026');
  });
});
