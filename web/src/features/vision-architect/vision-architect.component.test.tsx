import { api, type SpokenMessage } from '@pathkeeper/contract';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PHONE, reload, renderApp } from '../../../test/app.tsx';
import { expectAccessible } from '../../../test/axe.ts';
import { aConversation, aMessage } from '../../../test/samples/architect-samples.ts';
import { aSafetyAnswer, aUser, SAMPLE_INSTANT } from '../../../test/samples/samples.ts';
import { NO_NETWORK, refuse, server } from '../../../test/server.ts';

const calls = api.visionArchitect;
const user = aUser({ id: 12, role: 'admin' });
const field = page.getByRole('textbox', { name: 'Your answer' });
const button = (name: string) => page.getByRole('button', { name, exact: true });

const you = (content: string): SpokenMessage => ({ role: 'user', content });
const architect = (content: string): SpokenMessage => ({ role: 'assistant', content });

const WORDS = 'I want to swim in the harbour.';
const ANSWER = 'You wrote of “swim in the harbour”. Who is with you?';
const begun = [architect('What is in it?'), you(WORDS), architect(ANSWER)];
const quoted = {
  pillar: 'love' as const,
  quotes: [{ text: 'swim in the harbour', messageId: 2, number: 2 }],
};

/** Twenty messages of which something can be made. */
const enough = Array.from({ length: 20 }, (_, at) =>
  at % 2 === 0
    ? architect('And what else?')
    : you(`Message ${at}. ${'Words of mine. '.repeat(12)}`),
);

const said = (number: number, words: string) => ({
  message: ANSWER,
  readiness: aConversation(begun).readiness,
  safety: null,
  added: [aMessage(you(words), number), aMessage(architect(ANSWER), number + 1, quoted)],
  conversationId: 5,
});

test('an answer is kept over a reload, sent with the conversation, and led back to', async () => {
  let now = aConversation();
  server.on(calls.conversation, () => now);
  await renderApp('/vision-architect', { user });
  await expect.element(page.getByText('What is in it?')).toBeVisible();
  await expect.element(button('Send')).toBeDisabled();
  await expectAccessible();
  await field.fill(WORDS);
  reload();
  await expect.element(field).toHaveValue(WORDS);

  const sent = server.on(calls.chat, () => {
    now = aConversation(begun);
    now.messages[2] = { ...aMessage(architect(ANSWER), 3), ...quoted };
    return said(2, WORDS);
  });
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await field.click();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(page.getByText('Who is with you?', { exact: true })).toBeVisible();
  await expect.element(field).toHaveValue('');
  expect(sent).toHaveLength(1);
  expect(sent[0]?.body?.messages?.map(({ role }) => role)).toEqual(['assistant', 'user']);
  await page.getByRole('link', { name: 'Yours, message 2' }).click();
  await expect.element(page.getByRole('listitem').filter({ hasText: WORDS }).first()).toHaveFocus();
});

test('what cannot be sent stays in the field, with the reason', async () => {
  await renderApp('/vision-architect', { user });
  await field.fill('a'.repeat(10_000));
  await expect
    .element(page.getByText(/at most 4,000 characters long, and this has 10,000/))
    .toBeVisible();
  server.on(calls.chat, NO_NETWORK);
  await field.fill(WORDS);
  await button('Send').click();
  await expect
    .element(page.getByText('Failed to get response. Please try again.').first())
    .toBeVisible();
  await expect.element(field).toHaveValue(WORDS);
});

test('whoever comes back goes on at the last question', async () => {
  server.on(calls.conversation, aConversation(enough));
  await renderApp('/vision-architect', { user, window: PHONE });
  await expect.element(field).toBeInViewport();
});

test('an open subject is asked about, and the button says why it is off', async () => {
  server.on(calls.conversation, aConversation(begun));
  await renderApp('/vision-architect', { user, window: PHONE });
  const generate = button('Generate Vision');
  await expect.element(generate).toHaveAttribute('aria-disabled', 'true');
  await expect
    .element(generate)
    .toHaveAccessibleDescription(/^Nine more messages, 771 more characters/);
  const asked = server.on(calls.chat, { ...said(4, WORDS), added: [] });
  await button('Ask me about courage').click();
  await expect.poll(() => asked).toMatchObject([{ body: { subject: 'courage', messages: [] } }]);
  await expectAccessible();
});

test('a vision is made once it is ready, and each phrase leads back to its message', async () => {
  const made = {
    ...{ at: SAMPLE_INSTANT, messages: 20, characters: 1900, summary: 'You wrote of one pillar.' },
    pillars: [
      {
        ...{ pillar: 'health' as const, title: 'Health', phrase: 'I want to swim.', messageId: 4 },
        ...{ number: 4, question: null },
        milestones: [{ title: 'Swim on Tuesdays.', messageId: 6, number: 6 }],
      },
    ],
  };
  let now = aConversation(enough);
  server.on(calls.conversation, () => now);
  await renderApp('/vision-architect', { user });
  const results = {
    lifeVisionSummary: '',
    ultimateGoals: {},
    extractedCategories: {},
    chosenBy: null,
  };
  server.on(calls.generate, refuse(503, 'unavailable', ''));
  await button('Generate Vision').click();
  await expect
    .element(page.getByText('Failed to generate vision. Please try again.'))
    .toBeVisible();
  server.on(calls.generate, () => {
    now = aConversation(enough, { made });
    return { ...results, responseId: 1, waiting: [], withheld: [], safety: null, made };
  });
  await button('Generate Vision').click();
  await expect.element(page.getByText('Vision Generated!')).toBeVisible();
  // It comes into view by itself, also where the conversation is long.
  const title = page.getByRole('heading', { name: 'One area, one milestone, all of them yours.' });
  await expect.element(title).toHaveFocus();
  await expect.element(title).toBeInViewport();
  await expect.element(page.getByRole('link', { name: 'View Vision Board' })).toBeVisible();
  await page.getByRole('link', { name: 'Message 4' }).click();
  await expect.element(page.getByRole('listitem').filter({ hasText: 'Message 3.' })).toHaveFocus();
  await expectAccessible();
});

test('where nothing was made of a conversation, that is said and nothing is cheered', async () => {
  const summary = 'Nothing was made: what you wrote says of no pillar yet how you would have it.';
  const made = { at: SAMPLE_INSTANT, messages: 20, characters: 1900, summary, pillars: [] };
  let now = aConversation(enough);
  server.on(calls.conversation, () => now);
  server.on(calls.generate, () => {
    now = aConversation(enough, { made });
    return {
      ...{ lifeVisionSummary: summary, ultimateGoals: {}, extractedCategories: {} },
      ...{ chosenBy: null, responseId: 1, waiting: [], withheld: [], safety: null, made },
    };
  });
  await renderApp('/vision-architect', { user });
  await button('Generate Vision').click();
  await expect
    .element(page.getByRole('heading', { name: 'Nothing was made of it yet.' }))
    .toHaveFocus();
  await expect.element(page.getByText(summary)).toBeVisible();
  expect(page.getByText('Vision Generated!').query()).toBeNull();
  expect(page.getByText(/Every phrase leads back/).query()).toBeNull();
});

test('words of danger are answered with people to call, and stay', async () => {
  const safety = { ...aSafetyAnswer(), tier: 'now' as const };
  const messages = [
    aMessage(you('I am in danger.'), 1),
    aMessage(architect(safety.message), 2, { safety }),
    aMessage(you('My sister was.'), 3),
    aMessage(architect('I have read that. Who is near?'), 4, {
      safety: { ...safety, tier: 'quiet' },
    }),
  ];
  server.on(calls.conversation, aConversation(begun, { messages }));
  await renderApp('/vision-architect', { user });
  await expect.element(page.getByText('I am in danger.')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Talk to a person' })).toBeVisible();
  await expect.element(button('People to talk to')).toBeVisible();
  await expectAccessible();
});

test('it is begun anew, read again and deleted, each after a question', async () => {
  server.on(calls.conversation, aConversation(begun));
  server.on(calls.conversations, [
    {
      ...{ id: 9, startedAt: SAMPLE_INSTANT, updatedAt: SAMPLE_INSTANT, messages: 3 },
      ...{ line: 'The first harbour.', made: false },
    },
  ]);
  server.on(calls.earlier, aConversation([you('The first harbour.')], { id: 9, isCurrent: false }));
  await renderApp('/vision-architect', { user });
  await page.getByRole('button', { name: /^Read the conversation/ }).click();
  await expect.element(page.getByText('The first harbour.')).toBeVisible();
  await button('Back to the conversation').click();

  const anew = server.on(calls.beginAnew, aConversation());
  await button('Begin anew').click();
  await expect.element(page.getByText(/stays among the earlier ones/)).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Begin anew' }).click();
  await expect.poll(() => anew).toHaveLength(1);

  const removed = server.on(calls.removeConversation, { success: true });
  await button('Delete the conversation').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete the conversation' }).click();
  // There is a way back; without it the call is sent once the screen is left.
  await expect.element(page.getByText('The conversation is deleted.')).toBeVisible();
  await button('Undo').click();
  await expect.element(button('Begin anew')).toBeVisible();
  expect(removed).toHaveLength(0);
  await page.getByRole('button', { name: /^Delete the conversation of/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete the conversation' }).click();
  await expect.element(page.getByText(/^The conversation of .* is deleted\.$/)).toBeVisible();
  await expectAccessible();
  window.dispatchEvent(new Event('pagehide'));
  await expect.poll(() => removed).toMatchObject([{ params: { id: 9 } }]);
});
