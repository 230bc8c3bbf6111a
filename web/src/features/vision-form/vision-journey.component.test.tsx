import {
  api,
  JOURNEY_QUESTIONS,
  PILLARS,
  type PillarId,
  type VisionResponse,
} from '@pathkeeper/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { PHONE, renderApp } from '../../../test/app.tsx';
import { expectAccessible } from '../../../test/axe.ts';
import { aUser } from '../../../test/samples/samples.ts';
import { aVisionResponse } from '../../../test/samples/vision-samples.ts';
import { gate, refuse, server } from '../../../test/server.ts';

const user = aUser({ id: 12, role: 'admin' });
const sheet = (pillar: PillarId) =>
  page.getByRole('textbox', { name: JOURNEY_QUESTIONS[pillar].question });
const button = (name: string) => page.getByRole('button', { name, exact: true });

const made = {
  lifeVisionSummary: 'Of health you say “The stairs, both ways”.',
  ultimateGoals: {
    health: {
      title: 'Stairs',
      phrase: 'The stairs',
      color: '#5B7334',
      icon: '🌿',
      milestones: ['Ten'],
    },
  },
  extractedCategories: {},
  chosenBy: 'rules' as const,
  responseId: 9,
  waiting: [],
  withheld: [],
  safety: null,
};

test('the journey is the administrators’; others are sent home', async () => {
  await renderApp('/vision-questionnaire', { user: aUser({ betaAccessGranted: true }) });
  await expect.poll(() => location.pathname).toBe('/');
});

test.for([
  { name: 'at a desk', window: undefined },
  { name: 'on a phone', window: PHONE },
])('seven pillars in order, each skipped or answered, become a vision, $name', async (given) => {
  const { opened, open } = gate();
  const sent = server.on(api.vision.generateJourney, async () => {
    await opened;
    return made;
  });
  await renderApp('/vision-questionnaire', { user, ...(given.window && { window: given.window }) });
  await expect.element(page.getByText('Pillar 1 of 7')).toBeVisible();
  await expect.element(sheet('health')).toHaveFocus();
  expect((sheet('health').element() as HTMLTextAreaElement).rows).toBe(6);
  await expectAccessible();
  await sheet('health').fill('The stairs, both ways.');
  await button('Continue').click();

  // Skipping stores an empty answer; what was written can be brought back.
  await sheet('wealth').fill('Words for later');
  await button('Skip Question').click();
  await expect.element(page.getByText('Wealth was skipped; it can wait.')).toBeVisible();
  await button('Previous').click();
  await expect.element(sheet('wealth')).toHaveValue('');
  await button('Bring it back').click();
  await expect.element(sheet('wealth')).toHaveValue('Words for later');
  await button('Skip Question').click();

  for (let left = 0; left < 4; left += 1) await button('Skip Question').click();
  await expect.element(sheet('character')).toBeVisible();
  expect(
    page.getByRole('progressbar', { name: 'Progress of the journey' }).element(),
  ).toHaveAttribute('aria-valuetext', 'Pillar 7 of 7, Character');
  await button('Generate Vision').click();
  await expect
    .element(page.getByRole('heading', { name: 'Creating Your Vision...' }))
    .toBeVisible();
  open();
  await expect.element(page.getByRole('heading', { name: 'Vision Complete!' })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Take Me to My Vision Board' }))
    .toHaveAttribute('href', '/vision-board');
  expect(sent[0]?.body).toEqual({
    questionsAndAnswers: PILLARS.map(({ id, name }) => ({
      ...{ pillar: id, pillarName: name, question: JOURNEY_QUESTIONS[id].question },
      answer: id === 'health' ? 'The stairs, both ways.' : '',
    })),
  });
  await expectAccessible();
});

test('a failure is told in a toast, and the answers stay', async () => {
  server.on(api.vision.generateJourney, refuse(503, 'unavailable', 'Busy.'));
  await renderApp('/vision-questionnaire', { user });
  await sheet('health').fill('The stairs, both ways.');
  for (let left = 0; left < 6; left += 1) await button('Continue').click();
  await button('Generate Vision').click();
  await expect
    .element(page.getByText('Vision generation failed: 503: Busy. Please try logging in again.'))
    .toBeVisible();
  await expect.element(button('Generate Vision')).toBeEnabled();
});

test('what was made last is shown again, and a blank pillar can be answered now', async () => {
  const { responseId: id, safety: _none, ...kept } = made;
  const answers = [
    {
      ...{ pillar: 'health' as const, pillarName: 'Health' },
      ...{ question: JOURNEY_QUESTIONS.health.question, answer: 'The stairs, both ways.' },
    },
  ];
  server.on(api.vision.responses, [aVisionResponse({ ...kept, id, kind: 'journey', answers })]);
  await renderApp('/vision-questionnaire', { user });
  await expect.element(page.getByText('One pillar has a phrase')).toBeVisible();
  await button('Answer Wealth now').click();
  await expect.element(sheet('wealth')).toBeVisible();
  await button('Previous').click();
  await expect.element(sheet('health')).toHaveValue('The stairs, both ways.');
});

test('all left blank, the journey says so over the questions, and cheers nothing', async () => {
  server.on(api.vision.generateJourney, { ...made, ultimateGoals: {}, responseId: null });
  await renderApp('/vision-questionnaire', { user });
  for (let left = 0; left < 7; left += 1) await button('Skip Question').click();
  await expect.element(page.getByText(/^All seven were left blank, so nothing/)).toBeVisible();
  expect(page.getByText('Vision Complete!').query()).toBeNull();
  await expectAccessible();
  await button('Go to the first').click();
  await expect.element(sheet('health')).toBeVisible();
});

const given = (pillar: PillarId, answer: string) => ({
  ...{ pillar, pillarName: pillar, question: JOURNEY_QUESTIONS[pillar].question, answer },
});
const written = [given('health', 'The stairs, both ways.'), given('love', 'I don’t know.')];
const madeOf = (own: Partial<VisionResponse>) => {
  const { responseId: id, safety: _none, ...kept } = made;
  return aVisionResponse({ ...kept, id, kind: 'journey', answers: written, ...own });
};

test('an answer of which nothing was made is not called blank', async () => {
  server.on(api.vision.responses, [madeOf({})]);
  await renderApp('/vision-questionnaire', { user });
  await expect
    .element(page.getByText(/Nothing was made of what you wrote on Love; it is kept\./))
    .toBeVisible();
  await expect
    .element(page.getByText(/Wealth, Legacy, Wisdom, Spirituality, and Character are blank/))
    .toBeVisible();
});

test('where nothing was made at all, the journey says so and leads back to the answers', async () => {
  const summary = 'Nothing was made: what you wrote says of no pillar yet how you would have it.';
  server.on(api.vision.responses, [madeOf({ ultimateGoals: {}, lifeVisionSummary: summary })]);
  await renderApp('/vision-questionnaire', { user });
  await expect.element(page.getByRole('heading', { name: 'Nothing was made yet' })).toBeVisible();
  await expect.element(page.getByText(summary)).toBeVisible();
  await expectAccessible();
  await button('Go back to the seven').click();
  await expect.element(sheet('health')).toHaveValue('The stairs, both ways.');
});
