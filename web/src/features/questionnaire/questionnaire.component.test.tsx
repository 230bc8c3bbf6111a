import { api, type LifePath, QUESTIONS } from '@pathkeeper/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { PHONE, reload, renderApp } from '../../../test/app.tsx';
import { expectAccessible } from '../../../test/axe.ts';
import {
  aSafetyAnswer,
  aUser,
  BUILT_IN,
  DONE,
  NOTHING_EARNED,
  SAMPLE_INSTANT,
} from '../../../test/samples/samples.ts';
import { gate, server } from '../../../test/server.ts';
import { queryClient } from '../../app/query-client.ts';
import { newRecord, SHARED } from '../../lib/drafts/draft-record.ts';
import { putDraft } from '../../lib/drafts/draft-store.ts';
import { type Answerer, answersKey, noAnswers } from './answers.ts';

const user = aUser({ id: 12 });

const questionAt = (number: number) => QUESTIONS[number - 1]?.question ?? '';
const answerTo = (number: number) => page.getByRole('textbox', { name: questionAt(number) });
const complete = page.getByRole('button', { name: 'Complete Journey' });
const previous = page.getByRole('button', { name: 'Previous' });
const help = page.getByText('Talk to a person');
const notice = page.getByText('answered in this browser before you signed in');

const sixteen = Array.from({ length: 16 }, (_none, place) => `Answer ${place + 1}: the sea.`);

const lifePath: LifePath = {
  title: 'The wall and the harbour',
  currentTension: 'The telephone.',
  futureCalling: 'A wall before it is needed.',
  strengthsAndMap: 'You drew it twice.',
  lifeCompass: {
    coreValues: 'Walking it.',
    sourcesOfJoy: 'The shed.',
    innerNavigation: 'The lamp.',
  },
  ikigaiPathway: {
    whatTheyLove: 'Drawing.',
    whatTheyAreGoodAt: 'Footings.',
    whatTheWorldNeeds: 'Walls.',
    whatTheyCanBePaidFor: 'Letters.',
  },
  nextStep: 'Write to the technical school.',
  quotes: [],
  source: BUILT_IN,
  processingTime: 5,
};

/** Leaves answers in the browser, and the question that was open. */
function leaveAnswers(owner: Answerer, first: readonly string[], at: number): void {
  const texts = noAnswers().texts.map((none, place) => first[place] ?? none);
  const record = newRecord(answersKey(owner), noAnswers(), SHARED);
  putDraft({ ...record, fields: { texts, at }, changedAt: Date.now() });
}

beforeEach(() => {
  server.on(api.questionnaire.complete, DONE);
  server.on(api.questionnaire.analyse, {
    ikigaiAnalysis: lifePath,
    id: 4,
    safety: null,
    ...NOTHING_EARNED,
  });
});

test.for([
  { name: 'at a desk', window: undefined },
  { name: 'on a phone', window: PHONE },
])('a question, the result and the answers are accessible $name', async ({ window }) => {
  const options = { user, level: 2, ...(window && { window }) };
  await renderApp('/questionnaire', options);
  await expect.element(answerTo(1)).toHaveFocus();
  await expectAccessible();
  server.on(api.questionnaire.latest, {
    id: 4,
    answers: sixteen,
    ikigaiAnalysis: lifePath,
    createdAt: SAMPLE_INSTANT,
  });
  queryClient.clear();
  await renderApp('/questionnaire', options);
  await expect.element(page.getByRole('heading', { level: 1, name: lifePath.title })).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Read your answers' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Your answers' })).toBeVisible();
  await expectAccessible();
});

describe('words of danger', () => {
  beforeEach(() => {
    server.on(api.questionnaire.analyse, {
      ikigaiAnalysis: null,
      id: null,
      safety: aSafetyAnswer(),
      ...NOTHING_EARNED,
    });
    leaveAnswers(user.id, sixteen.with(15, ''), 15);
  });

  test('they get people to call; skipping goes home and is remembered', async () => {
    const marked = server.on(api.questionnaire.complete, DONE);
    await renderApp('/questionnaire', { user });
    await answerTo(16).fill('I have decided to end it, and wrote the letters.');
    await complete.click();
    await expect.element(page.getByRole('heading', { name: 'Talk to a person' })).toHaveFocus();
    await expectAccessible();
    await page.getByRole('button', { name: 'Back to my answers' }).click();
    await expect
      .element(answerTo(16))
      .toHaveValue('I have decided to end it, and wrote the letters.');

    await page.getByRole('button', { name: 'Skip for now' }).click();
    await expect.poll(() => location.pathname).toBe('/');
    await expect
      .element(page.getByText('They wait in this browser, open at question 16.'))
      .toBeVisible();
    await expect.poll(() => marked).toHaveLength(1);
  });

  test('what is not urgent leaves the reading in its place, with people a press away', async () => {
    server.on(api.questionnaire.analyse, {
      ...{ ikigaiAnalysis: lifePath, id: 4, safety: aSafetyAnswer({ tier: 'quiet' }) },
      ...NOTHING_EARNED,
    });
    server.on(api.questionnaire.latest, {
      ...{ id: 4, answers: sixteen, ikigaiAnalysis: lifePath, createdAt: SAMPLE_INSTANT },
    });
    await renderApp('/questionnaire', { user });
    await answerTo(16).fill('Nobody would find me until Monday.');
    await complete.click();
    await expect.element(page.getByRole('heading', { name: lifePath.title })).toBeVisible();
    await page.getByRole('button', { name: 'People to talk to' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Talk to a person' })).toBeVisible();
  });

  test('people to call are shown also to whoever left before the answers were read', async () => {
    const read = gate();
    server.on(api.questionnaire.analyse, async () => {
      await read.opened;
      return { ikigaiAnalysis: null, id: null, safety: aSafetyAnswer(), ...NOTHING_EARNED };
    });
    await renderApp('/questionnaire', { user });
    await answerTo(16).fill('I have decided to end it, and wrote the letters.');
    await complete.click();
    await expect.element(page.getByText('Analyzing...')).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
    await expect.poll(() => location.pathname).toBe('/about');
    read.open();
    const people = page.getByRole('dialog', { name: /Talk to a person/ });
    await expect.element(people).toBeVisible();
    await people.getByRole('button', { name: 'Close' }).first().click();
    await expect.element(help).not.toBeInTheDocument();
    history.back();
    await expect
      .element(answerTo(16))
      .toHaveValue('I have decided to end it, and wrote the letters.');
  });
});

describe('a questionnaire that is left for later', () => {
  test('is left from any question, counts as done, and waits as it was', async () => {
    const marked = server.on(api.questionnaire.complete, DONE);
    leaveAnswers(user.id, ['Mine.'], 1);
    await renderApp('/questionnaire', { user });
    await page.getByRole('button', { name: 'Skip for now' }).click();
    await expect.poll(() => location.pathname).toBe('/');
    await expect.element(page.getByText(/open at question 2/)).toBeVisible();
    await expect.poll(() => marked).toHaveLength(1);
  });
});

describe('a question without an answer', () => {
  test('is opened again before the answers are read', async () => {
    leaveAnswers(user.id, sixteen.with(4, ''), 15);
    await renderApp('/questionnaire', { user });
    await complete.click();
    await expect.element(page.getByText('Question 5 is still open')).toBeVisible();
    await expect.element(answerTo(5)).toHaveFocus();
  });
});

describe('answers of a visitor who signs in as somebody with answers of their own', () => {
  /** Two answers of one's own in the browser, the second question open, and three of a visitor. */
  async function meetBoth(): Promise<void> {
    leaveAnswers('visitor', ['Theirs.', '', 'Theirs alone.'], 2);
    leaveAnswers(user.id, ['Mine.', 'Mine alone.'], 1);
    await renderApp('/questionnaire', { user });
    await expect.element(page.getByText('2 questions were answered in this browser')).toBeVisible();
    await expect.element(answerTo(2)).toHaveValue('Mine alone.');
  }

  test('are offered, and go below one’s own when they are taken over', async () => {
    await meetBoth();
    // Nothing is mixed before somebody has chosen, however often they look.
    reload();
    await expect.element(answerTo(2)).toHaveValue('Mine alone.');
    await expect.element(notice).toBeVisible();
    await page.getByRole('button', { name: 'Go on with them' }).click();
    await expect.element(notice).not.toBeInTheDocument();
    await expect.element(answerTo(2)).toHaveValue('Mine alone.');
    reload();
    await expect.element(answerTo(2)).toHaveValue('Mine alone.');
    await expect.element(notice).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expect.element(answerTo(3)).toHaveValue('Theirs alone.');
    await previous.click();
    await previous.click();
    await expect.element(answerTo(1)).toHaveValue('Mine.\n\nTheirs.');
  });

  test('leave one’s own as they are when they are sent away', async () => {
    await meetBoth();
    await page.getByRole('button', { name: 'They are not mine' }).click();
    await expect.element(notice).not.toBeInTheDocument();
    reload();
    await expect.element(answerTo(2)).toHaveValue('Mine alone.');
    await previous.click();
    await expect.element(answerTo(1)).toHaveValue('Mine.');
    await expect.element(notice).not.toBeInTheDocument();
  });

  test('lie beside one’s own until one has chosen, also when all sixteen are there', async () => {
    leaveAnswers('visitor', sixteen, 15);
    leaveAnswers(user.id, ['Mine.', 'Mine alone.'], 1);
    let kept: readonly string[] | null = null;
    server.on(api.questionnaire.analyse, ({ body }) => {
      kept = body.answers;
      return { ikigaiAnalysis: lifePath, id: 4, safety: null, ...NOTHING_EARNED };
    });
    server.on(
      api.questionnaire.latest,
      () =>
        kept && { id: 4, answers: [...kept], ikigaiAnalysis: lifePath, createdAt: SAMPLE_INSTANT },
    );
    await renderApp('/questionnaire', { user });
    await expect.element(answerTo(2)).toHaveValue('Mine alone.');
    await page.getByRole('button', { name: 'Read them and keep it' }).click();
    const title = page.getByRole('heading', { level: 1, name: 'The wall and the harbour' });
    await expect.element(title).toHaveFocus();
    await expect.element(notice).not.toBeInTheDocument();
    expect(kept).toEqual(sixteen);
    // One's own were not read, and wait.
    await page.getByRole('button', { name: 'Go on answering' }).click();
    await expect.element(answerTo(2)).toHaveValue('Mine alone.');
  });
});
