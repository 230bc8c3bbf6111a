import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Place, readPage } from './paging.ts';

const newestFirst = (a: Place, b: Place) => b.at.getTime() - a.at.getTime() || b.id - a.id;

/** Reads a list as a repository does that holds all of it in memory. */
const listOf = (rows: readonly Place[]) => {
  const sorted = rows.toSorted(newestFirst);
  return {
    read: async ({ limit, after }: { limit: number; after: Place | null }) =>
      sorted.filter((row) => !after || newestFirst(after, row) < 0).slice(0, limit),
    at: (row: Place) => row.at,
    present: (shown: Place[]) => shown.map(({ id }) => id),
  };
};

const row = fc.record({
  at: fc.date({ min: new Date(0), max: new Date(2 ** 40), noInvalidDate: true }),
  id: fc.nat(),
});

it('shows every row once, in order, page by page', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(row, { selector: ({ id }) => id, maxLength: 30 }),
      fc.integer({ min: 1, max: 7 }),
      async (rows, limit) => {
        const list = listOf(rows);
        const seen: number[] = [];
        for (let cursor: string | undefined; ; ) {
          const { items, next } = await readPage({ limit, cursor }, list);
          expect(items.length).toBeLessThanOrEqual(limit);
          seen.push(...items);
          if (next === null) break;
          cursor = next;
        }
        expect(seen).toEqual(rows.toSorted(newestFirst).map(({ id }) => id));
      },
    ),
  );
});

it('names no next page after the last one', async () => {
  const rows = [1, 2, 3].map((id) => ({ at: new Date(id), id }));
  expect(await readPage({ limit: 3 }, listOf(rows))).toEqual({ items: [3, 2, 1], next: null });
  expect(await readPage({ limit: 2 }, listOf([]))).toEqual({ items: [], next: null });
});

it.each(['', 'nowhere', 'MS4', Buffer.from('253402300800000.1').toString('base64url')])(
  'refuses %j, which is no cursor',
  async (cursor) => {
    await expect(readPage({ limit: 1, cursor }, listOf([]))).rejects.toMatchObject({
      code: 'invalid_request',
    });
  },
);
