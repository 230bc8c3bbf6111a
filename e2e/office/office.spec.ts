import { expect, expectClean, OWNER, signIn, signUp, test } from '../fixtures.ts';

test('an administrator finds, rewards, keeps out, lets in, deletes and keeps a member', async ({
  page,
  playwright,
  baseURL,
}) => {
  const member = await signUp(page);
  const { username } = member;
  const theirs = await playwright.request.newContext({ ...(baseURL ? { baseURL } : {}) });
  /** What the door says to the member. */
  const knock = async () => {
    const reply = await theirs.post('/api/login', { data: member });
    return { status: reply.status(), words: await reply.text() };
  };
  await page.context().clearCookies();
  await signIn(page, OWNER);

  await page.goto('/admin/dashboard');
  const table = page.getByRole('table', { name: 'User Database' });
  await page.getByRole('searchbox', { name: 'Search people' }).fill(username);
  await expect(table.getByRole('row')).toHaveCount(2);
  await expect(page).toHaveURL(new RegExp(`/admin/dashboard#\\?search=${username}$`));

  const gift = page.getByRole('form', { name: 'Gift XP', exact: true });
  await gift.getByRole('combobox', { name: 'Member' }).fill(username);
  await page.getByRole('option', { name: new RegExp(username) }).click();
  await gift.getByRole('textbox', { name: 'Amount' }).fill('1500');
  await expect(
    gift.getByText('0 becomes 1,500. That makes them Navigator, level 6.'),
  ).toBeVisible();
  await gift.getByRole('button', { name: 'Gift 1,500 XP' }).click();
  await expect(page.getByText('They leveled up to 6!')).toBeVisible();
  // It lies where the question below has its button, and stays while a pointer is on it.
  const messages = page.getByRole('region', { name: 'Messages' });
  await messages.getByRole('button', { name: 'Close' }).click();
  // With what the badges of such a level pay.
  await expect(table.getByText(/^1,5\d\d XP$/)).toBeVisible();

  await table.getByRole('link', { name: username }).click();
  const drawer = page.getByRole('dialog', { name: username });
  await expect(drawer.getByText('No one can open this journal.')).toBeVisible();
  await expectClean(page, 'dark');
  await drawer
    .getByRole('textbox', { name: 'Reason', exact: true })
    .fill('Three letters in a night.');
  await drawer.getByRole('button', { name: 'Suspend' }).click();
  const question = page.getByRole('dialog', { name: `Keep ${username} out?` });
  await question.getByRole('button', { name: 'Suspend' }).click();
  await drawer.getByRole('button', { name: 'Restore' }).waitFor();
  const refused = await knock();
  expect(refused.status).toBe(403);
  expect(refused.words).toContain('Three letters in a night.');
  await drawer.getByRole('button', { name: 'Restore' }).click();
  await expect(drawer.getByText('Needs a reason first.')).toBeVisible();
  expect((await knock()).status).toBe(200);

  await drawer.getByRole('textbox', { name: `Type ${username}` }).fill(username);
  await drawer.getByRole('button', { name: 'Begin the seven days' }).click();
  await drawer.getByRole('button', { name: 'Keep the account' }).click();
  await expect(drawer.getByRole('button', { name: 'Begin the seven days' })).toBeVisible();
  expect((await knock()).status).toBe(200);
  await drawer.getByRole('button', { name: 'Close' }).click();
  await expect(table.getByText('Active', { exact: true })).toBeVisible();
  await theirs.dispose();
});
