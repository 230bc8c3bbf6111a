import type { Page } from '@playwright/test';
import { callApi, expect, test } from './fixtures.ts';

// Who agrees to a place that is no longer the one is answered 409.
test.use({ expectedErrors: [/status of 409/] });

const PAGE =
  'Tomas rang while I was washing the pens. I said fine, in the voice I use for customs officers. Then I heard myself say that I was not.';

test.describe('an outside guide that has moved', () => {
  const at = (destination: string, consentedAt: string | null = null) => ({
    source: { kind: 'built-in', name: 'Pathkeeper’s own guide' },
    destination,
    consentedAt,
    excludedFolders: [],
  });
  const OLD = 'models.example.org';
  const NEW = 'elsewhere.example.org';

  /** A server that tells of the old place until somebody agrees to it. */
  async function moving(page: Page) {
    const named: (string | undefined)[] = [];
    let shown = OLD;
    await page.route('**/api/guide/settings', (route) => route.fulfill({ json: at(shown) }));
    await page.route('**/api/guide/consent', (route) => {
      const { destination } = route.request().postDataJSON() as { destination?: string };
      named.push(destination);
      shown = NEW;
      if (destination === NEW) return route.fulfill({ json: at(NEW, '2026-11-21T10:00:00Z') });
      const error = `Pages would go to ${NEW} now.`;
      return route.fulfill({ status: 409, json: { error, code: 'conflict' } });
    });
    return named;
  }
  const question = (page: Page, host: string) =>
    page.getByRole('dialog', { name: `Use the guide at ${host}?` });

  test('is asked about again, by its new name', async ({ page, writer }) => {
    expect(writer.username).toBeTruthy();
    const { id } = await callApi<{ id: number }>(page, 'POST', '/api/entries', { content: PAGE });
    const named = await moving(page);
    await page.goto(`/entry/${id}`);
    await page.getByRole('button', { name: 'Generate AI Reflection' }).click();
    await question(page, OLD).getByRole('button', { name: 'Use it' }).click();
    await expect(question(page, NEW)).toBeVisible();
    await expect(page.getByText('AI Reflection Generated!')).toHaveCount(0);
    await question(page, NEW).getByRole('button', { name: 'Use it' }).click();
    await expect(page.getByText('AI Reflection Generated!')).toBeVisible();
    expect(named).toEqual([OLD, NEW]);
  });

  test('is not agreed to by the switch of the old one', async ({ page, writer }) => {
    expect(writer.username).toBeTruthy();
    const named = await moving(page);
    await page.goto('/profile?tab=settings');
    await page.getByRole('switch', { name: `Let ${OLD} read what you ask about` }).click();
    const now = page.getByRole('switch', { name: `Let ${NEW} read what you ask about` });
    await expect(now).not.toBeChecked();
    await now.click();
    await expect(now).toBeChecked();
    expect(named).toEqual([OLD, NEW]);
  });
});
