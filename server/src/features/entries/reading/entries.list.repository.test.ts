import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import type { Place } from '../../../platform/database/paging.ts';
import { type EntryFilter, listEntries } from './entries.list.repository.ts';

const SIZE = 1000;
/** The words of the nth page, the first being the oldest. */
const wordsOf = (n: number) => [
  'always',
  ...(n % 2 === 0 ? ['often'] : []),
  ...(n % 60 === 0 ? ['sometimes'] : []),
  ...(n === 3 ? ['once'] : []),
  ...(n < 400 ? ['formerly'] : []),
  ...(n > 900 ? ['lately'] : []),
];
const moodOf = (n: number) => (n % 3 === 0 ? 'calm' : 'happy');

let test: TestApp;
let ownerId: number;

// More pages than are looked through before the index is asked.
beforeAll(async () => {
  test = await createTestApp();
  ownerId = (await test.person()).user?.id as number;
  const pages = Array.from({ length: SIZE }, (_, n) => [wordsOf(n).join(' '), moodOf(n)]);
  await test.db.execute(sql`
    insert into entries (user_id, id, content, mood, tags, is_pinned, type, created_at, updated_at,
      local_date, listed_at, time_zone, version, word_count, search)
    select ${ownerId}::bigint, n, page->>0, page->>1, '{}', false, 'journal', at, at, at::date, at,
      'UTC', 1, 1, to_tsvector('simple', page->>0)
    from jsonb_array_elements(${JSON.stringify(pages)}::jsonb) with ordinality as p (page, n),
      lateral (select '2026-01-01T00:00Z'::timestamptz + n * interval '1 hour' as at) t`);
});
afterAll(() => test.close());

/** Which pages are found, by number, however many times the list has to be continued. */
async function found(filter: EntryFilter, limit: number): Promise<number[]> {
  const numbers: number[] = [];
  for (let after: Place | null = null; ; ) {
    const page = await listEntries(test.db, ownerId, filter, { limit, after });
    numbers.push(...page.map(({ id }) => id - 1));
    const last = page.at(-1);
    if (!last || page.length < limit) return numbers;
    after = { at: last.listedAt, id: last.id };
  }
}

const expected = (test: (n: number) => boolean) =>
  Array.from({ length: SIZE }, (_, at) => SIZE - 1 - at).filter(test);

describe('searching a long journal', () => {
  it.each(['always', 'often', 'sometimes', 'once', 'formerly', 'lately', 'never'])(
    'finds every page that holds "%s", newest first, page by page',
    async (word) => {
      const wanted = expected((n) => wordsOf(n).includes(word));
      expect(await found({ tsquery: `'${word}'` }, 21)).toEqual(wanted);
      expect(await found({ tsquery: `'${word}'` }, 100)).toEqual(wanted);
    },
  );

  it('applies the other filters too', async () => {
    const filter: EntryFilter = { tsquery: `'often'`, mood: 'calm', dateTo: '2026-01-31' };
    expect(await found(filter, 21)).toEqual(expected((n) => n % 6 === 0 && n < 31 * 24 - 1));
  });
});
