import { api, type QueueItem } from '@pathkeeper/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DESK, PHONE, reload, renderApp } from '../../../test/app.tsx';
import { expectAccessible } from '../../../test/axe.ts';
import { press } from '../../../test/press.ts';
import { aPost } from '../../../test/samples/forum-samples.ts';
import {
  aCase,
  aCategory,
  aLogLine,
  aManagedPost,
  aPerson,
  FORUM_SETTINGS,
} from '../../../test/samples/moderation-samples.ts';
import { aProgress, aUser, DONE, SAMPLE_INSTANT } from '../../../test/samples/samples.ts';
import { NO_NETWORK, pageOf, refuse, server } from '../../../test/server.ts';

const calls = api.moderation;
const moderator = aUser({ id: 90, username: 'jonas', role: 'moderator' });
const open = (path: string, window = DESK) => renderApp(path, { user: moderator, window });

const button = (name: string | RegExp) => page.getByRole('button', { name });
const article = page.getByRole('article');

beforeEach(() => {
  server.on(calls.queue, []);
  server.on(calls.log, []);
  server.on(calls.managed, []);
  server.on(calls.stops, []);
  server.on(calls.settings, FORUM_SETTINGS);
  server.on(api.forum.categories, [aCategory()]);
});

test('a member is told that they may not come in', async () => {
  await renderApp('/forum/admin');
  await expect.element(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  await expect
    .element(page.getByText("You don't have permission to access forum administration."))
    .toBeVisible();
  await expectAccessible();
});

describe('reports', () => {
  let waiting: QueueItem[];

  beforeEach(() => {
    waiting = [
      aCase({ hidden: true, number: 38, kindWord: true }),
      aCase({ number: 4, author: aPerson('wren') }),
      aCase({ number: 22, author: aPerson('hanne') }),
    ];
    server.on(calls.queue, waiting);
  });

  test.for([DESK, PHONE])('are one open case and rows at $width px', async (window) => {
    server.on(calls.log, [
      aLogLine(),
      aLogLine({ act: 'settings', subject: null, person: null, reason: null }),
    ]);
    await open('/forum/admin?tab=reports', window);
    await expect.element(article).toHaveTextContent('2 reports. No. 38 in How do you write');
    await expect.element(article).toHaveTextContent('He is cross.');
    await expect.element(article.getByText('May need a kind word')).toBeVisible();
    await expect.element(button(/^wren/)).toBeVisible();
    await expect.element(page.getByText('Blunt, not unkind.')).toBeVisible();
    await expect.element(page.getByText('changed the settings')).toBeVisible();
    await expectAccessible();
  });

  test('a decision leaves a line where it was, and can be taken back', async () => {
    const decisions = server.on(calls.decide, DONE);
    const undone = server.on(calls.undo, DONE);
    await open('/forum/admin?tab=reports');
    await page.getByLabelText('Why (optional)').fill('Blunt.');
    await button('Remove').click();
    const line = page.getByText('No. 38 by kaspar is removed.');
    await expect.element(line).toBeVisible();
    const [first] = waiting;
    expect(decisions).toMatchObject([
      {
        params: { postId: first?.postId, number: 38 },
        body: { decision: 'remove', reason: 'Blunt.', caseId: first?.caseId },
      },
    ]);
    // The next one is open, and has the focus.
    await expect.element(article).toHaveTextContent('No. 4 in');
    await expect.element(article).toHaveFocus();
    await expectAccessible();
    await button('Undo').click();
    await expect.element(line).not.toBeInTheDocument();
    await expect.element(page.getByText('No. 38 by kaspar waits again.')).toBeVisible();
    await expect.element(article).toHaveTextContent('No. 38 in');
    expect(undone).toMatchObject([{ params: { number: 38 } }]);
  });

  test('keys move, decide and undo while the focus is in the list', async () => {
    const decisions = server.on(calls.decide, DONE);
    server.on(calls.undo, DONE);
    await open('/forum/admin?tab=reports');
    // It has the focus from the start.
    await expect.element(article).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(article).toHaveTextContent('No. 4 in');
    await press(article, 'k');
    await expect.element(page.getByText('No. 4 by wren stays.')).toBeVisible();
    await press(article, 'l');
    await expect
      .element(page.getByText('No. 22 by hanne stays, and the post is locked.'))
      .toBeVisible();
    expect(decisions.map(({ body }) => body.decision)).toEqual(['keep', 'lock']);
    await press(article, 'z');
    await expect.element(article).toHaveTextContent('No. 22 in');
    // What is typed is no command.
    await page.getByLabelText('Why (optional)').fill('');
    await userEvent.keyboard('rk');
    await expect.element(page.getByLabelText('Why (optional)')).toHaveValue('rk');
    expect(decisions).toHaveLength(2);
  });

  test('are narrowed to one reason, and those that are settled stand apart', async () => {
    const asked = server.on(calls.queue, ({ query }) => (query.reason ? [] : waiting));
    const logs = server.on(calls.log, [aLogLine()]);
    await open('/forum/admin?tab=reports');
    await expect.element(page.getByRole('link', { name: 'Open 3' })).toBeVisible();
    await userEvent.selectOptions(page.getByLabelText('Reason'), 'Private information');
    await expect.element(page.getByText('Nothing waits that was reported for this.')).toBeVisible();
    expect(asked.at(-1)?.query.reason).toBe('private information');
    await page.getByRole('link', { name: 'Settled' }).click();
    const settled = page.getByRole('region', { name: 'Settled' });
    await expect.element(settled.getByText('Blunt, not unkind.')).toBeVisible();
    expect(logs.some(({ query }) => query.settled)).toBe(true);
    await expectAccessible();
  });

  test('what another moderator has decided is said in its place', async () => {
    server.on(calls.decide, refuse(409, 'conflict', 'Marit has decided already and kept it.'));
    await open('/forum/admin?tab=reports');
    await button('Remove').click();
    await expect.element(page.getByText('Marit has decided already and kept it.')).toBeVisible();
    await expect.element(button('Undo')).not.toBeInTheDocument();
    await expect.element(article).toHaveTextContent('No. 4 in');
  });

  test('a decision that does not arrive leaves the case open', async () => {
    server.on(calls.decide, refuse(503, 'unavailable', 'The server is busy.'));
    await open('/forum/admin?tab=reports');
    await button('Keep').click();
    await expect.element(page.getByText('Not Decided')).toBeVisible();
    await expect.element(article).toHaveTextContent('No. 38 in');
  });

  test('somebody is stopped from writing, with a reason', async () => {
    const decisions = server.on(calls.decide, DONE);
    await open('/forum/admin?tab=reports');
    await button(/^Stop writing/).click();
    const dialog = page.getByRole('dialog');
    await expect.element(dialog).toBeVisible();
    await dialog.getByRole('radio', { name: 'A week' }).click();
    await dialog.getByRole('button', { name: /^Stop until/ }).click();
    await expect.element(dialog.getByText('Say why: they have a right to know.')).toBeVisible();
    await expectAccessible();
    await dialog.getByLabelText('What they will read').fill('Third time this week.');
    await dialog.getByRole('button', { name: /^Stop until/ }).click();
    await expect
      .element(page.getByText('No. 38 by kaspar is removed. They cannot write for 7 days.'))
      .toBeVisible();
    expect(decisions).toMatchObject([
      { body: { decision: 'remove', stopDays: 7, reason: 'Third time this week.' } },
    ]);
  });

  test('a reason that is typed waits for its case, over Escape and a reload', async () => {
    const decisions = server.on(calls.decide, DONE);
    await open('/forum/admin?tab=reports');
    const why = page.getByLabelText('Why (optional)');
    await why.fill('Blunt, not unkind.');
    await button(/^wren/).click();
    await expect.element(why).toHaveValue('');
    await why.fill('Another.');
    await button(/^kaspar/).click();
    await expect.element(why).toHaveValue('Blunt, not unkind.');
    await button(/^Stop writing/).click();
    await expect
      .element(page.getByLabelText('What they will read'))
      .toHaveValue('Blunt, not unkind.');
    await page.getByLabelText('What they will read').fill('Third time this week.');
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    reload();
    await expect.element(why).toHaveValue('Blunt, not unkind.');
    await button(/^Stop writing/).click();
    const dialog = page.getByRole('dialog');
    await expect
      .element(dialog.getByLabelText('What they will read'))
      .toHaveValue('Third time this week.');
    await dialog.getByRole('button', { name: /^Stop until/ }).click();
    await expect.poll(() => decisions).toHaveLength(1);
    // Once given it is kept no longer.
    await expect.element(dialog).not.toBeInTheDocument();
    reload();
    await button(/^Stop writing/).click();
    await expect.element(page.getByLabelText('What they will read')).toHaveValue('');
  });

  test('decided cases stay decided where looking again fails', async () => {
    server.on(calls.decide, DONE);
    await open('/forum/admin?tab=reports');
    await button('Keep').click();
    const line = page.getByText('No. 38 by kaspar stays.');
    await expect.element(line).toBeVisible();
    const looks = server.on(calls.queue, NO_NETWORK);
    await button('Look again').click();
    await expect.element(page.getByText('The reports did not arrive.')).toBeVisible();
    expect(looks).toHaveLength(1);
    await expect.element(line).toBeVisible();
    await expect.element(article).toHaveTextContent('No. 4 in');
  });

  test('one’s own words are for another moderator', async () => {
    server.on(calls.queue, [aCase({ author: aPerson('jonas', { id: 90 }) })]);
    await open('/forum/admin?tab=reports');
    await expect.element(page.getByText(/another moderator decides/)).toBeVisible();
    await expect.element(button('Keep')).not.toBeInTheDocument();
  });

  test('earlier versions show what each change took out and put in', async () => {
    server.on(calls.queue, [aCase({ revisions: 1 })]);
    server.on(calls.replyRevisions, [
      {
        version: 1,
        title: null,
        content: 'Counting doors is not writing.',
        replacedAt: SAMPLE_INSTANT,
      },
    ]);
    await open('/forum/admin?tab=reports');
    await button('One earlier version').click();
    const dialog = page.getByRole('dialog');
    await expect.element(dialog.getByText('taken out: doors')).toBeVisible();
    await expect.element(dialog.getByText('put in: windows')).toBeVisible();
    await expectAccessible();
  });
});

test('where nothing waits, the desk says so', async () => {
  await open('/forum/admin?tab=reports');
  await expect.element(page.getByText('Nothing waits to be looked at.')).toBeVisible();
  await expect.element(page.getByText('Nothing has been done here yet.')).toBeVisible();
  await expectAccessible();
});

describe('manage posts', () => {
  test('a post is pinned and removed, and brought back from the toast', async () => {
    const post = aManagedPost({ title: 'A freeze, and what it is not', isLocked: true });
    server.on(calls.managed, [post]);
    const pinned = server.on(calls.pin, DONE);
    const removed = server.on(api.forum.removePost, DONE);
    const restored = server.on(api.forum.restorePost, DONE);
    await open('/forum/admin');
    await expect.element(page.getByText('Locked')).toBeVisible();
    await expectAccessible();
    const menu = button('Actions for A freeze, and what it is not');
    await menu.click();
    await page.getByRole('menuitem', { name: 'Pin to the top' }).click();
    await expect.poll(() => pinned).toMatchObject([{ body: { isPinned: true } }]);
    await menu.click();
    const earned = server.on(api.progression.progress, aProgress());
    server.on(calls.managed, []);
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await expect.poll(() => removed).toHaveLength(1);
    // Its row goes, the way back stays; and where the words were one's own, their XP went too.
    await expect.element(menu).not.toBeInTheDocument();
    await expect.poll(() => earned).toHaveLength(1);
    await button('Undo').click();
    await expect.poll(() => restored).toHaveLength(1);
    await expect.poll(() => earned).toHaveLength(2);
  });

  test('a page that does not come is said under the list', async () => {
    server.on(calls.managed, ({ query }) =>
      query.cursor ? refuse(503, 'unavailable', 'Not now.') : pageOf([aManagedPost()], 'next'),
    );
    await open('/forum/admin');
    await button('Show more').click();
    await expect.element(page.getByText('The older posts did not arrive.')).toBeVisible();
    await expect.element(page.getByText('The posts did not arrive.')).not.toBeInTheDocument();
  });

  test('the list is fetched again once a post was removed where it stands', async () => {
    const post = aPost({ id: 31, title: 'Tide tables' });
    const lists = server.on(calls.managed, [aManagedPost({ postId: 31, title: 'Tide tables' })]);
    server.on(api.forum.post, post);
    server.on(api.forum.removePost, DONE);
    await open('/forum/admin');
    await page.getByRole('link', { name: 'Tide tables' }).click();
    await button('More for this post').click();
    await page.getByRole('menuitem', { name: 'Remove Post' }).click();
    const asked = lists.length;
    await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
    await expect.element(page.getByText(/^Post Removed/)).toBeVisible();
    history.back();
    await expect.element(page.getByRole('heading', { name: 'Forum Administration' })).toBeVisible();
    await expect.poll(() => lists.length).toBeGreaterThan(asked);
  });

  test('what a moderator removed can be brought back, what its author removed cannot', async () => {
    const lists = server.on(calls.managed, ({ query }) =>
      query.state === 'removed'
        ? [
            aManagedPost({ removedBy: 'moderator', removedAt: SAMPLE_INSTANT }),
            aManagedPost({ removedBy: 'author', removedAt: SAMPLE_INSTANT }),
          ]
        : [],
    );
    const restored = server.on(api.forum.restorePost, DONE);
    await open('/forum/admin');
    await expect.element(page.getByText('Nobody has written yet.')).toBeVisible();
    await page.getByRole('link', { name: 'Removed' }).click();
    await expect.element(page.getByText(/^Removed by its author/)).toBeVisible();
    expect(lists.at(-1)?.query.state).toBe('removed');
    await expect.element(button('Bring back')).toHaveLength(1);
    server.on(calls.managed, [aManagedPost({ removedBy: 'author', removedAt: SAMPLE_INSTANT })]);
    await button('Bring back').click();
    await expect.poll(() => restored).toHaveLength(1);
    // The row goes, and the one in its place has the focus.
    await expect.element(button('Bring back')).not.toBeInTheDocument();
    await expect.poll(() => document.activeElement?.closest('li')).toBeTruthy();
  });
});

test('a post is created, and pinned', async () => {
  const category = aCategory({ name: 'Welcome' });
  server.on(api.forum.categories, [category]);
  const created = server.on(api.forum.createPost, refuse(503, 'unavailable', 'Not now.'));
  await open('/forum/admin?tab=create');
  await button('Create Post').click();
  await expect.element(page.getByText('Please fill in all required fields.')).toBeVisible();
  await expectAccessible();
  await page.getByLabelText('Title').fill('House rules');
  await page.getByRole('textbox', { name: 'Your words' }).fill('Be kind.');
  await userEvent.selectOptions(page.getByLabelText('Category'), 'Welcome');
  await button('Create Post').click();
  await expect
    .poll(() => created)
    .toMatchObject([
      { body: { title: 'House rules', content: 'Be kind.', categoryId: category.id } },
    ]);
  await expect.element(page.getByLabelText('Title')).toHaveValue('House rules');
});

test('words past the limit are said at their field, and stay whole', async () => {
  await open('/forum/admin?tab=create');
  const words = page.getByRole('textbox', { name: 'Your words' });
  const title = page.getByLabelText('Title');
  await title.fill('x'.repeat(201));
  await words.fill('x'.repeat(5001));
  await userEvent.selectOptions(page.getByLabelText('Category'), 'Quests');
  await button('Create Post').click();
  await expect.element(page.getByText('A title holds 200 characters.')).toBeVisible();
  await expect.element(title).toHaveFocus();
  await expect.element(title).toHaveValue('x'.repeat(201));
  await title.fill('House rules');
  await button('Create Post').click();
  await expect.element(page.getByText('A post holds 5,000 characters.')).toBeVisible();
  await expect.element(words).toHaveFocus();
  await expect.element(words).toHaveValue('x'.repeat(5001));
  await expect.element(page.getByText('Missing Information')).not.toBeInTheDocument();
});

test('settings hold at once, and go back when they are not saved', async () => {
  let current = FORUM_SETTINGS;
  server.on(calls.settings, () => current);
  const changes = server.on(calls.changeSettings, ({ body }) => {
    current = { ...current, ...body } as typeof current;
    return current;
  });
  server.on(calls.stops, [
    {
      ...{ userId: 7, username: 'pim', stoppedBy: 'marit', reason: 'Same link, fourth time.' },
      ...{ until: '2026-11-29T11:30:00.000Z', createdAt: SAMPLE_INSTANT },
    },
  ]);
  const lifted = server.on(calls.liftStop, DONE);
  await open('/forum/admin?tab=settings');
  const hide = page.getByRole('switch', { name: 'Auto-hide posts with 3 or more reports' });
  await expect.element(hide).toBeChecked();
  await expectAccessible();
  await hide.click();
  await expect.poll(() => changes).toMatchObject([{ body: { autoHide: false } }]);
  await expect.element(hide).not.toBeChecked();
  server.on(calls.changeSettings, refuse(503, 'unavailable', 'Not now.'));
  await page.getByRole('radio', { name: /^Moderators and admins/ }).click();
  await expect.element(page.getByText('Update Failed')).toBeVisible();
  await expect.element(page.getByRole('radio', { name: /^Everyone whose level/ })).toBeChecked();
  server.on(calls.stops, []);
  await button('Let pim write').click();
  await expect.poll(() => lifted).toMatchObject([{ params: { id: 7 } }]);
  await expect.element(page.getByRole('region', { name: 'Stopped from writing' })).toHaveFocus();
});

test('the whole log is narrowed by act and person', async () => {
  const logs = server.on(calls.log, [
    aLogLine({ act: 'stop', after: { until: '2026-11-29T11:30:00.000Z' } }),
  ]);
  await open('/forum/admin?tab=log');
  await expect
    .element(page.getByText('stopped kaspar from writing until November 29'))
    .toBeVisible();
  await userEvent.selectOptions(page.getByLabelText('What was done'), 'Removed');
  await page.getByLabelText('Who did it, or whom it concerns').fill('pim');
  await expect.poll(() => logs.at(-1)?.query).toMatchObject({ act: 'remove', person: 'pim' });
  await expectAccessible();
});
