import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { LEGACY_LIMITS } from '../core/limits.ts';
import { answeredId, cursor, limit, localDate, mood } from '../core/shapes.ts';

/** Ids separated by commas, each once. */
const idList = (what: string) =>
  z
    .string()
    .max(10_000)
    .regex(/^[1-9]\d{0,14}(,[1-9]\d{0,14})*$/, {
      error: `${what} must be ids, separated by commas.`,
    })
    .transform((ids) => [...new Set(ids.split(',').map(Number))])
    .refine((ids) => ids.length <= LEGACY_LIMITS.leftOut, {
      error: `${what} can be at most ${LEGACY_LIMITS.leftOut}.`,
    })
    .optional();

/** What its writer leaves out of the book. */
const leftOut = {
  withoutFolders: idList('withoutFolders'),
  withoutEntries: idList('withoutEntries'),
};

/** A month with entries in it. */
const legacyMonth = z.object({
  /** YYYY-MM, of the writer's calendar. */
  month: z.string(),
  entries: z.number(),
  words: z.number(),
});

export type LegacyMonth = z.infer<typeof legacyMonth>;

/** What the book prints of an entry. */
const legacyEntry = z.object({
  id: answeredId('entry'),
  localDate: z.string(),
  content: z.string(),
  mood: mood.nullable(),
  tags: z.array(z.string()),
});

export type LegacyEntry = z.infer<typeof legacyEntry>;

/** The legacy view: somebody's own years as a book, from level 9 on (D24). */
export const legacy = {
  contents: endpoint({
    method: 'GET',
    path: '/api/legacy',
    summary: 'The months that have entries, oldest first, with how much each holds',
    access: 'user',
    query: z.object(leftOut),
    response: z.array(legacyMonth),
  }),
  entries: endpoint({
    method: 'GET',
    path: '/api/legacy/entries',
    summary:
      'Entries in the order of the calendar; a longer list continues through the Link header',
    access: 'user',
    query: z.object({
      from: localDate.optional(),
      to: localDate.optional(),
      ...leftOut,
      limit,
      cursor,
    }),
    response: z.array(legacyEntry),
  }),
};
