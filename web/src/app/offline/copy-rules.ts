import type { Entry, SearchHit } from '@pathkeeper/contract';
import type { InfiniteData, QueryKey } from '@tanstack/react-query';
import type { Page } from '../../lib/api/api.ts';
import type { KeptEntry, OfflineCopy } from '../../lib/storage/offline-copy.ts';
import { isAnswer } from './kept-queries.ts';

/** Entries that can be read without a network, and how many of them those opened last may take. */
export const KEPT_ENTRIES = 50;
const KEPT_OPENED = 25;
/** Characters of all of them together. */
export const KEPT_CHARACTERS = 2_000_000;

/** Entries on the home screen (S1.9). */
const RECENT = 6;

const nameOf = (key: QueryKey): string => JSON.stringify(key);

/** What an answer shows of the book: some entries, or one that was opened. */
export interface Sighting {
  entries: Entry[];
  opened: boolean;
  /**
   * After this instant the list left nothing out, so that a kept entry missing in it is gone from
   * the book; '' when it was the whole book, null when nothing follows from it.
   */
  completeFrom: string | null;
}

/** The entries that a query's data holds; null for every other query. */
export function sightingOf([name, kind, filter]: QueryKey, data: unknown): Sighting | null {
  if (name !== 'entries') return null;
  if (kind === 'one') return { entries: [plain(data as Entry)], opened: true, completeFrom: null };
  if (kind === 'recent') {
    const entries = (data as Entry[]).map(plain);
    return { entries, opened: false, completeFrom: endOf(entries, entries.length < RECENT) };
  }
  if (kind !== 'pages') return null;
  const { pages } = data as InfiniteData<Page<Entry | SearchHit>>;
  const entries = pages
    .flatMap(({ items }) => items)
    .slice(0, KEPT_ENTRIES)
    .map(plain);
  const isWhole = pages.at(-1)?.next === null && entries.length < KEPT_ENTRIES;
  const completeFrom = isFiltered(filter) ? null : endOf(entries, isWhole);
  return { entries, opened: false, completeFrom };
}

const endOf = (entries: Entry[], isWhole: boolean): string | null =>
  isWhole ? '' : (entries.at(-1)?.listedAt ?? null);

/** A hit without what its search had marked in it. */
function plain({ snippet: _, highlights: __, ...entry }: Entry & Partial<SearchHit>): Entry {
  return entry;
}

const isFiltered = (filter: unknown): boolean =>
  Object.values(filter as object).some((value) => value !== undefined);

/** The kept entries once more of them were seen: each once, in its latest form, within the bounds. */
function withSighting(kept: KeptEntry[], sighting: Sighting, now: number): KeptEntry[] {
  const { entries, opened, completeFrom } = sighting;
  const seen = new Set(entries.map(({ id }) => id));
  const unseen = kept.filter(
    ({ entry }) =>
      !seen.has(entry.id) &&
      (completeFrom === null || Date.parse(entry.listedAt) <= startOf(completeFrom)),
  );
  const openedBefore = new Map(kept.map(({ entry, openedAt }) => [entry.id, openedAt]));
  const fresh = entries.map((entry) => ({
    entry,
    openedAt: opened ? now : (openedBefore.get(entry.id) ?? null),
    seenAt: now,
  }));
  return withinBounds([...fresh, ...unseen]);
}

const startOf = (instant: string): number =>
  instant === '' ? Number.NEGATIVE_INFINITY : Date.parse(instant);

function withinBounds(kept: KeptEntry[]): KeptEntry[] {
  const opened = kept
    .filter(({ openedAt }) => openedAt !== null)
    .sort((a, b) => (b.openedAt ?? 0) - (a.openedAt ?? 0))
    .slice(0, KEPT_OPENED);
  const rest = kept
    .filter((one) => !opened.includes(one))
    .sort((a, b) => b.seenAt - a.seenAt || newestFirst(a.entry, b.entry));
  let room = KEPT_CHARACTERS;
  return [...opened, ...rest].slice(0, KEPT_ENTRIES).filter(({ entry }) => {
    const fits = entry.content.length <= room;
    if (fits) room -= entry.content.length;
    return fits;
  });
}

const newestFirst = (a: Entry, b: Entry): number =>
  Date.parse(b.listedAt) - Date.parse(a.listedAt) || b.id - a.id;

/** The copy once a query was answered. */
export function withAnswer(
  copy: OfflineCopy,
  key: QueryKey,
  data: unknown,
  now: number,
): OfflineCopy {
  const sighting = sightingOf(key, data);
  if (sighting) return { ...copy, entries: withSighting(copy.entries, sighting, now) };
  return { ...copy, answers: { ...copy.answers, [nameOf(key)]: data } };
}

/** What the copy has to say to a query; undefined when nothing true. A search it leaves unanswered. */
export function answerFrom(copy: OfflineCopy, key: QueryKey): unknown {
  if (isAnswer(key)) return copy.answers[nameOf(key)];
  const [, kind, which] = key;
  const entries = copy.entries.map(({ entry }) => entry).sort(newestFirst);
  if (kind === 'one') return entries.find(({ id }) => id === which);
  // An empty list would say that nothing was ever written.
  if (entries.length === 0 && !isBlankBook(copy)) return undefined;
  if (kind === 'recent') return entries.slice(0, RECENT);
  const { folderId, pinned, ...search } = which as Record<string, unknown>;
  if (isFiltered(search)) return undefined;
  const items = entries.filter(
    (entry) =>
      (!pinned || entry.isPinned) &&
      (folderId === undefined || entry.folderId === (folderId === 'none' ? null : folderId)),
  );
  return { pages: [{ items, next: null }], pageParams: [null] };
}

function isBlankBook({ answers }: OfflineCopy): boolean {
  const count = answers[nameOf(['entry-count'])] as { count?: number } | undefined;
  return count?.count === 0;
}
