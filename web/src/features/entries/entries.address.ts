import { ENTRY_LIMITS, MOODS, type Mood } from '@pathkeeper/contract';
import { countIn, dayIn, textIn } from '../../lib/address.ts';
import type { EntryFilter } from './entries.queries.ts';

/** Where in the book somebody looks: everything (undefined), pinned, in no folder, in one folder. */
export type Place = 'pinned' | 'none' | number | undefined;

/** What the address of the entries page says: the place and the filters of the search. */
export interface EntriesAddress {
  place?: Exclude<Place, undefined>;
  query?: string;
  /** Separated by commas. */
  tags?: string;
  mood?: Mood;
  folder?: 'none' | number;
  /** Local days, YYYY-MM-DD, both inclusive. */
  from?: string;
  to?: string;
}

/** The same filters as the fields of the panel hold them. */
export interface Filters {
  query: string;
  tags: string[];
  mood: Mood | null;
  folder: 'none' | number | null;
  from: string;
  to: string;
}

/** Characters of a search that the server reads. */
export const LONGEST_QUERY = 500;

/** Whether a place is a folder, or the lack of one: the search's own folder then has no say. */
const isFolderPlace = (place: Place): place is 'none' | number =>
  place === 'none' || typeof place === 'number';

export function parseAddress(raw: Record<string, unknown>): EntriesAddress {
  const { place, mood, folder } = raw;
  const from = dayIn(raw.from);
  const to = dayIn(raw.to);
  return {
    place: place === 'pinned' ? place : folderOf(place),
    query: textIn(raw.query, LONGEST_QUERY),
    tags: tagsOf(textIn(raw.tags)).join(',') || undefined,
    mood: typeof mood === 'string' && Object.hasOwn(MOODS, mood) ? (mood as Mood) : undefined,
    folder: isFolderPlace(folderOf(place)) ? undefined : folderOf(folder),
    from,
    to: from && to && to < from ? undefined : to,
  };
}

/** The panel's fields for an address. In a folder's place the folder field names that folder. */
export function filtersOf(address: EntriesAddress): Filters {
  const { place, query = '', tags = '', mood = null, folder = null, from = '', to = '' } = address;
  return {
    query,
    tags: tagsOf(tags),
    mood,
    folder: isFolderPlace(place) ? place : folder,
    from,
    to,
  };
}

/** The address for the panel's fields. Another folder than the place's leads out of that place. */
export function addressOf(place: Place, filters: Filters): EntriesAddress {
  const { query, tags, mood, folder, from, to } = filters;
  const stays = !isFolderPlace(place) || folder === place;
  return withoutBlanks({
    place: stays ? place : undefined,
    query: query.trim(),
    tags: tags.join(','),
    mood: mood ?? undefined,
    folder: folder === null || (stays && isFolderPlace(place)) ? undefined : folder,
    from,
    to,
  });
}

/** How many of the six filters are set. The place is none of them. */
export function countFilters({ place: _, ...filters }: EntriesAddress): number {
  return Object.values(filters).filter((value) => value !== undefined).length;
}

/** What the calls of S1.7 take for an address. */
export function entryFilterOf(address: EntriesAddress): EntryFilter {
  const { place, query, tags, mood, folder, from, to } = address;
  return withoutBlanks({
    query,
    tags,
    mood,
    folderId: isFolderPlace(place) ? place : folder,
    pinned: place === 'pinned' ? 'true' : undefined,
    dateFrom: from,
    dateTo: to,
  });
}

/** True when the days are in order, or one of them is open. */
export const daysInOrder = ({ from, to }: Filters): boolean => !from || !to || from <= to;

const folderOf = (value: unknown): 'none' | number | undefined =>
  value === 'none' ? value : countIn(value);

function tagsOf(text = ''): string[] {
  return text
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '' && tag.length <= ENTRY_LIMITS.tag)
    .slice(0, ENTRY_LIMITS.tags);
}

function withoutBlanks<T extends object>(address: T): T {
  const set = Object.entries(address).filter(([, value]) => value !== undefined && value !== '');
  return Object.fromEntries(set) as T;
}
