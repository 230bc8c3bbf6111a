import { api, type GrowthDay, type Mood } from '@pathkeeper/contract';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DESK, PHONE, renderApp } from '../../../../test/app.tsx';
import { expectAccessible } from '../../../../test/axe.ts';
import { press } from '../../../../test/press.ts';
import { anEntry, aProgress } from '../../../../test/samples/samples.ts';
import { refuse, server } from '../../../../test/server.ts';

const MOODS: Mood[] = ['calm', 'happy', 'sad', 'grateful', 'anxious', 'reflective', 'content'];

const section = (name: string) => page.getByRole('region', { name, exact: true });
const year = page.getByRole('slider', { name: 'A day of the year' });
const place = () => Number(year.element().getAttribute('aria-valuenow'));

async function showTable(name: string) {
  await page.getByRole('button', { name: `Show as table of ${name}` }).click();
  return section(`${name}, as a table`).getByRole('table');
}

/** The day that lies `offset` days from today, YYYY-MM-DD. */
const dayOf = (offset: number) => {
  const day = new Date();
  day.setDate(day.getDate() + offset);
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${day.getFullYear()}-${pad(day.getMonth() + 1)}-${pad(day.getDate())}`;
};

const METRICS = {
  moodTrends: [],
  commonThemes: [],
  months: [],
  totalEntries: 1,
  totalWords: 1,
  longestStreak: 1,
  currentStreak: 1,
  xpPoints: 10,
  firstDate: dayOf(0),
};

const aDay = (own: Partial<GrowthDay> = {}): GrowthDay => ({
  date: dayOf(0),
  entries: 1,
  words: 1,
  mood: null,
  entryId: 7,
  line: 'First.',
  ...own,
});

function answerWithDays(
  days: GrowthDay[],
  { moodsFrom = null, frozen = [] }: { moodsFrom?: number | null; frozen?: string[] } = {},
): void {
  server.on(api.growth.year, { from: dayOf(-360), to: dayOf(0), days, frozen, moodsFrom });
}

/** A journal of half a year, with days left out and two freezes. */
function answerWithHalfAYear(): void {
  const [year = 0, month = 0] = dayOf(0).split('-').map(Number);
  const months = Array.from({ length: 12 }, (_, at) =>
    new Date(Date.UTC(year, month - 12 + at)).toISOString().slice(0, 7),
  );
  const counts = months.map((_, index) => index % 4);
  answerWithDays(
    Array.from({ length: 180 }, (_, index) => index - 179)
      .filter((offset) => offset % 7 !== -5 && offset % 11 !== -4)
      .map((offset, index) =>
        aDay({
          date: dayOf(offset),
          entries: 1 + (index % 3 === 0 ? 1 : 0),
          words: 20 + ((index * 137) % 900),
          mood: MOODS[index % MOODS.length] ?? null,
          line: `A line of day ${index}.`,
        }),
      ),
    { frozen: [dayOf(-5), dayOf(-12)] },
  );
  server.on(api.growth.metrics, {
    ...METRICS,
    moodTrends: [
      { mood: 'calm', percentage: 60, count: 6 },
      { mood: 'happy', percentage: 40, count: 4 },
    ],
    commonThemes: [{ theme: 'harbour', frequency: 6, months: counts }],
    months,
    totalEntries: 180,
    totalWords: 40_000,
    currentStreak: 4,
    longestStreak: 9,
    firstDate: dayOf(-179),
  });
  server.on(api.growth.moods, {
    months,
    moods: MOODS.slice(0, 5).map((mood, index) => ({ mood, count: 9 - index, months: counts })),
  });
  server.on(
    api.growth.onThisDay,
    ['21 Oct', '21 Sep', 'A year ago', 'Two years ago', '3 years ago', 'Six years ago'].map(
      (label, index) => ({
        label,
        entryId: 7 + index,
        date: dayOf(-30 * (index + 1)),
        line: `What was written ${label}.`,
        mood: index % 2 ? ('calm' as const) : null,
      }),
    ),
  );
}

test('an empty map leads to the first entry', async () => {
  await renderApp('/');
  await page.getByRole('button', { name: /^Menu of/ }).click();
  await page.getByRole('menuitem', { name: 'Growth Map' }).click();
  const heading = page.getByRole('heading', { name: 'A map with nothing on it yet' });
  await expect.element(heading).toBeVisible();
  expect(location.pathname).toBe('/growth');
  await expectAccessible();
  await page.getByRole('link', { name: 'Write the first page' }).click();
  await expect.element(page.getByRole('textbox', { name: "Today's Entry" })).toBeVisible();
});

test('an empty map on the home screen does not offer the whole map', async () => {
  await renderApp('/');
  const below = page.getByRole('region', { name: 'Periodic Reflections' });
  await expect.element(below).toBeInTheDocument();
  below.element().scrollIntoView();
  const map = section('Growth Map');
  await expect.element(map.getByText('The map is blank')).toBeVisible();
  await expect.element(map.getByRole('link', { name: 'The whole map' })).not.toBeInTheDocument();
});

test('the year is one stop of the Tab key, and the arrows move through it', async () => {
  answerWithHalfAYear();
  server.on(api.entries.get, ({ params }) => anEntry({ id: params.id }));
  await renderApp('/growth', { level: 4 });
  await expect.element(year).toBeVisible();
  const last = place();
  await press(year, '{ArrowLeft}');
  await expect.poll(place).toBe(last - 1);
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  await expect.poll(place).toBe(last - 5);
  await expect
    .element(year)
    .toHaveAttribute('aria-valuetext', expect.stringMatching(/a free freeze kept the lamp lit/));
  const frozen = 'Nothing written; a free freeze kept the lamp lit.';
  await expect.element(page.getByText(frozen)).toBeVisible();
  await userEvent.keyboard('{PageUp}');
  await expect
    .element(year)
    .toHaveAttribute('aria-valuetext', expect.stringMatching(/\d+ words, \w+$/));
  const before = place();
  await userEvent.keyboard('{ArrowUp}');
  await expect.poll(() => before - place()).toBeGreaterThanOrEqual(28);
  await userEvent.keyboard('{Home}');
  await expect.element(page.getByText('A line of day 0.')).toBeVisible();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(page.getByText('A line of day 0.')).toBeVisible();
  await userEvent.keyboard('{End}');
  await expect.poll(place).toBe(last);

  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button', { name: 'The page before' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(place).toBeLessThan(last);
  await page.getByRole('link', { name: /^A line of day/ }).click();
  await expect.poll(() => location.pathname).toBe('/entry/7');
});

test.for([DESK, PHONE])('a tap on the chart reads out its day ($width px)', async (window) => {
  answerWithHalfAYear();
  await renderApp('/growth', { level: 4, window });
  await press(year, '{Home}');
  await expect.element(page.getByText('A line of day 0.')).toBeVisible();
  const first = place();
  const month = [...document.querySelectorAll('[data-month]')].at(-1);
  if (!month) throw new Error('The last month is not drawn.');
  month.scrollIntoView({ block: 'center' });
  const { width, height } = month.getBoundingClientRect();
  const today = Number(dayOf(0).slice(8));
  await userEvent.click(month, {
    position: { x: ((today - 0.5) / 31) * width, y: height - 20 },
  });
  await expect.poll(place).not.toBe(first);
  await expect
    .element(year)
    .toHaveAttribute('aria-valuetext', expect.stringMatching(/words, \w+$/));
});

test('the moods of days are locked until level 2, and mood trends until level 4', async () => {
  answerWithDays([aDay()], { moodsFrom: 2 });
  server.on(api.growth.metrics, {
    ...METRICS,
    moodTrends: [{ mood: 'calm', percentage: 100, count: 1 }],
  });
  await renderApp('/growth');
  const locked = page.getByText(/mood history gives each .* It opens at level 2/);
  await expect.element(locked).toBeVisible();
  await expect.element(year).toHaveAttribute('aria-valuetext', expect.stringMatching(/: 1 word$/));
  await expect
    .element(section('Mood trends').getByText(/It opens at level 4, Climber/))
    .toBeVisible();
  await expect.element(section('Top moods').getByText('100%')).toBeVisible();
  await expectAccessible();
});

test('at level 4 the moods of days and mood trends are shown', async () => {
  answerWithDays([aDay({ mood: 'calm' })]);
  server.on(api.growth.metrics, METRICS);
  server.on(api.progression.progress, aProgress(4));
  server.on(api.growth.moods, {
    months: [dayOf(0).slice(0, 7)],
    moods: [{ mood: 'calm', count: 1, months: [1] }],
  });
  await renderApp('/growth', { level: 4 });
  await expect
    .element(year)
    .toHaveAttribute('aria-valuetext', expect.stringMatching(/: 1 word, Calm$/));
  const trends = await showTable('Mood trends');
  await expect.element(trends.getByRole('row').last()).toHaveTextContent('Calm');
  await expect.element(page.getByText(/It opens at level/)).not.toBeInTheDocument();
});

test('a map that does not come says so, and comes when it is asked for again', async () => {
  answerWithDays([aDay()]);
  server.on(api.growth.metrics, refuse(503, 'unavailable', 'Busy.'));
  await renderApp('/growth');
  await expect.element(page.getByText('The growth map did not arrive.')).toBeVisible();
  server.on(api.growth.metrics, METRICS);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(year).toBeVisible();
});

test.for([DESK, PHONE])('a full map is accessible, tables and all ($width px)', async (window) => {
  answerWithHalfAYear();
  await renderApp('/growth', { level: 4, window });
  await expect.element(section('Mood trends').getByRole('figure').first()).toBeVisible();
  await page.getByRole('button', { name: 'One more' }).click();
  for (const name of [
    ...['A year of days', 'Top moods', 'An index of themes', 'Mood trends'],
    'The last fourteen days',
  ]) {
    await expect.element(await showTable(name)).toBeVisible();
  }
  await expectAccessible();
  await expect.poll(() => document.body.scrollWidth - globalThis.innerWidth).toBeLessThanOrEqual(0);
});

test('a full map on the home screen is accessible', async () => {
  answerWithHalfAYear();
  await renderApp('/', { level: 4 });
  const below = page.getByRole('region', { name: 'Periodic Reflections' });
  await expect.element(below).toBeInTheDocument();
  below.element().scrollIntoView();
  await expect.element(section('Growth Map').getByRole('listitem').first()).toBeVisible();
  await expectAccessible();
});

test.for(['/growth', '/entries', '/'])(
  'a word longer than a narrow screen widens nothing: %s',
  async (path) => {
    const word = 'Donaudampfschiff'.repeat(5);
    answerWithDays([aDay({ line: word })]);
    server.on(api.growth.metrics, METRICS);
    server.on(api.entries.list, [anEntry({ content: word })]);
    await renderApp(path, { window: { width: 320, height: 720 } });
    await expect.element(page.getByText(/Donaudampfschiff/).first()).toBeVisible();
    expect(document.documentElement.scrollWidth).toBe(320);
  },
);
