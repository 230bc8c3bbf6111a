import { Readable } from 'node:stream';
import { MOODS } from '@pathkeeper/contract';
import { localDateAt } from '../../platform/clock.ts';
import type { Context, Moment } from '../../platform/context.ts';
import { notFound } from '../../platform/errors.ts';
import * as repository from './entries.repository.ts';

/** Entries held in memory at a time. */
const BATCH = 100;

export interface Download {
  filename: string;
  body: Readable;
}

/**
 * The given entries as one UTF-8 text, newest first (D18). It is streamed, whatever its size.
 * @throws AppError not_found when one of them is not this person's
 */
export async function downloadEntries(
  { db }: Context,
  ownerId: number,
  entryIds: number[],
  { now, zone }: Moment,
): Promise<Download> {
  const ids = await repository.ownedIds(db, ownerId, entryIds);
  if (ids.length !== entryIds.length) {
    throw notFound(entryIds.length === 1 ? 'That entry' : 'One of those entries');
  }
  async function* texts() {
    for (let at = 0; at < ids.length; at += BATCH) {
      const rows = await repository.entriesByIds(db, ownerId, ids.slice(at, at + BATCH));
      yield rows.map((row, i) => (at + i === 0 ? '' : SEPARATOR) + asText(row)).join('');
    }
  }
  return {
    filename:
      ids.length === 1
        ? `journal-entry-${ids[0]}.txt`
        : `journal-entries-${localDateAt(now, zone)}.txt`,
    body: Readable.from(texts()),
  };
}

/** The day of an entry, with the time at which it was saved if that was on the same day. */
function writtenOn({ localDate, createdAt, timeZone }: repository.EntryRow): string {
  const isOwnDay = localDateAt(createdAt, timeZone) === localDate;
  const format = (options: Intl.DateTimeFormatOptions, at: Date) =>
    new Intl.DateTimeFormat('en-US', { dateStyle: 'full', ...options }).format(at);
  return isOwnDay
    ? format({ timeStyle: 'short', hourCycle: 'h23', timeZone }, createdAt)
    : format({ timeZone: 'UTC' }, new Date(`${localDate}T00:00:00Z`));
}

const SEPARATOR = `\n\n${'-'.repeat(40)}\n\n`;

function asText(row: repository.EntryRow): string {
  const head = [
    writtenOn(row),
    ...(row.mood ? [`Mood: ${MOODS[row.mood].label}`] : []),
    ...(row.tags.length > 0 ? [`Tags: ${row.tags.join(', ')}`] : []),
  ];
  return `${head.join('\n')}\n\n${row.content}\n`;
}
