/**
 * A whole installation in one file, and back (docs/operating.md).
 *
 * backup.ts writes one: catalog.ts finds every table, rows.ts sums up their rows, write-archive.ts
 * makes the file. restore.ts reads it (read-archive.ts) into a database that target.ts found empty
 * and brought to the backup's migrations (schema.ts). copy.ts carries rows to and from a database,
 * and home.ts is where that is.
 */
export { type FilesAt, writeBackup } from './backup.ts';
export { connectOnce } from './connect.ts';
export { restoreFiles } from './files.ts';
export { homeToFill, homeToRead, requireHome } from './home.ts';
export { lastBackup, recordBackup } from './last-backup.ts';
export { openChecked, PASSES, restoreBackup } from './restore.ts';
export type { Progress } from './rows.ts';
