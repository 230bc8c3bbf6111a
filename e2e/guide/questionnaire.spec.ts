import type { Page } from '@playwright/test';
import { QUESTIONS } from '../../contract/src/guide/questionnaire.data.ts';
import { HARBOUR_ANSWERS } from '../../server/test/answers.data.ts';
import { callApi, expect, raiseTo, signUp, test } from '../fixtures.ts';

// One journey breaks the call on purpose.
test.use({ expectedErrors: [/status of 500/] });

const questionAt = (number: number) => QUESTIONS[number - 1]?.question ?? '';
const answerSheet = (page: Page, number: number) =>
  page.getByRole('textbox', { name: questionAt(number) });
const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true });
const complete = (page: Page) => page.getByRole('button', { name: 'Complete Journey' });
const readingTitle = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'In your own words' });

/** Leaves answers in the browser, and the question that was open. */
async function leaveAnswers(page: Page, owner: number | 'visitor', texts: string[], at: number) {
  await page.goto('/about');
  await page.evaluate(
    ([key, kept]) => localStorage.setItem(key as string, kept as string),
    [`pathkeeper-questionnaire-${owner}`, JSON.stringify({ texts, at })],
  );
}

/** Answers that are in the browser already, the last of them still to come. */
async function answerUpToLast(page: Page, owner: number | 'visitor') {
  await leaveAnswers(page, owner, HARBOUR_ANSWERS.with(15, ''), 15);
  // Until it is known that the game is out, what is earned is not told.
  const settings = page.waitForResponse('**/api/user/settings');
  await page.goto('/questionnaire');
  await settings;
}

const idOf = async (page: Page) =>
  (await callApi<{ id: number }>(page, 'GET', '/api/auth/user')).id;

test('a visitor answers all sixteen, over a reload and a failure, and keeps the reading after signing up', async ({
  page,
}) => {
  await page.goto('/questionnaire');
  await expect(page).toHaveTitle('Question 1 of 16 · Pathkeeper');
  await expect(answerSheet(page, 1)).toBeFocused();
  await expect(next(page)).toBeDisabled();

  for (const [place, answer] of HARBOUR_ANSWERS.entries()) {
    const sheet = answerSheet(page, place + 1);
    await expect(sheet).toBeFocused();
    await sheet.fill(answer);
    if (place === 6) {
      await page.reload();
      await expect(answerSheet(page, 7)).toHaveValue(answer);
      await page.getByRole('button', { name: 'Previous' }).click();
      await expect(answerSheet(page, 6)).toHaveValue(HARBOUR_ANSWERS[5] ?? '');
      await next(page).click();
      await expect(page).toHaveTitle('Question 7 of 16 · Pathkeeper');
    }
    if (place < 15) await sheet.press('Control+Enter');
  }

  await page.route('**/api/life-path-analysis', (route) =>
    route.fulfill({ status: 500, json: { error: 'Something went wrong.', code: 'internal' } }),
  );
  await complete(page).click();
  await expect(page.getByText('Analysis Error')).toBeVisible();
  await expect(page.getByText('Unable to analyze your responses. Please try again.')).toBeVisible();
  await expect(answerSheet(page, 16)).toHaveValue(HARBOUR_ANSWERS[15] ?? '');
  await page.unroute('**/api/life-path-analysis');

  await complete(page).click();
  await expect(readingTitle(page)).toBeFocused();
  await expect(page.getByText('in this browser and nowhere else')).toBeVisible();
  await page.getByRole('link', { name: '“I do not sign a drawing I have not walked.”' }).click();
  const answers = page.getByRole('dialog', { name: 'Your answers' });
  await expect(answers.getByText(questionAt(13))).toBeInViewport();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(readingTitle(page)).toBeVisible();

  await signUp(page);
  await page.goto('/questionnaire');
  await page.getByRole('button', { name: 'Read them and keep it' }).click();
  await expect(readingTitle(page)).toBeFocused();
  await expect(page.getByText('before you signed in')).toHaveCount(0);
  const kept = await callApi<{ answers: string[] }>(page, 'GET', '/api/life-path');
  expect(kept.answers).toEqual(HARBOUR_ANSWERS);
});

test('somebody signed in keeps the reading in the vault, prints it, and comes back to it', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/about');
  await answerUpToLast(page, await idOf(page));
  await answerSheet(page, 16).fill(HARBOUR_ANSWERS[15] ?? '');
  await complete(page).click();
  await expect(readingTitle(page)).toBeFocused();
  await expect(page.getByText(/Plain Answers|Level Up/).first()).toBeVisible();

  await page.getByRole('button', { name: /^Save to vault, opens at Level 2/ }).click();
  await expect(page.getByText('The Vault: Level 2')).toBeVisible();
  await raiseTo(page, 2);
  await page.reload();
  await page.getByRole('button', { name: 'Save to vault', exact: true }).click();
  await expect(page.getByRole('link', { name: 'In the vault' })).toBeVisible();
  const [insight] = await callApi<{ title: string; content: string }[]>(
    page,
    'GET',
    '/api/insights?reflectionType=life-path',
  );
  expect(insight?.title).toBe('In your own words');
  expect(insight?.content).toContain('I could write to the technical school');
  await page.getByRole('button', { name: 'Read your answers' }).click();
  await expect(page.getByRole('dialog', { name: 'Your answers' })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(readingTitle(page)).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('link', { name: 'Begin Your Journaling Journey' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/questionnaire');
  await page.getByRole('button', { name: 'Take it again' }).click();
  await expect(answerSheet(page, 1)).toHaveValue('');
  await page.getByRole('button', { name: 'Show it' }).click();
  await expect(readingTitle(page)).toBeVisible();
});
