import type { Page } from '@playwright/test';
import { expect, signUp, test } from '../fixtures.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Presses buttons on the payment provider's page for a plan, and comes back to the profile. */
async function atStripe(page: Page, ...acts: string[]): Promise<void> {
  await button(page, 'Change or cancel').or(button(page, 'Keep or change it')).click();
  for (const act of acts) await button(page, act).click();
  await button(page, 'Return').click();
  await expect(page).toHaveURL(/\/profile\?tab=subscription$/);
}

test('a plan is bought, changed, cancelled, kept until its end, and bought again', async ({
  page,
}) => {
  await signUp(page);
  await page.goto('/pricing', { waitUntil: 'commit' });
  await button(page, /^Choose monthly/).click();
  await button(page, 'Pay').click();
  await expect(page.getByText('Life Path Light Monthly is yours. Thank you.')).toBeVisible();
  // Loaded anew after two seconds, without what the address said.
  await expect(page).toHaveURL(/\/profile\?tab=subscription$/);

  // What the provider tells arrives by itself, sooner or later than the return.
  const shown = (text: string) =>
    expect(async () => {
      const words = page.getByText(text).first();
      await expect(words)
        .toBeVisible({ timeout: 1500 })
        .catch(() => page.reload());
      await expect(words).toBeVisible({ timeout: 1500 });
    }).toPass();
  await atStripe(page, 'Change to $49.90 a year');
  await shown('$49.90 on');
  await atStripe(page, 'Cancel plan', "Don't cancel", 'Cancel plan');
  await shown('It is cancelled.');
  await atStripe(page, 'Let the period end');
  await shown('Free Beta Account');

  await button(page, /^Choose yearly/).click();
  await button(page, 'Pay').click();
  await expect(page.getByText('Life Path Light Annual is yours. Thank you.')).toBeVisible();
});
