import { api, type GuideQuote } from '@pathkeeper/contract';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PHONE, reload, renderApp } from '../../../../test/app.tsx';
import { expectAccessible } from '../../../../test/axe.ts';
import { press } from '../../../../test/press.ts';
import {
  anEntry,
  aSafetyAnswer,
  aUser,
  BUILT_IN,
  SAMPLE_DAY,
} from '../../../../test/samples/samples.ts';
import { gate, refuse, server } from '../../../../test/server.ts';

const LADDER =
  'Tomas borrowed the ladder in August and it is still August over there. I was cross about it all evening.';

const opener = page.getByRole('button', { name: 'Ask Merlin' });
const merlin = page.getByRole('dialog', { name: 'Ask Merlin' });
const question = merlin.getByRole('textbox', { name: 'Your question' });
const answered = page.getByText(/^Answered by/);
const helpDialog = page.getByRole('dialog', { name: /Talk to a person/ });

const answer = (quotes: GuideQuote[] = []) => ({
  message: 'You write about him when you are tired.',
  quotes,
  source: BUILT_IN,
  safety: null,
});

const inDanger = { ...answer(), message: '', safety: aSafetyAnswer() };

const ask = async (text: string) => {
  await question.fill(text);
  await userEvent.keyboard('{Enter}');
};

beforeEach(() => {
  server.on(api.guide.consult, answer());
  server.on(api.safety.helplines, { ...aSafetyAnswer(), country: null, countries: ['GB'] });
});

test('Merlin answers in four modes, the prophecy once a day', async () => {
  const calls = server.on(api.guide.consult, answer());
  await renderApp('/');
  await opener.click();
  for (const mode of ['Reflection', 'Goal alignment', 'Daily Prophecy']) {
    await merlin.getByRole('button', { name: new RegExp(`^${mode}`) }).click();
    await expect.element(answered).toBeVisible();
    await expect.element(page.getByText('Merlin answers', { exact: true })).toBeVisible();
  }
  const received = merlin.getByRole('button', { name: /Daily Prophecy Received/ });
  await expect.element(received).toHaveAttribute('aria-disabled', 'true');
  await expect.element(received).toHaveFocus();

  await expect.element(merlin.getByRole('button', { name: 'Ask', exact: true })).toBeDisabled();
  await ask('   ');
  await expect.element(merlin.getByText('What does the day hold?')).toBeVisible();
  expect(calls).toHaveLength(3);
  await ask('What do I write about Tomas?');
  await expect.element(page.getByText('What do I write about Tomas?')).toBeVisible();
  await expect.element(answered).toBeVisible();
  await expect.element(page.getByText('Merlin is software.').first()).toBeVisible();
  expect(calls.map(({ body }) => body.mode)).toEqual([
    'reflection',
    'goal-alignment',
    'daily-wisdom',
    'custom',
  ]);

  await userEvent.keyboard('{Escape}');
  await expect.element(merlin).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  reload();
  await opener.click();
  await expect.element(received).toBeDisabled();
});

test('Merlin shows the entries he quotes, and they open at the passage', async () => {
  const entry = anEntry({ content: LADDER });
  const text = 'I was cross about it all evening.';
  const quote = { entryId: entry.id, localDate: SAMPLE_DAY, text, note: 'The ladder.' };
  server.on(api.entries.get, entry);
  server.on(api.guide.consult, answer([quote]));
  await renderApp('/');
  await opener.click();
  await ask('What do I write about the ladder?');
  await page.getByRole('list', { name: 'Pages quoted' }).getByRole('link').first().click();
  await expect.poll(() => location.pathname).toBe(`/entry/${entry.id}`);
  expect(location.search).toBe('');
  expect(location.hash).toMatch(/^#\?quote=/);
  await expect.element(merlin).not.toBeInTheDocument();
  await expect.poll(() => document.querySelector('mark')?.textContent).toBe(text);
  await expect.element(document.querySelector('mark')).toBeInViewport();
});

test('a question stays in its field while consent is asked for', async () => {
  server.on(api.guide.settings, {
    source: BUILT_IN,
    destination: 'models.example.org',
    consentedAt: null,
    excludedFolders: [],
  });
  await renderApp('/');
  const consent = page.getByRole('dialog', { name: 'Use the guide at models.example.org?' });
  await opener.click();
  await ask('What about Tomas?');
  await expect.element(consent).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(consent).not.toBeInTheDocument();
  await expect.element(merlin).toBeVisible();
  await expect.element(question).toHaveValue('What about Tomas?');
  await press(question, '{Enter}');
  await consent.getByRole('button', { name: 'Close' }).click();
  await expect.element(question).toHaveValue('What about Tomas?');
  await press(question, '{Enter}');
  await consent.getByRole('button', { name: 'Ask Pathkeeper’s own guide instead' }).click();
  await expect.element(answered).toBeVisible();
  await expect.element(question).toHaveValue('');
});

test('Merlin can be stopped', async () => {
  const never = gate();
  server.on(api.guide.consult, async () => {
    await never.opened;
    return answer();
  });
  await renderApp('/');
  await opener.click();
  await ask('Are you there?');
  await merlin.getByRole('button', { name: 'Stop' }).click();
  await expect.element(page.getByText('You stopped him there.')).toBeVisible();
  never.open();
});

test('Merlin says so when the connection falters, and can be asked again', async () => {
  const error = 'The guide is asleep.';
  server.on(api.guide.consult, refuse(502, 'guide_failed', error));
  await renderApp('/', { user: aUser({ username: 'ines' }) });
  await opener.click();
  await ask('Are you there now?');
  const faltering = 'The mystical connection falters... Please try again, ines.';
  await expect.element(page.getByText(faltering)).toBeVisible();
  await expect.element(page.getByText(error)).toBeVisible();
  server.on(api.guide.consult, answer());
  await merlin.getByRole('button', { name: 'Retry' }).click();
  await expect.element(answered).toBeVisible();
});

test('Merlin steps aside for words of danger, and whenever somebody asks', async () => {
  server.on(api.guide.consult, inDanger);
  await renderApp('/');
  await opener.click();
  await ask('I have decided to end it.');
  await expect.element(helpDialog).toBeVisible();
  await expect.element(page.getByText('Merlin answers')).not.toBeInTheDocument();
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await expect.element(helpDialog).not.toBeInTheDocument();
  await opener.click();
  await merlin.getByRole('button', { name: 'Get help now' }).click();
  await expect.element(helpDialog.getByText('findahelpline.com').first()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(opener).toHaveFocus();
});

test('Merlin has a word on the home screen, from what the day gives', async () => {
  const entry = anEntry({ content: LADDER, localDate: new Date().toLocaleDateString('en-CA') });
  server.on(api.entries.list, [entry]);
  await renderApp('/');
  await page.getByRole('button', { name: 'A word with Merlin' }).click();
  await page.getByRole('button', { name: 'How many pages have I written?' }).click();
  await expect.element(answered).toHaveLength(1);
  await expectAccessible();
  const line = page.getByRole('textbox', { name: 'A word with Merlin' });
  await line.fill('What about Tomas?');
  await press(line, '{Enter}');
  await expect.element(answered).toHaveLength(2);
  server.on(api.guide.consult, inDanger);
  await line.fill('I have decided to end it.');
  await press(line, '{Enter}');
  await expect.element(page.getByRole('heading', { name: 'Talk to a person' })).toBeVisible();
  await expect.element(page.getByText(/Today’s Quest|Quest of the day/i)).not.toBeInTheDocument();
});

test.for([
  { name: 'at a desk', window: undefined },
  { name: 'on a phone', window: PHONE },
])('the dialog is accessible before and after an answer $name', async ({ window }) => {
  await renderApp('/', window ? { window } : {});
  await opener.click();
  await expect.element(merlin).toBeVisible();
  await expectAccessible();
  await ask('What do I write about Tomas?');
  await expect.element(answered).toBeVisible();
  await expectAccessible();
});
