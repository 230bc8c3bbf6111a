import { api } from '@pathkeeper/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderApp } from '../../../../test/app.tsx';
import { expectAccessible } from '../../../../test/axe.ts';
import { anEntry } from '../../../../test/samples/samples.ts';
import { server } from '../../../../test/server.ts';

const NO_PAGE = { entries: 0, words: 0, mood: null, entryId: null, line: null };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-10T12:00:00') });
  server.on(api.entries.list, [anEntry()]);
  server.on(api.entries.count, {
    count: 3,
    pinned: 0,
    unfiled: 3,
    firstDate: '2026-02-13',
  });
  server.on(api.entries.get, anEntry({ id: 41, localDate: '2026-02-14' }));
  server.on(api.growth.year, {
    from: '2026-01-01',
    to: '2026-12-31',
    days: [
      { ...NO_PAGE, date: '2026-02-13', entries: 2, words: 90, entryId: 40 },
      { ...NO_PAGE, date: '2026-02-14', entries: 1, words: 30, entryId: 41, mood: 'calm' },
      // Its pages were deleted.
      { ...NO_PAGE, date: '2026-02-15' },
    ],
    frozen: [],
    moodsFrom: null,
  });
});
afterEach(() => vi.useRealTimers());

const open = async () => {
  await page.getByRole('button', { name: 'Calendar', exact: true }).click();
  await expect.element(page.getByRole('grid', { name: 'March 2026' })).toBeVisible();
};
const day = (name: string | RegExp) => page.getByRole('grid').getByRole('button', { name });

test('the calendar leads to the page of a day, or to the pages of one with several', async () => {
  await renderApp('/entries', { level: 3 });
  await open();
  await expect.element(day(/^Tuesday, the 10th of March, today/)).toHaveFocus();
  await expect.element(day('Wednesday, the 11th of March')).toBeDisabled();
  await userEvent.keyboard('{PageUp}');
  await expect.element(day('Tuesday, the 10th of February')).toHaveFocus();
  await expectAccessible();
  await day('Friday, the 13th of February, 2 pages').click();
  await expect.poll(() => location.search).toBe('?from=2026-02-13&to=2026-02-13');
  await expect.element(page.getByRole('grid')).not.toBeInTheDocument();

  await page.getByRole('button', { name: 'Calendar', exact: true }).click();
  // The month of the day on the screen.
  await day('Saturday, the 14th of February, 1 page, Calm').click();
  await expect.poll(() => location.pathname).toBe('/entry/41');
});

test('a day without a page leads to a sheet of that day, unless words wait on it', async () => {
  await renderApp('/entries', { level: 3 });
  const begin = async () => {
    await open();
    await page.getByRole('button', { name: /Previous Month/ }).click();
    await day('Sunday, the 15th of February').click();
    await expect
      .element(page.getByText('Nothing was written on Sunday, the 15th of February.'))
      .toBeVisible();
    await page.getByRole('button', { name: 'Write a page for this day' }).click();
  };
  await begin();
  const sheet = page.getByRole('textbox', { name: "Today's Entry" });
  const date = page.getByRole('button', { name: /: change the day$/ });
  await expect.element(date).toHaveTextContent('Sunday, the 15th of February');
  await expect.element(sheet).toHaveFocus();

  await sheet.fill('Words of the fifteenth.');
  await date.click();
  await page.getByRole('button', { name: 'Back to today' }).click();
  await expect.element(date).toHaveTextContent('Tuesday, the 10th of March');
  await page.getByRole('link', { name: 'View All 3' }).click();
  await begin();
  await expect.element(page.getByText('Unsaved words are on the sheet')).toBeVisible();
  await expect.element(date).toHaveTextContent('Tuesday, the 10th of March');
  await expect.element(sheet).toHaveValue('Words of the fifteenth.');
});
