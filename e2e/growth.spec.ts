import type { Page } from '@playwright/test';
import { callApi, expect, expectClean, PHONE_TOO, raiseTo, sheet, test } from './fixtures.ts';

const MOODS = ['calm', 'happy', 'sad', 'grateful', 'anxious', 'reflective', 'content'] as const;

const write = (page: Page, content: string, mood: string | null, tags: string[] = []) =>
  callApi<{ id: number }>(page, 'POST', '/api/entries', { content, mood, tags });

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const year = (page: Page) => page.getByRole('slider', { name: 'A day of the year' });

/** The map on the home screen, which is fetched when it comes near. */
async function findHomeMap(page: Page) {
  // It lies right below, and comes together with what is above it.
  await page.getByRole('region', { name: 'Periodic Reflections' }).scrollIntoViewIfNeeded();
  return section(page, 'Growth Map');
}

async function showTable(page: Page, name: string) {
  await page.getByRole('button', { name: `Show as table of ${name}` }).click();
  return section(page, `${name}, as a table`).getByRole('table');
}

const dayOf = (offset: number) => {
  const day = new Date();
  day.setDate(day.getDate() + offset);
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${day.getFullYear()}-${pad(day.getMonth() + 1)}-${pad(day.getDate())}`;
};

/**
 * Shows this person's map as if they had written for half a year: a journal is written day by day,
 * and a test has but one. The pages behind it are those of `id`.
 */
async function pretendHalfAYear(page: Page, id: number) {
  const days = Array.from({ length: 180 }, (_, index) => index - 179)
    .filter((offset) => offset % 7 !== -5 && offset % 11 !== -4)
    .map((offset, index) => ({
      date: dayOf(offset),
      entries: 1 + (index % 3 === 0 ? 1 : 0),
      words: 20 + ((index * 137) % 900),
      mood: MOODS[index % MOODS.length],
      entryId: id,
      line: `A line of day ${index}.`,
    }));
  await page.route('**/api/growth/year', async (route) => {
    const answer = await (await route.fetch()).json();
    const frozen = [dayOf(-5), dayOf(-12)];
    await route.fulfill({ json: { ...answer, to: dayOf(0), days, frozen, moodsFrom: null } });
  });
  await page.route('**/api/growth-metrics', async (route) => {
    const answer = await (await route.fetch()).json();
    const more = { firstDate: dayOf(-179), totalEntries: 180, currentStreak: 4, longestStreak: 9 };
    await route.fulfill({ json: { ...answer, ...more } });
  });
  await page.route('**/api/growth/on-this-day?*', (route) =>
    route.fulfill({
      json: ['21 Oct', '21 Sep', 'A year ago', 'Two years ago', '3 years ago', 'Six years ago'].map(
        (label, index) => ({
          label,
          entryId: id + index,
          date: dayOf(-30 * (index + 1)),
          line: `What was written ${label}.`,
          mood: index % 2 ? 'calm' : null,
        }),
      ),
    }),
  );
}

test('an empty journal has an empty map, at home as well, and a way to the first page', async ({
  page,
  writer,
}) => {
  expect(writer.username).toBeTruthy();
  const home = await findHomeMap(page);
  await expect(home.getByText('The map is blank')).toBeVisible();
  await expect(home.getByRole('link', { name: 'The whole map' })).toHaveCount(0);

  await page.getByRole('button', { name: /^Menu of/ }).click();
  await page.getByRole('menuitem', { name: 'Growth Map' }).click();
  await expect(page).toHaveURL(/\/growth$/);
  await expect(page.getByRole('heading', { name: 'A map with nothing on it yet' })).toBeVisible();
  await expectClean(page);
  await page.getByRole('link', { name: 'Write the first page' }).click();
  await expect(sheet(page)).toBeVisible();
});

test(
  'what is written is on the map: moods in per cent, themes, the day and its page',
  PHONE_TOO,
  async ({ page, writer }) => {
    expect(writer.username).toBeTruthy();
    await raiseTo(page, 2);
    await write(page, 'Calm by the water.', 'calm', ['harbour']);
    await write(page, 'Calm once more, and the longest of these three.', 'calm', ['harbour']);
    await write(page, 'Happy about it.', 'happy', ['tide']);

    await page.reload();
    const home = await findHomeMap(page);
    await expect(home.getByRole('listitem').filter({ hasText: 'Calm' })).toContainText('67%');
    await sheet(page).fill('Happy again, on a page of its own.');
    await page.getByLabel('Mood').first().selectOption('happy');
    await page.getByRole('button', { name: 'Save Entry' }).click();
    await expect(home.getByRole('listitem').filter({ hasText: 'Calm' })).toContainText('50%');
    await home.getByRole('link', { name: 'The whole map' }).click();

    await expect(page.getByText(/^4 pages · \d+ words · since/)).toBeVisible();
    const moods = await showTable(page, 'Top moods');
    await expect(moods.getByRole('row', { name: 'Calm 2 50%' })).toBeVisible();
    const days = await showTable(page, 'A year of days');
    await expect(days.getByRole('row')).toHaveCount(2);
    await expect(days.getByRole('row').last()).toContainText('4');
    await expect(year(page)).toHaveAttribute('aria-valuetext', /: \d+ words, (Calm|Happy)$/);

    await page.getByRole('link', { name: /^Calm once more/ }).click();
    await expect(page).toHaveURL(/\/entry\/\d+$/);
    await page.goBack();
    await section(page, 'An index of themes')
      .getByRole('link', { name: /^harbour 2 pages/ })
      .click();
    await expect(page).toHaveURL(/\/entries\?query=harbour/);
    await expect(page.getByRole('article')).toHaveCount(2);
  },
);

test('the year is one stop of the Tab key, and the arrows walk it', async ({ page, writer }) => {
  expect(writer.username).toBeTruthy();
  const { id } = await write(page, 'The page behind every day.', 'calm');
  await pretendHalfAYear(page, id);
  await page.goto('/growth');
  const slider = year(page);
  await expect(slider).toBeVisible();
  await slider.focus();
  const at = async () => Number(await slider.getAttribute('aria-valuenow'));
  const last = await at();
  const expectAt = (place: number) =>
    expect(slider).toHaveAttribute('aria-valuenow', String(place));

  await page.keyboard.press('ArrowLeft');
  await expectAt(last - 1);
  for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowLeft');
  await expectAt(last - 5);
  await expect(slider).toHaveAttribute('aria-valuetext', /a free freeze kept the lamp lit/);
  await expect(page.getByText('Nothing written; a free freeze kept the lamp lit.')).toBeVisible();
  await page.keyboard.press('PageUp');
  await expect(slider).toHaveAttribute('aria-valuetext', /\d+ words, \w+$/);
  const before = await at();
  await page.keyboard.press('ArrowUp');
  await expect.poll(async () => before - (await at())).toBeGreaterThanOrEqual(28);
  await page.keyboard.press('Home');
  await expect(page.getByText('A line of day 0.')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText('A line of day 0.')).toBeVisible();
  await page.keyboard.press('End');
  await expectAt(last);

  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'The page before' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(at).toBeLessThan(last);
  await page.getByRole('link', { name: /^A line of day/ }).click();
  await expect(page).toHaveURL(new RegExp(`/entry/${id}$`));
});

test('a tap on the chart reads out the page it touches', PHONE_TOO, async ({ page, writer }) => {
  expect(writer.username).toBeTruthy();
  const { id } = await write(page, 'The page behind every day.', 'calm');
  await pretendHalfAYear(page, id);
  await page.goto('/growth');
  const slider = year(page);
  await slider.focus();
  await page.keyboard.press('Home');
  await expect(page.getByText('A line of day 0.')).toBeVisible();
  const first = await slider.getAttribute('aria-valuenow');
  const month = page.locator('[data-month]').last();
  const box = await month.boundingBox();
  if (!box) throw new Error('The last month is not drawn.');
  const today = Number(dayOf(0).slice(8));
  await month.click({ position: { x: ((today - 0.5) / 31) * box.width, y: box.height - 20 } });
  await expect(slider).not.toHaveAttribute('aria-valuenow', first ?? '');
  await expect(slider).toHaveAttribute('aria-valuetext', /words, \w+$/);
});

test.describe('locks', () => {
  test.use({ expectedErrors: [/status of 403/] });

  test('keep the moods of days until level 2, and mood trends until level 4', async ({
    page,
    writer,
  }) => {
    expect(writer.username).toBeTruthy();
    await write(page, 'First.', 'calm');
    await page.goto('/growth');
    await expect(page.getByText(/mood history gives each .* It opens at level 2/)).toBeVisible();
    await expect(year(page)).toHaveAttribute('aria-valuetext', /: 1 word$/);
    await expect(
      section(page, 'Mood trends').getByText(/It opens at level 4, Climber/),
    ).toBeVisible();
    await expect(section(page, 'Top moods').getByText('100%')).toBeVisible();
    expect(await callApi(page, 'GET', '/api/growth/moods')).toMatchObject({
      code: 'level_required',
      requiredLevel: 4,
    });
    await expectClean(page);

    await raiseTo(page, 4);
    await page.reload();
    await expect(year(page)).toHaveAttribute('aria-valuetext', /: 1 word, Calm$/);
    const trends = await showTable(page, 'Mood trends');
    await expect(trends.getByRole('row').last()).toContainText('Calm');
    await expect(page.getByText(/It opens at level/)).toHaveCount(0);
  });
});

test.describe('when the map does not come', () => {
  test.use({ expectedErrors: [/status of 503/] });

  test('it says so and comes when it is asked for again', async ({ page, writer }) => {
    expect(writer.username).toBeTruthy();
    await write(page, 'First.', 'calm');
    let isDown = true;
    await page.route('**/api/growth-metrics', (route) =>
      isDown
        ? route.fulfill({ status: 503, json: { error: 'Busy.', code: 'unavailable' } })
        : route.fallback(),
    );
    await page.goto('/growth');
    await expect(page.getByText('The growth map did not arrive.')).toBeVisible();
    isDown = false;
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(year(page)).toBeVisible();
  });
});

test.describe(`a full map`, () => {
  test('has nothing in anybody’s way, tables and all', PHONE_TOO, async ({ page, writer }) => {
    expect(writer.username).toBeTruthy();
    await raiseTo(page, 4);
    for (const mood of MOODS.slice(0, 5)) {
      await write(page, `A ${mood} day at the harbour with Tomas and his boat.`, mood, ['rain']);
    }
    const { id } = await write(page, 'The page behind every day.', 'calm');
    await pretendHalfAYear(page, id);
    await page.goto('/growth');
    await expect(year(page)).toBeVisible();
    await expect(section(page, 'Mood trends').getByRole('figure').first()).toBeVisible();
    await page.getByRole('button', { name: 'One more' }).click();
    await expectClean(page);
    for (const name of [
      ...['A year of days', 'Top moods', 'An index of themes', 'Mood trends'],
      'The last fourteen days',
    ]) {
      await expect(await showTable(page, name)).toBeVisible();
    }
    await expectClean(page);
    await expect
      .poll(() => page.evaluate(() => document.body.scrollWidth - window.innerWidth))
      .toBeLessThanOrEqual(0);

    await page.goto('/');
    const home = await findHomeMap(page);
    await expect(home.getByRole('listitem').first()).toBeVisible();
    await expectClean(page);
  });
});

test('a word longer than a narrow screen widens nothing', async ({ page, writer }) => {
  expect(writer.username).toBeTruthy();
  await callApi(page, 'POST', '/api/entries', { content: 'Donaudampfschiff'.repeat(5) });
  await page.setViewportSize({ width: 320, height: 720 });
  for (const path of ['/growth', '/entries', '/']) {
    await page.goto(path);
    await expect(page.getByText(/Donaudampfschiff/).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  }
});
