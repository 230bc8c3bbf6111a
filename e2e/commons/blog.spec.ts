import type { Page } from '@playwright/test';
import { callApi, expect, expectClean, OWNER, PHONE_TOO, signIn, test } from '../fixtures.ts';

// The addresses at which nothing is, are asked for as well.
test.use({ expectedErrors: [/Failed to load resource/] });

interface Article {
  id: number;
  slug: string;
}

test(
  'a reader goes from the list to an article, its category and on',
  PHONE_TOO,
  async ({ page }) => {
    await page.goto('/blog');
    // What the server wrote stands until the application has taken over.
    const main = page.locator('#main');
    await expect(main.getByRole('heading', { level: 1, name: 'Pathkeeper Blog' })).toBeVisible();
    const list = main.getByRole('list', { name: 'All Articles' });
    await expect(list.getByRole('article').first()).toBeVisible();
    await expectClean(page, 'dark');
    const oldest = list.getByRole('heading').last();
    const title = (await oldest.textContent()) ?? '';
    await oldest.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
    await expectClean(page, 'dark');
    const related = page.getByRole('region', { name: 'Related Articles' });
    await expect(related.getByRole('article')).toHaveCount(3);
    const category = page.locator('.article-kicker a');
    const named = (await category.textContent()) ?? '';
    await category.click();
    await expect(page.getByRole('link', { name: named, exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await page.getByRole('searchbox').fill(title);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: /^Search Results \(\d+\)$/ })).toBeVisible();
    await expect(page.getByRole('link', { name: title, exact: true }).first()).toBeVisible();
  },
);

/**
 * The parts of the blog on the page: where each begins, and its words. Days are left out, as the server does
 * not know the reader's zone.
 */
const outline = (page: Page, root: string) =>
  page.locator(root).evaluate((main) => {
    // A day has another width in another zone, and the line it stands in may break there.
    for (const day of main.querySelectorAll<HTMLElement>('.article-byline time')) {
      Object.assign(day.style, { display: 'inline-block', width: '8em' });
    }
    return [...main.querySelectorAll('[class^="blog-"], [class^="article-"]')]
      .filter((part) => !part.matches('.article-share, .article-endnotes, .article-author, time *'))
      .map((part) => {
        const copy = part.cloneNode(true) as Element;
        for (const other of copy.querySelectorAll(
          'time, svg, [role=status], .article-author, button, label',
        )) {
          other.remove();
        }
        const words = (copy.textContent ?? '').replaceAll(/[\s,]/g, '');
        const { top } = part.getBoundingClientRect();
        return `${part.className} at ${Math.round(top + scrollY)}: ${words.slice(0, 60)}`;
      });
  });

test('what the server wrote is taken over as it stands', PHONE_TOO, async ({ page, context }) => {
  const served = await context.newPage();
  await served.route('**/*.js', (route) => route.abort());
  await page.goto('/blog');
  // Not the newest: another journey may publish and withdraw that meanwhile.
  const oldest = page.locator('#main .blog-grid .blog-card-title a').last();
  const article = (await oldest.getAttribute('href')) ?? '';
  for (const path of ['/blog', '/blog?q=page', article]) {
    // Read anew as a pair: another journey may publish an article between the two.
    await expect(async () => {
      await served.goto(path);
      const written = await outline(served, '#served main');
      expect(written.length).toBeGreaterThan(20);
      await page.goto(path);
      await expect(page.locator('#served')).toHaveCount(0);
      await expect
        .poll(() => outline(page, '#main'), { message: path, timeout: 10_000 })
        .toEqual(written);
    }).toPass({ timeout: 120_000 });
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the list leads to whole articles and to the feed, and what is gone says so', async ({
    page,
  }, { project }) => {
    await page.goto('/blog');
    const link = page.locator('.blog-grid .blog-card-title a').last();
    const title = (await link.textContent()) ?? '';
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    // An article of the house is some hundred words long, and leads on.
    expect((await page.locator('.article-words').innerText()).split(/\s+/).length).toBeGreaterThan(
      400,
    );
    await expect(page.getByRole('heading', { name: 'Related Articles' })).toBeVisible();
    const wide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wide).toBe(0);
    const feed = page.locator('link[type="application/rss+xml"]');
    const rss = await page.request.get((await feed.getAttribute('href')) ?? '');
    expect(await rss.text()).toContain(`<title>${title}</title>`);

    expect((await page.goto('/blog/never-was'))?.status()).toBe(404);
    await expect(page.getByRole('link', { name: 'Back to Blog' })).toBeVisible();
    await signIn(page, OWNER);
    const { id, slug } = await callApi<Article>(page, 'POST', '/api/admin/blog/articles', {
      title: `Withdrawn ${project.name}`,
      excerpt: 'It was here.',
      content: '<p>It was here.</p>',
      category: 'Habits',
      isPublished: true,
    });
    await callApi(page, 'PATCH', `/api/admin/blog/articles/${id}/unpublish`);
    expect((await page.goto(`/blog/${slug}`))?.status()).toBe(410);
    await expect(page.getByRole('link', { name: 'Back to Blog' })).toBeVisible();
  });
});
