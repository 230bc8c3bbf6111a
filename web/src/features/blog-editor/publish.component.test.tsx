import { api, type ManagedArticle } from '@pathkeeper/contract';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DESK, PHONE, reload, renderApp } from '../../../test/app.tsx';
import { expectAccessible } from '../../../test/axe.ts';
import { aManagedArticle, aVersion } from '../../../test/samples/article-samples.ts';
import { aUser } from '../../../test/samples/samples.ts';
import { refuse, server } from '../../../test/server.ts';
import { instantOf, zoneHere } from './side/moments.ts';

const calls = api.blogAdmin;
const admin = aUser({ id: 2, username: 'ines', role: 'admin' });
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const field = (name: string) => page.getByLabelText(name);

async function openArticle(own: Partial<ManagedArticle> = {}, window = DESK) {
  let article = aManagedArticle(own);
  const set = (some: Partial<ManagedArticle>) => {
    article = { ...article, ...some, version: article.version + 1 };
    return article;
  };
  server.on(calls.article, () => article);
  server.on(calls.saveDraft, ({ body: { expectedVersion: _, ...body } }) => {
    const text = {
      ...article,
      ...body,
      title: body.title ?? '',
      slug: body.slug ?? article.slug,
      excerpt: body.excerpt ?? '',
      featuredImageAlt: '',
      category: body.category ?? null,
    };
    if (!article.isPublished) return set(text);
    return set({
      waiting: { ...text, savedAt: new Date().toISOString(), savedBy: 'ines' },
      hasWaiting: true,
    });
  });
  await renderApp(`/admin/blog-management/${article.id}`, { user: admin, window });
  await expect.element(page.getByRole('textbox', { name: 'Content' })).toBeVisible();
  return { now: () => article, set };
}

test('what is missing is said at its field, and the first of them has the caret', async () => {
  await openArticle({ title: '', excerpt: '', content: '', category: null });
  await button('Publish now').click();
  await expect.element(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveFocus();
  for (const sentence of ['Title', 'Content', 'Category', 'Excerpt']) {
    await expect.element(page.getByText(`${sentence} is required.`)).toBeVisible();
  }
  await expectAccessible();
});

test('an article is published at a time of its author’s zone', async () => {
  const { set } = await openArticle({}, PHONE);
  const updates = server.on(calls.update, ({ body }) =>
    set({ isPublished: true, state: 'scheduled', publishedAt: body.publishedAt ?? null }),
  );
  await page.getByRole('radio', { name: 'At a time' }).click();
  await expect
    .element(page.getByText(`Your time, ${zoneHere().replaceAll('_', ' ')}`, { exact: false }))
    .toBeVisible();
  await field('Day').fill('2030-12-01');
  await field('Hour').fill('07:30');
  await button('Set for December 1, 2030').click();
  await expect.element(page.getByText('Article published successfully')).toBeVisible();
  const at = instantOf({ day: '2030-12-01', hour: '07:30' }, zoneHere())?.toISOString();
  expect(updates).toMatchObject([{ body: { isPublished: true, publishedAt: at } }]);
  await expectAccessible();
});

test('a time that is past is said to be, before the article shows at once', async () => {
  const { set } = await openArticle({ title: 'A', content: '<p>One.</p>' });
  await expect.element(page.getByText('1 word, 1 minute')).toBeVisible();
  server.on(calls.update, ({ body }) =>
    set({ isPublished: true, state: 'published', publishedAt: body.publishedAt ?? null }),
  );
  await page.getByRole('radio', { name: 'At a time' }).click();
  await field('Day').fill('2020-01-01');
  await expect
    .element(page.getByText(/That is past: it shows at once, under that day/))
    .toBeVisible();
  await field('Excerpt').fill('Another excerpt.');
  await expect.element(page.getByText(/^Saved by itself at/)).toBeVisible();
  await button('Publish now, dated January 1, 2020').click();
  await expect.element(page.getByText('Article published successfully')).toBeVisible();
  // Readers have all of it: nothing is said to be kept from them.
  await expect.element(page.getByText(/not published/)).not.toBeInTheDocument();
  await expectAccessible();
});

test('a time that is chosen and not set yet is there after a reload', async () => {
  await openArticle();
  const later = page.getByRole('radio', { name: 'At a time' });
  await later.click();
  await field('Day').fill('2030-12-01');
  reload();
  await expect.element(field('Day')).toHaveValue('2030-12-01');
  await expect.element(button('Set for December 1, 2030')).toBeVisible();
  await page.getByRole('radio', { name: 'Now' }).click();
  reload();
  await expect.element(button('Publish now')).toBeVisible();
});

test('a field that the server refuses is marked', async () => {
  await openArticle();
  const fields = { slug: 'Another article has this address.' };
  server.on(calls.update, refuse(409, 'conflict', fields.slug, { fields }));
  await button('Publish now').click();
  await expect.element(page.getByText('Failed to publish article')).toBeVisible();
  await expect.element(field('Address')).toHaveFocus();
  await expect.element(field('Address')).toHaveAccessibleDescription(fields.slug);
});

const OUT = {
  state: 'published',
  isPublished: true,
  publishedAt: '2026-11-12T11:30:00.000Z',
} as const;

test('changes to a published article wait until they are published or discarded', async () => {
  const { now, set } = await openArticle(OUT);
  await field('Excerpt').fill('Another excerpt.');
  await expect.element(page.getByText(/^Kept at \d\d:\d\d, not published$/)).toBeVisible();
  expect(now()).toMatchObject({ waiting: { excerpt: 'Another excerpt.' } });
  expect(now().excerpt).not.toBe('Another excerpt.');
  const updates = server.on(calls.update, ({ body }) =>
    set({ excerpt: body.excerpt ?? '', waiting: null, hasWaiting: false }),
  );
  await button('Publish changes').click();
  await expect.element(page.getByText('Article updated successfully')).toBeVisible();
  expect(updates[0]?.body).toMatchObject({ excerpt: 'Another excerpt.', isPublished: true });
  await expect.element(button('Publish changes')).not.toBeInTheDocument();

  await field('Excerpt').fill('A third.');
  await expect.element(button('Discard')).toBeVisible();
  server.on(calls.discardWaiting, () => set({ waiting: null, hasWaiting: false }));
  await button('Discard').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await expect.element(field('Excerpt')).toHaveValue('Another excerpt.');
});

test('what is changed about a planned article waits, and says so', async () => {
  const publishedAt = '2030-12-01T11:30:00.000Z';
  await openArticle({ isPublished: true, state: 'scheduled', publishedAt });
  await expect.element(button('Set for December 1, 2030')).toBeVisible();
  await expect.element(page.getByText(/^As it was set/)).not.toBeInTheDocument();
  await field('Excerpt').fill('Another excerpt.');
  await expect.element(page.getByText(/^As it was set/)).toBeVisible();
  await expect.element(page.getByText(/^Kept at .*, not published$/)).toBeVisible();
});

test('an article is withdrawn after a question, and featured', async () => {
  const { set } = await openArticle(OUT);
  server.on(calls.feature, () => set({ isFeatured: true }));
  server.on(calls.unpublish, () => set({ state: 'draft', isPublished: false }));
  await page.getByRole('switch', { name: 'Featured' }).click();
  await expect.element(page.getByText('Featured status updated successfully')).toBeVisible();
  await expect.element(page.getByRole('switch', { name: 'Featured' })).toBeChecked();
  await button('Unpublish').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Unpublish' }).click();
  await expect.element(page.getByText('Article unpublished successfully')).toBeVisible();
  await expect.element(button('Publish now')).toBeVisible();
});

test('an earlier version is compared and brought back', async () => {
  const { set } = await openArticle();
  server.on(calls.versions, [
    aVersion({ version: 2, wasPublished: true }),
    aVersion({ title: 'First try' }),
  ]);
  server.on(calls.version, {
    ...aVersion({ title: 'First try' }),
    content: '<p>Begin in January.</p>',
    excerpt: '',
    differences: [
      { kind: 'added', text: 'Do not begin' },
      { kind: 'removed', text: 'Begin' },
      { kind: 'same', text: ' in January.' },
    ],
  });
  server.on(calls.returnTo, () => set({ content: '<p>Begin in January.</p>' }));
  await button('Versions').click();
  await expect.element(page.getByText(/2 versions, the newest first$/)).toBeVisible();
  await page.getByRole('button', { name: 'Compare' }).nth(1).click();
  await expect.element(page.getByText('put in: Do not begin', { exact: true })).toBeVisible();
  await expectAccessible();
  await button('Bring this version back').click();
  await expect
    .element(page.getByRole('textbox', { name: 'Content' }))
    .toHaveTextContent('Begin in January.');
});

test('a preview link is made, shown and ended', async () => {
  const { set } = await openArticle();
  server.on(calls.openPreview, () => set({ previewPath: '/blog/preview/abc' }));
  server.on(calls.closePreview, () => set({ previewPath: null }));
  await button('Preview link').click();
  await button('Make a preview link').click();
  await expect
    .element(page.getByRole('dialog').getByLabelText('Address'))
    .toHaveValue(`${location.origin}/blog/preview/abc`);
  await expectAccessible();
  await button('End the link').click();
  await expect.element(button('Make a preview link')).toBeVisible();
});

test('address, tags and the looks follow what is typed', async () => {
  await openArticle({ slug: '', title: '', tags: [] });
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Über das Jahr, rückwärts!');
  await expect.element(field('Address')).toHaveValue('uber-das-jahr-ruckwarts');
  await field('Address').fill('My Own Address');
  await userEvent.tab();
  await expect.element(field('Address')).toHaveValue('my-own-address');
  await page.getByLabelText('Tags').fill(' one, , two ,one,');
  await expect.element(page.getByRole('button', { name: /Remove.*one/ })).toHaveLength(1);
  await field('Meta title').fill('x'.repeat(61));
  await expect
    .element(page.getByText('Meta title can be at most 60 characters long.'))
    .toBeVisible();
});
