import { api } from '@pathkeeper/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderApp } from '../../test/app.tsx';
import { anEntry } from '../../test/samples.ts';
import { pageOf, server } from '../../test/server.ts';

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
