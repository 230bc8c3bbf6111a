import { api, type ContactMessage } from '@pathkeeper/contract';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { DESK, PHONE, renderApp } from '../../../test/app.tsx';
import { expectAccessible } from '../../../test/axe.ts';
import { aMessage } from '../../../test/samples/inbox-samples.ts';
import { aUser, DONE, SAMPLE_INSTANT } from '../../../test/samples/samples.ts';
import { pageOf, refuse, server } from '../../../test/server.ts';

const calls = api.contact;
const owner = aUser({ id: 2, username: 'ines', role: 'admin', isOwner: true });
const open = (path = '/admin/contact-messages', window = DESK) =>
  renderApp(path, { user: owner, window });

const button = (name: string | RegExp) => page.getByRole('button', { name });
const link = (name: string | RegExp) => page.getByRole('link', { name });
const item = (name: string) => page.getByRole('menuitem', { name });
const dialog = page.getByRole('dialog');

const circle = aMessage({ subject: 'Reading circle', name: 'Agnes Wold', pinned: true });
const letter = aMessage({ readAt: null });
const bird = aMessage({ subject: 'Is Merlin a real bird?', name: 'Theo Marchetti' });

const answer = (messages: ContactMessage[], canAnswer = true) => ({
  messages,
  counts: {
    total: messages.length,
    active: messages.filter(({ archived }) => !archived).length,
    pinned: messages.filter(({ pinned }) => pinned).length,
    archived: messages.filter(({ archived }) => archived).length,
    unread: messages.filter(({ readAt }) => !readAt).length,
  },
  canAnswer,
});

beforeEach(() => {
  server.on(calls.messages, answer([circle, letter, bird]));
  server.on(calls.readMessage, { ...letter, readAt: SAMPLE_INSTANT });
});

test('an admin who is not the owner is told that they may not come in', async () => {
  await renderApp('/admin/contact-messages', { user: aUser({ role: 'admin' }) });
  await expect.element(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  await expect
    .element(page.getByText("You don't have permission to view this page."))
    .toBeVisible();
});

test('an empty tab and a search without a find say so', async () => {
  server.on(calls.messages, answer([]));
  await open();
  for (const [tab, title] of [
    [/^All Messages/, 'No Messages Yet'],
    [/^Active/, 'No Active Messages'],
    [/^Pinned/, 'No Pinned Messages'],
    [/^Archived/, 'No Archived Messages'],
  ] as const) {
    await page
      .getByRole('navigation', { name: 'Contact Messages' })
      .getByRole('link', { name: tab })
      .click();
    await expect.element(page.getByRole('heading', { name: title })).toBeVisible();
  }
  await expectAccessible();
  await page.getByLabelText('Search messages').fill('owl');
  await expect.element(page.getByText('No message says that.')).toBeVisible();
  expect(location.search + location.hash).toBe('?tab=archived#?q=owl');
});

test.for([DESK, PHONE])('a message is opened, read and closed at $width px', async (window) => {
  const marks = server.on(calls.readMessage, { ...letter, readAt: SAMPLE_INSTANT });
  await open(undefined, window);
  await expect.element(page.getByText('3 in all, one of them not yet read')).toBeVisible();
  await expectAccessible();
  await link(/The letter never came/).click();
  await expect
    .element(page.getByText('I asked for a new password', { exact: false }).last())
    .toBeVisible();
  await expect
    .element(link('ottar@lie.example'))
    .toHaveAttribute('href', 'mailto:ottar@lie.example');
  expect(location.search).toBe(`?message=${letter.id}`);
  await expect.poll(() => marks).toMatchObject([{ body: { read: true } }]);
  await expectAccessible();
  if (window === PHONE) {
    await expect.element(page.getByRole('heading', { level: 2 })).toHaveFocus();
    await link('All Messages').click();
  }
  await expect.element(page.getByText('3 in all, every one of them read')).toBeVisible();
});

test('what is archived stays in its place, and comes back by Undo', async () => {
  const archives = server.on(calls.archiveMessage, ({ body }) => ({ ...bird, ...body }));
  await open(`/admin/contact-messages?message=${bird.id}`);
  await button(/^Actions for Is Merlin/).click();
  await item('Archive').click();
  await expect.element(page.getByText('Message Archived')).toBeVisible();
  await expect.element(page.getByText('“Is Merlin a real bird?” is archived.')).toBeVisible();
  await expect.element(button('Undo')).toHaveFocus();
  await expect.element(link(/^Archived 1$/)).toBeVisible();
  await expectAccessible();
  await button('Undo').click();
  await expect.element(link(/Is Merlin a real bird/)).toBeVisible();
  expect(archives.map(({ body }) => body.archived)).toEqual([true, false]);
  server.on(calls.archiveMessage, refuse(503, 'unavailable', 'The server is busy.'));
  server.on(calls.pinMessage, refuse(404, 'not_found', 'That message does not exist.'));
  await link(/Is Merlin a real bird/).click();
  await button('Archive').click();
  await expect.element(page.getByText('Archive Failed')).toBeVisible();
  await expect.element(page.getByText('The server is busy.')).toBeVisible();
  await button(/^Actions for Is Merlin/).click();
  await item('Pin to Top').click();
  await expect.element(page.getByText('Pin Failed')).toBeVisible();
});

test('a message is deleted only once its time is over, or the screen is left', async () => {
  const deleted = server.on(calls.removeMessage, DONE);
  await open(`/admin/contact-messages?message=${bird.id}`);
  const remove = async () => {
    await button(/^Actions for Is Merlin/).click();
    await item('Delete Forever').click();
    await expect.element(dialog).toHaveTextContent(/Delete this message for good\?/);
  };
  await remove();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await remove();
  await dialog.getByRole('button', { name: 'Delete Forever' }).click();
  await expect.element(page.getByText(/goes for good in 10 seconds/)).toBeVisible();
  await button('Undo').click();
  await link(/Is Merlin a real bird/).click();
  await remove();
  await dialog.getByRole('button', { name: 'Delete Forever' }).click();
  await expect.element(page.getByText(/goes for good in 10 seconds/)).toBeVisible();
  expect(deleted).toHaveLength(0);
  window.dispatchEvent(new Event('pagehide'));
  await expect.element(page.getByText('Message Deleted')).toBeVisible();
  expect(deleted).toMatchObject([{ params: { id: bird.id } }]);
  await expect.element(page.getByText('2 in all, one of them not yet read')).toBeVisible();
});

test('an answer is kept until it has gone, and sent once', async () => {
  const sent = server.on(calls.answerMessage, refuse(503, 'unavailable', 'The server is busy.'));
  await open(`/admin/contact-messages?message=${bird.id}`);
  const field = page.getByLabelText('Your answer');
  await button('Answer').click();
  await expect.element(page.getByText('The answer is still empty.')).toBeVisible();
  await field.fill('He is software.');
  await expect.element(page.getByText(/^Draft kept at \d\d:\d\d$/)).toBeVisible();
  await link(/Reading circle/).click();
  await expect.element(field).toHaveValue('');
  await link(/Is Merlin a real bird/).click();
  await expect.element(field).toHaveValue('He is software.');
  await button('Answer').click();
  await expect.element(page.getByText('The server is busy.')).toBeVisible();
  const again = server.on(calls.answerMessage, ({ body }) => ({
    ...bird,
    answers: [{ id: 1, content: body.content, sentAt: SAMPLE_INSTANT }],
  }));
  await button('Answer').click();
  await expect.element(page.getByText('Answer Sent')).toBeVisible();
  await expect.element(page.getByText('He is software.')).toBeVisible();
  await expect.element(field).toHaveValue('');
  expect(again.map(({ key }) => key)).toEqual(sent.map(({ key }) => key));
});

test('without mail, and at an address that leads nowhere, the reason is said', async () => {
  server.on(calls.messages, answer([bird], false));
  server.on(calls.message, refuse(404, 'not_found', 'That message does not exist.'));
  await open(`/admin/contact-messages?message=${bird.id}`);
  await expect.element(page.getByText(/No mail is sent from here/)).toBeVisible();
  await expect.element(button('Answer')).toBeDisabled();
  await open('/admin/contact-messages?message=999');
  await expect.element(page.getByText('That message is not here.')).toBeVisible();
});

test('older messages follow, and pinning moves a message to the top', async () => {
  server.on(calls.messages, ({ query }) =>
    query.cursor ? answer([bird]) : pageOf(answer([letter]), 'older'),
  );
  server.on(calls.pinMessage, { ...bird, pinned: true });
  await open();
  await button('Older').click();
  await link(/Is Merlin a real bird/).click();
  await button(/^Actions for Is Merlin/).click();
  await item('Pin to Top').click();
  await expect.element(page.getByText('Message Pinned')).toBeVisible();
  await expect
    .element(page.getByRole('listitem').filter({ hasText: 'Theo' }).getByText('Pinned'))
    .toBeInTheDocument();
});
