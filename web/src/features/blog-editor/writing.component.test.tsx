import { api, type ManagedArticle, slugOf } from '@pathkeeper/contract';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DESK, PHONE, reload, renderApp } from '../../../test/app.tsx';
import { expectAccessible } from '../../../test/axe.ts';
import { aManagedArticle } from '../../../test/samples/article-samples.ts';
import { aUser } from '../../../test/samples/samples.ts';
import { NO_NETWORK, refuse, server } from '../../../test/server.ts';

const calls = api.blogAdmin;
const admin = aUser({ id: 2, username: 'ines', role: 'admin' });
const sheet = page.getByRole('textbox', { name: 'Content' });
const title = page.getByRole('textbox', { name: 'Title', exact: true });
const button = (name: string | RegExp) => page.getByRole('button', { name });

/** A server that keeps one article as the real one does: each save is a version. */
function anArticleOnTheServer(own: Partial<ManagedArticle> = {}) {
  let article = aManagedArticle(own);
  const change = (some: Partial<ManagedArticle>) => {
    article = { ...article, ...some, version: article.version + 1 };
    return article;
  };
  server.on(calls.article, () => article);
  const saves = server.on(calls.saveDraft, ({ body: { expectedVersion, ...body } }) => {
    if (expectedVersion !== undefined && expectedVersion !== article.version) {
      return refuse(409, 'edit_conflict', 'This article was changed somewhere else.');
    }
    const { category = null, ...text } = body;
    return change(saved(text, category));
  });
  return { saves, change, now: () => article };
}

const saved = (
  body: { title?: string | null; slug?: string | null },
  category: ManagedArticle['category'],
): Partial<ManagedArticle> => ({
  ...Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null)),
  slug: body.slug ?? slugOf(body.title ?? ''),
  category,
});

const openEditor = (id: number | 'new', window = DESK) =>
  renderApp(`/admin/blog-management/${id}`, { user: admin, window });

test.for([DESK, PHONE])('an article is written at $width px', async (window) => {
  const { saves, now } = anArticleOnTheServer();
  await openEditor(now().id, window);
  await expect.element(sheet).toHaveTextContent('Do not begin in January.');
  await expectAccessible();
  await sheet.click();
  await userEvent.keyboard('{End}{Enter}You will feel foolish until about October.');
  await expect.element(page.getByText(/^Saved by itself at \d\d:\d\d$/)).toBeVisible();
  expect(saves.at(-1)?.body).toMatchObject({
    content: '<p>Do not begin in January.</p><p>You will feel foolish until about October.</p>',
    expectedVersion: expect.any(Number),
  });
});

test('a new article is begun with its first words, and keeps its editor', async () => {
  let article = aManagedArticle({ title: '', content: '', slug: 'article-1' });
  const begun = server.on(calls.begin, ({ body: { category = null, ...body } }) => {
    article = { ...article, ...saved(body, category) };
    return article;
  });
  server.on(calls.saveDraft, ({ body: { category = null, expectedVersion: _, ...body } }) => {
    article = { ...article, ...saved(body, category), version: article.version + 1 };
    return article;
  });
  await openEditor('new');
  await title.fill('A streak is a fence');
  await userEvent.keyboard('{Enter}It begins');
  await expect.element(page.getByText('Article created successfully')).toBeVisible();
  await userEvent.keyboard(' with the kettle.');
  await expect.poll(() => location.pathname).toBe(`/admin/blog-management/${article.id}`);
  await expect.poll(() => article.content).toBe('<p>It begins with the kettle.</p>');
  expect(begun).toHaveLength(1);
  await expect.element(page.getByLabelText('Address')).toHaveValue('a-streak-is-a-fence');
});

const failed = page.getByText(/^Not saved: The network is out of reach/);

test('what the server does not have is back when the browser is, and goes on its way', async () => {
  const { now } = anArticleOnTheServer();
  const saves = server.on(calls.saveDraft, NO_NETWORK);
  await openEditor(now().id);
  await title.fill('Written on a train');
  await expect.element(failed).toBeVisible();
  await expectAccessible();
  expect(saves.length).toBeGreaterThan(0);
  // What a tab knows goes with a browser that is killed.
  sessionStorage.clear();
  reload();
  await expect.element(title).toHaveValue('Written on a train');
  const later = server.on(calls.saveDraft, ({ body }) =>
    aManagedArticle({ ...now(), title: body.title ?? '', version: 2 }),
  );
  await expect.poll(() => later.at(-1)?.body.title).toBe('Written on a train');
  await expect.element(page.getByText(/^Saved by itself/)).toBeVisible();
});

test('an answer that was lost is no conflict, whatever was written since', async () => {
  const { change, now } = anArticleOnTheServer();
  let isLost = true;
  const saves = server.on(calls.saveDraft, ({ body: { expectedVersion, ...body } }) => {
    if (expectedVersion !== now().version) return refuse(409, 'edit_conflict', 'Changed.');
    const { category = null, ...text } = body;
    const article = change(saved(text, category));
    if (!isLost) return article;
    isLost = false;
    return NO_NETWORK;
  });
  await openEditor(now().id);
  await title.fill('First words');
  await expect.element(failed).toBeVisible();
  await title.fill('First words, and more');
  await expect.poll(() => now().title).toBe('First words, and more');
  await expect.element(page.getByText(/^Saved by itself/)).toBeVisible();
  expect(saves.length).toBeGreaterThanOrEqual(3);
});

test('a new article whose first answer was lost is that article, with what was written since', async () => {
  let article: ManagedArticle | null = null;
  const begun = server.on(calls.begin, ({ body: { category = null, ...body } }) => {
    if (article) return refuse(409, 'already_saved', 'It is saved.', { article });
    article = aManagedArticle({ content: '', ...saved(body, category) });
    return NO_NETWORK;
  });
  server.on(calls.saveDraft, ({ body: { category = null, expectedVersion: _, ...body } }) => {
    article = { ...(article as ManagedArticle), ...saved(body, category), version: 2 };
    return article;
  });
  await openEditor('new');
  await title.fill('Begun on a train');
  await expect.element(failed).toBeVisible();
  // The server was killed, and the tab was closed.
  reload();
  await expect.element(title).toHaveValue('Begun on a train');
  await title.fill('Begun on a train, and gone on with');
  await expect.poll(() => article?.title).toBe('Begun on a train, and gone on with');
  expect(new Set(begun.map(({ key }) => key)).size).toBe(1);
});

test('two texts stand side by side, and neither is lost', async () => {
  const { change, now, saves } = anArticleOnTheServer();
  await openEditor(now().id);
  await expect.element(sheet).toHaveTextContent('Do not begin in January.');
  change({ content: '<p>Somebody else wrote this.</p>' });
  await sheet.click();
  await userEvent.keyboard('{Control>}{End}{/Control} I wrote this.');
  const theirs = page.getByLabelText('Saved elsewhere');
  await expect.element(theirs).toHaveValue(expect.stringContaining('Somebody else wrote this.'));
  await expect
    .element(page.getByLabelText('Yours, as it stands below'))
    .toHaveValue(expect.stringContaining('January. I wrote this.'));
  await expectAccessible();
  const copies = server.on(calls.begin, ({ body }) =>
    aManagedArticle({ title: body.title ?? '', content: body.content }),
  );
  await button('Keep theirs, and mine as a new draft').click();
  await expect.element(sheet).toHaveTextContent('Somebody else wrote this.');
  await expect.element(theirs).not.toBeInTheDocument();
  expect(copies[0]?.body.content).toBe('<p>Do not begin in January. I wrote this.</p>');
  expect(now().content).toBe('<p>Somebody else wrote this.</p>');
  expect(saves).toHaveLength(1);
});

test('mine can be saved over theirs', async () => {
  const { change, now } = anArticleOnTheServer();
  await openEditor(now().id);
  await expect.element(sheet).toHaveTextContent('Do not begin in January.');
  change({ excerpt: 'Theirs.' });
  await title.fill('Mine');
  await button('Save mine over it').click();
  await expect.poll(() => now().title).toBe('Mine');
  await expect.element(page.getByText(/^Saved by itself/)).toBeVisible();
});

test('leaving saves first, and asks where that does not succeed', async () => {
  const { now } = anArticleOnTheServer();
  server.on(calls.articles, []);
  await openEditor(now().id);
  await title.fill('Saved on the way out');
  await page.getByRole('link', { name: 'Blog Management' }).click();
  await expect.poll(() => location.pathname).toBe('/admin/blog-management');
  expect(now().title).toBe('Saved on the way out');
  history.back();
  await expect.element(title).toHaveValue('Saved on the way out');
  server.on(calls.saveDraft, NO_NETWORK);
  await title.fill('Not saved');
  await page.getByRole('link', { name: 'Blog Management' }).click();
  await expect.element(page.getByText('Leave before it is saved?')).toBeVisible();
  await expectAccessible();
  await button('Stay').click();
  await expect.element(title).toHaveValue('Not saved');
});
