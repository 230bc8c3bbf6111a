import type { Locator, Page } from '@playwright/test';
import { callApi, expect, PHONE_ONLY, raiseTo, sheet, test } from '../fixtures.ts';

// What is locked or missing answers 4xx.
test.use({ expectedErrors: [/status of 40[34]/] });

const PAGE = `I had said I would finish the drawings for the breakwater before dark, and I did, with the lamp on at three because November has no patience.

Tomas rang while I was washing the pens. I said fine, in the voice I use for customs officers. Then I heard myself say that I was not fine, that I had been tired since August, and that I missed him.

I keep thinking courage is something large, with weather in it. Today it was the size of a sentence.`;
const LADDER =
  'Tomas borrowed the ladder in August and it is still August over there. I was cross about the ladder all evening, and I want to ask him for it on Sunday.';
const DANGER =
  'I do not want to be here any more. I have decided to kill myself tonight and I wrote the letters.';

interface Written {
  id: number;
}

const write = (page: Page, content: string) =>
  callApi<Written>(page, 'POST', '/api/entries', { content, mood: 'calm', tags: ['harbour'] });

const generate = (page: Page) => page.getByRole('button', { name: 'Generate AI Reflection' });
const notes = (page: Page) =>
  page.getByRole('region', { name: 'AI Reflection' }).getByRole('listitem');
const safeForm = (page: Page) => page.getByRole('dialog', { name: /Talk to a person/ });

/** Once the dialog is all there: the key that opens one must not close it, so it looks away first. */
async function closeByEscape(page: Page, dialog: Locator) {
  await expect(dialog).toHaveCSS('opacity', '1');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

test.describe('a page', () => {
  test('is read back in its margin, and its question goes to a new page', async ({
    page,
    writer: _,
  }) => {
    const { id } = await write(page, PAGE);
    await page.goto(`/entry/${id}`);
    await generate(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('AI Reflection Generated!')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'AI Reflection' })).toBeFocused();
    await expect(page.getByText(/^Written for you at \d\d:\d\d by Pathkeeper’s own/)).toBeVisible();

    await expect(notes(page).first()).toBeVisible();
    for (const note of await notes(page).all()) {
      const quote = /“(.+?)”/.exec(await note.innerText())?.[1]?.replace(/…$/, '');
      expect(PAGE.replace(/\s+/g, ' ')).toContain(quote);
    }

    const again = page.waitForResponse(/\/analyze$/);
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/analyze')) asked += 1;
    });
    // A press within a second of the last is that one.
    await expect(async () => {
      await page.getByRole('button', { name: 'Regenerate' }).click();
      expect(asked).toBeGreaterThan(0);
    }).toPass();
    await expect(notes(page).first()).toBeVisible();
    expect((await again).status()).toBe(200);
    await expect(page.getByRole('button', { name: 'Regenerate' })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    );

    const { aiReflection } = await callApi<{ aiReflection: { reflectionQuestion: string } }>(
      page,
      'GET',
      `/api/entries/${id}`,
    );
    await expect(page.getByText(aiReflection.reflectionQuestion)).toBeVisible();
    await page.getByRole('button', { name: 'Answer in a new entry' }).click();
    await expect(sheet(page)).toHaveAccessibleDescription(aiReflection.reflectionQuestion);
    await expect(
      page.getByRole('region', { name: 'Recent Entries' }).getByText('AI Reflection'),
    ).toBeVisible();
  });

  test(
    'that tells of danger is kept, with people to call first and the game out of the way',
    PHONE_ONLY,
    async ({ page, writer: _ }) => {
      const quest = page.getByRole('button', { name: 'Accept' });
      await expect(quest).toBeVisible();
      await sheet(page).fill(DANGER);
      await page.getByRole('button', { name: 'Save Entry' }).click();
      await expect(safeForm(page).getByText(/A person can/)).toBeVisible();
      await expect(page.getByText(/\bXP\b|Entry Saved/)).toHaveCount(0);
      await closeByEscape(page, safeForm(page));
      await expect(sheet(page)).toBeFocused();
      await expect(sheet(page)).toHaveValue('');
      // The history entry that stood for the dialog is left a moment later, which would cut a reload short.
      const layers = () => page.evaluate(() => Number(history.state?.pathkeeperLayers ?? 0));
      await expect.poll(layers).toBe(0);

      const kept = page.getByRole('link', { name: /I do not want to be here/ }).first();
      for (const again of [false, true]) {
        if (again) await page.reload();
        await expect(kept).toBeVisible();
        await expect(quest).toHaveCount(0);
        await expect(page.getByText(/\bXP\b/)).toHaveCount(0);
      }
    },
  );
});

test.describe('a week and a month', () => {
  test('open by level, and are read once they are', async ({ page, writer: _ }) => {
    await write(page, PAGE);
    await write(page, LADDER);
    await page.reload();
    await page.getByRole('button', { name: 'Weekly Reflection, opens at Level 2' }).click();
    await expect(page.getByText(/^Weekly Reflection: Level 2/)).toBeVisible();
    await page.goto('/reflect/week');
    await expect(page.getByText(/It opens at level 2, Seeker/)).toBeVisible();

    await raiseTo(page, 3);
    await page.goto('/');
    // Until it is known that the game is out, what is earned is not told.
    await expect(page.getByRole('complementary', { name: 'Your path' })).toBeVisible();
    await page.getByRole('button', { name: 'Generate Weekly Reflection' }).click();
    // On a Sunday the week that has just ended is offered, and the pages stand in the one that has begun.
    if (new Date().getDay() === 0) {
      await page
        .getByRole('link', { name: /^Week \d+$/ })
        .last()
        .click();
    }
    await expect(page.getByText(/\+100 XP/)).toBeVisible();
    const days = page.getByRole('table', { name: 'The days of this week' });
    await expect(days.getByRole('row')).toHaveCount(2);
    await expect(page.getByText(/two pages, \d+ words/)).toBeVisible();

    const fresh = page.waitForResponse(/weekly\?.*fresh=true/);
    await page.getByRole('button', { name: 'Regenerate' }).click();
    expect((await fresh).status()).toBe(200);
    await page.reload();
    await expect(days).toBeVisible();
    await expect(page.getByText(/\+100 XP/)).toHaveCount(0);

    await page
      .getByRole('link', { name: /^Week \d+$/ })
      .first()
      .click();
    await expect(
      page.getByRole('heading', { name: 'Unable to generate weekly reflection' }),
    ).toBeVisible();
    await expect(page.getByText('Make sure you have journal entries for this week.')).toBeVisible();
    await page.goBack();
    await days.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/entry\/\d+/);

    await page.goto('/');
    await page.getByRole('button', { name: 'Generate Monthly Reflection' }).click();
    await expect(page.getByRole('table', { name: 'The days of this month' })).toBeVisible();
    await page.goto('/reflect/month?month=2001-02');
    await expect(
      page.getByText('Make sure you have journal entries for this month.'),
    ).toBeVisible();
  });
});
