import { addressOfScript } from '../../scripts/first-screen.mjs';
import { expect, expectClean, gate, PHONE_TOO, test } from '../fixtures.ts';

test('a stranger reads what this is, and every way in leads in', PHONE_TOO, async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'An almanac with one subject: you.',
  );
  await expect(page.getByText('Free during beta. No credit card required.')).toBeVisible();
  const main = page.getByRole('main');
  for (const feature of [
    'AI insights',
    'Life path discovery',
    'Growth tracking',
    'Daily challenges',
    'Achievements',
    'AI guide',
  ]) {
    await expect(main.getByRole('listitem').filter({ hasText: feature })).toBeVisible();
  }
  for (const pledge of ['Nobody else reads it', 'No word is lost', 'Yours to take home']) {
    await expect(main.getByText(pledge)).toBeVisible();
  }
  // Nothing sticks out at the side, also when all of it is there.
  const overhang = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect.poll(overhang).toBe(0);
  await expectClean(page);

  for (const name of ['Start Your First Page', 'Start at the Foot of the Path']) {
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', '/register');
  }
  await main.getByRole('link', { name: 'Begin Your Journey' }).last().click();
  await expect(page).toHaveURL('/register');
  await expect(page.getByRole('heading', { name: 'Begin with a name.' })).toBeVisible();
  await page.goBack();
  await main.getByRole('link', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/login');
  await page.goBack();
  await main.getByRole('link', { name: 'Try it without an account' }).click();
  await expect(page).toHaveURL('/questionnaire');
  await expect(page.getByRole('textbox')).toBeVisible();
  await page.goBack();
  await expect(main.getByRole('link', { name: 'The rules of the game' })).toHaveAttribute(
    'href',
    '/rules',
  );

  await main.getByRole('link', { name: 'Why it was made' }).click();
  await expect(page.getByRole('heading', { name: 'About Pathkeeper' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Six chapters' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Four things held to' })).toBeVisible();
  await expect.poll(overhang).toBe(0);
});

test('the foot of the first page is there to press once it stays where it is', async ({ page }) => {
  const { open, opened } = gate();
  await page.route(`**${addressOfScript('src/pages/public/LandingBelow.tsx')}`, async (route) => {
    await opened;
    await route.continue();
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const foot = page.getByRole('contentinfo');
  await expect(foot).toBeHidden();
  open();
  await foot.getByRole('link', { name: 'Contact Us' }).click();
  await expect(page).toHaveURL('/contact');
});

test('who runs no script reads the title, the description and the card', async ({
  page,
  request,
}) => {
  for (const path of ['/', '/about', '/questionnaire', '/rules', '/contact']) {
    const html = await (await request.get(path)).text();
    const meta = (name: string) =>
      new RegExp(`<meta (?:name|property)="${name}" content="([^"]+)"`).exec(html)?.[1];
    expect(meta('description'), path).toBe(meta('og:description'));
    expect(meta('robots'), path).toBeUndefined();
    const card = await request.get(meta('og:image') ?? '');
    expect(card.headers()['content-type']).toBe('image/png');
  }
  // The page's own script keeps the title that the server printed.
  const printed = await (await request.get('/about')).text();
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(printed).toContain(`<title>${await page.title()}</title>`);

  expect((await request.get('/nowhere', { headers: { accept: 'text/html' } })).status()).toBe(404);
  const somebodys = await (await request.get('/entry/1')).text();
  expect(somebodys).toContain('<meta name="robots" content="noindex" />');
  expect(await (await request.get('/robots.txt')).text()).toContain('Disallow: /api/');
});
