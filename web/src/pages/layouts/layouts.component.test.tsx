import { api } from '@pathkeeper/contract';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SITE } from '../../../test/account.ts';
import { closeApp, renderApp } from '../../../test/app.tsx';
import { aUser } from '../../../test/samples/samples.ts';
import { server } from '../../../test/server.ts';

const banner = page.getByRole('banner');
const footer = page.getByRole('contentinfo');
const heading = (name: string) => page.getByRole('heading', { level: 1, name });

/** The landmarks that a layout gives each page, exactly once. */
async function expectFrame(): Promise<void> {
  await expect.element(banner).toHaveLength(1);
  await expect.element(footer).toHaveLength(1);
  await expect.element(page.getByRole('main')).toHaveLength(1);
  expect(page.getByRole('main').element().id).toBe('main');
}

test('a page of the signed-in has header, main and footer, also where it renders its own main', async () => {
  await renderApp('/vault');
  await expect.element(heading('The Vault')).toBeVisible();
  await expectFrame();
  await expect.poll(() => document.title).toBe('The Vault · Pathkeeper');
  await banner.getByRole('button', { name: /^Menu of/ }).click();
  await page.getByRole('menuitem', { name: 'Browse Entries' }).click();
  await expect.element(heading('All Entries')).toBeVisible();
  await expectFrame();
  await expect.poll(() => document.title).toBe('All Entries · Pathkeeper');
});

const inMenu = (name: string) => page.getByRole('menuitem', { name }).elements().length;

test('the menu leads administrators to their desks and the vision, and others where that is open', async () => {
  for (const [role, visionAccess, desk, vision] of [
    ['moderator', 'admins', 0, 0],
    ['admin', 'admins', 1, 1],
    ['user', 'everyone', 0, 1],
  ] as const) {
    server.on(api.site.info, { ...SITE, visionAccess });
    await renderApp('/growth', { user: aUser({ role }) });
    await banner.getByRole('button', { name: /^Menu of/ }).click();
    await expect.element(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible();
    await expect.poll(() => inMenu('Vision Board')).toBe(vision);
    expect(inMenu('Vision Architect')).toBe(vision);
    expect(inMenu('Admin Dashboard')).toBe(desk);
    await closeApp();
  }
});

test('a new page closes the menu of the header and gives its heading the focus', async () => {
  await renderApp('/growth');
  await expect.element(heading('Growth Map')).toBeVisible();
  await footer.getByRole('link', { name: 'User Profile' }).click();
  await expect.poll(() => location.pathname).toBe('/profile');
  await expect.poll(() => document.activeElement?.tagName).toBe('H1');
  await banner.getByRole('button', { name: /^Menu of/ }).click();
  await expect.element(page.getByRole('menu')).toBeVisible();
  history.back();
  await expect.element(heading('Growth Map')).toBeVisible();
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
});

test('the skip link leads to main', async () => {
  await renderApp('/rules', { user: null });
  await expectFrame();
  await expect.poll(() => document.title).toBe('Rules of the Game · Pathkeeper');
  await userEvent.tab();
  await expect.element(page.getByRole('link', { name: 'Skip to the page' })).toHaveFocus();
});

test('a page that is not there has a header and no footer', async () => {
  await renderApp('/nowhere', { user: null });
  await expect.element(heading('404 Page Not Found')).toBeVisible();
  await expect.element(banner).toHaveLength(1);
  await expect.element(footer).not.toBeInTheDocument();
  await expect.poll(() => document.title).toBe('404 · Pathkeeper');
});
