import { describe, expect, it } from 'vitest';
import { daysAsked } from './days-asked.ts';

/** A Saturday. */
const TODAY = '2026-11-21';
const days = (text: string) => {
  const found = daysAsked(text, TODAY);
  if (!found) return 'none';
  return found.days === 'no-such-day' ? found.days : `${found.days.from} ${found.days.to}`;
};

describe('the days of a question', () => {
  it.each([
    ...[
      'on 3 october',
      'on the 3rd of october',
      'on october 3',
      'on october 3rd, 2026',
      'on 3. october',
      'on the third of october',
      'on oct 3',
      'on 3 oct.',
      'on 3.10.',
      'on 03.10.2026',
      'on 2026-10-03',
      'on 2026/10/3',
      'on 10/3/2026',
      'on saturday, october 3',
    ].map((text) => [text, '2026-10-03 2026-10-03']),
    ['on 25/12/2025', '2025-12-25 2025-12-25'],
    ['on 3/10/25', '2025-03-10 2025-03-10'],
    ['on 30 november', '2025-11-30 2025-11-30'],
    ['on the 3rd', '2026-11-03 2026-11-03'],
    ['on the 30th', '2026-10-30 2026-10-30'],
    ['yesterday', '2026-11-20 2026-11-20'],
    ['last night', '2026-11-20 2026-11-20'],
    ['the day before yesterday', '2026-11-19 2026-11-19'],
    ['last friday', '2026-11-20 2026-11-20'],
    ['on friday', '2026-11-20 2026-11-20'],
    ['last saturday', '2026-11-14 2026-11-14'],
    ['friday last week', '2026-11-13 2026-11-13'],
    ['last weekend', '2026-11-14 2026-11-15'],
    ['three days ago', '2026-11-18 2026-11-18'],
    ['two weeks ago', '2026-11-01 2026-11-07'],
    ['a month ago', '2026-10-01 2026-10-31'],
    ['a year ago today', '2025-11-21 2025-11-21'],
    ['last year', '2025-01-01 2025-12-31'],
    ['in 2024', '2024-01-01 2024-12-31'],
    ['in march', '2026-03-01 2026-03-31'],
    ['in december', '2025-12-01 2025-12-31'],
    ['in february 2024', '2024-02-01 2024-02-29'],
    ['last november', '2025-11-01 2025-11-30'],
    ['the past 10 days', '2026-11-12 2026-11-21'],
    ['in the last two weeks', '2026-11-08 2026-11-21'],
    ['since october', '2026-10-01 2026-11-21'],
    ['before october', '0001-01-01 2026-09-30'],
    ['after 3 october', '2026-10-04 2026-11-21'],
    ['between 3 and 10 october', '2026-10-03 2026-10-10'],
    ['from march to may', '2026-03-01 2026-05-31'],
    ['from december to february', '2025-12-01 2026-02-28'],
  ])('%s', (text, expected) => expect(days(`what happened ${text}?`)).toBe(expected));

  it.each([
    'where may i sit',
    'the long march home',
    'about june',
    'what i do on fridays',
    'black friday',
    'ran 3.10 km',
    'my 30th birthday',
    'the second time',
  ])('are not in “%s”', (text) => expect(days(text)).toBe('none'));

  it.each(['31 february', '2026-02-30', '45 october'])('are no days: %s', (text) =>
    expect(days(`on ${text}`)).toBe('no-such-day'),
  );
});
