import { api } from '@pathkeeper/contract';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerInQuiet } from '../../../../test/account.ts';
import { PHONE, reload, renderApp } from '../../../../test/app.tsx';
import { expectAccessible } from '../../../../test/axe.ts';
import { aCategory, aPost, NOTHING_BESIDE } from '../../../../test/samples/forum-samples.ts';
import { NO_NETWORK, refuse, server } from '../../../../test/server.ts';

const dialog = page.getByRole('dialog', { name: 'New discussion' });
const title = page.getByLabelText('Title');
const words = page.getByLabelText('Your words');
const category = page.getByRole('combobox', { name: 'Category' });
const postIt = page.getByRole('button', { name: 'Post it' });
const newPost = page.getByRole('button', { name: /^New post/ });

const welcome = aCategory({ id: 1 });
const quests = aCategory({ id: 2, name: 'Quests', minLevel: 8 });

beforeEach(() => {
  server.on(api.forum.categories, [welcome, quests]);
  server.on(api.forum.posts, []);
});

const open = async (options: Parameters<typeof renderApp>[1] = {}) => {
  await renderApp('/forum/category/1', options);
  await newPost.click();
  await expect.element(title).toHaveFocus();
};

test('a post is started in the category whose page it was begun on', async () => {
  const made = aPost({ id: 7, title: 'The lamp was out' });
  const calls = server.on(api.forum.createPost, { ...made, ...NOTHING_BESIDE, xpAwarded: 5 });
  server.on(api.forum.post, made);
  server.on(api.forum.replies, []);
  await open();
  await title.fill('The lamp was out');
  await words.fill('  Nobody had died.\n');
  await postIt.click();
  await expect.poll(() => location.pathname).toBe('/forum/post/7');
  await expect.element(page.getByText('+5 XP')).toBeVisible();
  expect(calls).toMatchObject([
    { body: { title: 'The lamp was out', content: 'Nobody had died.', categoryId: 1 } },
  ]);
  expect(calls[0]?.key).toBeTruthy();
});

test('what is missing is said, and nothing is sent', async () => {
  await open();
  await title.fill('   ');
  await postIt.click();
  await expect.element(page.getByText('Missing Information')).toBeVisible();
  await expect.element(page.getByText('Please fill in all fields')).toBeVisible();
  await expect.element(title).toHaveFocus();
  await expectAccessible();
  await words.fill('Something.');
  await title.fill('x'.repeat(201));
  await postIt.click();
  await expect.element(page.getByText('A title holds 200 characters.')).toBeVisible();
  await title.fill('One');
  await words.fill('x'.repeat(5001));
  await postIt.click();
  await expect.element(page.getByText('A post holds 5,000 characters.')).toBeVisible();
});

test('characters are counted as the server counts them', async () => {
  await open();
  await words.fill(`  ${'🦭'.repeat(3)}  `);
  await expect.element(page.getByText('3 / 5,000')).toBeVisible();
  await title.fill('Two');
  await expect.element(page.getByText('3 / 200')).toBeVisible();
});

test('a post that cannot be made stays in the form, with the server’s sentence or ours', async () => {
  const calls = server.on(api.forum.createPost, refuse(409, 'conflict', 'They are there.'));
  await open();
  await title.fill('One');
  await words.fill('Two');
  await postIt.click();
  await expect.element(page.getByText('They are there.')).toBeVisible();
  await expect.element(words).toHaveValue('Two');
  server.on(api.forum.createPost, refuse(500, 'internal', 'Something went wrong.'));
  await userEvent.click(words);
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(page.getByText('Failed to create post. Please try again.')).toBeVisible();
  expect(calls).toHaveLength(1);
});

test('a try whose answer was lost is made again under the same key', async () => {
  const lost = server.on(api.forum.createPost, NO_NETWORK);
  await open();
  await title.fill('One');
  await words.fill('Two');
  await postIt.click();
  await expect.element(page.getByText('Error', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Failed to create post. Please try again.')).toBeVisible();
  const made = aPost({ id: 8 });
  server.on(api.forum.post, made);
  server.on(api.forum.replies, []);
  const calls = server.on(api.forum.createPost, { ...made, ...NOTHING_BESIDE });
  await postIt.click();
  await expect.poll(() => calls).toHaveLength(1);
  expect(calls[0]?.key).toBe(lost[0]?.key);
  await expect.poll(() => location.pathname).toBe('/forum/post/8');
});

test('a draft waits when the dialog is closed, and wherever it is opened again', async () => {
  await open({ level: 10 });
  await title.fill('Begun here');
  await expect.element(dialog.getByText(/Draft kept here at \d\d:\d\d/)).toBeVisible();
  await page.getByRole('button', { name: 'Keep for later' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  reload();
  await newPost.click();
  await expect.element(title).toHaveValue('Begun here');
  await page.getByRole('button', { name: 'Keep for later' }).click();
  for (const path of ['/forum', '/forum/category/2']) {
    await renderApp(path, { level: 10 });
    await newPost.click();
    await expect.element(title).toHaveValue('Begun here');
    await expect.element(category).toHaveValue('1');
    await page.getByRole('button', { name: 'Keep for later' }).click();
  }
});

test('a draft without a category takes the one whose page it is opened on', async () => {
  await renderApp('/forum', { level: 10 });
  await newPost.click();
  await title.fill('Begun nowhere');
  await expect.element(category).toHaveValue('');
  await page.getByRole('button', { name: 'Keep for later' }).click();
  await renderApp('/forum/category/2', { level: 10 });
  await newPost.click();
  await expect.element(title).toHaveValue('Begun nowhere');
  await expect.element(category).toHaveValue('2');
  const made = aPost({ id: 7 });
  const calls = server.on(api.forum.createPost, { ...made, ...NOTHING_BESIDE });
  server.on(api.forum.post, made);
  await words.fill('Words.');
  await postIt.click();
  await expect.poll(() => calls).toMatchObject([{ body: { categoryId: 2 } }]);
});

test('a draft is thrown away after a question', async () => {
  await open();
  await words.fill('Never mind.');
  await page.getByRole('button', { name: 'Discard it' }).click();
  await page.getByRole('button', { name: 'Keep writing' }).click();
  await expect.element(words).toHaveValue('Never mind.');
  await page.getByRole('button', { name: 'Discard it' }).click();
  await page.getByRole('button', { name: 'Discard post' }).click();
  await expect.element(words).toHaveValue('');
});

test('a category that opens later is named with what opens it, and cannot be chosen', async () => {
  await open();
  await expect.element(category).toHaveValue('1');
  const later = page.getByRole('option', { name: 'Quests (from level 8)' });
  await expect.element(later).toBeDisabled();
});

test('the button of a category says what opens it', async () => {
  await renderApp('/forum/category/2', { level: 3 });
  const button = page.getByRole('button', { name: 'New post, from level 8' });
  await expect.element(button).toBeDisabled();
});

test('twice as large letters on a phone leave the button’s words whole', async () => {
  document.documentElement.style.fontSize = '200%';
  await renderApp('/forum/category/2', { level: 3, window: PHONE });
  const button = page.getByRole('button', { name: 'New post, from level 8' });
  await expect.element(button).toBeVisible();
  const { scrollWidth, clientWidth } = button.element();
  document.documentElement.style.fontSize = '';
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
});

test('the button of a closed category says so', async () => {
  server.on(api.forum.categories, [aCategory({ id: 2, isActive: false })]);
  await renderApp('/forum/category/2');
  await expect.element(page.getByRole('button', { name: 'Closed for new posts' })).toBeDisabled();
});

test('the button says until when a moderator has stopped somebody’s writing', async () => {
  const until = '2026-12-03T11:30:00.000Z';
  const stop = { until, reason: 'Three links a day.' };
  server.on(api.moderation.standing, { stop, mayStartPosts: true });
  await renderApp('/forum/category/1');
  const button = page.getByRole('button', { name: 'New post, from December 3' });
  await expect.element(button).toBeDisabled();
});

test('a post that was begun can be read once its writer is stopped', async () => {
  await open();
  await title.fill('Begun here');
  await words.fill('Nobody had died.');
  await page.getByRole('button', { name: 'Keep for later' }).click();
  const stop = { until: '2026-12-03T11:30:00.000Z', reason: 'Three links a day.' };
  server.on(api.moderation.standing, { stop, mayStartPosts: true });
  reload();
  await page.getByRole('button', { name: 'What you began' }).click();
  await expect
    .element(page.getByRole('textbox', { name: 'Your post, not posted' }))
    .toHaveValue('Begun here\n\nNobody had died.');
  await expectAccessible();
  await page.getByRole('button', { name: 'Discard it' }).click();
  await page.getByRole('button', { name: 'Discard post' }).click();
  await expect
    .element(page.getByRole('button', { name: 'What you began' }))
    .not.toBeInTheDocument();
});

test('in quiet mode no category is named with its level', async () => {
  answerInQuiet();
  await open();
  await expect.element(page.getByRole('option', { name: 'Quests (some pages on)' })).toBeDisabled();
  const oracle = aCategory({ id: 3, name: 'Oracle', minLevel: 10, readLevel: 10 });
  server.on(api.forum.categories, [welcome, oracle]);
  await renderApp('/forum');
  reload();
  await expect.element(page.getByText('Opens by itself, some pages on')).toBeVisible();
  await renderApp('/forum/category/3');
  await expect.element(page.getByText(/Reading opens some pages on/)).toBeVisible();
  await expect.element(page.getByText(/Anyone may read here/)).not.toBeInTheDocument();
  await expect.element(page.getByText(/level \d/)).not.toBeInTheDocument();
});

test('in quiet mode it says nothing of levels', async () => {
  answerInQuiet();
  await renderApp('/forum/category/2', { level: 3 });
  await expect
    .element(page.getByRole('button', { name: 'New post, some pages on' }))
    .toBeDisabled();
});

test('a visitor is led to the sign-in page and comes back', async () => {
  await renderApp('/forum/category/1', { user: null });
  await expect
    .element(page.getByRole('link', { name: 'Sign in to write' }))
    .toHaveAttribute('href', '/login?next=%2Fforum%2Fcategory%2F1');
});

test('on a phone the dialog is a page', async () => {
  await open({ window: PHONE });
  await expect.element(page.getByRole('group', { name: 'Word tools' })).toBeVisible();
  await expectAccessible();
});
