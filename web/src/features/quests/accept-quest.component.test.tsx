import { api } from '@pathkeeper/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderApp, renderPart } from '../../../test/app.tsx';
import { aQuest } from '../../../test/samples.ts';
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
  await expect.element(editor).toHaveValue(`${quest.prompt}\n\n`);
  expect(copies).toHaveBeenCalledWith(quest.prompt);
});

test('a closed clipboard is no failure while the prompt is on the sheet', async () => {
  answerQuest();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('closed'));
  await renderApp('/');
  await accept.click();
  await expect.element(added).toBeVisible();
  await expect.element(page.getByText(/It is on your sheet\.$/)).toBeVisible();
  await expect.element(editor).toHaveValue(`${quest.prompt}\n\n`);
  expect(failed.query()).toBeNull();
});

test('a prompt that is neither on the sheet nor copied is for the writer to copy', async () => {
  answerQuest();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('closed'));
  await renderPart(<QuestCard quest={quest} onPrompt={() => false} />);
  await accept.click();
  await expect
    .element(
      page.getByText('Copy Failed: Please manually copy the quest prompt to your journal entry.'),
    )
    .toBeVisible();
});
