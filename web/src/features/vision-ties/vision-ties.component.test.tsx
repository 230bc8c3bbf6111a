import { api } from '@pathkeeper/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { PHONE, renderApp } from '../../../test/app.tsx';
import { expectAccessible } from '../../../test/axe.ts';
import {
  aGoal,
  aMilestone,
  anEntry,
  aUser,
  NOTHING_EARNED,
} from '../../../test/samples/samples.ts';
import { aVisionGoal } from '../../../test/samples/vision-samples.ts';
import { NO_NETWORK, refuse, server } from '../../../test/server.ts';

const user = aUser({ id: 12, role: 'admin' });
const step = aMilestone({ id: 34, goalId: 5, title: 'Ring Tomas' });
const love = aVisionGoal('love', { id: 5, title: 'Close to Tomas', milestones: [step] });
const sheet = page.getByRole('textbox', { name: "Today's Entry" });
const save = page.getByRole('button', { name: 'Save Entry' });

/** The ties that this browser has noted and the server does not have. */
const dueTies = (userId: number): unknown =>
  JSON.parse(localStorage.getItem(`pathkeeper-ties-due:${userId}`) ?? '[]');

const entry = anEntry({ id: 77 });
const saves = () => server.on(api.entries.create, { ...entry, safety: null, ...NOTHING_EARNED });
const note = {
  ...{ id: 3, goalId: 5, milestoneId: 34, entryId: 77, progressNote: '', progressValue: null },
  entry: { localDate: '2026-11-20', line: 'He rang.' },
  createdAt: '2026-11-20T11:30:00.000Z',
};

test('a step is brought to the writing sheet, and the saved page is tied to it once', async () => {
  server.on(api.vision.goals, [love]);
  const saved = saves();
  const ties = server.on(api.goals.addNote, NO_NETWORK);
  await renderApp('/?step=%225.34%22', { user });
  await expect.element(page.getByText('To the step “Ring Tomas”, Love')).toBeVisible();
  await sheet.fill('He rang.');
  expect(location.search).toBe('');
  await save.click();
  // The words are saved, whatever becomes of the tie, which is noted and tried again.
  await expect.element(page.getByText('Entry Saved')).toBeVisible();
  await expect.poll(() => ties).toHaveLength(1);
  expect(dueTies(user.id)).toMatchObject([{ goalId: 5, milestoneId: 34, entryId: 77 }]);
  const again = server.on(api.goals.addNote, { ...aGoal(), safety: null });
  const backOnline = () => {
    window.dispatchEvent(new Event('online'));
    return again.length;
  };
  await expect.poll(backOnline).toBe(1);
  expect(again[0]?.key).toBe(`${saved[0]?.key}-tie`);
  expect(again[0]).toMatchObject({ params: { id: 5 }, body: { entryId: 77, milestoneId: 34 } });
  await expect.poll(() => dueTies(user.id)).toEqual([]);
});

test('a page can be not about the step after all; a step that is gone is told, the page is saved', async () => {
  server.on(api.vision.goals, [love]);
  saves();
  const ties = server.on(api.goals.addNote, refuse(404, 'not_found', 'That goal is not there.'));
  await renderApp('/?step=5.34', { user });
  await page.getByRole('button', { name: 'Not about it' }).click();
  await expect.element(page.getByText('To the step')).not.toBeInTheDocument();
  await sheet.fill('He rang.');
  await save.click();
  await expect.element(page.getByText('Entry Saved')).toBeVisible();
  expect(ties).toHaveLength(0);
});

test('where the step is gone by the time of saving, the page is saved and that is told', async () => {
  server.on(api.vision.goals, [love]);
  saves();
  server.on(api.goals.addNote, refuse(404, 'not_found', 'That goal is not there.'));
  await renderApp('/?step=5.34', { user });
  await expect.element(page.getByText('To the step “Ring Tomas”, Love')).toBeVisible();
  await sheet.fill('He rang.');
  await save.click();
  await expect.element(page.getByText('Saved Without Its Step')).toBeVisible();
  expect(dueTies(user.id)).toEqual([]);
});

test('an address with an unknown step opens the sheet and ties nothing', async () => {
  await renderApp('/?step=5.99', { user });
  await expect.element(page.getByText('That Step Was Not Found')).toBeVisible();
  await expect.element(sheet).toHaveValue('');
});

test.for([
  { name: 'at a desk', window: undefined },
  { name: 'on a phone', window: PHONE },
])('a page is pinned to a step, shows it, and is taken off again, $name', async ({ window }) => {
  server.on(api.entries.get, entry);
  server.on(api.vision.goals, [love]);
  const pins = server.on(api.goals.addNote, { ...aGoal(), safety: null });
  await renderApp('/entry/77', { user, ...(window && { window }) });
  await page.getByRole('button', { name: 'Pin to a step' }).click();
  await page.getByLabelText('Step', { exact: true }).selectOptions('Ring Tomas');
  await expectAccessible();
  server.on(api.vision.goals, [{ ...love, notes: [note] }]);
  await page.getByRole('button', { name: 'Pin this page' }).click();
  await expect
    .element(page.getByRole('region', { name: 'Steps of your vision' }))
    .toHaveTextContent(/Ring TomasLove/);
  expect(pins).toMatchObject([{ params: { id: 5 }, body: { entryId: 77, milestoneId: 34 } }]);
  await expectAccessible();
  const removed = server.on(api.goals.removeNote, aGoal());
  server.on(api.vision.goals, [love]);
  await page.getByRole('button', { name: 'Take this page off Ring Tomas' }).click();
  await expect.element(page.getByText('Taken off the step')).toBeVisible();
  expect(removed).toMatchObject([{ params: { id: 5, noteId: 3 } }]);
});

test('nobody is asked to pin where the vision is closed to them', async () => {
  server.on(api.entries.get, entry);
  await renderApp('/entry/77', { user: aUser() });
  await expect.element(page.getByText('All Entries').first()).toBeVisible();
  expect(page.getByRole('button', { name: 'Pin to a step' }).query()).toBeNull();
});
