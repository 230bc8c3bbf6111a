import type { Entry } from '@pathkeeper/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { KeptEntry, OfflineCopy } from '../../lib/storage/offline-copy.ts';
import { answerFrom, KEPT_CHARACTERS, KEPT_ENTRIES, sightingOf, withAnswer } from './copy-rules.ts';
import { isKept } from './kept-queries.ts';

const page = (id: number, fields: Partial<Entry> = {}): Entry => ({
  id,
  userId: 7,
  content: `Page ${id}`,
  aiReflection: null,
  mood: null,
  tags: [],
  isPinned: false,
  folderId: null,
  type: 'journal',
  status: 'published',
  createdAt: new Date(Date.UTC(2026, 0, 1) + id * 60_000).toISOString(),
  updatedAt: new Date(Date.UTC(2026, 0, 1) + id * 60_000).toISOString(),
  localDate: '2026-01-01',
  listedAt: new Date(Date.UTC(2026, 0, 1) + id * 60_000).toISOString(),
  timeZone: 'UTC',
  version: 1,
  wordCount: 2,
  ...fields,
});
/** Pages `from` down to `to`, newest first, as the server lists them. */
const pages = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, at) => page(from - at));

const RECENT = ['entries', 'recent'];
const ALL = ['entries', 'pages', {}];
const ONE = (id: number) => ['entries', 'one', id];
const list = (items: Entry[], next: string | null = null) => ({
  pages: [{ items, next }],
  pageParams: [null],
});

const empty: OfflineCopy = { owner: 7, answers: {}, entries: [] };
let clock = 0;
const seen = (copy: OfflineCopy, key: readonly unknown[], data: unknown) =>
  withAnswer(copy, key, data, ++clock);
const idsOf = ({ entries }: { entries: KeptEntry[] }) => entries.map(({ entry }) => entry.id);
const listed = (copy: OfflineCopy, key: readonly unknown[] = ALL) =>
  (answerFrom(copy, key) as ReturnType<typeof list> | undefined)?.pages[0]?.items.map(
    ({ id }) => id,
  );

describe('what can be read offline', () => {
  it('is what was listed or opened, each page in its latest form', () => {
    let copy = seen(empty, RECENT, pages(3, 1));
    copy = seen(copy, ONE(2), page(2, { content: 'As it is now.' }));
    expect(answerFrom(copy, ONE(2))).toMatchObject({ content: 'As it is now.' });
    expect(answerFrom(copy, ONE(3))).toMatchObject({ content: 'Page 3' });
    expect(answerFrom(copy, ONE(9))).toBeUndefined();
    expect(listed(copy)).toEqual([3, 2, 1]);
    expect(answerFrom(copy, RECENT)).toHaveLength(3);
  });

  it('is never more than fifty pages nor two million characters, whatever is seen', () => {
    const sight = fc.record({
      key: fc.constantFrom('recent', 'pages', 'one'),
      from: fc.integer({ min: 1, max: 300 }),
      count: fc.integer({ min: 1, max: 120 }),
      length: fc.constantFrom(1, 1000, 100_000),
    });
    fc.assert(
      fc.property(fc.array(sight, { maxLength: 12 }), (sights) => {
        let copy = empty;
        for (const { key, from, count, length } of sights) {
          const items = Array.from({ length: count }, (_, at) =>
            page(from + count - at, { content: 'x'.repeat(length) }),
          );
          if (key === 'one') copy = seen(copy, ONE(items[0]?.id ?? 0), items[0]);
          else if (key === 'pages') copy = seen(copy, ALL, list(items, 'more'));
          else copy = seen(copy, RECENT, items.slice(0, 6));
        }
        const ids = idsOf(copy);
        const characters = copy.entries.reduce((sum, { entry }) => sum + entry.content.length, 0);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids.length).toBeLessThanOrEqual(KEPT_ENTRIES);
        expect(characters).toBeLessThanOrEqual(KEPT_CHARACTERS);
      }),
      { numRuns: 50 },
    );
  });

  it('keeps an old page that was opened when a long list comes by', () => {
    let copy = seen(empty, ONE(1), page(1));
    copy = seen(copy, ALL, list(pages(400, 201), 'more'));
    expect(idsOf(copy)).toHaveLength(KEPT_ENTRIES);
    expect(answerFrom(copy, ONE(1))).toBeDefined();
    expect(answerFrom(copy, ONE(400))).toBeDefined();
  });

  it('keeps a page that was dated to an earlier day, in its place', () => {
    const dated = page(9, { localDate: '2019-05-02', listedAt: '2019-05-02T23:59:59.999Z' });
    let copy = seen(empty, ALL, list([...pages(8, 1), dated]));
    copy = seen(copy, RECENT, pages(8, 3));
    expect(listed(copy)).toEqual([8, 7, 6, 5, 4, 3, 2, 1, 9]);
  });

  it('no longer has a page that is gone from the list it was in', () => {
    let copy = seen(empty, ALL, list(pages(20, 1)));
    copy = seen(copy, RECENT, [page(20), page(18), page(17), page(16), page(15), page(14)]);
    expect(answerFrom(copy, ONE(19))).toBeUndefined();
    expect(answerFrom(copy, ONE(13))).toBeDefined();
    copy = seen(copy, ALL, list([page(20)]));
    expect(listed(copy)).toEqual([20]);
    expect(idsOf(seen(copy, ALL, list([])))).toEqual([]);
  });

  it('concludes nothing from a list that was narrowed', () => {
    let copy = seen(empty, ALL, list(pages(3, 1)));
    copy = seen(copy, ['entries', 'pages', { query: 'tide' }], list([page(2)]));
    copy = seen(copy, ['entries', 'pages', { folderId: 4 }], list([]));
    expect(listed(copy)).toEqual([3, 2, 1]);
  });

  it('keeps a hit of a search without the marks of that search', () => {
    const hit = { ...page(1), snippet: 'Page', highlights: [[0, 4]] };
    const sighting = sightingOf(['entries', 'pages', { query: 'page' }], list([hit]));
    expect(sighting?.entries).toEqual([page(1)]);
  });

  it('can be looked through by place, and says nothing to a search', () => {
    const copy = seen(
      empty,
      ALL,
      list([page(3, { folderId: 4 }), page(2, { isPinned: true }), page(1)]),
    );
    expect(listed(copy, ['entries', 'pages', { folderId: 4 }])).toEqual([3]);
    expect(listed(copy, ['entries', 'pages', { folderId: 'none' }])).toEqual([2, 1]);
    expect(listed(copy, ['entries', 'pages', { pinned: 'true' }])).toEqual([2]);
    expect(listed(copy, ['entries', 'pages', { query: 'tide' }])).toBeUndefined();
  });

  it('never claims an empty book that it has not seen', () => {
    expect(answerFrom(empty, RECENT)).toBeUndefined();
    expect(listed(empty)).toBeUndefined();
    const blank = seen(empty, ['entry-count'], { count: 0, pinned: 0, unfiled: 0 });
    expect(answerFrom(blank, RECENT)).toEqual([]);
  });

  it('holds short answers as they were, and nothing else of the application', () => {
    const copy = seen(empty, ['folders'], [{ id: 1 }]);
    expect(answerFrom(copy, ['folders'])).toEqual([{ id: 1 }]);
    expect(answerFrom(copy, ['custom-tags'])).toBeUndefined();
    for (const key of [['guide', 'entry', 1], ['sessions'], ['goals'], ['insights']]) {
      expect(isKept(key)).toBe(false);
    }
  });
});
