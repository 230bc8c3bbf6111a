import { callApi, expect, OWNER, signIn, test } from '../fixtures.ts';

test('the owner reads a message, archives it, takes that back, answers, and deletes it', async ({
  page,
}, { project }) => {
  const subject = `A question from the ${project.name}`;
  const sent = await page.request.post('/api/contact', {
    data: { name: 'Ada Marsh', email: 'ada@example.org', subject, message: 'Is the moon well?' },
  });
  expect(sent.status()).toBe(201);
  await signIn(page, OWNER);
  await page.goto('/admin/contact-messages');
  const row = page.getByRole('link', { name: subject });
  await expect(row).toContainText('Not yet read');
  await row.click();
  await expect(page.getByRole('heading', { name: subject })).toBeVisible();
  await page.getByRole('button', { name: 'Archive', exact: true }).click();
  await expect(page.getByText('Message Archived')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row).not.toContainText('Not yet read');

  await row.click();
  await page.getByRole('textbox', { name: 'Your answer' }).fill('It is waxing.');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Your answer' })).toHaveValue('It is waxing.');
  await page.getByRole('button', { name: 'Answer', exact: true }).click();
  await expect(page.getByText('Answer Sent')).toBeVisible();

  await page.getByRole('button', { name: `Actions for ${subject}` }).click();
  await page.getByRole('menuitem', { name: 'Delete Forever' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete Forever' }).click();
  await expect(page.getByText(/goes for good in/)).toBeVisible();
  // Who leaves the page has not changed their mind.
  const deleted = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await page.getByRole('link', { name: 'Pathkeeper, home' }).click();
  expect((await deleted).status()).toBe(200);
});

test('a setting is saved in the admin panel, and stands in its log', async ({ page }) => {
  await signIn(page, OWNER);
  await page.goto('/');
  await page.getByRole('button', { name: /^Menu of/ }).click();
  await page.getByRole('menuitem', { name: 'Admin Panel' }).click();
  await page.getByRole('link', { name: 'Admin Settings' }).click();
  await page.getByRole('button', { name: 'One more' }).click();
  await expect(page.getByText('One changed, not yet saved')).toBeVisible();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Settings saved')).toBeVisible();
  const line = page.getByRole('row', { name: /Changed the forum’s settings/ }).first();
  await expect(line).toContainText('the-owner');
  await callApi(page, 'PATCH', '/api/admin/settings', { reportsToHide: 3 });
});
