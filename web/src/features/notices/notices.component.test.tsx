import { api, DEFAULT_SETTINGS, type Notice } from '@pathkeeper/contract';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PHONE, renderApp } from '../../../test/app.tsx';
import { expectAccessible } from '../../../test/axe.ts';
import { aPerson } from '../../../test/samples/forum-samples.ts';
import { aNotice } from '../../../test/samples/notice-samples.ts';
import { NO_NETWORK, pageOf, refuse, server } from '../../../test/server.ts';

const card = page.getByRole('dialog', { name: 'Notices' });
const bell = (name: string | RegExp = /^Notices/) => page.getByRole('button', { name });

let notices: Notice[];
beforeEach(() => {
  notices = [
    aNotice(),
    aNotice({
      kind: 'followed',
      text: '3 new replies in How do you write',
      title: 'How do you write',
      actor: null,
      excerpt: null,
    }),
    aNotice({
      kind: 'gift',
      text: 'ines gave you 50 XP',
      title: null,
      excerpt: 'For the tide table',
      href: '/profile',
      createdAt: '2026-01-10T11:30:00Z',
      readAt: '2026-01-10T11:00:00Z',
    }),
  ];
  server.on(api.notices.list, () => notices);
});

const open = async () => {
  await renderApp('/about');
  await bell('Notices, 2 unread').click();
  await expect.element(card.getByRole('link', { name: /ines and four others/ })).toBeVisible();
};

test('the bell counts what is unread, and opens it', async () => {
  await open();
  await expect.element(card.getByText('2 unread')).toBeVisible();
  await expect.element(card.getByRole('heading', { name: 'Today' })).toBeVisible();
  await expect.element(card.getByRole('heading', { name: 'Before' })).toBeVisible();
  await expectAccessible();
});

test('arrows move in the card, and Escape gives the focus back to the bell', async () => {
  await open();
  await expect.element(card).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.element(card.getByRole('link', { name: /3 new replies/ })).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(card.getByRole('link', { name: /ines and four/ })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(card).not.toBeInTheDocument();
  await expect.element(bell()).toHaveFocus();
});

test('all are marked read at one press', async () => {
  const calls = server.on(api.notices.readUpTo, () => {
    notices = notices.map((notice) => ({ ...notice, readAt: notice.readAt ?? notice.createdAt }));
    return { unread: 0 };
  });
  await open();
  await card.getByRole('button', { name: 'Mark all read' }).click();
  await expect.element(bell('Notices')).toBeVisible();
  expect(calls).toMatchObject([{ body: { upTo: Math.max(...notices.map(({ id }) => id)) } }]);
  await expect.element(card.getByText('2 unread')).not.toBeInTheDocument();
  await expect.element(card).toHaveFocus();
});

test('one that is followed is read', async () => {
  const calls = server.on(api.notices.read, { unread: 1 });
  server.on(api.forum.post, refuse(404, 'not_found'));
  server.on(api.forum.categories, []);
  await open();
  await card.getByRole('link', { name: /ines and four others/ }).click();
  await expect.poll(() => location.pathname + location.hash).toBe('/forum/post/12#reply-4');
  expect(calls).toMatchObject([{ params: { id: notices[0]?.id } }]);
  await expect.element(card).not.toBeInTheDocument();
});

test('on a phone the bell leads to the page, which goes on to older ones', async () => {
  await renderApp('/about', { window: PHONE });
  await bell('Notices, 2 unread').click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Notices' })).toBeVisible();
  expect(location.pathname).toBe('/notices');
});

test('where nothing was told, that is said', async () => {
  notices = [];
  await renderApp('/notices');
  await expect.element(page.getByText('Nobody has called.')).toBeVisible();
});

test('where nothing arrives, that is said', async () => {
  server.on(api.notices.list, NO_NETWORK);
  await renderApp('/notices');
  await expect.element(page.getByText('The notices did not arrive.')).toBeVisible();
});

test('older ones that do not come are said', async () => {
  server.on(api.notices.list, ({ query }) =>
    query.cursor ? refuse(503, 'unavailable', 'Not now.') : pageOf(notices, 'next'),
  );
  await renderApp('/notices');
  await page.getByRole('button', { name: 'Older notices' }).click();
  await expect.element(page.getByText('The older ones did not arrive.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: /ines and four/ })).toBeVisible();
});

test('a kind is switched off; no letter is offered where no mail goes out', async () => {
  const kinds = { answer: true, mention: true, followed: true, moderation: true, gift: true };
  const settings = { kinds, letter: true, followsOwn: true, mail: 'off' as const };
  server.on(api.notices.settings, () => settings);
  const calls = server.on(api.notices.saveSettings, ({ body }) => {
    Object.assign(settings.kinds, body.kinds);
    return settings;
  });
  await renderApp('/notices');
  const answers = page.getByRole('switch', { name: 'Answers' });
  await answers.click();
  await expect.element(answers).not.toBeChecked();
  expect(calls).toMatchObject([{ body: { kinds: { answer: false } } }]);
  expect(page.getByRole('switch', { name: 'A letter' }).query()).toBeNull();
});

test('while the game is put away, nothing is asked about XP', async () => {
  server.on(api.profile.settings, {
    success: true as const,
    isDarkModeChosen: false,
    settings: { ...DEFAULT_SETTINGS, game: { ...DEFAULT_SETTINGS.game, quietMode: true } },
  });
  await renderApp('/notices');
  await expect.element(page.getByRole('switch', { name: 'Answers' })).toBeVisible();
  expect(page.getByRole('switch', { name: 'XP' }).query()).toBeNull();
});

test('a letter is turned off', async () => {
  const kinds = { answer: true, mention: true, followed: true, moderation: true, gift: true };
  const settings = { kinds, letter: true, followsOwn: true, mail: 'on' as const };
  server.on(api.notices.settings, () => settings);
  server.on(api.notices.saveSettings, ({ body }) => Object.assign(settings, body));
  await renderApp('/notices');
  const letter = page.getByRole('switch', { name: 'A letter' });
  await expect.element(letter).toBeChecked();
  await letter.click();
  await expect.element(letter).not.toBeChecked();
});

test('a muted member is read again, and that can be undone', async () => {
  const person = aPerson({ username: 'loud' });
  let muted = [{ person, createdAt: '2026-11-20T11:30:00Z' }];
  const all = muted;
  server.on(api.people.mutes, () => muted);
  server.on(api.people.unmute, () => {
    muted = [];
    return { success: true as const };
  });
  server.on(api.people.mute, () => {
    muted = all;
    return { success: true as const };
  });
  await renderApp('/notices');
  await page.getByRole('button', { name: 'Read loud again' }).click();
  await expect.element(page.getByText('loud can be read again.')).toBeVisible();
  await expect.poll(() => document.activeElement).not.toBe(document.body);
  await expect
    .element(page.getByRole('button', { name: 'Read loud again' }))
    .not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByRole('button', { name: 'Read loud again' })).toBeVisible();
});

test('the link of a letter asks once, signed out', async () => {
  const calls = server.on(api.notices.unsubscribe, { success: true as const });
  await renderApp('/unsubscribe#7.abc', { user: null });
  await page.getByRole('button', { name: 'Send no more letters' }).click();
  await expect.element(page.getByRole('heading', { name: 'No more letters.' })).toBeVisible();
  expect(calls).toMatchObject([{ body: { token: '7.abc' } }]);
});
