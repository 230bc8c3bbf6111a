import { api } from '@pathkeeper/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { reload, renderApp } from '../../../../../test/app.tsx';
import { anEntry, NOTHING_EARNED } from '../../../../../test/samples/samples.ts';
import { NO_NETWORK, server } from '../../../../../test/server.ts';

const editor = page.getByRole('textbox', { name: "Today's Entry" });
const save = page.getByRole('button', { name: 'Save Entry' });
// The note under the editor may name the day as well.
const sunday = page.getByText('Sunday, the 22nd of November').first();
const monday = page.getByText('Monday, the 23rd of November');
const wednesday = page.getByText('Wednesday, the 25th of November');

const at = (time: string) => vi.setSystemTime(new Date(time));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T23:57:00') });
});
afterEach(() => vi.useRealTimers());

test('an entry begun before midnight keeps its day until it is saved', async () => {
  const calls = server.on(api.entries.create, ({ body }) => ({
    ...anEntry({ content: body.content, localDate: '2026-11-22' }),
    ...NOTHING_EARNED,
    safety: null,
  }));
  await renderApp('/');
  await expect.element(sunday).toBeVisible();
  await editor.fill('The lamp');
  at('2026-11-23T00:00:55');
  reload();
  await expect.element(editor).toHaveValue('The lamp');
  await expect.element(sunday).toBeVisible();
  await userEvent.click(editor);
  await userEvent.keyboard(' on at three.');
  await expect.element(sunday).toBeVisible();
  await save.click();
  // The next page is one of the new day.
  await expect.element(monday).toBeVisible();
  expect(calls[0]?.body.begunAt).toMatch(/^2026-11-22T23:57:/);
});

test('an entry that waits for the network keeps its day', async () => {
  server.on(api.entries.create, NO_NETWORK);
  await renderApp('/');
  await editor.fill('The lamp');
  at('2026-11-23T00:00:55');
  await save.click();
  await expect.element(page.getByText('Save Failed')).toBeVisible();
  await expect.element(editor).toHaveValue('The lamp');
  await expect.element(sunday).toBeVisible();
});

test('a draft taken up days later shows the day it will get', async () => {
  await renderApp('/');
  await editor.fill('The lamp');
  at('2026-11-25T23:56:00');
  await userEvent.keyboard('s');
  await expect.element(sunday).toBeVisible();
  at('2026-11-25T23:58:00');
  await userEvent.keyboard('.');
  await expect.element(wednesday).toBeVisible();
});

test('a page is dated to a past day by hand, and the next one is of today again', async () => {
  const calls = server.on(api.entries.create, ({ body }) => ({
    ...anEntry({ content: body.content, localDate: '2026-11-15' }),
    ...NOTHING_EARNED,
    safety: null,
  }));
  await renderApp('/');
  await editor.fill('What I meant to write last week.');
  await page.getByRole('button', { name: 'Sunday, the 22nd of November: change the day' }).click();
  const day = page.getByLabelText('Day', { exact: true });
  await day.fill('2026-11-30');
  await expect.element(page.getByText('A page cannot be dated ahead.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Use this day' })).toBeDisabled();
  await day.fill('2026-11-15');
  await expect.element(page.getByText(/Streaks count only what arrives/)).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Sunday, the 15th of November')).toBeVisible();
  reload();
  await expect.element(page.getByText('Sunday, the 15th of November')).toBeVisible();
  await save.click();
  await expect.element(page.getByText('It stands on Sunday, the 15th of November.')).toBeVisible();
  await expect.element(sunday).toBeVisible();
  expect(calls[0]?.body.localDate).toBe('2026-11-15');
});
