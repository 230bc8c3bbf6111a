import type { Page } from '@playwright/test';
import { callApi, expect, expectClean, PHONE_TOO, raiseTo, signUp, test } from './fixtures.ts';

const write = (page: Page, content: string, mood: string | null, tags: string[] = []) =>
  callApi<{ id: number }>(page, 'POST', '/api/entries', { content, mood, tags });

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Twenty-two pages whose moods go with what they are about, whatever the day and the hour. */
async function writeJournal(page: Page): Promise<void> {
  for (let number = 0; number < 11; number++) {
    await write(page, `The harbour was there, number ${number}. We were too.`, 'calm', ['harbour']);
    await write(page, `The desk was there, number ${number}. It stayed.`, 'reflective', ['desk']);
  }
}

test(
  'an analysis says nothing of too few pages, and then what they show, page by page',
  PHONE_TOO,
  async ({ page }) => {
    await signUp(page);
    await page.goto('/profile?tab=analysis');
    const room = section(page, 'Analysis');
    await expect(room.getByRole('heading', { name: 'Nothing to go by yet' })).toBeVisible();
    await expectClean(page);
    await raiseTo(page, 2);
    await write(page, 'One page.', 'calm');
    await page.reload();
    await expect(room.getByRole('heading', { name: 'One page so far.' })).toBeVisible();
    await expect(
      room.getByText('At twenty there is something to say about your days.'),
    ).toBeVisible();

    await writeJournal(page);
    await page.reload();
    await expect(room.getByText(/^23 pages · /)).toBeVisible();
    const finding = room.getByRole('listitem').filter({
      has: page.getByRole('heading', {
        name: 'Where “desk” comes up, the page is often reflective: 11 of 11, against none of the 12 other pages.',
      }),
    });
    await expect(finding.getByRole('link')).toHaveCount(3);
    await expect(finding.getByText('From the 11 pages')).toBeVisible();
    // How moods change over the months opens later.
    await expect(
      room.getByText(/moods change over the months.* It opens at level 4/),
    ).toBeVisible();

    // One evening makes no habit, however many pages it holds.
    await expect(room.getByText('Pages by the hour')).toHaveCount(0);
    await expect(section(page, 'Periodic Reflections')).toBeVisible();
    await expectClean(page);

    const line = finding.getByRole('link').first();
    const words = (await line.textContent())?.replace(/[“”]/g, '') ?? '';
    expect(words).toMatch(/^The desk was there, number \d+\.$/);
    await line.click();
    await expect(page).toHaveURL(/\/entry\/\d+\?quote=/);
    await expect(page.getByText(words).first()).toBeVisible();
  },
);

test('the overview tells what a journal has come to, and in quiet nothing of the game', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/profile');
  await expect(page.getByText('No stroke yet.')).toBeVisible();
  await expectClean(page);
  await raiseTo(page, 2);
  await write(page, 'Four words are here.', 'calm', ['harbour']);
  await write(page, 'And four more words.', 'calm', ['harbour']);
  await page.reload();

  const figure = (name: string) => page.locator('dl > div').filter({ hasText: name });
  await expect(figure('Journal entries')).toContainText('2');
  await expect(figure('Words written')).toContainText('8');
  await expect(figure('Current streak')).toContainText('Longest streak 1');
  await expect(figure('XP points')).toContainText('Level 2, Seeker');
  await expect(figure('Favourite tag')).toContainText('harbour');
  const season = section(page, 'Weather of the season');
  await expect(season.getByRole('listitem')).toHaveText(/Calm.*1 day/);
  await page.getByRole('button', { name: 'Show as table of The year, day by day' }).click();
  const days = section(page, 'The year, day by day, as a table').getByRole('row');
  await expect(days).toHaveCount(2);
  await expect(days.last()).toContainText('8');
  await expectClean(page);

  await callApi(page, 'POST', '/api/user/settings', {
    settingType: 'game',
    settings: { quietMode: true, onLeaderboard: true },
  });
  await page.reload();
  await expect(figure('Words written')).toContainText('8');
  await expect(page.getByText(/XP|streak|Level|Badge|Quest/)).toHaveCount(0);

  await page.getByRole('link', { name: 'Start Journey' }).click();
  await expect(page).toHaveURL('/questionnaire');
});

test.describe('when the analysis does not come', () => {
  test.use({ expectedErrors: [/status of 503/] });

  test('it says so and comes when it is asked for again', async ({ page }) => {
    await signUp(page);
    let isDown = true;
    await page.route('**/api/growth-analysis', (route) =>
      isDown
        ? route.fulfill({ status: 503, json: { error: 'Busy.', code: 'unavailable' } })
        : route.fallback(),
    );
    await page.goto('/profile?tab=analysis');
    await expect(page.getByText('The analysis did not arrive.')).toBeVisible();
    isDown = false;
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { name: 'Nothing to go by yet' })).toBeVisible();
  });
});
