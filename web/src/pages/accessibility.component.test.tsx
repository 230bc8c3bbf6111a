import { api, type Mood } from '@pathkeeper/contract';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DESK, PHONE, renderApp } from '../../test/app.tsx';
import { expectAccessible } from '../../test/axe.ts';
import { press } from '../../test/press.ts';
import * as forumSamples from '../../test/samples/forum-samples.ts';
import {
  aCategory,
  aLogLine,
  aManagedPost,
  aModerator,
  FORUM_SETTINGS,
} from '../../test/samples/moderation-samples.ts';
import { aNotice } from '../../test/samples/notice-samples.ts';
import { aFolder, anEntry, aPrompt, aUser, SAMPLE_INSTANT } from '../../test/samples/samples.ts';
import { refuse, server } from '../../test/server.ts';
import { longDay } from '../lib/dates.ts';

const heading = page.getByRole('heading', { level: 1 });
const dialog = page.getByRole('dialog');

describe.for([DESK, PHONE])('at $width px', (window) => {
  test.for(['/', '/login', '/register', '/about', '/nowhere'])(
    'the screen for everybody at %s is accessible',
    async (path) => {
      await renderApp(path, { user: null, window });
      await expect.element(heading).toBeVisible();
      await expectAccessible();
    },
  );

  test('a forum in which nothing stands is accessible', async () => {
    await renderApp('/forum', { user: null, window });
    await expect.element(page.getByText(/No categories yet/)).toBeVisible();
    await expectAccessible();
  });

  test('a full forum is accessible', async () => {
    answerWithForum();
    await renderApp('/forum', { level: 8, window });
    await expect.element(page.getByRole('article').first()).toBeVisible();
    await expectAccessible();
  });

  test('a category that opens later is accessible', async () => {
    const { category } = answerWithForum();
    await renderApp(`/forum/category/${category.id}`, { level: 3, window });
    await expect.element(page.getByRole('heading', { name: /Writing here opens/ })).toBeVisible();
    await expectAccessible();
  });

  test('a discussion, its menu and a report are accessible', async () => {
    const { post } = answerWithForum();
    await renderApp(`/forum/post/${post.id}`, { level: 8, window });
    await expect.element(page.getByRole('article').nth(3)).toBeVisible();
    await expectAccessible();
    await page.getByRole('button', { name: 'More for reply 2' }).click();
    await expect.element(page.getByRole('menu')).toBeVisible();
    await expectAccessible();
    await page.getByRole('menuitem', { name: 'Report' }).click();
    await expect.element(dialog.getByRole('radio').first()).toBeVisible();
    await expectAccessible();
  });

  test('the home screen of a new journal is accessible', async () => {
    await renderApp('/', { window });
    await expect.element(page.getByText('No journal entries yet.')).toBeVisible();
    await expectAccessible();
  });

  test('a new journal’s list is accessible', async () => {
    await renderApp('/entries', { window });
    await expect.element(page.getByText('No journal entries yet.')).toBeVisible();
    await expectAccessible();
  });

  test('the prompt library is accessible while a level keeps it', async () => {
    await renderApp('/prompts', { level: 1, window });
    await expect.element(heading).toHaveTextContent('The Prompt Library');
    await expect.element(page.getByText(/Level 5|level 5/).first()).toBeVisible();
    await expectAccessible();
  });

  test('the prompt library is accessible', async () => {
    server.on(api.prompts.list, [
      aPrompt({ theme: 'small-things', text: 'A button that came off, and when.' }),
      aPrompt({ theme: 'money', text: 'What the rent was, in the first room.' }),
    ]);
    await renderApp('/prompts', { level: 9, window });
    await expect.element(page.getByText('A button that came off, and when.')).toBeVisible();
    await expectAccessible();
  });

  test('the home screen of a full journal is accessible', async () => {
    answerWithJournal();
    await renderApp('/', { level: 5, window });
    await expect.element(page.getByRole('article').first()).toBeVisible();
    await page.getByRole('textbox', { name: "Today's Entry" }).fill('Something unsaved.');
    await expectAccessible();
  });

  test('search results, a selection and a menu are accessible', async () => {
    answerWithJournal();
    await renderApp('/entries?query=harbour', { level: 5, window });
    await expect.poll(() => document.querySelectorAll('mark').length).toBeGreaterThan(0);
    await page.getByRole('article').getByRole('checkbox').first().click();
    await page
      .getByRole('article')
      .first()
      .getByRole('button', { name: /^Actions/ })
      .click();
    await expect.element(page.getByRole('menu')).toBeVisible();
    await expectAccessible();
    await page.getByRole('menuitem', { name: 'Edit Entry' }).click();
    await expect.element(dialog).toBeVisible();
    await expectAccessible();
  });

  test('notices and what one is told about are accessible', async () => {
    server.on(api.notices.list, [aNotice(), aNotice({ kind: 'followed', actor: null })]);
    server.on(api.people.mutes, [
      { person: forumSamples.aPerson({ username: 'loud' }), createdAt: '2026-11-20T11:30:00Z' },
    ]);
    await renderApp('/notices', { window });
    await expect.element(page.getByRole('switch', { name: 'Answers' })).toBeVisible();
    await expectAccessible();
  });

  test('an entry and the question before it is deleted are accessible', async () => {
    const [entry] = answerWithJournal();
    await renderApp(`/entry/${entry?.id}`, { level: 5, window });
    await expect.element(heading).toBeVisible();
    await expectAccessible();
    await page.getByRole('button', { name: 'Delete' }).click();
    await expect.element(dialog).toBeVisible();
    await expectAccessible();
  });
});

test.for([
  '/forum/admin',
  '/forum/admin?tab=create',
  '/forum/admin?tab=settings',
  '/forum/admin?tab=log',
  '/admin/forum-management?tab=posts',
  '/admin/forum-management?tab=moderators',
])('the desk at %s is accessible on a phone', async (path) => {
  server.on(api.forum.categories, [aCategory()]);
  server.on(api.moderation.queue, []);
  server.on(api.moderation.log, [aLogLine()]);
  server.on(api.moderation.managed, [aManagedPost({ isPinned: true, reportCount: 2 })]);
  server.on(api.moderation.stops, []);
  server.on(api.moderation.settings, FORUM_SETTINGS);
  server.on(api.moderation.moderators, [aModerator('jonas')]);
  server.on(api.admin.stats, {
    ...{ countedAt: SAMPLE_INSTANT, totalUsers: 1204 },
    ...{ highEngagement: 12, levelFiveUp: 40, activeThisWeek: 90 },
  });
  const owner = aUser({ id: 2, role: 'admin', isOwner: true });
  await renderApp(path, { user: owner, window: PHONE });
  await expect.element(heading).toBeVisible();
  await expect.element(page.getByText(/^Loading/)).not.toBeInTheDocument();
  await expectAccessible();
});

test('the errors of a form are accessible', async () => {
  await renderApp('/login', { user: null });
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect.element(page.getByRole('alert').first()).toBeVisible();
  await expectAccessible();
});

test('the dialog of folders is accessible', async () => {
  await renderApp('/entries', { level: 3 });
  await page.getByRole('button', { name: /^Manage/ }).click();
  await expect.element(page.getByRole('heading', { name: 'No folders yet...' })).toBeVisible();
  await expectAccessible();
});

test('an entry that is not there is accessible', async () => {
  server.on(api.entries.get, refuse(404, 'not_found', 'There is no such entry.'));
  await renderApp('/entry/99999999');
  await expect.element(page.getByText('Entry Not Found')).toBeVisible();
  await expectAccessible();
});

/** A category that opens later, with a discussion of an answer, one of it, and a removed one. */
function answerWithForum() {
  const category = forumSamples.aCategory({
    name: 'On reflection',
    icon: 'Brain',
    minLevel: 8,
    postCount: 2,
  });
  const post = forumSamples.aPost({
    categoryId: category.id,
    replyCount: 2,
    lastNumber: 3,
    isPinned: true,
  });
  const replies = [
    forumSamples.aReply({ postId: post.id }),
    forumSamples.aReply({
      id: 2,
      parentReplyId: 1,
      answers: { author: 'ada', excerpt: 'I count.' },
    }),
    forumSamples.aReply({ id: 3, content: '', contentHtml: '', author: null, removedBy: 'author' }),
  ];
  server.on(api.forum.categories, [forumSamples.aCategory(), category]);
  server.on(api.forum.posts, [post, forumSamples.aPost({ isLocked: true, liked: true })]);
  server.on(api.forum.post, post);
  server.on(api.forum.replies, replies);
  return { category, post };
}

/** A journal of thirteen moods, tags, a folder and pins. */
function answerWithJournal() {
  const folder = aFolder({ entryCount: 13, color: '#10B981' });
  const moods: Mood[] = ['happy', 'sad', 'excited', 'anxious', 'calm', 'frustrated', 'grateful'];
  moods.push('determined', 'neutral', 'reflective', 'apathetic', 'content', 'thoughtful');
  const entries = moods.map((mood) =>
    anEntry({
      content: `A ${mood} day by the harbour, and long enough to say so.`,
      mood,
      tags: ['harbour', 'Daily Challenge', 'Tomas', 'father', 'tide'],
      folderId: folder.id,
      isPinned: true,
    }),
  );
  server.on(api.folders.list, [folder]);
  server.on(api.entries.list, entries);
  server.on(
    api.entries.search,
    entries.map((entry) => {
      const start = entry.content.indexOf('harbour');
      return { ...entry, snippet: entry.content, highlights: [[start, start + 7]] };
    }),
  );
  server.on(api.entries.get, ({ params }) => {
    const entry = entries.find(({ id }) => id === params.id);
    return entry ?? refuse(404, 'not_found');
  });
  server.on(api.entries.count, { count: 13, pinned: 13, unfiled: 0, firstDate: '2026-11-20' });
  return entries;
}

test('a toast is reached by a key, and gives the focus back when it goes', async () => {
  const folder = aFolder({ name: 'Harbour' });
  let entry = anEntry({ content: 'A page to be filed.' });
  server.on(api.folders.list, [folder]);
  server.on(api.entries.list, () => [entry]);
  server.on(api.entries.move, ({ body }) => {
    entry = { ...entry, folderId: body.folderId };
    return entry;
  });
  await renderApp('/entries', { level: 3 });
  const menu = page.getByRole('button', { name: /^Actions for the entry/ });
  await press(menu, '{Enter}');
  await expect.element(page.getByRole('menu')).toBeVisible();
  await userEvent.keyboard('m{Enter}');
  // The dialog takes the focus once it is open, and would take it from the button.
  await expect.poll(() => dialog.query()?.contains(document.activeElement)).toBe(true);
  await press(dialog.getByRole('button', { name: /Harbour/ }), '{Enter}');
  await expect.element(page.getByText('It is in Harbour now.')).toBeVisible();
  await expect.element(menu).toHaveFocus();
  await userEvent.keyboard('{F8}');
  await expect.element(page.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(menu).toHaveFocus();
  await expect.element(page.getByRole('article').getByText('Harbour')).not.toBeInTheDocument();
});

test('at four times the size nothing has to be looked for sideways', async () => {
  server.on(api.entries.list, [anEntry({ content: 'A page, and long enough to say so.' })]);
  await renderApp('/entries', { window: { width: 320, height: 512 } });
  await page.getByRole('article').getByRole('checkbox').click();
  const button = page.getByRole('button', { name: 'Download Selected (1)' });
  await expect.element(button).toBeVisible();
  const { left, right } = button.element().getBoundingClientRect();
  expect(left).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(320);
});

test('who asks the browser for larger letters has them everywhere', async () => {
  await renderApp('/about', { user: null });
  await expect.element(heading).toBeVisible();
  const sizes = () =>
    ['main h1', 'main h2', 'main p'].map((selector) => {
      const text = document.querySelector(selector);
      return text ? Number.parseFloat(getComputedStyle(text).fontSize) : Number.NaN;
    });
  const usual = sizes();
  document.documentElement.style.fontSize = '150%';
  const larger = sizes();
  document.documentElement.style.removeProperty('font-size');
  expect(larger).toEqual(usual.map((size) => size * 1.5));
});

test('the heading of the next screen has the focus', async () => {
  const entry = anEntry({ content: 'A page to be read.' });
  server.on(api.entries.list, [entry]);
  server.on(api.entries.get, entry);
  await renderApp('/');
  await press(page.getByRole('link', { name: 'Manage All Entries' }), '{Enter}');
  await expect.element(heading).toHaveTextContent('All Entries');
  await expect.element(heading).toHaveFocus();
  await press(page.getByRole('article').getByRole('link'), '{Enter}');
  await expect.element(heading).toHaveTextContent(longDay(entry.localDate));
  await expect.element(heading).toHaveFocus();
});

test('the heading of another week has the focus, although the screen stays', async () => {
  server.on(api.guide.weekly, refuse(503, 'guide_unavailable', 'Busy.'));
  await renderApp('/reflect/week', { level: 2 });
  await press(page.getByRole('link', { name: /^Week \d+$/ }).first(), '{Enter}');
  await expect.poll(() => location.search).toMatch(/start=/);
  await expect.element(heading).toHaveFocus();
});
