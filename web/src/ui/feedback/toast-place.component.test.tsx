import { api } from '@pathkeeper/contract';
import { expect, test } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { PHONE, renderApp } from '../../../test/app.tsx';
import { aCategory } from '../../../test/samples/forum-samples.ts';
import { NO_NETWORK, server } from '../../../test/server.ts';

const messages = page.getByRole('region', { name: 'Messages' });
const post = page.getByRole('button', { name: 'Post it' });

/** Whether all of it, corners too, can be pressed. */
function isFree(control: Locator): boolean {
  const { left, right, top, bottom } = control.element().getBoundingClientRect();
  const points = [left + 4, (left + right) / 2, right - 4].flatMap((x) =>
    [top + 4, (top + bottom) / 2, bottom - 4].map((y) => [x, y] as const),
  );
  return points.every(([x, y]) => control.element().contains(document.elementFromPoint(x, y)));
}

test('on a phone no message lies on the button of a dialog that is pressed again', async () => {
  server.on(api.forum.categories, [aCategory({ id: 1 })]);
  server.on(api.forum.posts, []);
  server.on(api.forum.createPost, NO_NETWORK);
  await renderApp('/forum/category/1', { window: PHONE });
  await page.getByRole('button', { name: /^New post/ }).click();
  await post.click();
  await expect.element(messages.getByText('Missing Information')).toBeVisible();
  expect(isFree(post)).toBe(true);
  // The field that was marked can be read and written in meanwhile.
  await expect.element(page.getByLabelText('Title')).toHaveFocus();
  expect(isFree(page.getByLabelText('Title'))).toBe(true);
  await page.getByLabelText('Title').fill('One');
  await page.getByLabelText('Your words').fill('Two');
  await post.click();
  await expect
    .element(messages.getByText('Failed to create post. Please try again.'))
    .toBeVisible();
  expect(isFree(post)).toBe(true);
});

test('on a phone no message lies on the button or the fields of a form', async () => {
  await renderApp('/register', { user: null, window: PHONE });
  const begin = page.getByRole('button', { name: 'Begin Your Journey' });
  await begin.click();
  await expect.element(messages.getByText('Missing Information')).toBeVisible();
  const username = page.getByLabelText('Username');
  await expect.element(username).toHaveFocus();
  expect(isFree(username)).toBe(true);
  begin.element().scrollIntoView({ block: 'end' });
  expect(isFree(begin)).toBe(true);
});
