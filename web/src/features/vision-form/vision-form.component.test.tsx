import {
  api,
  FORM_ORDER,
  FORM_QUESTIONS,
  type PillarId,
  type VisionResult,
} from '@pathkeeper/contract';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PHONE, reload, renderApp } from '../../../test/app.tsx';
import { expectAccessible } from '../../../test/axe.ts';
import { aMilestone, aSafetyAnswer, aUser } from '../../../test/samples/samples.ts';
import { aVisionGoal, aVisionResponse } from '../../../test/samples/vision-samples.ts';
import { gate, NO_NETWORK, refuse, server } from '../../../test/server.ts';
import { newRecord, SHARED } from '../../lib/drafts/draft-record.ts';
import { putDraft } from '../../lib/drafts/draft-store.ts';
import { noAnswers } from './answers.ts';

const user = aUser({ id: 12, role: 'admin' });

const sheet = (pillar: PillarId) =>
  page.getByRole('textbox', { name: FORM_QUESTIONS[pillar].question });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const reason = page.getByText('Please provide more detail (minimum 20 characters)');

const seven = FORM_ORDER.map((pillar) => `I want the ${pillar} of a quiet harbour.`);

function leaveAnswers(texts: readonly string[], at: number): void {
  const record = newRecord(`vision-form:${user.id}`, noAnswers(), SHARED);
  const fields = {
    ...noAnswers(),
    texts: noAnswers().texts.map((none, i) => texts[i] ?? none),
    at,
  };
  putDraft({ ...record, fields: { ...fields, reached: at }, changedAt: Date.now() });
}

const goalOf = (pillar: PillarId, milestones: string[] = []) => ({
  ...{ title: `The ${pillar}`, color: '#5B7334', icon: '🌿', milestones },
  phrase: `I want the ${pillar} of a quiet harbour.`,
});

const result = (own: Partial<VisionResult> = {}): VisionResult => ({
  lifeVisionSummary: 'Of love you say “I want the love of a quiet harbour”. That is all.',
  ultimateGoals: {
    love: goalOf('love', ['Ring Tomas', 'Go north', 'Return the jar', 'Write']),
    health: goalOf('health'),
  },
  extractedCategories: {},
  chosenBy: 'rules',
  responseId: 4,
  waiting: [],
  withheld: [],
  safety: null,
  ...own,
});

const answersOf = () =>
  FORM_ORDER.map((pillar, at) => ({
    ...{ pillar, pillarName: pillar, question: FORM_QUESTIONS[pillar].question },
    answer: seven[at] ?? '',
  }));

test('a step goes on above twenty characters, says why it does not, and is kept over a reload', async () => {
  await renderApp('/vision-form', { user });
  await expect.element(page.getByText('Step 1 of 7')).toBeVisible();
  await expect.element(sheet('legacy')).toHaveFocus();
  await expect.element(button('Next')).toBeDisabled();
  await expect.element(button('Previous')).toBeDisabled();
  await expect.element(reason).toBeVisible();
  await expectAccessible();

  await sheet('legacy').fill('  twenty characters ok  ');
  await expect.element(page.getByText('20/500 characters')).toBeInTheDocument();
  await expect.element(button('Next')).toBeDisabled();
  await sheet('legacy').fill('twenty-one characters');
  await expect.element(button('Next')).toBeEnabled();
  expect(reason.query()).toBeNull();
  await button('Next').click();
  await expect.element(sheet('wealth')).toHaveFocus();
  await sheet('wealth').fill('A door');
  reload();
  await expect.element(page.getByText('Step 2 of 7')).toBeVisible();
  await expect.element(sheet('wealth')).toHaveValue('A door');
  await button('Previous').click();
  await expect.element(sheet('legacy')).toHaveValue('twenty-one characters');
  // The steps that were answered are pressed in the row of dots, those after the next open one not.
  await expect.element(button('Wealth, step 2 of 7, answered')).toBeEnabled();
  await expect.element(button('Love, step 3 of 7, not answered')).toBeDisabled();
});

test('more than 500 characters are taken, and more than 2,000 are told', async () => {
  leaveAnswers(['a'.repeat(501)], 0);
  await renderApp('/vision-form', { user });
  await expect.element(page.getByText('501/500 characters')).toBeInTheDocument();
  await expect.element(button('Next')).toBeEnabled();
  await sheet('legacy').fill('a'.repeat(2001));
  await expect.element(page.getByText('An answer can be at most 2,000')).toBeVisible();
  await expect.element(button('Next')).toBeDisabled();
});

test.for([
  { name: 'at a desk', window: undefined },
  { name: 'on a phone', window: PHONE },
])('seven answers become a board whose words lead back to them, $name', async ({ window }) => {
  leaveAnswers(seven, 6);
  const { opened, open } = gate();
  const sent = server.on(api.vision.submitForm, async () => {
    await opened;
    return result();
  });
  await renderApp('/vision-form', { user, ...(window && { window }) });
  await button('Create Vision').click();
  await expect.element(button('Processing...')).toBeVisible();
  const response = aVisionResponse({ ...result(), id: 4, answers: answersOf() });
  server.on(api.vision.responses, [response]);
  open();
  await expect.element(page.getByRole('heading', { name: 'Your life vision' })).toHaveFocus();
  await expect.element(page.getByText('Vision Created!')).toBeVisible();
  await expect
    .element(page.getByText('processed by the AI workflow and is ready to view.'))
    .toBeVisible();
  expect(sent[0]?.body).toEqual({
    answers: Object.fromEntries(FORM_ORDER.map((pillar, at) => [pillar, seven[at]])),
  });
  await expect.element(page.getByText('+1 more...')).toBeVisible();
  await expectAccessible();

  await page.getByRole('link', { name: 'from your answer on Love' }).click();
  const dialog = page.getByRole('dialog', { name: 'Love, your answer' });
  await expect.element(dialog.getByText(FORM_QUESTIONS.love.question)).toBeVisible();
  await expect.element(dialog.getByRole('mark')).toHaveTextContent('I want the love of a quiet');
});

test('a phrase is said better, and the answer stays as it was given', async () => {
  const response = aVisionResponse({ ...result(), id: 4, answers: answersOf() });
  server.on(api.vision.responses, [response]);
  const love = aVisionGoal('love', { ...goalOf('love'), milestones: [aMilestone()] });
  server.on(api.vision.goals, [love]);
  const updates = server.on(api.vision.updateGoal, {
    ...love,
    phrase: 'He tells me early',
    safety: null,
  });
  await renderApp('/vision-form', { user });
  await page.getByText('from what you wrote').first().click();
  await page.getByLabelText('Say the phrase better').fill('He tells me early');
  server.on(api.vision.goals, [{ ...love, phrase: 'He tells me early' }]);
  await button('Save the phrase').click();
  await expect.element(page.getByText('He tells me early')).toBeVisible();
  expect(updates[0]?.body).toMatchObject({ phrase: 'He tells me early' });

  await button('Go back to the seven').click();
  await expect.element(sheet('legacy')).toHaveValue(seven[0]);
});

test('where nothing was made the screen says so, cheers nothing, and leads back to the answers', async () => {
  leaveAnswers(seven, 6);
  const summary = 'Nothing was made: what you wrote says of no pillar yet how you would have it.';
  const nothing = result({ ultimateGoals: {}, lifeVisionSummary: summary });
  server.on(api.vision.submitForm, nothing);
  server.on(api.vision.responses, [aVisionResponse({ ...nothing, id: 4, answers: answersOf() })]);
  await renderApp('/vision-form', { user });
  await button('Create Vision').click();
  await expect.element(page.getByText(summary)).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Your life vision' })).toHaveFocus();
  expect(page.getByText('Vision Created!').query()).toBeNull();
  expect(page.getByText(/stand on both boards|A phrase is wrong|No areas/).query()).toBeNull();
  await expectAccessible();
  await button('Go back to the seven').click();
  await expect.element(sheet('legacy')).toHaveValue(seven[0]);
});

test('a failure is told, nothing is lost, and the next try is the same save', async () => {
  leaveAnswers(seven, 6);
  server.on(api.vision.submitForm, NO_NETWORK);
  await renderApp('/vision-form', { user });
  await button('Create Vision').click();
  await expect.element(page.getByText('Failed to create vision. Please try again.')).toBeVisible();
  const busy = server.on(api.vision.submitForm, refuse(503, 'unavailable', 'Busy.'));
  await button('Create Vision').click();
  await expect.poll(() => busy).toHaveLength(1);
  await expect.element(button('Create Vision')).toBeEnabled();
  await expect.element(sheet('character')).toHaveValue(seven[6]);
  const sent = server.on(api.vision.submitForm, result());
  await button('Create Vision').click();
  await expect.element(page.getByRole('heading', { name: 'Your life vision' })).toBeVisible();
  expect(sent[0]?.key).toBe(busy[0]?.key);
});

test('after words of danger there are people to call, no board, no cheer and every answer', async () => {
  leaveAnswers(seven, 6);
  server.on(api.vision.submitForm, {
    ...result({ lifeVisionSummary: '', ultimateGoals: {}, responseId: null, withheld: ['love'] }),
    safety: { ...aSafetyAnswer(), tier: 'now' as const },
  });
  await renderApp('/vision-form', { user });
  await button('Create Vision').click();
  await expect.element(page.getByText('Talk to a person')).toBeVisible();
  expect(page.getByText('Vision Created!').query()).toBeNull();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText('They stay here as you wrote them.')).toBeVisible();
  await expect.element(sheet('character')).toHaveValue(seven[6]);
  await expectAccessible();
  // It says which answer holds the vision back, and leads to it.
  await button('Go to Love').click();
  await expect.element(sheet('love')).toHaveValue(seven[FORM_ORDER.indexOf('love')]);
});

test('made anew, a pillar that holds a goal is offered with both texts, taken over or kept', async () => {
  const made = result({ waiting: ['love', 'health'] });
  const response = aVisionResponse({ ...made, id: 4, answers: answersOf() });
  server.on(api.vision.responses, [response]);
  const standing = aVisionGoal('love', { title: 'The house on the quay', phrase: 'Come home' });
  server.on(api.vision.goals, [standing, aVisionGoal('health', { title: 'Cold water' })]);
  const taken = server.on(api.vision.takeOver, []);
  await renderApp('/vision-form', { user });
  await expect.element(page.getByText('Two pillars hold a goal already.')).toBeVisible();
  await expect.element(page.getByText('The house on the quay')).toBeVisible();
  await expect.element(page.getByText('“Come home”')).toBeVisible();
  expect(page.getByText('They stand on both boards now.').query()).toBeNull();
  await expectAccessible();
  const kept = server.on(api.vision.keepStanding, ({ body }) => ({
    ...response,
    kept: body.pillars,
  }));
  server.on(api.vision.responses, [{ ...response, waiting: ['love'], kept: ['health'] }]);
  await button('Keep Health').click();
  await expect.element(page.getByText('Health stays as it was.')).toBeVisible();
  await expect
    .element(page.getByText('It stands on both boards now; one more waits'))
    .toBeVisible();
  expect(kept).toMatchObject([{ params: { id: 4 }, body: { pillars: ['health'] } }]);
  server.on(api.vision.responses, [{ ...response, waiting: ['health'], takenOver: ['love'] }]);
  await button('Take over Love').click();
  await expect.element(page.getByText('Love holds what you wrote now.')).toBeVisible();
  expect(taken).toMatchObject([{ params: { id: 4 }, body: { pillars: ['love'] } }]);
  // The answer may have been lost alone: what stands there is asked for again.
  server.on(api.vision.undoTakeOver, refuse(503, 'unavailable', 'Not now.'));
  server.on(api.vision.responses, [response]);
  await button('Undo').first().click();
  await expect.element(page.getByText('Not Brought Back')).toBeVisible();
  await expect.element(button('Take over Love')).toBeVisible();
});
