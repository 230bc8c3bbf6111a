import { api } from '@pathkeeper/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { reload, renderApp } from '../../../test/app.tsx';
import { server } from '../../../test/server.ts';

test('an empty entry is not saved, and says why', async () => {
  const saves = server.on(api.entries.create, () => {
    throw new Error('An empty entry was sent.');
  });
  await renderApp('/');
  await page.getByRole('button', { name: 'Save Entry' }).click();
  await expect.element(page.getByText('Entry Required')).toBeVisible();
  await expect
    .element(page.getByText('Please write something in your journal entry first.'))
    .toBeVisible();
  expect(saves).toHaveLength(0);
});

test('the theme follows the choice, also after a reload', async () => {
  const theme = () => document.documentElement.dataset.theme;
  await renderApp('/');
  await page.getByRole('button', { name: 'Switch to dark' }).click();
  await expect.poll(theme).toBe('dark');
  reload();
  await expect.element(page.getByRole('button', { name: 'Switch to light' })).toBeVisible();
  expect(theme()).toBe('dark');
});

test('an unknown address says so', async () => {
  await renderApp('/nowhere/at/all');
  await expect.element(page.getByText('404 Page Not Found')).toBeVisible();
  await expect
    .element(page.getByText('Did you forget to add the page to the router?'))
    .toBeVisible();
});
