import type { LegacyEntry, LegacyMonth, legacy } from '@pathkeeper/contract';
import type { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import { type Page, readPage } from '../../platform/database/paging.ts';
import { type EntryRow, periods } from '../entries/index.ts';
import { findLevel, requireLevel } from '../progression/index.ts';

type ContentsQuery = z.output<typeof legacy.contents.query>;
type EntriesQuery = z.output<typeof legacy.entries.query>;

/** Every day that can be written. */
const ALWAYS = { from: '0001-01-01', to: '9999-12-31' };

const leftOut = ({ withoutFolders, withoutEntries }: ContentsQuery) => ({
  folders: withoutFolders,
  entries: withoutEntries,
});

/**
 * The months of somebody's book, oldest first; what they leave out is not counted.
 * @throws AppError level_required below its level (D24)
 */
export async function bookContents(
  context: Context,
  ownerId: number,
  query: ContentsQuery,
): Promise<LegacyMonth[]> {
  requireLevel(await findLevel(context, ownerId), 'legacyView');
  return periods.monthsWithEntries(context.db, ownerId, leftOut(query));
}

/**
 * One page of the book: entries by the writer's calendar, and those of one day as they were saved.
 * @throws AppError level_required below its level (D24)
 */
export async function bookEntries(
  context: Context,
  ownerId: number,
  { from = ALWAYS.from, to = ALWAYS.to, limit, cursor, ...query }: EntriesQuery,
): Promise<Page<LegacyEntry>> {
  requireLevel(await findLevel(context, ownerId), 'legacyView');
  return readPage(
    { limit, cursor },
    {
      read: ({ limit: most, after }) =>
        periods.entriesInOrder(
          context.db,
          ownerId,
          { from, to },
          { limit: most, after: after ? { localDate: dayOf(after.at), id: after.id } : undefined },
          leftOut(query),
        ),
      at: ({ localDate }) => new Date(`${localDate}T00:00:00Z`),
      present: (rows) => rows.map(present),
    },
  );
}

/** The day that a place in the book names. */
const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

const present = ({ id, localDate, content, mood, tags }: EntryRow): LegacyEntry => ({
  id,
  localDate,
  content,
  mood,
  tags,
});
