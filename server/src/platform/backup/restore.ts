import { pipeline } from 'node:stream/promises';
import type postgres from 'postgres';
import {
  copyOf,
  inReferenceOrder,
  inSchema,
  readTables,
  setIndexesAside,
  type Table,
} from './catalog.ts';
import { SESSION } from './connect.ts';
import { copyIn, copyOut } from './copy.ts';
import { BackupError, explainFailure } from './errors.ts';
import { type Manifest, newer, type TableBackup, tooOld } from './manifest.ts';
import { type Archive, checkArchive, openArchive } from './read-archive.ts';
import { measure, type Progress, RowMeter } from './rows.ts';
import { applyMigrations, canMigrateFrom, knownMigrations, lockMigrations } from './schema.ts';
import { prepareTarget } from './target.ts';

export interface RestoreDone {
  tables: number;
  rows: number;
  /** Tables in the backup that no Pathkeeper made; they stay behind. */
  leftOut: string[];
}

/**
 * Opens a backup and reads it from end to end. Close it when it has been restored.
 * @throws BackupError: not there, none, cut off, changed, or made by a newer version
 */
export async function openChecked(file: string, onProgress: Progress = () => {}): Promise<Archive> {
  const archive = await openArchive(file);
  try {
    const { migrations, version } = archive.manifest;
    const source = canMigrateFrom(migrations);
    if (source === 'newer') throw newer(file, version);
    if (source === 'older') throw tooOld(file);
    await checkArchive(archive, onProgress);
    return archive;
  } catch (error) {
    archive.close();
    throw error;
  }
}

/**
 * Puts a checked backup into an empty database and brings that up to this version, in one
 * transaction: all of it or nothing. Before it ends every row is read back and compared.
 * @throws BackupError: somebody uses the database, or it is not Pathkeeper's, or it refuses
 */
export async function restoreBackup(
  sql: postgres.Sql,
  archive: Archive,
  onProgress: Progress = () => {},
): Promise<RestoreDone> {
  try {
    await sql`begin`;
    await sql.unsafe(SESSION);
    const done = await fill(sql, archive, onProgress);
    await sql`commit`;
    await refreshStatistics(sql);
    return done;
  } catch (error) {
    await sql.end({ timeout: 0 });
    throw explainFailure(error, archive.path, 'nothing was restored');
  }
}

async function fill(
  sql: postgres.Sql,
  archive: Archive,
  onProgress: Progress,
): Promise<RestoreDone> {
  const { manifest } = archive;
  await lockMigrations(sql);
  await prepareTarget(sql, manifest.migrations);
  const tables = await readTables(sql);
  const backups = inLoadingOrder(tables, manifest);
  await sql.unsafe(`truncate ${tables.map(({ name }) => inSchema(name)).join(', ')}`);
  const indexes = await setIndexesAside(sql);
  for (const backup of backups) await load(sql, archive, backup, onProgress);
  await sql`set local maintenance_work_mem = '128MB'`;
  for (const definition of indexes) await sql.unsafe(definition);
  for (const backup of backups) await compare(sql, backup);
  await setSequences(sql, manifest);
  const had = new Set(manifest.migrations);
  await applyMigrations(
    sql,
    knownMigrations().filter(({ folderMillis }) => !had.has(folderMillis)),
  );
  await endSessions(sql);
  const loaded = new Set(backups);
  return {
    tables: backups.length,
    rows: backups.reduce((sum, { rows }) => sum + rows, 0),
    leftOut: manifest.tables.filter((each) => !loaded.has(each)).map(({ name }) => name),
  };
}

/** What lets somebody in without their password: ended since the backup was made, perhaps. */
export const PASSES: readonly string[] = ['sessions', 'password_resets', 'step_tickets'];

/** Everybody signs in anew: a backup must not revive a session that somebody has ended. */
async function endSessions(sql: postgres.Sql): Promise<void> {
  const tables = await readTables(sql);
  for (const { name } of tables) {
    if (PASSES.includes(name)) await sql.unsafe(`delete from ${inSchema(name)}`);
  }
}

/** Updates statistics, so that queries are fast at once; autovacuum would do it later. */
async function refreshStatistics(sql: postgres.Sql): Promise<void> {
  try {
    for (const { name } of await readTables(sql)) {
      await sql.unsafe(`vacuum analyze ${inSchema(name)}`);
    }
  } catch {
    // The restore is complete even if this fails.
  }
}

/**
 * The parts for the tables that the backup's migrations make, those first that others refer to.
 * @throws BackupError when a table or a column has none
 */
function inLoadingOrder(tables: Table[], { tables: backups }: Manifest): TableBackup[] {
  const byName = new Map(backups.map((backup) => [backup.name, backup]));
  return inReferenceOrder(tables).map((table) => {
    const backup = byName.get(table.name);
    if (backup && columnsOf(backup) === columnsOf(table)) return backup;
    throw new BackupError(
      `The table ${table.name} is another one in the backup than here, so nothing was restored.`,
    );
  });
}

const columnsOf = ({ columns }: Pick<Table, 'columns'>) =>
  columns
    .map(({ name, type }) => `${name} ${type}`)
    .sort()
    .join();

async function load(
  sql: postgres.Sql,
  archive: Archive,
  backup: TableBackup,
  onProgress: Progress,
): Promise<void> {
  const rows = await archive.rows(backup);
  const meter = new RowMeter((count) => onProgress(backup.name, count));
  const into = await copyIn(sql, `${copyOf(backup)} from stdin`);
  await pipeline(rows, meter, into);
}

/** @throws BackupError unless the table holds the very rows that were put in */
async function compare(sql: postgres.Sql, backup: TableBackup): Promise<void> {
  const kept = await measure(await copyOut(sql, `${copyOf(backup)} to stdout`));
  if (kept.rows !== backup.rows || kept.fingerprint !== backup.fingerprint) {
    throw new BackupError(
      `The database keeps the table ${backup.name} otherwise than it was, so nothing was restored; does it use UTF-8?`,
    );
  }
}

async function setSequences(sql: postgres.Sql, { sequences }: Manifest): Promise<void> {
  for (const { name, last, isCalled } of sequences) {
    await sql`
      select setval(to_regclass(${inSchema(name)}), ${last}::text::bigint, ${isCalled})
      where to_regclass(${inSchema(name)}) is not null`;
  }
}
