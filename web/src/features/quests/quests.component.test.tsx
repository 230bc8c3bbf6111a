import { api } from '@pathkeeper/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderApp } from '../../../test/app.tsx';
import { aQuest } from '../../../test/samples/samples.ts';
import { refuse, server } from '../../../test/server.ts';

const complete = () => page.getByRole('button', { name: 'Complete' }).click();

/** Opens the home page with an accepted quest. */
async function renderAccepted(): Promise<void> {
  server.on(api.quests.today, { ...aQuest({ status: 'accepted' }), more: [] });
  await renderApp('/');
}

test('a quest that is not answered yet says why, in the words of the server', async () => {
  const reason = 'The quest wants an entry written since you accepted it.';
  server.on(api.quests.complete, refuse(400, 'invalid_request', reason));
  await renderAccepted();
  await complete();
  await expect.element(page.getByText(/^Quest Not Complete/)).toBeVisible();
  await expect.element(page.getByText(reason)).toBeVisible();
});

test('who completes a quest with a page that is not saved is told to save it first', async () => {
  const reason = 'The quest wants an entry written since you accepted it.';
  server.on(api.quests.complete, refuse(400, 'invalid_request', reason));
  await renderAccepted();
  await page.getByRole('textbox', { name: "Today's Entry" }).fill('Dear Ines');
  await complete();
  await expect.element(page.getByText(/Save your page first/)).toBeVisible();
});

test('a quest that cannot be completed has a sentence where the server has none', async () => {
  server.on(api.quests.complete, refuse(500, 'internal', 'Something went wrong on our side.'));
  await renderAccepted();
  await complete();
  const sentence =
    "Unable to complete quest. Please ensure you've written a substantial journal entry.";
  await expect.element(page.getByText(sentence)).toBeVisible();
});

test('a quest that did not arrive is said, and can be asked for again', async () => {
  server.on(api.quests.today, refuse(500, 'internal', 'Something went wrong on our side.'));
  await renderApp('/');
  await expect.element(page.getByText('Today’s quest did not arrive.')).toBeVisible();
  const quest = aQuest();
  server.on(api.quests.today, { ...quest, more: [] });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('heading', { name: quest.title })).toBeVisible();
});
