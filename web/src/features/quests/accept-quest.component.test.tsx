import { api } from '@pathkeeper/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderApp, renderPart } from '../../../test/app.tsx';
import { anEntry, aQuest, NOTHING_EARNED } from '../../../test/samples/samples.ts';
import { server } from '../../../test/server.ts';
import { QuestCard } from './QuestCard.tsx';

const editor = page.getByRole('textbox', { name: "Today's Entry" });
const accept = page.getByRole('button', { name: 'Accept' });
const added = page.getByText('Quest Prompt Added');
const failed = page.getByText(/Copy Failed/);

const quest = aQuest();

function answerQuest(): void {
  server.on(api.quests.today, { ...quest, more: [] });
  server.on(api.quests.accept, { ...quest, status: 'accepted' });
}

afterEach(() => vi.restoreAllMocks());

test('an accepted quest is on the sheet and on the clipboard', async () => {
  answerQuest();
  const copies = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await renderApp('/');
  await accept.click();
  await expect.element(added).toBeVisible();
  await expect.element(page.getByText('It is on your sheet, and on the clipboard.')).toBeVisible();
  await expect.element(editor).toHaveValue('');
  await expect.element(editor).toHaveAccessibleDescription(quest.prompt);
  expect(copies).toHaveBeenCalledWith(quest.prompt);
});

test('a closed clipboard is no failure while the prompt is on the sheet', async () => {
  answerQuest();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('closed'));
  await renderApp('/');
  await accept.click();
  await expect.element(added).toBeVisible();
  await expect.element(page.getByText(/It is on your sheet\.$/)).toBeVisible();
  await expect.element(editor).toHaveValue('');
  await expect.element(editor).toHaveAccessibleDescription(quest.prompt);
  expect(failed.query()).toBeNull();
});

test('a prompt that is neither on the sheet nor copied is for the writer to copy', async () => {
  answerQuest();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('closed'));
  await renderPart(
    <QuestCard quest={quest} sheet={{ put: () => false, isWritten: () => false }} />,
  );
  await accept.click();
  await expect
    .element(
      page.getByText('Copy Failed: Please manually copy the quest prompt to your journal entry.'),
    )
    .toBeVisible();
});

const LONG =
  'The boat went without me, and for once I did not stand on the quay feeling robbed. '.repeat(2);

/** Saves an entry under the prompt of an accepted quest; returns what was sent and completed. */
async function writeQuest(content: string) {
  answerQuest();
  const saved = server.on(api.entries.create, ({ body }) => ({
    ...anEntry({ content: body.content }),
    ...NOTHING_EARNED,
    safety: null,
  }));
  const done = { ...quest, status: 'completed' as const, completedAt: new Date().toISOString() };
  const completed = server.on(api.quests.complete, { ...done, xpEarned: 15, ...NOTHING_EARNED });
  server.on(api.quests.accept, () => {
    server.on(api.quests.today, { ...quest, status: 'accepted', more: [] });
    return { ...quest, status: 'accepted' as const };
  });
  await renderApp('/');
  await accept.click();
  await expect.element(added).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Complete' })).toBeVisible();
  await editor.fill(content);
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.poll(() => saved).toHaveLength(1);
  return { saved, completed };
}

test('an entry under the quest’s prompt is saved without it, and completes the quest', async () => {
  const { saved, completed } = await writeQuest(LONG);
  expect(saved[0]?.body.content).toBe(LONG);
  await expect.poll(() => completed).toHaveLength(1);
  await expect.element(page.getByText(/Quest Completed!/)).toBeVisible();
  // The next page answers nothing.
  await expect.element(editor).not.toHaveAccessibleDescription(quest.prompt);
});

test('an entry that is too short for the quest leaves it open, and says by how much', async () => {
  const { completed } = await writeQuest('Dear Ines.');
  await expect.element(page.getByText('Entry Saved')).toBeVisible();
  await expect.element(page.getByText(/90 characters more and the quest is done/)).toBeVisible();
  await expect.element(page.getByText('A page of 100 characters or more')).toBeVisible();
  expect(completed).toHaveLength(0);
});

test('a prompt is put away by its cross, and the words stay', async () => {
  answerQuest();
  await renderApp('/');
  await accept.click();
  await editor.fill('Dear Ines');
  await page.getByRole('button', { name: 'Put the prompt away' }).click();
  await expect.element(editor).not.toHaveAccessibleDescription(quest.prompt);
  await expect.element(editor).toHaveValue('Dear Ines');
  await expect.element(editor).toHaveFocus();
});
