import { api } from '@pathkeeper/contract';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DESK, PHONE, renderApp } from '../../../test/app.tsx';
import { expectAccessible } from '../../../test/axe.ts';
import { aCategory, aManagedPost, aModerator } from '../../../test/samples/moderation-samples.ts';
import { anAccount } from '../../../test/samples/people-samples.ts';
import { aUser, DONE, SAMPLE_INSTANT } from '../../../test/samples/samples.ts';
import { gate, pageOf, refuse, server } from '../../../test/server.ts';

const calls = api.moderation;
const owner = aUser({ id: 2, username: 'ines', role: 'admin', isOwner: true });
const open = (path = '/admin/forum-management', window = DESK) =>
  renderApp(path, { user: owner, window });

const button = (name: string | RegExp) => page.getByRole('button', { name });
const dialog = page.getByRole('dialog');
const welcome = aCategory({ name: 'Welcome', minLevel: 1, postCount: 12, allowPhotos: true });
const quests = aCategory({ name: 'Quests' });

beforeEach(() => {
  server.on(api.forum.categories, [welcome, quests]);
  server.on(calls.managed, []);
  server.on(calls.moderators, []);
  server.on(api.admin.stats, {
    ...{ countedAt: SAMPLE_INSTANT, totalUsers: 1204 },
    ...{ highEngagement: 0, levelFiveUp: 0, activeThisWeek: 0 },
  });
});

test('an admin who is not the owner is told that they may not come in', async () => {
  await renderApp('/admin/forum-management', { user: aUser({ role: 'admin' }) });
  await expect.element(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  await expect
    .element(page.getByText("You don't have permission to access forum management."))
    .toBeVisible();
});

test.for([DESK, PHONE])('the categories are a table at $width px', async (window) => {
  await open(undefined, window);
  await expect.element(page.getByRole('link', { name: 'Welcome' })).toBeVisible();
  await expect.element(page.getByRole('switch', { name: 'Photos in Welcome' })).toBeChecked();
  await expect.element(page.getByRole('link', { name: 'Users 1,204' })).toBeVisible();
  await expectAccessible();
});

test('a switch holds at once, and goes back when it is not saved', async () => {
  const photos = server.on(calls.allowPhotos, { ...quests, allowPhotos: true });
  await open();
  await page.getByRole('switch', { name: 'Photos in Quests' }).click();
  await expect.poll(() => photos).toMatchObject([{ body: { allowPhotos: true } }]);
  server.on(calls.editCategory, refuse(503, 'unavailable', 'Not now.'));
  const active = page.getByRole('switch', { name: 'Quests is active' });
  await active.click();
  await expect.element(page.getByText('Update Failed')).toBeVisible();
  await expect.element(active).toBeChecked();
});

test('a category is created with every field', async () => {
  const created = server.on(calls.createCategory, aCategory({ name: 'Letters not sent' }));
  await open();
  await button('New Category').click();
  await expect.element(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Create category' }).click();
  await expect.element(dialog.getByText('A category needs a name.')).toBeVisible();
  await expectAccessible();
  await dialog.getByLabelText('Name').fill('Letters not sent');
  await dialog.getByLabelText('Description').fill('Nobody posts them.');
  await dialog.getByRole('radio', { name: 'Plum' }).click();
  await dialog.getByRole('radio', { name: 'Heart' }).click();
  await dialog.getByRole('radio', { name: '5', exact: true }).click();
  await dialog.getByRole('switch', { name: 'Photos in replies' }).click();
  await dialog.getByRole('button', { name: 'Create category' }).click();
  await expect.element(page.getByText('Category Created')).toBeVisible();
  expect(created).toMatchObject([
    {
      body: {
        name: 'Letters not sent',
        description: 'Nobody posts them.',
        color: '#8B5CF6',
        icon: 'Heart',
        minLevel: 5,
        isActive: true,
        allowPhotos: true,
      },
    },
  ]);
});

test('what is typed of a category waits after Escape, and goes by Cancel', async () => {
  const edits = server.on(calls.editCategory, quests);
  await open();
  const edit = async (name: string) => {
    await button(`Actions for ${name}`).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await expect.element(dialog).toBeVisible();
  };
  await edit('Quests');
  await dialog.getByLabelText('Description').fill('What came of them.');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await edit('Quests');
  await expect.element(dialog.getByLabelText('Description')).toHaveValue('What came of them.');
  // Only what was changed is sent: the rest may have been changed elsewhere since.
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect.poll(() => edits).toHaveLength(1);
  expect(edits[0]?.body).toEqual({ description: 'What came of them.' });
  await expect.element(dialog).not.toBeInTheDocument();
  await button('New Category').click();
  await dialog.getByLabelText('Name').fill('Letters');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await button('New Category').click();
  await expect.element(dialog.getByLabelText('Name')).toHaveValue('');
});

test('a name that is taken is said beside it', async () => {
  const sentence = 'Another category has this name.';
  server.on(
    calls.createCategory,
    refuse(409, 'conflict', sentence, { fields: { name: sentence } }),
  );
  await open();
  await button('New Category').click();
  await dialog.getByLabelText('Name').fill('Quests');
  await dialog.getByRole('button', { name: 'Create category' }).click();
  await expect.element(page.getByText('Creation Failed')).toBeVisible();
  await expect.element(dialog.getByLabelText('Name')).toHaveAccessibleDescription(sentence);
});

test('a category is edited and moved', async () => {
  const edits = server.on(calls.editCategory, quests);
  const orders = server.on(calls.orderCategories, [quests, welcome]);
  await open();
  await button('Actions for Quests').click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await dialog.getByLabelText('Name').fill('Daily quests');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect.element(page.getByText('Category Updated')).toBeVisible();
  expect(edits).toMatchObject([{ params: { id: quests.id }, body: { name: 'Daily quests' } }]);
  await button('Actions for Quests').click();
  await page.getByRole('menuitem', { name: 'Move up' }).click();
  await expect.poll(() => orders).toMatchObject([{ body: { ids: [quests.id, welcome.id] } }]);
});

test('a category with posts is deleted only with a place for them', async () => {
  const removed = server.on(calls.removeCategory, DONE);
  await open();
  await button('Actions for Welcome').click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect.element(dialog.getByText(/Its 12 posts with every reply move/)).toBeVisible();
  await expect.element(dialog.getByLabelText('Where they go')).toHaveValue(String(quests.id));
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Delete it' }).click();
  await expect.element(page.getByText('Category Deleted')).toBeVisible();
  expect(removed).toMatchObject([{ params: { id: welcome.id }, query: { moveTo: quests.id } }]);
});

test('posts that only the server knows of are asked about as well', async () => {
  server.on(
    calls.removeCategory,
    refuse(409, 'conflict', 'This category holds 2 posts. Say where they are to go.', { posts: 2 }),
  );
  await open();
  await button('Actions for Quests').click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect.element(dialog.getByText(/Nobody has written in it/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Delete it' }).click();
  await expect.element(page.getByText('Delete Failed')).toBeVisible();
  await expect.element(dialog.getByText(/Its 2 posts with every reply move/)).toBeVisible();
});

test('one search narrows every tab', async () => {
  const lists = server.on(calls.managed, [aManagedPost({ title: 'The harbour at four' })]);
  server.on(calls.moderators, [aModerator('jonas'), aModerator('marit')]);
  await open();
  const search = page.getByLabelText('Search categories, posts, users and moderators');
  await search.fill('quest');
  await expect.element(page.getByRole('link', { name: 'Welcome' })).not.toBeInTheDocument();
  await page.getByRole('link', { name: /^Posts \d/ }).click();
  await expect.element(page.getByText('The harbour at four')).toBeVisible();
  expect(lists.at(-1)?.query.q).toBe('quest');
  await expectAccessible();
  await search.fill('jon');
  await page.getByRole('link', { name: 'Moderators' }).click();
  await expect.element(page.getByText('jonas')).toBeVisible();
  await expect.element(page.getByText('marit', { exact: true })).not.toBeInTheDocument();
});

test('users are listed, found by name, stopped and made moderators', async () => {
  const kaspar = anAccount('kaspar', { totalPosts: 12 });
  const jonas = anAccount('jonas', { role: 'moderator' });
  const searches = server.on(api.admin.usersDetailed, ({ query }) =>
    pageOf(query.search ? [kaspar] : [kaspar, jonas], null, 2),
  );
  const stops = server.on(calls.stop, { until: '2026-11-29T11:30:00.000Z', reason: 'Spam.' });
  const added = server.on(calls.addModerator, aModerator('kaspar'));
  await open('/admin/forum-management?tab=users');
  await expect.element(page.getByText('12 posts')).toBeVisible();
  await button('Actions for jonas').click();
  await expect.element(page.getByRole('menuitem', { name: 'Stop writing…' })).toBeVisible();
  await expect
    .element(page.getByRole('menuitem', { name: 'Make moderator' }))
    .not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await page.getByLabelText('Search categories, posts, users and moderators').fill('kas');
  await expect.element(page.getByText('jonas')).not.toBeInTheDocument();
  expect(searches.at(-1)).toMatchObject({ query: { search: 'kas' } });
  await expectAccessible();
  await button('Actions for kaspar').click();
  await page.getByRole('menuitem', { name: 'Stop writing…' }).click();
  await dialog.getByLabelText('What they will read').fill('Spam.');
  await dialog.getByRole('button', { name: /^Stop until/ }).click();
  await expect.element(page.getByText('Stopped from writing')).toBeVisible();
  expect(stops).toMatchObject([{ params: { id: kaspar.id }, body: { days: 3, reason: 'Spam.' } }]);
  await button('Actions for kaspar').click();
  await page.getByRole('menuitem', { name: 'Make moderator' }).click();
  await expect.element(page.getByText('Moderator Added')).toBeVisible();
  expect(added).toMatchObject([{ body: { username: 'kaspar' } }]);
});

test('a moderator is made by name and becomes a member again', async () => {
  const jonas = aModerator('jonas');
  const added = server.on(calls.addModerator, refuse(404, 'not_found', 'Nobody has that name.'));
  const removed = server.on(calls.removeModerator, DONE);
  server.on(calls.moderators, [jonas]);
  await open('/admin/forum-management?tab=moderators');
  await page.getByLabelText('Make somebody a moderator').fill('nobody');
  await button('Add moderator').click();
  await expect.element(page.getByText('Nobody has that name.')).toBeVisible();
  expect(added).toMatchObject([{ body: { username: 'nobody' } }]);
  await expectAccessible();
  server.on(calls.addModerator, aModerator('wren'));
  await page.getByLabelText('Make somebody a moderator').fill('wren');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Moderator Added')).toBeVisible();
  await button('Remove jonas as a moderator').click();
  await dialog.getByRole('button', { name: 'Remove moderator' }).click();
  await expect.poll(() => removed).toMatchObject([{ params: { id: jonas.userId } }]);
});

test('a post’s switch holds at once, and goes back when it is refused', async () => {
  const { opened, open: answer } = gate();
  server.on(calls.managed, [aManagedPost({ title: 'Tide tables' })]);
  server.on(calls.pin, async () => {
    await opened;
    return refuse(503, 'unavailable', 'Not now.');
  });
  await open('/admin/forum-management?tab=posts');
  const pinned = page.getByRole('switch', { name: 'Tide tables is pinned' });
  await expect.element(pinned).not.toBeChecked();
  await pinned.click();
  await expect.element(pinned).toBeChecked();
  answer();
  await expect.element(page.getByText('Update Failed')).toBeVisible();
  await expect.element(pinned).not.toBeChecked();
});
