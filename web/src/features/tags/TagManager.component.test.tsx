import { api, type CustomTag } from '@pathkeeper/contract';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderApp } from '../../../test/app.tsx';
import { expectAccessible } from '../../../test/axe.ts';
import { press } from '../../../test/press.ts';
import { DONE, sampleId } from '../../../test/samples/samples.ts';
import { gate, server } from '../../../test/server.ts';

const opener = page.getByRole('button', { name: 'Manage Custom Tags' });
const dialog = page.getByRole('dialog', { name: 'Manage Custom Tags' });
const field = dialog.getByLabelText('New tag');
const tagOf = (name: string) => dialog.getByRole('listitem').filter({ hasText: name });

let tags: CustomTag[] = [];

const add = (tagName: string): CustomTag => {
  const tag = { id: sampleId(), userId: 1, tagName, displayOrder: tags.length };
  tags = [...tags, tag];
  return tag;
};

beforeEach(() => {
  tags = [];
  server.on(api.tags.list, () => tags);
  server.on(api.tags.create, ({ body }) => add(body.tagName));
  server.on(api.tags.remove, ({ params }) => {
    tags = tags.filter(({ id }) => id !== params.id);
    return DONE;
  });
});

test('the first level holds five tags of one’s own', async () => {
  await renderApp('/');
  await opener.click();
  for (const tag of ['harbour', 'tide', 'Tomas', 'father', 'rain']) {
    await field.fill(tag);
    await dialog.getByRole('button', { name: 'Add Tag' }).click();
    await expect.element(tagOf(tag)).toBeVisible();
    // The form for the next one has come.
    await expect.element(field).toHaveValue('');
  }
  const full = 'Tag limit reached. Level up to unlock more custom tags!';
  await expect.element(dialog.getByText(full)).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Add Tag' })).toBeDisabled();
  await expectAccessible();
});

test('what is typed while a tag is being added stays', async () => {
  add('harbour');
  const slow = gate();
  server.on(api.tags.create, async ({ body }) => {
    await slow.opened;
    return add(body.tagName);
  });
  await renderApp('/', { level: 5 });
  await opener.click();
  await field.fill('rain');
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveValue('');
  await userEvent.keyboard('snow');
  slow.open();
  await expect.element(tagOf('rain')).toBeVisible();
  await expect.element(field).toHaveValue('snow');
  await expect.element(field).toHaveFocus();
});

test('a tag that is renamed or deleted passes the focus on', async () => {
  add('harbour');
  add('tide');
  await renderApp('/', { level: 5 });
  await opener.click();
  const rename = dialog.getByRole('button', { name: 'Rename harbour' });
  await press(rename, '{Enter}');
  await expect.element(dialog.getByLabelText('Rename harbour')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(rename).toHaveFocus();
  await press(dialog.getByRole('button', { name: 'Delete harbour' }), '{Enter}');
  await expect.element(page.getByRole('button', { name: 'Keep it' })).toHaveFocus();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}');
  await expect.element(dialog.getByRole('button', { name: 'Delete tide' })).toHaveFocus();
  await expect.element(dialog.getByText('harbour')).not.toBeInTheDocument();
});

test('the dialog gives the focus back', async () => {
  await renderApp('/', { level: 5 });
  await press(opener, '{Enter}');
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});
