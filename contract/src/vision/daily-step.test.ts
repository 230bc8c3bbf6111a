import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../core/days.ts';
import { type DailyStepState, dailyStepAt, instantOfWallTime, wallClock } from './daily-step.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const at = (instant: string) => Date.parse(instant);

const COMMITTED: DailyStepState = {
  commitmentTime: '08:00',
  since: '2026-11-20',
  pausedUntil: null,
  dismissedOn: null,
  answeredOn: null,
};

const ask = (state: Partial<DailyStepState>, zone: string, instant: string) =>
  dailyStepAt({ ...COMMITTED, ...state }, at(instant), wallClock(zone));

describe('the daily step', () => {
  it('is asked from the chosen time on, from the day after committing', () => {
    expect(ask({}, 'UTC', '2026-11-20T23:59:00Z').due).toBe(false);
    expect(ask({}, 'UTC', '2026-11-21T07:59:59Z')).toEqual({
      day: '2026-11-21',
      dueAt: at('2026-11-21T08:00:00Z'),
      due: false,
    });
    expect(ask({}, 'UTC', '2026-11-21T08:00:00Z').due).toBe(true);
    expect(ask({}, 'UTC', '2026-11-21T23:59:59Z').due).toBe(true);
  });

  it.each<[string, Partial<DailyStepState>]>([
    ['nobody committed', { commitmentTime: null }],
    ['it is answered', { answeredOn: '2026-11-22' }],
    ['they said "not tonight"', { dismissedOn: '2026-11-22' }],
    ['it is paused', { pausedUntil: '2026-11-23' }],
  ])('is not asked where %s', (_, state) => {
    expect(ask(state, 'UTC', '2026-11-22T12:00:00Z')).toMatchObject({ due: false, dueAt: null });
  });

  it('is asked again on the next day, and on the first one after a pause', () => {
    const said = { answeredOn: '2026-11-21', dismissedOn: '2026-11-22', pausedUntil: '2026-11-23' };
    expect(ask(said, 'UTC', '2026-11-23T08:00:00Z').due).toBe(true);
  });

  it('counts no missed days: after a year away it asks once', () => {
    const first = ask({}, 'UTC', '2027-11-22T09:00:00Z');
    expect(first.due).toBe(true);
    expect(ask({ answeredOn: first.day }, 'UTC', '2027-11-22T23:00:00Z').due).toBe(false);
  });

  it('goes by the clock where the writer is: westward no day is asked twice, eastward the new one', () => {
    const answeredInTokyo = { answeredOn: '2026-11-23' };
    expect(ask(answeredInTokyo, 'Pacific/Honolulu', '2026-11-23T05:00:00Z').day).toBe('2026-11-22');
    expect(ask(answeredInTokyo, 'Pacific/Honolulu', '2026-11-23T05:00:00Z').due).toBe(false);
    const answeredInHonolulu = { answeredOn: '2026-11-22' };
    expect(ask(answeredInHonolulu, 'Asia/Tokyo', '2026-11-23T05:00:00Z').due).toBe(true);
  });
});

describe('a time on the wall', () => {
  it.each([
    // Spring forward: 02:00 to 03:00, and by half an hour.
    ['Europe/Berlin', '2026-03-29', '02:30', '2026-03-29T01:00:00Z'],
    ['America/New_York', '2026-03-08', '02:00', '2026-03-08T07:00:00Z'],
    ['Australia/Lord_Howe', '2026-10-04', '02:15', '2026-10-03T15:30:00Z'],
    // A day that begins at 01:00.
    ['Asia/Beirut', '2026-03-29', '00:00', '2026-03-28T22:00:00Z'],
    // Fall back: 02:30 comes twice.
    ['Europe/Berlin', '2026-10-25', '02:30', '2026-10-25T00:30:00Z'],
    ['America/New_York', '2026-11-01', '01:00', '2026-11-01T05:00:00Z'],
    ['Asia/Kathmandu', '2026-11-21', '08:00', '2026-11-21T02:15:00Z'],
  ])('of %s, %s %s, is %s', (zone, day, time, instant) => {
    const found = instantOfWallTime({ day, time }, wallClock(zone));
    expect(found === null ? null : new Date(found).toISOString()).toBe(
      new Date(instant).toISOString(),
    );
  });

  it('is none of a day that the calendar left out', () => {
    expect(
      instantOfWallTime({ day: '2011-12-30', time: '08:00' }, wallClock('Pacific/Apia')),
    ).toBeNull();
  });
});

/** Zones, each with an instant near which its clock changes. */
const CHANGES: [zone: string, near: string][] = [
  ['UTC', '2026-06-01T00:00:00Z'],
  ['Europe/London', '2026-03-29T01:00:00Z'],
  ['Europe/London', '2026-10-25T01:00:00Z'],
  ['America/St_Johns', '2026-03-08T05:30:00Z'],
  ['America/New_York', '2026-11-01T06:00:00Z'],
  ['America/Havana', '2026-03-08T05:00:00Z'],
  ['Asia/Beirut', '2026-10-24T21:00:00Z'],
  ['Australia/Lord_Howe', '2026-04-04T15:00:00Z'],
  ['Australia/Lord_Howe', '2026-10-03T15:30:00Z'],
  ['Africa/Casablanca', '2026-02-15T02:00:00Z'],
  ['Antarctica/Troll', '2026-03-29T01:00:00Z'],
  ['Pacific/Apia', '2011-12-30T10:00:00Z'],
  ['America/Caracas', '2016-05-01T07:00:00Z'],
  ['Pacific/Kiritimati', '2026-06-01T00:00:00Z'],
];

const CLOCKS = new Map(CHANGES.map(([zone]) => [zone, wallClock(zone)]));
const twoDigits = (value: number) => String(value).padStart(2, '0');
const timeOf = (minute: number) =>
  `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`;

const trials = fc.record({
  change: fc.constantFrom(...CHANGES),
  /** Minutes from the change. */
  now: fc.integer({ min: -30 * 60, max: 30 * 60 }),
  commitmentTime: fc.integer({ min: 0, max: 24 * 60 - 1 }).map(timeOf),
});

describe('near changes of the clock', () => {
  const states = (zone: string, now: number, commitmentTime: string) => {
    const clock = CLOCKS.get(zone) ?? wallClock(zone);
    const since = addDays(clock(now).day, -40);
    return { clock, state: { ...COMMITTED, commitmentTime, since } };
  };

  it('it is due just when the clock has shown that time, or a later one, on that day', () => {
    fc.assert(
      fc.property(trials, ({ change: [zone, near], now: minutes, commitmentTime }) => {
        const now = at(near) + minutes * MINUTE;
        const { clock, state } = states(zone, now, commitmentTime);
        const { day, due } = dailyStepAt(state, now, clock);
        let hasShown = false;
        // Every quarter of an hour, and the minutes around it, of the last day and a bit.
        for (let past = 0; past <= 26 * 60 && !hasShown; past += 1) {
          const shown = clock(now - past * MINUTE);
          hasShown = shown.day === day && shown.time >= commitmentTime;
          // Far from any change the clock runs evenly: nothing earlier can show a later time.
          if (shown.day !== day) break;
          if (past > 4 * 60) past += 14;
        }
        expect(due).toBe(hasShown);
      }),
      { numRuns: 300 },
    );
  });

  it('once due it stays so until that day ends, and is asked once when answered', () => {
    fc.assert(
      fc.property(trials, ({ change: [zone, near], now: minutes, commitmentTime }) => {
        const from = at(near) + minutes * MINUTE;
        const { clock, state } = states(zone, from, commitmentTime);
        let wasDue: string | null = null;
        for (let later = 0; later < 26; later++) {
          const now = from + later * HOUR;
          const { day, due } = dailyStepAt(state, now, clock);
          if (wasDue === day) expect(due).toBe(true);
          if (due) wasDue = day;
          expect(dailyStepAt({ ...state, answeredOn: day }, now, clock).due).toBe(false);
        }
      }),
      { numRuns: 100 },
    );
  });
});
