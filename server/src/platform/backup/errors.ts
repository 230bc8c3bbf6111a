import { dirname } from 'node:path';
import { EmbeddedPostgresError } from '../embedded/index.ts';
import { codeOf } from '../errors.ts';

/** A backup that cannot be made or restored; its message is one sentence for the operator. */
export class BackupError extends Error {}

/**
 * The sentence for what stopped a backup or a restore, or the error itself if it is a fault of
 * ours. What the database says is left out: its messages quote the rows, and those are a journal.
 */
export function explainFailure(error: unknown, file: string, outcome: string): unknown {
  if (error instanceof BackupError || error instanceof EmbeddedPostgresError) return error;
  const { syscall } = error as NodeJS.ErrnoException;
  const code = codeOf(error);
  if (code === undefined) return error;
  const isFileError =
    syscall !== undefined && !['connect', 'read', 'getaddrinfo'].includes(syscall);
  const reason = isFileError ? aboutFile(code, file) : aboutDatabase(code);
  return new BackupError(`${reason}; ${outcome}.`);
}

function aboutFile(code: string, file: string): string {
  switch (code) {
    case 'ENOSPC':
    case 'EDQUOT':
      return `The disk has no room left for ${file}`;
    case 'ENOENT':
    case 'ENOTDIR':
      return `There is no folder ${dirname(file)}`;
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return `Pathkeeper may not write in ${dirname(file)}`;
    default:
      return `The file ${file} could not be written (${code})`;
  }
}

function aboutDatabase(code: string): string {
  switch (code) {
    case '53100':
      return 'The disk of the database is full';
    case '42501':
      return 'The role of DATABASE_URL lacks a right that is needed (see docs/operating.md)';
    default:
      return /^[0-9A-Z]{5}$/.test(code) && !code.startsWith('57P')
        ? `The database refused (${code})`
        : `The connection to the database broke off (${code})`;
  }
}
