import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { ENTRY_LIMITS } from '../core/limits.ts';
import {
  answeredId,
  calendarDay,
  cursor,
  done,
  id,
  idOf,
  idParams,
  instant,
  limit,
  localDate,
  mood,
} from '../core/shapes.ts';
import { isBlank, line, text } from '../core/text.ts';
import { entryReflection } from '../guide/reflections.ts';
import { safetyAnswer } from '../guide/safety.ts';
import { earnings } from '../progression.ts';
import { distinctTags, entryNeighbours, entryVersion } from './entry-beside.ts';

const NOTHING_WRITTEN = 'Please write something in your journal entry first.';

const content = text({
  name: 'The entry',
  max: ENTRY_LIMITS.content,
  missing: NOTHING_WRITTEN,
}).refine((value) => !isBlank(value), { error: NOTHING_WRITTEN });

/** Commas separate tags in forms and queries, so a tag cannot contain one. */
export const tagName = line({ name: 'A tag', max: ENTRY_LIMITS.tag }).refine(
  (value) => !value.includes(','),
  { error: 'A tag cannot hold a comma.' },
);

const tagList = z
  .array(tagName)
  .max(ENTRY_LIMITS.tags, { error: `An entry can carry at most ${ENTRY_LIMITS.tags} tags.` });

const tags = z
  .array(z.string({ error: 'Each tag must be text.' }), { error: 'Tags must be a list.' })
  .max(1000, { error: `An entry can carry at most ${ENTRY_LIMITS.tags} tags.` })
  .transform(distinctTags)
  .pipe(tagList)
  .nullish()
  .transform((value) => value ?? []);

const folderRef = idOf(
  'folder',
  z
    .number({ error: 'The folder must be a number or null.' })
    .int()
    .min(1, { error: 'The folder must be a number or null.' })
    .max(Number.MAX_SAFE_INTEGER),
).nullable();

const entryFields = {
  content,
  mood: mood.nullish().transform((value) => value ?? null),
  tags,
};

/** A journal entry as its writer sees it (S1.3, D12, D14). */
export const entry = z.object({
  id: answeredId('entry'),
  userId: z.number(),
  content: z.string(),
  aiReflection: entryReflection.nullable(),
  mood: mood.nullable(),
  tags: z.array(z.string()),
  isPinned: z.boolean(),
  folderId: answeredId('folder').nullable(),
  type: z.enum(['journal', 'quest']),
  status: z.literal('published'),
  createdAt: instant,
  updatedAt: instant,
  /** The day it belongs to, of the writer's calendar (D79). */
  localDate: z.string(),
  /** Where it stands in lists, which show the newest first: an instant of its day. */
  listedAt: instant,
  timeZone: z.string(),
  /** Counts edits of content, mood and tags; sent back with an edit so that none is overwritten. */
  version: z.number(),
  wordCount: z.number(),
});

export type Entry = z.infer<typeof entry>;

/** A search hit: `snippet` is plain text, `highlights` are [start, end) places within it. */
export const searchHit = entry.extend({
  snippet: z.string(),
  highlights: z.array(z.tuple([z.number(), z.number()])),
});

export type SearchHit = z.infer<typeof searchHit>;

const csvTags = text({ name: 'The tags', max: 2000 })
  .transform((value) => distinctTags(value.split(',')))
  .pipe(tagList);

const folderFilter = z.union([z.literal('none'), id('folder')], {
  error: 'folderId must be a folder’s id or "none".',
});

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

/** The day an entry is dated to by hand; a day ahead of the writer's is refused. */
const dayByHand = calendarDay.optional();

export const entryBody = z.object({
  ...entryFields,
  /** When its writing began, by the browser's clock; see `dayOfArrival` for the day this gives. */
  begunAt: z.iso
    .datetime({ offset: true, error: 'begunAt must be an instant of ISO 8601.' })
    .optional(),
  localDate: dayByHand,
  isPinned: z.boolean().optional(),
  folderId: folderRef.optional(),
});

/** An edit replaces content, mood and tags as a whole; a missing mood means none (S1.5). */
export const entryEdit = z.object({
  ...entryFields,
  folderId: folderRef.optional(),
  /** Moves it to another day; without it the entry stays on its own. */
  localDate: dayByHand,
  /** The version the edit started from; a newer one on the server refuses it with 409. */
  version: z
    .number({ error: 'The version must be a number.' })
    .int({ error: 'The version must be a whole number.' })
    .min(1, { error: 'The version must be 1 or more.' })
    .max(2_147_483_647, { error: 'There is no such version.' })
    .optional(),
  /** Its writer saw what was saved elsewhere and chose this in its place: that is then kept as an earlier version. */
  overwrites: z.boolean({ error: 'overwrites must be true or false.' }).optional(),
});

export const searchQuery = z
  .object({
    query: text({ name: 'The search', max: 500 }).optional(),
    tags: csvTags.optional(),
    mood: mood.optional(),
    folderId: folderFilter.optional(),
    pinned: flag.optional(),
    dateFrom: localDate.optional(),
    dateTo: localDate.optional(),
    limit,
    cursor,
  })
  .refine(({ dateFrom, dateTo }) => !dateFrom || !dateTo || dateFrom <= dateTo, {
    error: 'The first day must not come after the last.',
    path: ['dateTo'],
  });

/** Beside what was saved: helplines, when the safety check finds danger (D32). */
const saved = entry.extend({ safety: safetyAnswer.nullable() });

export const entries = {
  list: endpoint({
    method: 'GET',
    path: '/api/entries',
    summary: 'Entries, newest first; a longer list continues through the Link header',
    access: 'user',
    query: z.object({
      limit,
      cursor,
      pinned: flag.optional(),
      folderId: folderFilter.optional(),
    }),
    response: z.array(entry),
  }),
  search: endpoint({
    method: 'GET',
    path: '/api/entries/search',
    summary: 'Entries that match every given filter, newest first, with highlighted snippets',
    access: 'user',
    query: searchQuery,
    response: z.array(searchHit),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/entries/:id',
    summary: 'One entry',
    access: 'user',
    params: idParams('entry'),
    response: entry,
  }),
  neighbours: endpoint({
    method: 'GET',
    path: '/api/entries/:id/neighbours',
    summary: 'The entries before and after one, in the order of the list; null at either end',
    access: 'user',
    params: idParams('entry'),
    response: entryNeighbours,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/entries',
    summary: 'Save a new entry',
    access: 'user',
    body: entryBody,
    response: saved.extend(earnings),
    status: 201,
    keyed: true,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/entries/:id',
    summary: 'Replace an entry’s content, mood and tags; with localDate move it to another day',
    access: 'user',
    params: idParams('entry'),
    body: entryEdit,
    response: saved,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/entries/:id',
    summary: 'Put an entry into the bin, where it stays for 30 days',
    access: 'user',
    params: idParams('entry'),
    response: done,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/entries/:id/restore',
    summary: 'Bring an entry back from the bin; one that is there is answered as it is',
    access: 'user',
    params: idParams('entry'),
    response: entry,
  }),
  versions: endpoint({
    method: 'GET',
    path: '/api/entries/:id/versions',
    summary: 'What an entry said before its edits, the latest first, at most 20',
    access: 'user',
    params: idParams('entry'),
    response: z.array(entryVersion),
  }),
  removeVersion: endpoint({
    method: 'DELETE',
    path: '/api/entries/:id/versions/:version',
    summary: 'Delete one earlier version of an entry for good',
    access: 'user',
    params: idParams('entry').extend({ version: id('entry-version') }),
    response: done,
  }),
  pin: endpoint({
    method: 'PATCH',
    path: '/api/entries/:id/pin',
    summary: 'Pin or unpin an entry',
    access: 'user',
    params: idParams('entry'),
    body: z.object({ isPinned: z.boolean({ error: 'isPinned must be true or false.' }) }),
    response: entry,
  }),
  move: endpoint({
    method: 'PATCH',
    path: '/api/entries/:id/folder',
    summary: 'Move an entry into a folder, or out of any',
    access: 'user',
    params: idParams('entry'),
    body: z.object({ folderId: folderRef }),
    response: entry,
  }),
  download: endpoint({
    method: 'POST',
    path: '/api/entries/download',
    summary: 'Selected entries as one plain-text file, newest first',
    access: 'user',
    body: z.object({
      entryIds: z
        .array(idOf('entry', z.number().int().min(1).max(Number.MAX_SAFE_INTEGER)), {
          error: 'entryIds must be a list of entry ids.',
        })
        .min(1, { error: 'Choose at least one entry to download.' })
        .max(ENTRY_LIMITS.download, {
          error: `Choose at most ${ENTRY_LIMITS.download.toLocaleString('en-US')} entries at once.`,
        })
        .transform((ids) => [...new Set(ids)]),
    }),
    response: z.string(),
    produces: 'text/plain',
  }),
  count: endpoint({
    method: 'GET',
    path: '/api/user/entry-count',
    summary: 'How many entries there are: in all, pinned, and in no folder',
    access: 'user',
    response: z.object({
      count: z.number(),
      pinned: z.number(),
      unfiled: z.number(),
      /** Local date of the oldest entry. */
      firstDate: z.string().nullable(),
    }),
  }),
};
