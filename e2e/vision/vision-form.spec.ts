import { FORM_QUESTIONS } from '../../contract/src/vision/vision-questions.data.ts';
import { callApi, expect, expectSaved, PHONE_ONLY, sheet, signUp, test } from '../fixtures.ts';

const ANSWERS = [
  ['legacy', 'I want to leave the steps at the north quay in working order.'],
  ['wealth', 'I want to put six weeks of money by. I will write to the harbour office by Friday.'],
  ['love', 'I want Tomas to tell me things before they are over.'],
  ['health', 'I want to take the long stairs without stopping.'],
  ['wisdom', 'I would like to read the sea the way my father read it.'],
  ['spirituality', 'I would like to make room for twenty minutes by the window.'],
  ['character', 'Even on a bad day I want to use the same voice for everybody.'],
] as const;

test(
  'seven answers, over a reload in the middle, become a vision that stands on the board',
  PHONE_ONLY,
  async ({ page }) => {
    await signUp(page);
    await page.goto('/vision-form');
    for (const [at, [pillar, answer]] of ANSWERS.entries()) {
      await expect(page.getByText(`Step ${at + 1} of 7`)).toBeVisible();
      const answerSheet = page.getByRole('textbox', { name: FORM_QUESTIONS[pillar].question });
      await answerSheet.fill(answer);
      if (at === 3) {
        await page.reload();
        await expect(page.getByText('Step 4 of 7')).toBeVisible();
        await expect(answerSheet).toHaveValue(answer);
      }
      await page.getByRole('button', { name: at === 6 ? 'Create Vision' : 'Next' }).click();
    }
    await expect(page.getByRole('heading', { name: 'Your life vision' })).toBeVisible();
    await expect(page.getByText('Vision Created!')).toBeVisible();
    const goals = await callApi<{ pillar: string; phrase: string }[]>(
      page,
      'GET',
      '/api/vision/goals',
    );
    expect(goals).toHaveLength(7);
    await page.getByRole('link', { name: 'View Vision Board' }).click();
    await expect(page).toHaveURL('/vision-board');
    await page.getByRole('button', { name: 'List', exact: true }).press('Enter');
    await expect(page.getByText(ANSWERS[2][1].slice(0, -1)).first()).toBeVisible();
  },
);

test('a step is written about: the page is tied to it and shows it, and can be taken off', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/about');
  await callApi(page, 'POST', '/api/vision/goals', {
    pillar: 'love',
    title: 'Close to Tomas',
    milestones: [{ title: 'Ring Tomas' }],
  });
  await page.goto('/vision-board');
  await page.getByRole('button', { name: 'List', exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Ring Tomas', exact: true }).click();
  await page.getByRole('link', { name: 'Write about it' }).click();
  await expect(page.getByText('To the step “Ring Tomas”, Love')).toBeVisible();
  await sheet(page).fill('He rang first.');
  const tied = page.waitForResponse('**/api/goals/*/progress');
  await page.getByRole('button', { name: 'Save Entry' }).click();
  await expectSaved(page);
  expect((await tied).status()).toBe(201);

  const [entry] = await callApi<{ id: number }[]>(page, 'GET', '/api/entries');
  await page.goto(`/entry/${entry?.id}`);
  const steps = page.getByRole('region', { name: 'Steps of your vision' });
  await expect(steps).toContainText('Ring Tomas');
  await steps.getByRole('button', { name: 'Take this page off Ring Tomas' }).click();
  await expect(steps).not.toContainText('Ring Tomas');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(steps).toContainText('Ring Tomas');
});
