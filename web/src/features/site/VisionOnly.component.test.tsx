import { api } from '@pathkeeper/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { SITE } from '../../../test/account.ts';
import { renderApp } from '../../../test/app.tsx';
import { expectAccessible } from '../../../test/axe.ts';
import { aConversation } from '../../../test/samples/architect-samples.ts';
import { aUser, SAMPLE_INSTANT } from '../../../test/samples/samples.ts';
import { aVisionResponse } from '../../../test/samples/vision-samples.ts';
import { gate, refuse, server } from '../../../test/server.ts';

const CLOSED = 'This feature is currently in beta testing and not available to your account.';
const closed = page.getByText(CLOSED);
const step = page.getByText('Step 1 of 7');

const at = (visionAccess: typeof SITE.visionAccess) => ({ ...SITE, visionAccess });

test('a tool opens to a member only once it is known that it is open to everyone', async () => {
  const { opened, open } = gate();
  server.on(api.site.info, async () => {
    await opened;
    return at('everyone');
  });
  await renderApp('/vision-form');
  await expect.element(page.getByText('Loading Vision Form')).toBeInTheDocument();
  expect(step.query()).toBeNull();
  open();
  await expect.element(step).toBeVisible();
  expect(closed.query()).toBeNull();
});

test('whoever it is not open to reads so, and can go back', async () => {
  await renderApp('/vision-form', { user: aUser({ betaAccessGranted: true }) });
  await expect.element(closed).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Vision Form' })).toBeVisible();
  expect(step.query()).toBeNull();
  await expectAccessible();
});

test('what was written while it was open is read and deleted there', async () => {
  const calls = api.visionArchitect;
  const talk = aConversation([{ role: 'user', content: 'The first harbour.' }], {
    id: 9,
    isCurrent: false,
  });
  let lines = [
    {
      ...{ id: 9, startedAt: SAMPLE_INSTANT, updatedAt: SAMPLE_INSTANT, messages: 1 },
      ...{ line: 'The first harbour.', made: false },
    },
  ];
  server.on(calls.conversation, aConversation());
  server.on(calls.conversations, () => lines);
  server.on(calls.earlier, talk);
  server.on(api.vision.trail, []);
  server.on(api.vision.responses, [aVisionResponse({ id: 4, kind: 'form' })]);
  const removed = server.on(calls.removeConversation, () => {
    lines = [];
    return { success: true as const };
  });
  await renderApp('/vision-form');
  await expect.element(page.getByRole('heading', { name: 'What you wrote here' })).toBeVisible();
  await page.getByText(/^Conversation with the architect/).click();
  await expect.element(page.getByText('The first harbour.')).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: /^Delete: Conversation/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete the conversation' }).click();
  await expect.poll(() => removed).toMatchObject([{ params: { id: 9 } }]);
  await expect.element(page.getByText(/^Conversation with the architect/)).not.toBeInTheDocument();
  await expect.element(page.getByText(/^Vision Form, /)).toBeVisible();
});

test('a beta member has it where it is open to beta, an administrator always', async () => {
  server.on(api.site.info, at('beta'));
  await renderApp('/vision-form', { user: aUser({ betaAccessGranted: true }) });
  await expect.element(step).toBeVisible();
});

test('where nobody could be asked nothing is opened, and it can be asked again', async () => {
  server.on(api.site.info, refuse(503, 'unavailable', 'Busy.'));
  await renderApp('/vision-form');
  await expect.element(page.getByText('Vision Form did not arrive.')).toBeVisible();
  expect(step.query()).toBeNull();
  server.on(api.site.info, at('everyone'));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(step).toBeVisible();
});
