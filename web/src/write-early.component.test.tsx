import { api, DEFAULT_SETTINGS } from '@pathkeeper/contract';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DESK, PHONE, renderApp } from '../test/app.tsx';
import { departed } from '../test/departures.ts';
import { type Journal, keepJournal } from '../test/journal.ts';
import { expectConsoleErrors } from '../test/problems.ts';
import { aUser } from '../test/samples/samples.ts';
import { type Answer, gate, refuse, server } from '../test/server.ts';
import { queryClient } from './app/query-client.ts';
import { earlySheetOf } from './features/entries/early/early-sheet.ts';
import { newEntryForm } from './features/entries/editor/entry-draft.ts';
import { writeMirror } from './features/profile/settings-mirror.ts';
import { hideGame } from './lib/crisis/crisis-notice.ts';

const USER = aUser();
const { key: KEY } = newEntryForm(USER.id);

const editor = page.getByRole('textbox', { name: "Today's Entry" });
const box = () => editor.element() as HTMLTextAreaElement;
const save = page.getByRole('button', { name: 'Save Entry' });
const kept = page.getByText('Kept on this device until you save it.');

let journal: Journal;
beforeEach(() => {
  journal = keepJournal();
});

/** The drafts that the browser keeps of somebody's new entries. */
const drafts = (key = KEY): object[] =>
  Object.keys(localStorage)
    .filter((place) => place.startsWith(`pathkeeper-drafts:${key}:`))
    .map((place) => JSON.parse(localStorage.getItem(place) ?? '{}'));

/** Shows the early sheet of somebody; the application follows once it is let in. */
async function openEarly(
  window = DESK,
  early = USER.id,
  answer: () => Answer<typeof api.accounts.me> = () => USER,
): Promise<() => void> {
  const { opened, open } = gate();
  server.on(api.accounts.me, async () => {
    await opened;
    return answer();
  });
  // It asks anew who is signed in.
  queryClient.clear();
  await renderApp('/', { window, early });
  await expect.element(editor).toHaveFocus();
  return open;
}

/** Where the sheet and the title above it are, and how large the letters. */
function looks() {
  const { fontSize, lineHeight, color, padding, backgroundColor } = getComputedStyle(box());
  const heading = page.getByRole('heading', { level: 1 }).element();
  const places = [box(), heading].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x, y, width, height];
  });
  return { places, fontSize, lineHeight, color, padding, backgroundColor };
}

/** The game is put away, as this browser remembers and the server says. */
function putGameAway() {
  const game = { ...DEFAULT_SETTINGS.game, quietMode: true };
  const known = { settings: { ...DEFAULT_SETTINGS, game }, isDarkModeChosen: false };
  writeMirror(USER.id, { ...known, unsaved: { notifications: {}, game: {} } });
  server.on(api.profile.settings, { success: true, ...known });
}

/** Words of danger were written a day ago: the people to call stand above the sheet. */
function afterDanger() {
  hideGame(USER.id, 'saved');
  const kinds = ['call', 'text', 'emergency'] as const;
  const helplines = kinds.map((kind) => ({
    name: kind,
    contact: '1',
    country: 'GB',
    kind,
    note: '',
  }));
  server.on(api.safety.helplines, {
    message: '',
    helplines,
    country: 'GB',
    countries: ['GB'],
  });
}

test.for([
  { desk: 'as it is', window: DESK, prepare() {} },
  { desk: 'as it is', window: PHONE, prepare() {} },
  { desk: 'with the game put away', window: DESK, prepare: putGameAway },
  { desk: 'after danger', window: DESK, prepare: afterDanger },
  { desk: 'after danger', window: PHONE, prepare: afterDanger },
])(
  'the application takes the sheet over as it stands ($desk, $window.width px)',
  async ({ window, prepare }) => {
    prepare();
    const letIn = await openEarly(window);
    await userEvent.keyboard('The lamp was on at three.');
    await expect.element(kept).toBeVisible();
    expect(drafts()).toMatchObject([{ fields: { content: 'The lamp was on at three.' } }]);
    box().setSelectionRange(4, 8, 'backward');
    const before = looks();
    const early = box();
    letIn();
    await expect.element(save).toBeVisible();
    expect(box()).not.toBe(early);
    // The people to call have arrived, and moved nothing.
    await expect.poll(looks).toEqual(before);
    await expect.element(editor).toHaveFocus();
    expect(box()).toMatchObject({ selectionStart: 4, selectionEnd: 8 });
    await userEvent.keyboard('sun');
    await expect.element(editor).toHaveValue('The sun was on at three.');
    expect(drafts()).toMatchObject([{ fields: { content: 'The sun was on at three.' } }]);
    await save.click();
    await expect
      .poll(() => journal.entries)
      .toMatchObject([{ content: 'The sun was on at three.' }]);
    await expect.poll(drafts).toEqual([]);
  },
);

test('a word that is being composed stays whole', async () => {
  const letIn = await openEarly(PHONE);
  const early = box();
  const compose = (kind: string, value: string) => {
    early.value = value;
    early.setSelectionRange(value.length, value.length);
    early.dispatchEvent(new CompositionEvent(kind, { bubbles: true, data: value }));
    early.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
  };
  compose('compositionstart', 'ni');
  letIn();
  // The rest of the page is there to be used meanwhile.
  await expect.element(page.getByRole('button', { name: /^Menu of/ })).toBeVisible();
  expect(document.activeElement).toBe(early);
  compose('compositionupdate', 'niha');
  expect(drafts()).toMatchObject([{ fields: { content: 'niha' } }]);
  // One key may end a word and begin the next.
  compose('compositionend', '你好');
  compose('compositionstart', '你好s');
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.activeElement).toBe(early);
  compose('compositionend', '你好是');
  await expect.poll(() => early.isConnected).toBe(false);
  await expect.element(editor).toHaveFocus();
  await expect.element(editor).toHaveValue('你好是');
  expect(box().selectionStart).toBe(3);
});

test('what was kept before is on it, under its prompt, and is added to', async () => {
  const { start } = newEntryForm(USER.id);
  const fields = { ...start, content: 'From yesterday.', prompt: 'What did the harbour keep?' };
  const record = { id: 'kept', key: KEY, fields, start, saveKey: 'key', changedAt: Date.now() };
  localStorage.setItem(`pathkeeper-drafts:${KEY}:kept`, JSON.stringify(record));
  const letIn = await openEarly();
  await expect.element(editor).toHaveValue('From yesterday.');
  await expect.element(editor).toHaveAccessibleDescription('What did the harbour keep?');
  await expect.element(page.getByText(/^Kept from .*, not saved yet\.$/)).toBeVisible();
  box().setSelectionRange(15, 15);
  await userEvent.keyboard(' And today.');
  const before = looks();
  letIn();
  await expect.element(save).toBeVisible();
  expect(looks()).toEqual(before);
  await expect.element(editor).toHaveValue('From yesterday. And today.');
  expect(drafts()).toMatchObject([{ id: 'kept', fields: { prompt: fields.prompt } }]);
});

test('it shows nothing of another account, and its words wait for theirs', async () => {
  await renderApp('/');
  await editor.fill('Of the first.');
  // As far as this browser knows it is the second one's; the server says otherwise.
  const letIn = await openEarly(DESK, 2);
  await expect.element(editor).toHaveValue('');
  await userEvent.keyboard('Of the second.');
  letIn();
  await expect.element(save).toBeVisible();
  await expect.element(editor).toHaveValue('Of the first.');
  expect(drafts(newEntryForm(2).key)).toMatchObject([{ fields: { content: 'Of the second.' } }]);
});

test('where the session has ended the page of a visitor follows, and the words wait', async () => {
  const ended = refuse(401, 'unauthenticated', 'Sign in.');
  server.on(api.accounts.refresh, ended);
  const letIn = await openEarly(DESK, USER.id, () => ended);
  await userEvent.keyboard('Nobody is to lose this.');
  box().blur();
  letIn();
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .not.toHaveTextContent('Today’s Entry');
  await expect.element(editor).not.toBeInTheDocument();
  expect(drafts()).toMatchObject([{ fields: { content: 'Nobody is to lose this.' } }]);
});

test('a save that was asked for before is made, unless more is written', async () => {
  const saveKey = '{Control>}{Enter}{/Control}';
  const letIn = await openEarly();
  await userEvent.keyboard(`One.${saveKey}`);
  await expect.element(page.getByText('It is saved once the rest is here.')).toBeVisible();
  letIn();
  await expect.poll(() => journal.entries).toMatchObject([{ content: 'One.' }]);
  await expect.element(editor).toHaveValue('');
  const letInAgain = await openEarly();
  await userEvent.keyboard(`Two.${saveKey} And more.`);
  letInAgain();
  await expect.element(save).toBeVisible();
  await expect.element(editor).toHaveValue('Two. And more.');
  expect(journal.entries).toHaveLength(1);
});

test('it stays under the fingers of somebody who types on while another page comes', async () => {
  expectConsoleErrors(/./);
  const broken = refuse(500, 'internal', 'Something here has broken.');
  const letIn = await openEarly(DESK, USER.id, () => broken);
  await userEvent.keyboard('One word');
  letIn();
  await expect.element(page.getByRole('alert')).toHaveTextContent(/did not arrive/);
  await userEvent.keyboard(' and on and on.');
  await expect.element(editor).toHaveValue('One word and on and on.');
  expect(drafts()).toMatchObject([{ fields: { content: 'One word and on and on.' } }]);
});

test('an application that does not arrive is said so, and the words are kept', async () => {
  const letIn = await openEarly();
  await userEvent.keyboard('Still here.');
  earlySheetOf(USER.id)?.sayMissing();
  await expect.element(page.getByRole('alert')).toHaveTextContent(/did not arrive/);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(departed).toEqual(['reload']);
  expect(drafts()).toMatchObject([{ fields: { content: 'Still here.' } }]);
  letIn();
  await expect.element(save).toBeVisible();
});

test('who signs out in another tab leaves nothing on it', async () => {
  const letIn = await openEarly();
  await userEvent.keyboard('Mine.');
  localStorage.clear();
  const ended = { key: 'pathkeeper-session-ended', newValue: 'signed-out 1' };
  window.dispatchEvent(new StorageEvent('storage', ended));
  await expect.poll(departed).toContain('reload');
  await userEvent.keyboard(' And more.');
  expect(drafts()).toEqual([]);
  letIn();
});
