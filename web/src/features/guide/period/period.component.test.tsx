import { api, type WeeklyReflection } from '@pathkeeper/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { PHONE, renderApp } from '../../../../test/app.tsx';
import { expectAccessible } from '../../../../test/axe.ts';
import { aReflection, NOTHING_EARNED } from '../../../../test/samples/samples.ts';
import { refuse, server } from '../../../../test/server.ts';

const { processingTime, quotes, source, createdAt } = aReflection();

/** What a week and a month have in common. */
const period = {
  isOutdated: false,
  entryCount: 2,
  words: 48,
  days: [
    { date: '2026-11-16', entryId: 7, line: 'The lamp on at three.', mood: 'calm', words: 30 },
    { date: '2026-11-18', entryId: 8, line: 'The ladder.', mood: null, words: 18 },
  ] satisfies WeeklyReflection['days'],
  question: 'What would you ask him for?',
  title: 'Lamps and ladders',
  emergingGoals: ['Ask for the ladder on Sunday.'],
  processingTime,
  quotes,
  source,
  createdAt,
};

const week = {
  ...period,
  weekStart: '2026-11-15',
  dominantMoods: ['calm'],
  commonThemes: 'Tomas, on both days.',
  growthObservations: 'You said it aloud.',
  directionAndMomentum: 'You finished what you had begun.',
  weeklyInsight: 'A sentence was enough.',
};

const month = {
  ...period,
  month: 'November',
  year: 2026,
  moodTrends: 'Calm, once.',
  keyThemes: 'Tomas, on both days.',
  growthJourney: 'You said it aloud.',
  lifeDirection: 'You finished what you had begun.',
  goalAchievementSuggestions: [],
  monthlyWisdom: 'A sentence was enough.',
};

const windows = [
  { name: 'at a desk', window: undefined },
  { name: 'on a phone', window: PHONE },
];

test.for(windows)('a week and a month are accessible $name', async ({ window }) => {
  server.on(api.guide.weekly, { ...week, safety: null, ...NOTHING_EARNED });
  server.on(api.guide.monthly, { ...month, safety: null, ...NOTHING_EARNED });
  const options = { level: 3, ...(window && { window }) };
  await renderApp('/reflect/week', options);
  await expect.element(page.getByText('For the week ahead')).toBeVisible();
  await expect
    .element(page.getByRole('table', { name: 'The days of this week' }).getByRole('row'))
    .toHaveLength(1 + week.days.length);
  await expectAccessible();
  await renderApp('/reflect/month', options);
  await expect.element(page.getByText('For the month ahead')).toBeVisible();
  await expectAccessible();
});

test('a day that is not read back is counted, and leads to its page', async () => {
  const days = [{ date: '2026-11-17', entryId: 9, line: '', mood: null, words: 12 }];
  server.on(api.guide.weekly, { ...week, days, safety: null, ...NOTHING_EARNED });
  await renderApp('/reflect/week', { level: 3 });
  const row = page.getByRole('table', { name: 'The days of this week' }).getByRole('row').nth(1);
  await expect.element(row.getByRole('link')).toHaveTextContent('A page kept to itself.');
  await expect.element(row.getByRole('cell').first()).toHaveTextContent(/^moon /);
  await expect.element(row).toHaveTextContent('12');
});

test.for(windows)(
  'a week older than its pages says so, and is read anew $name',
  async ({ window }) => {
    server.on(api.guide.weekly, { ...week, isOutdated: true, safety: null, ...NOTHING_EARNED });
    await renderApp('/reflect/week', { level: 3, ...(window && { window }) });
    await expect.element(page.getByText('Older than your pages.')).toBeVisible();
    await expect.element(page.getByText('A sentence was enough.')).toBeVisible();
    await expect.element(page.getByText('from two pages')).not.toBeInTheDocument();
    await expectAccessible();
    server.on(api.guide.weekly, { ...week, safety: null, ...NOTHING_EARNED });
    await page.getByRole('button', { name: 'Read the week anew' }).click();
    await expect.element(page.getByText('Older than your pages.')).not.toBeInTheDocument();
    await expect.element(page.getByText('from two pages')).toBeVisible();
  },
);

test.for(windows)('a week without entries says so, accessibly $name', async ({ window }) => {
  server.on(api.guide.weekly, refuse(404, 'not_found', 'There are no entries in this week.'));
  await renderApp('/reflect/week?start=2001-01-07', { level: 3, ...(window && { window }) });
  await expect
    .element(page.getByText('Make sure you have journal entries for this week.'))
    .toBeVisible();
  await expectAccessible();
});

test('the home leads to a reflection that is made, and offers to make the other', async () => {
  server.on(api.guide.made, { week: true, month: false });
  await renderApp('/', { level: 3 });
  await expect.element(page.getByRole('button', { name: 'Read Weekly Reflection' })).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: 'Generate Monthly Reflection' }))
    .toBeVisible();
});

test('a locked week says what opens it, and asks for no page', async () => {
  await renderApp('/reflect/week', { level: 1 });
  await expect
    .element(page.getByText(/^It opens at level 2, Seeker\. \d+ XP to go\.$/))
    .toBeVisible();
  await expect.element(page.getByRole('progressbar', { name: 'To level 2' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'What earns XP' })).toBeVisible();
  await expect.element(page.getByText(/Write today/)).not.toBeInTheDocument();
});

afterEach(() => vi.useRealTimers());

test('a Sunday offers the week that has just ended, and leads on to the new one', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T21:30:00') });
  const asked = server.on(api.guide.weekly, { ...week, safety: null, ...NOTHING_EARNED });
  await renderApp('/reflect/week', { level: 5 });
  await expect.element(page.getByRole('link', { name: 'Week 48' })).toBeVisible();
  await expect.poll(() => asked[0]?.query.weekStart).toBe('2026-11-15');
});
