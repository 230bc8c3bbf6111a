import { api, DAILY_QUESTION } from '@pathkeeper/contract';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { closeApp, PHONE, reload, renderApp } from '../../../../test/app.tsx';
import { expectAccessible } from '../../../../test/axe.ts';
import { press } from '../../../../test/press.ts';
import { aConversation } from '../../../../test/samples/architect-samples.ts';
import { anEntry, aUser, SAMPLE_DAY } from '../../../../test/samples/samples.ts';
import { aDailyStep, aVisionGoal, notAsked } from '../../../../test/samples/vision-samples.ts';
import { pageOf, server } from '../../../../test/server.ts';
import { storage } from '../../../lib/storage/storage.ts';

const admin = { user: aUser({ role: 'admin' }) };
const button = (name: string | RegExp) => page.getByRole('button', { name });
const dialog = page.getByRole('dialog');
const question = page.getByRole('heading', { name: DAILY_QUESTION });

const none = { commitmentTime: null, since: null, pausedUntil: null };
const asked = () =>
  notAsked({
    due: true,
    choices: [
      {
        ...{ goalId: 3, milestoneId: 31, pillar: 'love', category: null },
        ...{ title: 'Ask him about the house', place: 2, of: 4 },
      },
    ],
  });

test('one commits at 08:00 unless another time is chosen, changes it and ends it as easily', async () => {
  server.on(api.vision.goals, [aVisionGoal('love')]);
  let kept: { commitmentTime: string | null; since: string | null; pausedUntil: null } = none;
  server.on(api.vision.commitment, () => kept);
  const commits = server.on(api.vision.commit, ({ body }) => {
    kept = { ...none, commitmentTime: body.commitmentTime, since: SAMPLE_DAY };
    return kept;
  });
  server.on(api.visionArchitect.conversation, () => {
    const now = aConversation();
    return { ...now, visionData: { ...now.visionData, commitmentTime: kept.commitmentTime } };
  });
  await renderApp('/vision-board?view=cards', admin);
  await button("I'm Ready to Commit").click();
  await expect.element(page.getByLabelText('At what time?')).toHaveValue('08:00');
  await expectAccessible();
  await button('I Commit to My Vision').click();
  await expect.element(page.getByRole('heading', { name: 'Congratulations!' })).toBeVisible();
  await expect
    .element(dialog.getByText(/daily reflection prompts start tomorrow at 08:00/))
    .toBeVisible();
  await expect.element(dialog.getByText(DAILY_QUESTION)).toBeVisible();
  await expect
    .poll(() => storage.get(`visionArchitectData:${admin.user.id}`))
    .toContain('"commitmentTime":"08:00"');
  await button('Done').click();
  await expect.element(button("I'm Ready to Commit")).not.toBeInTheDocument();

  await button('Change the hour').click();
  await page.getByLabelText('At what time?').fill('20:30');
  await dialog.getByRole('button', { name: 'Change the hour' }).click();
  await expect.element(page.getByText(/At 20:30 you are asked/)).toBeVisible();
  await button('End the commitment').click();
  await button('Undo').click();
  await expect
    .poll(() => commits.map(({ body }) => body.commitmentTime))
    .toEqual(['08:00', '20:30', null, '20:30']);
});

test('when it is due it is asked once, on any screen; what was typed outlives a reload of its window', async () => {
  server.on(api.vision.today, asked());
  const answers = server.on(api.vision.answerToday, ({ body }) => ({
    step: aDailyStep({ step: body.step }),
    entryId: 5,
    safety: null,
    ...{ xpAwarded: 0, newBadges: [] },
  }));
  await renderApp('/growth', { ...admin, window: PHONE });
  await expect.element(question).toBeVisible();
  await expectAccessible();
  for (const name of ['Keep this step', 'Into the journal too', 'Not tonight', 'Not this week']) {
    const { right } = button(name).element().getBoundingClientRect();
    expect(right).toBeLessThanOrEqual(PHONE.width);
  }
  // Another load does not ask again; the board still takes an answer.
  reload();
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  server.on(api.vision.goals, [aVisionGoal('love')]);
  server.on(api.vision.commitment, { ...none, commitmentTime: '08:00', since: SAMPLE_DAY });
  history.replaceState(null, '', '/vision-board?view=cards');
  reload();
  await button('Name today’s step').click();
  await expect.element(question).toBeVisible();
  await button('Keep this step').click();
  await expect.element(page.getByText('Write one step, however small.')).toBeVisible();
  await page.getByLabelText('One step', { exact: true }).fill('Ring');
  reload();
  await expect.element(page.getByLabelText('One step', { exact: true })).toHaveValue('Ring');
  await button(/Ask him about the house/).click();
  await button('Into the journal too').click();
  await expect.element(question).not.toBeInTheDocument();
  expect(answers.map(({ body }) => body)).toMatchObject([
    { step: 'Ask him about the house', pillar: 'love', milestoneId: 31, entry: true },
  ]);
});

test('“Not tonight” and “Not this week” are one press, and so is closing it', async () => {
  for (const [put, forDays] of [
    [() => button('Not tonight').click(), 1],
    [() => button('Not this week').click(), 7],
    [() => userEvent.keyboard('{Escape}'), 1],
  ] as const) {
    server.on(api.vision.today, asked());
    const dismissed = server.on(api.vision.notTonight, notAsked());
    await renderApp('/growth', admin);
    await expect.element(question).toBeVisible();
    await put();
    await expect.element(question).not.toBeInTheDocument();
    expect(dismissed.map(({ body }) => body)).toEqual([{ forDays, localDate: SAMPLE_DAY }]);
    await closeApp();
  }
});

test('at the writing desk it is asked beside the page and not over it, and then on no other screen', async () => {
  for (const kept of [[], [anEntry({ localDate: SAMPLE_DAY })]]) {
    await closeApp();
    server.on(api.vision.today, asked());
    server.on(api.entries.list, kept);
    await renderApp('/', { ...admin, window: PHONE });
    await expect.element(question).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    await expectAccessible();
  }
  history.replaceState(null, '', '/growth');
  reload();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Growth' })).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 600));
  await expect.element(question).not.toBeInTheDocument();

  history.replaceState(null, '', '/');
  reload();
  const dismissed = server.on(api.vision.notTonight, () => {
    server.on(api.vision.today, notAsked());
    return notAsked();
  });
  await button('Name today’s step').click();
  await expect.element(dialog.getByLabelText('One step', { exact: true })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
  expect(dismissed).toHaveLength(1);
});

test('nothing is asked in the quiet after words of danger, nor where the tools are closed', async () => {
  server.on(api.vision.today, asked());
  server.on(api.profile.quiet, { isQuiet: true });
  await renderApp('/growth', admin);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 600));
  await expect.element(question).not.toBeInTheDocument();
  await closeApp();
  const calls = server.on(api.vision.today, asked());
  await renderApp('/vision-board', { user: aUser() });
  await expect
    .element(
      page.getByText(
        'This feature is currently in beta testing and not available to your account.',
      ),
    )
    .toBeVisible();
  expect(calls).toEqual([]);
});

test('the trail shows the days that had a step; each becomes an entry at one press, and goes with a way back', async () => {
  server.on(api.vision.trail, ({ query }) =>
    query.cursor
      ? pageOf([aDailyStep({ localDate: '2026-10-30', step: 'Lamp out.' })], null)
      : pageOf(
          [
            aDailyStep({ pillar: 'love' }),
            aDailyStep({ localDate: '2026-11-16', step: 'The stairs.', entryId: 46 }),
          ],
          'older',
        ),
  );
  const made = server.on(api.vision.stepEntry, {
    step: aDailyStep({ entryId: 9 }),
    entryId: 9,
    safety: null,
    ...{ xpAwarded: 10, newBadges: [] },
  });
  const removed = server.on(api.vision.removeStep, { success: true });
  await renderApp('/vision-board', admin);
  await expect.element(page.getByText('Ring him and not say fine.')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'a page' }))
    .toHaveAttribute('href', '/entry/46');
  await expectAccessible();
  await press(button('Earlier steps'), '{Enter}');
  await expect.element(page.getByText('Lamp out.')).toBeVisible();
  await button('Delete the step of November 16, 2026').click();
  await expect.element(button('Undo')).toHaveFocus();
  await button('Undo').click();
  await expect.element(page.getByText('The stairs.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'a page' })).toHaveFocus();
  expect(removed).toEqual([]);
  await button('Delete the step of November 16, 2026').click();
  window.dispatchEvent(new Event('pagehide'));
  await expect.poll(() => removed).toHaveLength(1);
  await button('Make it an entry').first().click();
  await expect.poll(() => made).toHaveLength(1);
});
