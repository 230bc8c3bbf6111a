import { api } from '@pathkeeper/contract';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerInQuiet } from '../../../test/account.ts';
import { DESK, PHONE, renderApp } from '../../../test/app.tsx';
import { expectAccessible } from '../../../test/axe.ts';
import {
  aGoal,
  aMilestone,
  anEntry,
  aUser,
  SAMPLE_DAY,
  SAMPLE_INSTANT,
} from '../../../test/samples/samples.ts';
import { aVisionGoal } from '../../../test/samples/vision-samples.ts';
import { server } from '../../../test/server.ts';

const GOALS = '/profile?tab=goals';
const TITLE = 'Finish the breakwater drawings';

const dialog = page.getByRole('dialog');
const goalOf = (title: string) => page.getByRole('region', { name: title });
const newGoal = page.getByRole('button', { name: 'New goal' });

/** One goal on its way, with milestones and notes, and a finished one. */
function answerWithGoals() {
  const note = {
    goalId: 1,
    milestoneId: null,
    entryId: null,
    entry: null,
    progressNote: 'By Friday.',
    progressValue: null,
    createdAt: SAMPLE_INSTANT,
  };
  const linked = anEntry({ content: 'The four-o’clock boat.' });
  const line = { localDate: SAMPLE_DAY, line: linked.content };
  server.on(api.goals.list, [
    aGoal({
      id: 1,
      title: TITLE,
      description: 'All eleven sheets.',
      milestones: [
        aMilestone({ title: 'Survey', targetDate: '2998-10-02' }),
        aMilestone({ title: 'North arm', sortOrder: 1 }),
      ],
      notes: [
        { ...note, id: 1 },
        { ...note, id: 2, entryId: linked.id, entry: line, progressNote: 'Here.' },
      ],
    }),
    aGoal({
      title: 'Mend the gate',
      isCompleted: true,
      completedAt: SAMPLE_INSTANT,
      progress: 100,
    }),
  ]);
  server.on(api.entries.list, [linked, anEntry({ content: 'Not posted.' })]);
  server.on(api.entries.search, []);
}

test('goals open at level 5, and say so', async () => {
  await renderApp(GOALS);
  await expect.element(page.getByText(/It opens at level 5, Builder/)).toBeVisible();
  await expect.element(newGoal).not.toBeInTheDocument();
});

test('in quiet mode a locked screen of goals says nothing of levels', async () => {
  answerInQuiet();
  await renderApp(GOALS);
  await expect.element(page.getByText(/It opens by itself, some pages on/)).toBeVisible();
  await expect.element(page.getByText(/level \d| XP/i)).not.toBeInTheDocument();
});

test('the first goal’s dialog is accessible, an error in it too', async () => {
  await renderApp(GOALS, { level: 5 });
  await expect.element(page.getByText('Nothing to steer by yet.')).toBeVisible();
  await expectAccessible();
  await newGoal.click();
  await expect.element(dialog.getByLabelText('Title')).toHaveFocus();
  await dialog.getByRole('button', { name: 'Set goal' }).click();
  await expect.element(dialog.getByText('A goal needs a title.')).toBeVisible();
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await expect.element(newGoal).toHaveFocus();
});

test.for([DESK, PHONE])(
  'goals with milestones and notes are accessible ($width px)',
  async (window) => {
    answerWithGoals();
    await renderApp(GOALS, { level: 5, window });
    await page.getByRole('button', { name: 'One finished' }).click();
    await expect.element(goalOf('Mend the gate').getByText('100%')).toBeVisible();
    await expectAccessible();
    await goalOf(TITLE).getByRole('button', { name: 'Link an entry' }).click();
    await dialog.getByRole('radio', { disabled: false }).click();
    await expectAccessible();
  },
);

test('a goal of the vision shows its pillar, its phrase and the way to the board', async () => {
  const goal = aGoal({ id: 5, title: 'Close to Tomas' });
  server.on(api.goals.list, [goal, aGoal({ title: 'Mend the gate' })]);
  server.on(api.vision.goals, [aVisionGoal('love', { ...goal, phrase: 'He tells me early' })]);
  await renderApp(GOALS, { user: aUser({ role: 'admin' }), level: 5 });
  const love = goalOf('Close to Tomas');
  await expect.element(love).toHaveTextContent(/Love“He tells me early”/);
  await expect
    .element(love.getByRole('link', { name: 'On the vision board' }))
    .toHaveAttribute('href', '/vision-board');
  expect(page.getByRole('link', { name: 'On the vision board' }).elements()).toHaveLength(1);
  await expectAccessible();
});
