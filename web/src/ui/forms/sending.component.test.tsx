import { api } from '@pathkeeper/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderApp } from '../../../test/app.tsx';
import { aFolder, aUser } from '../../../test/samples/samples.ts';
import { gate, server } from '../../../test/server.ts';

const dialog = page.getByRole('dialog');

let held = gate();
beforeEach(() => {
  held = gate();
});

describe('while it is on its way to the server', () => {
  test('a display name takes no more letters', async () => {
    server.on(api.profile.update, async () => {
      await held.opened;
      return aUser({ displayName: 'Marit' });
    });
    await renderApp('/profile?tab=account', { level: 5 });
    await page.getByRole('button', { name: 'Edit display name' }).click();
    const name = page.getByRole('textbox', { name: 'Display name' });
    await name.fill('Marit');
    await page.getByRole('button', { name: 'Save name' }).click();
    await expect.element(name).toHaveAttribute('readonly');
  });

  test('the name of a folder takes no more letters, and its colour stays', async () => {
    server.on(api.folders.create, async ({ body }) => {
      await held.opened;
      return aFolder(body);
    });
    await renderApp('/entries', { level: 5 });
    await page.getByRole('button', { name: 'Manage', exact: true }).click();
    await dialog.getByRole('button', { name: 'New Folder' }).click();
    const folder = dialog.getByRole('textbox', { name: 'Name' });
    await folder.fill('Harbour');
    await dialog.getByRole('button', { name: 'Create Folder' }).click();
    await expect.element(folder).toHaveAttribute('readonly');
    await expect.element(dialog.getByRole('radio').first()).toBeDisabled();
  });

  test('the name of a tag takes no more letters', async () => {
    const tag = { id: 7, userId: 1, tagName: 'harbour', displayOrder: 0 };
    let kept = tag;
    server.on(api.tags.list, () => [kept]);
    server.on(api.tags.update, async ({ body }) => {
      await held.opened;
      kept = { ...tag, ...body };
      return kept;
    });
    await renderApp('/', { level: 5 });
    await page.getByRole('button', { name: 'Manage Custom Tags' }).click();
    await dialog.getByRole('button', { name: 'Rename harbour' }).click();
    const field = dialog.getByRole('textbox', { name: 'Rename harbour' });
    await field.fill('the harbour');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.element(field).toHaveAttribute('readonly');
    held.open();
    await expect.element(dialog.getByText('the harbour')).toBeVisible();
  });
});
