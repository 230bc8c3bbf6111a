import { createHash } from 'node:crypto';
import type postgres from 'postgres';
import { appVersion } from '../installation.ts';
import { copyOf, inSchema, readSequences, readTables, type Table } from './catalog.ts';
import { SESSION } from './connect.ts';
import { copyOut } from './copy.ts';
import { BackupError, explainFailure } from './errors.ts';
import { filesOf } from './files.ts';
import {
  type FileBackup,
  FORMAT,
  MANIFEST,
  MANIFEST_SUM,
  type Manifest,
  type TableBackup,
} from './manifest.ts';
import { type Progress, RowMeter } from './rows.ts';
import { appliedMigrations } from './schema.ts';
import { compressRows, type Part, writeArchive } from './write-archive.ts';

/** Where uploaded files lie: those of a folder go into the backup, of a bucket only its name does. */
export type FilesAt = { folder: string } | { bucket: string };

export interface BackupDone {
  tables: number;
  rows: number;
  /** Uploaded files in it. */
  files: number;
  /** Size of the file. */
  size: number;
}

/**
 * Writes everything of one moment into a new file, while others go on writing. Memory stays the
 * same however much there is.
 *
 * The file is a ZIP: a gzipped `COPY` part for each table, every uploaded file, then the manifest,
 * then the manifest's SHA-256. The columns, the migrations they belong to and the sequences stand in the manifest.
 * @throws BackupError; no file is left then
 */
export async function writeBackup(
  sql: postgres.Sql,
  file: string,
  filesAt: FilesAt,
  onProgress: Progress = () => {},
): Promise<BackupDone> {
  try {
    const tables = await openSnapshot(sql);
    const totals = { tables: tables.length, rows: 0, files: 0 };
    const size = await writeArchive(file, partsOf(sql, { tables, filesAt, totals, onProgress }));
    await sql`commit`;
    return { ...totals, size };
  } catch (error) {
    // What has been asked for and not read would keep the connection waiting.
    await sql.end({ timeout: 0 });
    throw explainFailure(error, file, 'no backup was made');
  }
}

const ATTEMPTS = 5;

/**
 * Begins a transaction that sees one moment, with every table held as it is: a migration in between
 * would leave the moment's rows of a table it rewrites invisible. So the tables are locked first (a
 * lock takes no snapshot), and listed again from the snapshot.
 */
async function openSnapshot(sql: postgres.Sql): Promise<Table[]> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const names = (await readTables(sql)).map(({ name }) => inSchema(name));
    if (names.length === 0 || (await appliedMigrations(sql)).length === 0) {
      throw new BackupError('There is no journal in this database yet.');
    }
    await sql.unsafe('begin isolation level repeatable read read only');
    await sql.unsafe(SESSION);
    const isLocked = await sql
      .unsafe(`lock table ${names.join(', ')} in access share mode`)
      .then(() => true, isGone);
    if (isLocked) {
      const tables = await readTables(sql);
      if (tables.map(({ name }) => inSchema(name)).join() === names.join()) return tables;
    }
    await sql`rollback`;
  }
  throw new BackupError('The tables keep changing; try again when the upgrade is over.');
}

/** False for a table that went away after it was listed. */
function isGone(error: unknown): false {
  if (error instanceof Error && 'code' in error && error.code === '42P01') return false;
  throw error;
}

interface Contents {
  tables: Table[];
  filesAt: FilesAt;
  totals: { rows: number; files: number };
  onProgress: Progress;
}

async function* partsOf(
  sql: postgres.Sql,
  { tables, filesAt, totals, onProgress }: Contents,
): AsyncGenerator<Part> {
  const done: TableBackup[] = [];
  for (const table of tables) {
    const meter = new RowMeter((rows) => onProgress(table.name, rows));
    const rows = await copyOut(sql, `${copyOf(table)} to stdout`);
    const { bytes, sha256 } = compressRows(rows, meter);
    const part = `tables/${encodeURIComponent(table.name)}.copy.gz`;
    yield { name: part, input: bytes };
    const { name, columns } = table;
    done.push({ name, part, columns, ...meter.totals(), sha256: sha256() });
    totals.rows += meter.totals().rows;
  }
  // After the rows, so that what they tell of is there already.
  const files: FileBackup[] = [];
  if ('folder' in filesAt) yield* filesOf(filesAt.folder, (each) => files.push(each));
  totals.files = files.length;
  const manifest: Manifest = {
    format: FORMAT,
    version: appVersion(),
    madeAt: new Date().toISOString(),
    migrations: await appliedMigrations(sql),
    tables: done,
    files,
    ...('bucket' in filesAt ? { bucket: filesAt.bucket } : {}),
    sequences: await readSequences(sql),
  };
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  yield { name: MANIFEST, input: text };
  const sum = createHash('sha256').update(text).digest('hex');
  yield { name: MANIFEST_SUM, input: `${sum}  ${MANIFEST}\n` };
}
