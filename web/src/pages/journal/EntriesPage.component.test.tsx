import { api } from '@pathkeeper/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderApp } from '../../../test/app.tsx';
import { anEntry } from '../../../test/samples/samples.ts';
import { gate, pageOf, server } from '../../../test/server.ts';

test('more than a hundred entries are all there', async () => {
  const all = Array.from({ length: 105 }, (_none, index) =>
    anEntry({ content: `Entry number ${105 - index}.` }),
  );
  server.on(api.entries.list, ({ query }) => {
    const from = Number(query.cursor ?? 0);
    const next = from + query.limit < all.length ? String(from + query.limit) : null;
    return pageOf(all.slice(from, from + query.limit), next);
  });
  await renderApp('/entries', { level: 2 });
  const rows = page.getByRole('article');
  await expect.element(rows).toHaveLength(100);
  await expect
    .poll(() => {
      window.scrollTo(0, document.body.scrollHeight);
      return rows.elements().length;
    })
    .toBe(105);
});

test('a tag of a row leads to everything that carries it', async () => {
  const entry = anEntry({ tags: ['low tide', 'Tomas'] });
  server.on(api.entries.list, [entry]);
  const searches = server.on(api.entries.search, []);
  await renderApp('/entries', { level: 2 });
  await page.getByRole('link', { name: 'low tide' }).click();
  await expect.poll(() => searches.at(-1)?.query).toMatchObject({ tags: ['low tide'] });
});

test('a pin that is taken off at once is sent after the one before it, so that it stays off', async () => {
  const entry = anEntry();
  const first = gate();
  server.on(api.entries.list, [entry]);
  const pins = server.on(api.entries.pin, async ({ body }) => {
    if (body.isPinned) await first.opened;
    return { ...entry, isPinned: body.isPinned };
  });
  await renderApp('/entries', { level: 3 });
  const choose = async (name: string) => {
    await page.getByRole('button', { name: /^Actions/ }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  await choose('Pin Entry');
  await choose('Unpin Entry');
  await expect.poll(() => pins.length).toBe(1);
  first.open();
  await expect.poll(() => pins.map(({ body }) => body.isPinned)).toEqual([true, false]);
});
