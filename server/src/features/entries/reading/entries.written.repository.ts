import type { Mood } from '@pathkeeper/contract';
import { and, desc, eq, gte, sql } from 'drizzle-orm';
import { localDateAt } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/index.ts';
import { entries } from '../entries.tables.ts';
import { isCounted } from '../entry-day.ts';

/** The most entries that are read back, and after how many characters no further one is begun. */
const ENTRIES = 50;
const CHARACTERS = 100_000;

/** The words of an entry as they are now, and when they were written. */
export interface WrittenWords {
  content: string;
  tags: string[];
  mood: Mood | null;
  /** When these words were saved: the last edit, else the arrival. */
  writtenAt: Date;
  /** When the entry first arrived. */
  arrivedAt: Date;
  /** The day of the entry. */
  localDate: string;
  /** The writer's day on which these words were written, whatever day the entry is dated to. */
  writtenOn: string;
}

/** What was written or edited since an instant, latest first, in a bounded amount. */
export async function wordsWrittenSince(
  db: Database,
  ownerId: number,
  since: Date,
): Promise<WrittenWords[]> {
  const { content, tags, mood, createdAt, updatedAt, localDate, timeZone } = entries;
  const latestFirst = sql`${updatedAt} desc, ${entries.id} desc`;
  const latest = db
    .select({
      content,
      tags,
      mood,
      createdAt,
      updatedAt,
      localDate,
      timeZone,
      before:
        sql<number>`sum(length(${content})) over (order by ${latestFirst}) - length(${content})`.as(
          'before',
        ),
    })
    .from(entries)
    .where(and(eq(entries.userId, ownerId), gte(updatedAt, since)))
    .orderBy(desc(updatedAt), desc(entries.id))
    .limit(ENTRIES)
    .as('latest');
  const rows = await db
    .select()
    .from(latest)
    .where(sql`${latest.before} < ${CHARACTERS}`)
    .orderBy(desc(latest.updatedAt));
  return rows.map((row) => ({
    content: row.content,
    tags: row.tags,
    mood: row.mood,
    writtenAt: row.updatedAt,
    arrivedAt: row.createdAt,
    localDate: row.localDate,
    writtenOn: dayOfWords(row),
  }));
}

/** The day on the sheet where the words arrived with it (D79); that of the clock for a later edit. */
function dayOfWords(
  row: Pick<typeof entries.$inferSelect, 'createdAt' | 'updatedAt' | 'localDate' | 'timeZone'>,
): string {
  const isEdited = row.updatedAt.getTime() !== row.createdAt.getTime();
  if (!isEdited && isCounted(row)) return row.localDate;
  return localDateAt(row.updatedAt, row.timeZone);
}
