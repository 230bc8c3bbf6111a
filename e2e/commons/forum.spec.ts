import { callApi, expect, expectClean, PHONE_TOO, signUp, test } from '../fixtures.ts';

interface Post {
  id: number;
}

/** Starts a discussion in the category where everybody may write, with some answers. */
async function startDiscussion(page: Parameters<typeof signUp>[0], answers: number): Promise<Post> {
  const categories = await callApi<{ id: number; minLevel: number }[]>(
    page,
    'GET',
    '/api/forum/categories',
  );
  const categoryId = categories.find(({ minLevel }) => minLevel === 1)?.id;
  const title = `A drawer that would not open ${Date.now().toString(36)}`;
  const content = 'It was the winter. **The wood** had swollen.';
  const post = await callApi<Post>(page, 'POST', '/api/forum/posts', {
    title,
    content,
    categoryId,
  });
  const { accessToken } = (await (await page.request.post('/api/refresh')).json()) as {
    accessToken: string;
  };
  for (let n = 1; n <= answers; n += 1) {
    await page.request.post(`/api/forum/posts/${post.id}/replies`, {
      headers: { Authorization: `Bearer ${accessToken}` },
      multipart: { content: `Evening ${n}, and it still would not.` },
    });
  }
  return post;
}

test(
  'a visitor reads the forum, and a member goes on where they stopped',
  PHONE_TOO,
  async ({ page }) => {
    await signUp(page);
    const post = await startDiscussion(page, 3);

    await page.context().clearCookies();
    await page.goto('/forum');
    await page.getByRole('link', { name: 'Recent Discussions' }).click();
    await page.locator(`a[href="/forum/post/${post.id}"]`).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/A drawer/);
    await expect(page.getByRole('heading', { name: 'Replies (3)' })).toBeVisible();
    await expect(page.locator('strong', { hasText: 'The wood' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Sign in', exact: true })).toBeVisible();
    await expectClean(page);

    // Somebody else signs in there, likes the second answer and comes back by its address.
    await signUp(page);
    await page.goto('/');
    await page.goto(`/forum/post/${post.id}#reply-2`);
    const second = page.getByRole('article', { name: 'Reply 2' });
    await expect(second).toBeFocused();
    const like = second.getByRole('button', { name: /Like reply 2/ });
    await like.click();
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('article', { name: 'Reply 3' }).scrollIntoViewIfNeeded();
    await expect
      .poll(async () => {
        const path = `/api/forum/posts/${post.id}`;
        return (await callApi<{ readNumber: number }>(page, 'GET', path)).readNumber;
      })
      .toBe(3);
    await page.reload();
    await expect(like).toHaveAttribute('aria-pressed', 'true');
  },
);
