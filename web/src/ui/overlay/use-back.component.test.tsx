import { api } from '@pathkeeper/contract';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { DESK, PHONE, renderApp } from '../../../test/app.tsx';
import { anEntry } from '../../../test/samples/samples.ts';
import { server } from '../../../test/server.ts';

const dialog = page.getByRole('dialog');
const menu = page.getByRole('menu');
const openDialog = () => page.getByRole('button', { name: 'Manage Custom Tags' }).click();
const openMenu = () => page.getByRole('button', { name: /^Menu of/ }).click();
/** The history holds an entry for each layer over the page, and no other. */
const settled = (layers = 0) =>
  expect.poll(() => history.state?.pathkeeperLayers ?? 0).toBe(layers);

/** Opens the list of entries and goes home from there. */
async function goHome(window = PHONE): Promise<void> {
  server.on(api.entries.list, [anEntry()]);
  await renderApp('/entries', { window });
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect.element(page.getByRole('button', { name: 'Manage Custom Tags' })).toBeVisible();
}

test('on a phone the way back closes a dialog, and the next one leaves the page', async () => {
  await goHome();
  await openDialog();
  await expect.element(dialog).toBeVisible();
  await settled(1);
  history.back();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(location.pathname).toBe('/');
  await settled();
  history.back();
  await expect.poll(() => location.pathname).toBe('/entries');
});

test('a dialog that was closed by its button leaves nothing in the way', async () => {
  await goHome();
  await openDialog();
  await settled(1);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await settled();
  history.back();
  await expect.poll(() => location.pathname).toBe('/entries');
});

test('a menu is closed, and one that led to another page is not come back to', async () => {
  await goHome();
  await openMenu();
  await expect.element(menu).toBeVisible();
  await settled(1);
  history.back();
  await expect.element(menu).not.toBeInTheDocument();
  await openMenu();
  await settled(1);
  await menu.getByRole('menuitem', { name: 'Profile' }).click();
  await expect.poll(() => location.pathname).toBe('/profile');
  await settled();
  history.back();
  await expect.poll(() => location.pathname).toBe('/');
  await settled();
  history.back();
  await expect.poll(() => location.pathname).toBe('/entries');
});

test('a step back that leads nowhere takes the way back from no later layer', async () => {
  await goHome();
  await openDialog();
  await settled(1);
  const go = vi.spyOn(history, 'go').mockImplementation(() => {});
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => go.mock.calls).toEqual([[-1]]);
  go.mockRestore();
  await page
    .getByRole('link', { name: /entries/i })
    .first()
    .click();
  await expect.poll(() => location.pathname).toBe('/entries');
  await openMenu();
  await settled(1);
  history.back();
  await expect.element(menu).not.toBeInTheDocument();
  expect(location.pathname).toBe('/entries');
});

test('at a desk the way back leaves the page', async () => {
  await goHome(DESK);
  await openDialog();
  await expect.element(dialog).toBeVisible();
  await settled();
  history.back();
  await expect.poll(() => location.pathname).toBe('/entries');
});
