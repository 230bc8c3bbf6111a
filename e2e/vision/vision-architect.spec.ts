import { callApi, expect, signUp, test } from '../fixtures.ts';

const ANSWERS = [
  'Bread, a walk and a door that stands open. I would like to live by the water and see my brother on most days of the week.',
  'I want to sleep through the night and swim in the harbour before breakfast. I will swim every Tuesday at seven.',
  'Enough is one good customer and no debt. I will send two offers every month until June, and stop at four in the afternoon.',
  'I would like to leave steps for the children of the harbour that hold when I am not there to mend them.',
  'I want to learn how tides were counted, and to read the old pilots. I will read one book each month.',
  'I want an hour of quiet on the pier each week, without a telephone in my coat. The sea is loud there.',
  'I want to be honest first and not on the way home. I will say one true thing every day, also when I am afraid of it and would sooner talk about the weather, the ferry or the price of rope.',
] as const;

test('a conversation becomes a board, and the board a step a day', async ({ page }) => {
  await signUp(page);
  await page.goto('/vision-architect');
  const field = page.getByRole('textbox', { name: 'Your answer' });
  for (const [at, answer] of ANSWERS.entries()) {
    await field.fill(answer);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(field).toHaveValue('');
    await expect(page.getByText('The architect', { exact: true })).toHaveCount(at + 2);
  }
  await page.getByRole('button', { name: 'Generate Vision' }).click();
  await expect(page.getByText('Vision Generated!')).toBeVisible();
  const goals = await callApi<{ phrase: string }[]>(page, 'GET', '/api/vision/goals');
  expect(goals.length).toBeGreaterThanOrEqual(5);
  const said = ANSWERS.join(' ');
  for (const { phrase } of goals) expect(said).toContain(phrase);
  await page.getByRole('link', { name: 'View Vision Board' }).click();
  await expect(page).toHaveURL(/\/vision-board/);
  await page.getByRole('button', { name: "I'm Ready to Commit" }).click();
  await page.getByRole('button', { name: 'I Commit to My Vision' }).click();
  await expect(page.getByText('Congratulations!')).toBeVisible();
  const commitment = await callApi<{ commitmentTime: string }>(
    page,
    'GET',
    '/api/vision/commitment',
  );
  expect(commitment.commitmentTime).toBe('08:00');
});
