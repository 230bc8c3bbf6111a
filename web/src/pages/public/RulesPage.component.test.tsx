import { api } from '@pathkeeper/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerInQuiet, SITE } from '../../../test/account.ts';
import { PHONE, renderApp } from '../../../test/app.tsx';
import { expectAccessible } from '../../../test/axe.ts';
import { server } from '../../../test/server.ts';

const ranks = page.getByRole('list', { name: 'The ten ranks' });

test('a visitor reads the rules, and goes back home', async () => {
  await renderApp('/', { user: null });
  await page.getByRole('link', { name: 'Rules of the Game', exact: true }).click();
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Rules of the Game' }))
    .toBeVisible();
  await expect.element(page.getByText(/An entry each time, whatever its length/)).toBeVisible();
  await expect.element(ranks.getByRole('heading')).toHaveLength(10);
  await expect.element(ranks.getByText('600 to 999 XP')).toBeVisible();
  await expect.element(ranks.getByText('10,000 XP and up')).toBeVisible();
  const tags = page.getByRole('row', { name: /^Custom tags/ }).getByRole('cell');
  await expect
    .poll(() => tags.elements().map((cell) => cell.textContent))
    .toEqual(['5', '5', '5', '10', '10', '10', '10', '15', '15', '15']);
  await expect.element(page.getByText('You are here')).not.toBeInTheDocument();
  await expectAccessible();
  await page.getByRole('link', { name: 'Back to Home' }).first().click();
  await expect.poll(() => location.pathname).toBe('/');
});

test('the rules are accessible on a phone', async () => {
  await renderApp('/rules', { user: null, window: PHONE });
  await expect.element(ranks.getByRole('heading')).toHaveLength(10);
  await expectAccessible();
});

test.for([true, false])('the rules say whether every gate is open: %s', async (gatesOpen) => {
  server.on(api.site.info, { ...SITE, gatesOpen });
  await renderApp('/rules', { user: null });
  await expect.element(ranks.getByRole('heading')).toHaveLength(10);
  const told = page.getByText(/^Here every gate stands open/);
  if (gatesOpen) await expect.element(told).toBeVisible();
  else await expect.element(told).not.toBeInTheDocument();
});

test('a reader finds their own rank', async () => {
  await renderApp('/rules');
  const here = ranks.getByRole('listitem').first();
  await expect.element(here).toHaveAttribute('aria-current', 'step');
  await expect.element(here.getByText('You are here')).toBeVisible();
});

test('a reader in quiet mode has no rank of their own', async () => {
  answerInQuiet();
  await renderApp('/rules');
  await expect.element(page.getByText('10,000 XP and up')).toBeVisible();
  await expect.element(page.getByText('You are here')).not.toBeInTheDocument();
});
