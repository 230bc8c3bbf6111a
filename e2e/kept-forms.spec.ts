import type { Page } from '@playwright/test';
import { callApi, expect, gate, raiseTo, signUp, test } from './fixtures.ts';

// A conflict is answered 409, and some answers are lost on purpose.
test.use({ expectedErrors: [/Failed to load resource/] });

const GOALS = '/profile?tab=goals';
const titleOf = (page: Page) => page.getByRole('textbox', { name: 'Title' });
const dialog = (page: Page) => page.getByRole('dialog');
const theirs = (page: Page) => page.getByRole('textbox', { name: 'Saved elsewhere' });

/** Signs somebody up who has reached the level of goals. */
async function enter(page: Page): Promise<void> {
  await signUp(page);
  await page.goto('/about');
  await raiseTo(page, 5);
}

async function openInsights(page: Page) {
  await page.goto('/vault');
  return titleOf(page);
}

async function openNewGoal(page: Page) {
  await page.goto(GOALS);
  await page.getByRole('button', { name: 'New goal' }).click();
  return titleOf(page);
}

async function openLetter(page: Page) {
  await page.goto('/contact');
  return page.getByRole('textbox', { name: 'Message' });
}

for (const [what, open] of [
  ['a new insight', openInsights],
  ['a new goal', openNewGoal],
  ['a letter', openLetter],
] as const) {
  test(`two tabs that write ${what} keep the words of both`, async ({ page, context }) => {
    await enter(page);
    const other = await context.newPage();
    await (await open(page)).fill('In the first tab.');
    await (await open(other)).fill('In the second tab.');
    await expect(await open(page)).toHaveValue('In the first tab.');
    await expect(await open(other)).toHaveValue('In the second tab.');
  });
}

test('an insight that is kept in one tab takes no words from the other', async ({
  page,
  context,
}) => {
  await enter(page);
  const other = await context.newPage();
  await (await openInsights(page)).fill('In the first tab.');
  await (await openInsights(other)).fill('In the second tab.');
  await other.getByRole('textbox', { name: 'The insight' }).fill('It is kept.');
  await other.getByRole('button', { name: 'Keep it' }).click();
  await expect(titleOf(other)).toHaveValue('');
  await expect(await openInsights(page)).toHaveValue('In the first tab.');
});

/** From now on what is sent to a list arrives there, and the answer is lost. */
async function loseAnswers(page: Page, list: string): Promise<() => Promise<void>> {
  await page.route(`**${list}`, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    await route.abort('connectionreset');
  });
  return () => page.unroute(`**${list}`);
}

for (const { what, list, open, save } of [
  { what: 'an insight', list: '/api/insights', open: openInsights, save: 'Keep it' },
  { what: 'a goal', list: '/api/goals', open: openNewGoal, save: 'Set goal' },
]) {
  test(`${what} whose answer is lost is there once when it is saved again`, async ({ page }) => {
    await enter(page);
    const titles = async () => {
      const things = await callApi<{ title: string }[]>(page, 'GET', list);
      return things.map(({ title }) => title).sort();
    };
    const saveInVain = async (title: string) => {
      await (await open(page)).fill(title);
      if (open === openInsights) {
        await page.getByRole('textbox', { name: 'The insight' }).fill('Its words.');
      }
      const heal = await loseAnswers(page, list);
      await page.getByRole('button', { name: save }).click();
      await expect(page.getByText('The network is out of reach.').first()).toBeVisible();
      await heal();
    };
    const saveAgain = () => page.getByRole('button', { name: save }).click();
    const isForgotten = () =>
      expect
        .poll(() =>
          page.evaluate(() => Object.keys(localStorage).filter((key) => /drafts:/.test(key))),
        )
        .toEqual([]);

    await saveInVain('Draw it');
    await expect(await open(page)).toHaveValue('Draw it');
    await saveAgain();
    await isForgotten();
    expect(await titles()).toEqual(['Draw it']);

    // Changed since: neither is lost, and nothing is doubled without being asked for.
    await saveInVain('Ink it');
    await titleOf(page).fill('Ink it twice');
    await saveAgain();
    await expect(page.getByText(/is already saved\. Save again/)).toBeVisible();
    expect(await titles()).toEqual(['Draw it', 'Ink it']);
    await saveAgain();
    await isForgotten();
    expect(await titles()).toEqual(['Draw it', 'Ink it', 'Ink it twice']);
  });
}

test('an insight changed elsewhere is not overwritten by an older edit', async ({ page }) => {
  await enter(page);
  const { id } = await callApi<{ id: number }>(page, 'POST', '/api/insights', {
    title: 'As it was',
    content: 'Its words.',
  });
  const openEdit = async () => {
    await page.goto(`/vault?insight=${id}`);
    await dialog(page).getByRole('button', { name: 'Edit' }).click();
  };
  const title = dialog(page).getByRole('textbox', { name: 'Title' });
  const kept = async () =>
    (await callApi<{ title: string }>(page, 'GET', `/api/insights/${id}`)).title;
  await openEdit();
  await title.fill('Mine');
  await callApi(page, 'PATCH', `/api/insights/${id}`, { title: 'From the phone' });

  // Met on the way to the server.
  await dialog(page).getByRole('button', { name: 'Save changes' }).click();
  await expect(theirs(page)).toHaveValue(/^From the phone/);
  await expect(title).toHaveValue('Mine');
  expect(await kept()).toBe('From the phone');

  // And met as the edit comes back.
  await openEdit();
  await expect(theirs(page)).toHaveValue(/^From the phone/);
  await page.getByRole('button', { name: 'Keep theirs' }).click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(title).toHaveValue('Mine');
  await page.getByRole('button', { name: 'Save mine over it' }).click();
  await expect(page.getByText('Insight saved!')).toBeVisible();
  expect(await kept()).toBe('Mine');

  await openEdit();
  await title.fill('Mine again');
  await callApi(page, 'PATCH', `/api/insights/${id}`, { title: 'From the phone again' });
  await openEdit();
  await page.getByRole('button', { name: 'Keep theirs' }).click();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await openEdit();
  await expect(title).toHaveValue('From the phone again');
  await expect(theirs(page)).toHaveCount(0);
});

test('a goal and a milestone changed elsewhere are not overwritten by an older edit', async ({
  page,
}) => {
  await enter(page);
  interface Goal {
    id: number;
    title: string;
    milestones: { id: number; title: string }[];
  }
  const { id, milestones } = await callApi<Goal>(page, 'POST', '/api/goals', {
    title: 'Draw the breakwater',
    milestones: [{ title: 'Survey' }],
  });
  const kept = async () => (await callApi<Goal[]>(page, 'GET', '/api/goals'))[0];
  const edit = async (ofWhat: string) => {
    await page.getByRole('button', { name: `Actions for ${ofWhat}` }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
  };
  await page.goto(GOALS);
  await edit('Draw the breakwater');
  await titleOf(page).fill('Mine');
  await callApi(page, 'PATCH', `/api/goals/${id}`, { title: 'From the phone' });
  await dialog(page).getByRole('button', { name: 'Save changes' }).click();
  await expect(theirs(page)).toHaveValue('From the phone');
  expect((await kept())?.title).toBe('From the phone');
  await page.reload();
  await edit('From the phone');
  await expect(theirs(page)).toHaveValue('From the phone');
  await expect(titleOf(page)).toHaveValue('Mine');
  await page.getByRole('button', { name: 'Save mine over it' }).click();
  await expect(dialog(page)).toHaveCount(0);
  expect((await kept())?.title).toBe('Mine');

  await edit('Survey');
  await titleOf(page).fill('Surveyed');
  await callApi(page, 'PATCH', `/api/goals/${id}/milestones/${milestones[0]?.id}`, {
    title: 'Survey redrawn',
  });
  await dialog(page).getByRole('button', { name: 'Save changes' }).click();
  await expect(theirs(page)).toHaveValue('Survey redrawn');
  await page.getByRole('button', { name: 'Keep theirs' }).click();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(dialog(page)).toHaveCount(0);
  expect((await kept())?.milestones[0]?.title).toBe('Survey redrawn');
});

test('an edit of what was deleted elsewhere is there for a new one', async ({ page }) => {
  await enter(page);
  const insight = await callApi<{ id: number }>(page, 'POST', '/api/insights', {
    title: 'As it was',
    content: 'Its words.',
  });
  await page.goto(`/vault?insight=${insight.id}`);
  await dialog(page).getByRole('button', { name: 'Edit' }).click();
  await dialog(page).getByRole('textbox', { name: 'Title' }).fill('Mine');
  await callApi(page, 'DELETE', `/api/insights/${insight.id}`);
  await dialog(page).getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('This insight was deleted somewhere else')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(titleOf(page)).toHaveValue('Mine');

  const goal = await callApi<{ id: number }>(page, 'POST', '/api/goals', { title: 'As it was' });
  await page.goto(GOALS);
  await page.getByRole('button', { name: 'Actions for As it was' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await titleOf(page).fill('My goal');
  await callApi(page, 'DELETE', `/api/goals/${goal.id}`);
  await dialog(page).getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('This goal was deleted somewhere else')).toBeVisible();
  await page.getByRole('button', { name: 'New goal' }).click();
  await expect(titleOf(page)).toHaveValue('My goal');
  await dialog(page).getByRole('button', { name: 'Set goal' }).click();

  const { id } = await callApi<{ id: number }>(page, 'POST', '/api/goals', {
    title: 'Another',
    milestones: [{ title: 'Survey' }],
  });
  await page.reload();
  await page.getByRole('button', { name: 'Actions for Survey' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await titleOf(page).fill('My milestone');
  await callApi(page, 'DELETE', `/api/goals/${id}`);
  await dialog(page).getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Its goal is gone too.')).toBeVisible();
  await page.getByRole('button', { name: 'New goal' }).click();
  await expect(titleOf(page)).toHaveValue('My milestone');
});

test('an insight that is left while it is being kept is kept once', async ({ page }) => {
  await enter(page);
  const { opened, open } = gate();
  await page.route('**/api/insights', async (route) => {
    if (route.request().method() === 'POST') await opened;
    await route.continue();
  });
  await (await openInsights(page)).fill('Told once');
  await page.getByRole('textbox', { name: 'The insight' }).fill('And not again.');
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(titleOf(page)).not.toBeEditable();
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL('/about');
  await page.goBack();
  // It is not to be sent twice meanwhile.
  await expect(titleOf(page)).toHaveValue('Told once');
  await expect(titleOf(page)).not.toBeEditable();
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL('/about');
  open();
  await expect
    .poll(async () => (await callApi<unknown[]>(page, 'GET', '/api/insights')).length)
    .toBe(1);
  await page.goBack();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(titleOf(page)).toHaveValue('');
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(titleOf(page)).toHaveValue('');
});

test('a browser that keeps nothing says so in every form', async ({ page }) => {
  await enter(page);
  await page.addInitScript(() => {
    const keep = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key: string, value: string) {
      if (/insight|goals|contact/.test(key)) throw new DOMException('', 'QuotaExceededError');
      keep.call(this, key, value);
    };
    IDBFactory.prototype.open = () => {
      throw new DOMException('off', 'InvalidStateError');
    };
  });
  for (const open of [openInsights, openNewGoal, openLetter]) {
    await (await open(page)).fill('Not kept.');
    await expect(page.getByText(/This browser will not keep what you type/)).toBeVisible();
  }
  await expect(page.getByText('Kept on this device until it is sent')).toHaveCount(0);
});

test('a question for Merlin stays in its field while consent is asked for', async ({ page }) => {
  await signUp(page);
  await page.route('**/api/guide/settings', (route) =>
    route.fulfill({
      json: {
        source: { kind: 'built-in', name: 'Pathkeeper’s own guide' },
        destination: 'models.example.org',
        consentedAt: null,
        excludedFolders: [],
      },
    }),
  );
  await page.goto('/');
  const consent = page.getByRole('dialog', { name: 'Use the guide at models.example.org?' });
  const merlin = page.getByRole('dialog', { name: 'Ask Merlin' });
  const question = merlin.getByRole('textbox', { name: 'Your question' });
  const walkAway = async () => {
    await expect(consent).toHaveCSS('opacity', '1');
    await page.keyboard.press('Escape');
    await expect(consent).toBeHidden();
  };
  await page.getByRole('button', { name: 'Ask Merlin' }).click();
  await question.fill('What about Tomas?');
  await page.keyboard.press('Enter');
  await walkAway();
  await expect(merlin).toBeVisible();
  await expect(question).toHaveValue('What about Tomas?');
  await question.press('Enter');
  await consent.getByRole('button', { name: 'Close' }).click();
  await expect(question).toHaveValue('What about Tomas?');
  await question.press('Enter');
  await consent.getByRole('button', { name: 'Ask Pathkeeper’s own guide instead' }).click();
  await expect(merlin.getByText(/^Answered by/)).toBeVisible();
  await expect(question).toHaveValue('');
});

test('a name that is on its way to the server takes no more letters', async ({ page }) => {
  await enter(page);
  const { opened, open } = gate();
  await page.route(/\/api\/(auth\/user|folders|custom-tags)/, async (route) => {
    if (route.request().method() !== 'GET') await opened;
    await route.continue();
  });
  await callApi(page, 'POST', '/api/custom-tags', { tagName: 'harbour' });

  await page.goto('/profile?tab=account');
  await page.getByRole('button', { name: 'Edit display name' }).click();
  const name = page.getByRole('textbox', { name: 'Display name' });
  await name.fill('Marit');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(name).not.toBeEditable();

  await page.goto('/entries');
  await page.getByRole('button', { name: 'Manage', exact: true }).click();
  await dialog(page).getByRole('button', { name: 'New Folder' }).click();
  const folder = dialog(page).getByRole('textbox', { name: 'Name' });
  await folder.fill('Harbour');
  await dialog(page).getByRole('button', { name: 'Create Folder' }).click();
  await expect(folder).not.toBeEditable();
  await expect(dialog(page).getByRole('radio').first()).toBeDisabled();

  await page.goto('/');
  await page.getByRole('button', { name: 'Manage Custom Tags' }).click();
  await dialog(page).getByRole('button', { name: 'Rename harbour' }).click();
  const tag = dialog(page).getByRole('textbox', { name: 'Rename harbour' });
  await tag.fill('the harbour');
  await dialog(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(tag).not.toBeEditable();
  open();
  await expect(dialog(page).getByText('the harbour')).toBeVisible();
});
