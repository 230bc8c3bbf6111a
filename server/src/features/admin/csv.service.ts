import { Readable } from 'node:stream';
import type { AdminPerson, api, ParsedInput } from '@pathkeeper/contract';
import { stringify } from 'csv-stringify';
import { localDateAt } from '../../platform/clock.ts';
import type { Context, Moment } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { logAct } from '../audit/index.ts';
import { listPeople, type PersonRow, placeOf } from './people.public.repository.ts';
import { presentAdminPeople } from './people.service.ts';

/** People held in memory at a time. */
const BATCH = 500;

/** The columns of S2.9, in its order. */
const COLUMNS: [header: string, cell: (person: AdminPerson) => string | number][] = [
  ['Username', ({ username }) => username],
  ['Email', ({ email }) => email],
  ['First Name', ({ firstName }) => firstName ?? ''],
  ['Last Name', ({ lastName }) => lastName ?? ''],
  ['Level', ({ progress }) => progress.currentLevel],
  ['Level Title', ({ progress }) => progress.levelTitle],
  ['XP Points', ({ xpPoints }) => xpPoints],
  ['Total Entries', ({ stats }) => stats.totalEntries],
  ['Current Streak', ({ stats }) => stats.currentStreak],
  ['Longest Streak', ({ stats }) => stats.longestStreak],
  ['Engagement Level', ({ engagement }) => engagement],
  ['Badges', ({ badges }) => badges],
  ['Admin', ({ isAdmin }) => (isAdmin ? 'Yes' : 'No')],
  ['Created Date', ({ createdAt }) => createdAt.slice(0, 10)],
  ['Last Active', ({ stats }) => stats.lastActiveDate ?? ''],
];

/**
 * Everybody who matches as a file, streamed, whatever its size. A cell that a spreadsheet would take for
 * a formula is quoted (D53). The log says that it was made.
 * @throws AppError not_found when nobody matches
 */
export async function exportPeople(
  context: Context,
  callerId: number,
  { sort, ...filter }: ParsedInput<typeof api.admin.usersCsv>['query'],
  { now, zone }: Moment,
): Promise<{ filename: string; body: Readable }> {
  const { db } = context;
  const read = (last: PersonRow | undefined) => {
    const after = last ? placeOf(sort, last) : null;
    return listPeople(db, { filter, sort, limit: BATCH, after, now });
  };
  const first = await read(undefined);
  if (first.length === 0) throw new AppError('not_found', 'No data to export');
  const { search, ...named } = filter;
  const after = { sort, ...named, ...(search ? { searched: true } : {}) };
  await logAct(db, { at: now, area: 'accounts', act: 'export', actorId: callerId, after });

  async function* rows() {
    for (let batch = first; batch.length > 0; ) {
      const people = await presentAdminPeople(context, batch);
      yield* people.map((person) => COLUMNS.map(([, cell]) => cell(person)));
      batch = batch.length < BATCH ? [] : await read(batch.at(-1));
    }
  }
  const csv = stringify({
    bom: true,
    columns: COLUMNS.map(([header]) => header),
    header: true,
    record_delimiter: 'windows',
    escape_formulas: true,
  });
  const source = Readable.from(rows());
  source.on('error', (error) => csv.destroy(error));
  csv.on('close', () => source.destroy());
  return { filename: `user-data-${localDateAt(now, zone)}.csv`, body: source.pipe(csv) };
}
