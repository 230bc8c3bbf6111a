import type { Page } from '@playwright/test';
import { QUESTIONS } from '../contract/src/questionnaire.data.ts';
import { HARBOUR_ANSWERS } from '../server/test/answers.data.ts';
import {
  callApi,
  expect,
  expectClean,
  gate,
  PHONE_TOO,
  raiseTo,
  signUp,
  test,
} from './fixtures.ts';

// One journey breaks the call on purpose.
test.use({ expectedErrors: [/status of 500/] });

const questionAt = (number: number) => QUESTIONS[number - 1]?.question ?? '';
const answerSheet = (page: Page, number: number) =>
  page.getByRole('textbox', { name: questionAt(number) });
const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true });
const complete = (page: Page) => page.getByRole('button', { name: 'Complete Journey' });
const readingTitle = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'The wall and the harbour' });

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

/** Somebody new whose last answer, still to be sent, tells of danger. */
async function answerWithDanger(page: Page): Promise<void> {
  await signUp(page);
  await page.goto('/about');
  await answerUpToLast(page, await idOf(page));
  await answerSheet(page, 16).fill('I have decided to kill myself tonight and wrote the letters.');
}

test('a visitor answers all sixteen, over a reload and a failure, and keeps the reading after signing up', async ({
  page,
}) => {
  await page.goto('/questionnaire');
  await expect(page).toHaveTitle('Question 1 of 16 · Pathkeeper');
  await expect(answerSheet(page, 1)).toBeFocused();
  await expect(next(page)).toBeDisabled();
  await expectClean(page);

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
  await page.getByRole('link', { name: '“I do not sign a drawing I have not walked”' }).click();
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

test(
  'somebody signed in keeps the reading in the vault, prints it, and comes back to it',
  PHONE_TOO,
  async ({ page }) => {
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
    expect(insight?.title).toBe('The wall and the harbour');
    expect(insight?.content).toContain('Next step: Write to the technical school');
    await expectClean(page);
    await page.getByRole('button', { name: 'Read your answers' }).click();
    await expect(page.getByRole('dialog', { name: 'Your answers' })).toBeVisible();
    await expectClean(page);
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
  },
);

test('words of danger get people to call; skipping goes home and is remembered', async ({
  page,
}) => {
  await answerWithDanger(page);
  await complete(page).click();
  await expect(page.getByRole('heading', { name: 'Talk to a person' })).toBeFocused();
  await expectClean(page);
  expect(await callApi(page, 'GET', '/api/life-path')).toBeNull();
  await page.getByRole('button', { name: 'Back to my answers' }).click();
  await expect(answerSheet(page, 16)).toHaveValue(/letters/);

  const marked = page.waitForResponse('**/api/questionnaire/complete');
  await page.getByRole('button', { name: 'Skip for now' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('They wait in this browser, open at question 16.')).toBeVisible();
  expect((await marked).status()).toBe(200);
});

test('people to call are shown also to whoever left before their answers were read', async ({
  page,
}) => {
  await answerWithDanger(page);
  const { opened, open } = gate();
  await page.route('**/api/life-path-analysis', async (route) => {
    await opened;
    await route.continue();
  });
  await complete(page).click();
  await expect(page.getByText('Analyzing...')).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL('/about');
  open();
  const people = page.getByRole('dialog', { name: /Talk to a person/ });
  await expect(people).toBeVisible();
  await people.getByRole('button', { name: 'Close' }).first().click();
  await page.goBack();
  await expect(answerSheet(page, 16)).toHaveValue(/letters/);
});

test.describe('answers of a visitor who signs in as somebody with answers of their own', () => {
  const begun = (...first: string[]) =>
    Array.from({ length: 16 }, (_none, place) => first[place] ?? '');
  const notice = (page: Page) => page.getByText('answered in this browser before you signed in');

  /** Two answers of one's own in the browser, the second question open, and three of a visitor. */
  async function meetBoth(page: Page): Promise<void> {
    await page.goto('/about');
    await leaveAnswers(page, 'visitor', begun('Theirs.', '', 'Theirs alone.'), 2);
    await signUp(page);
    await leaveAnswers(page, await idOf(page), begun('Mine.', 'Mine alone.'), 1);
    await page.goto('/questionnaire');
    await expect(page.getByText('2 questions were answered in this browser')).toBeVisible();
    await expect(answerSheet(page, 2)).toHaveValue('Mine alone.');
  }

  test('are offered, and go below one’s own when they are taken over', async ({ page }) => {
    await meetBoth(page);
    // Nothing is mixed before somebody has chosen, however often they look.
    await page.reload();
    await expect(answerSheet(page, 2)).toHaveValue('Mine alone.');
    await expect(notice(page)).toBeVisible();
    await page.getByRole('button', { name: 'Go on with them' }).click();
    await expect(notice(page)).toHaveCount(0);
    await expect(answerSheet(page, 2)).toHaveValue('Mine alone.');
    await page.reload();
    await expect(notice(page)).toHaveCount(0);
    await next(page).click();
    await expect(answerSheet(page, 3)).toHaveValue('Theirs alone.');
    await page.getByRole('button', { name: 'Previous' }).click();
    await page.getByRole('button', { name: 'Previous' }).click();
    await expect(answerSheet(page, 1)).toHaveValue('Mine.\n\nTheirs.');
  });

  test('leave one’s own as they are when they are sent away', async ({ page }) => {
    await meetBoth(page);
    await page.getByRole('button', { name: 'They are not mine' }).click();
    await expect(notice(page)).toHaveCount(0);
    await page.reload();
    await expect(answerSheet(page, 2)).toHaveValue('Mine alone.');
    await page.getByRole('button', { name: 'Previous' }).click();
    await expect(answerSheet(page, 1)).toHaveValue('Mine.');
    await expect(notice(page)).toHaveCount(0);
  });

  test('lie beside one’s own until one has chosen, also when all sixteen are there', async ({
    page,
  }) => {
    await page.goto('/about');
    await leaveAnswers(page, 'visitor', HARBOUR_ANSWERS, 15);
    await signUp(page);
    await leaveAnswers(page, await idOf(page), begun('Mine.', 'Mine alone.'), 1);
    await page.goto('/questionnaire');
    await expect(answerSheet(page, 2)).toHaveValue('Mine alone.');
    await page.getByRole('button', { name: 'Read them and keep it' }).click();
    await expect(readingTitle(page)).toBeFocused();
    await expect(notice(page)).toHaveCount(0);
    // One's own were not read, and wait.
    await page.getByRole('button', { name: 'Go on answering' }).click();
    await expect(answerSheet(page, 2)).toHaveValue('Mine alone.');
  });
});
