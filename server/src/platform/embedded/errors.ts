/**
 * The built-in PostgreSQL could not be started, used or stopped.
 * `message` is one sentence for the person at the terminal; `postgresLog` holds the last lines of
 * PostgreSQL's own log where they say more, else it is empty.
 */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError';
  readonly postgresLog: string;

  constructor(message: string, postgresLog = '') {
    super(message);
    this.postgresLog = postgresLog;
  }
}

export function errorCode(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : '';
}

const full = (folder: string) =>
  `The disk that holds ${folder} is full; free some space and start again.`;
const closed = (folder: string) =>
  `Pathkeeper may not read and write in ${folder}; give that folder to the account that runs ` +
  'Pathkeeper, or set DATA_DIR to another one.';
const readOnly = (folder: string) =>
  `The disk that holds ${folder} is read-only; set DATA_DIR to a folder that can be written.`;

/** The sentence for a failed file operation below `folder`, or the error itself if there is none. */
export function explainFileError(error: unknown, folder: string): unknown {
  switch (errorCode(error)) {
    case 'ENOSPC':
    case 'EDQUOT':
      return new EmbeddedPostgresError(full(folder));
    case 'EACCES':
    case 'EPERM':
      return new EmbeddedPostgresError(closed(folder));
    case 'EROFS':
      return new EmbeddedPostgresError(readOnly(folder));
    case 'ENOTDIR':
    case 'EEXIST':
      return new EmbeddedPostgresError(
        `${folder} is in the way: Pathkeeper needs a folder there; move the file, or set DATA_DIR.`,
      );
    default:
      return error;
  }
}

/** The sentence for what initdb, pg_ctl or postgres printed before it gave up. */
export function explainOutput(output: string, folder: string): EmbeddedPostgresError {
  const lines = output.trim().split('\n');
  const tail = lines.slice(-12).join('\n');
  if (/No space left on device|Disk quota exceeded/.test(output)) {
    return new EmbeddedPostgresError(full(folder), tail);
  }
  if (/Read-only file system/.test(output)) {
    return new EmbeddedPostgresError(readOnly(folder), tail);
  }
  if (/Permission denied|has wrong ownership|has invalid permissions/.test(output)) {
    return new EmbeddedPostgresError(closed(folder), tail);
  }
  const reason = lines.findLast((line) => /FATAL|PANIC|error:|could not/.test(line)) ?? '';
  const said = reason.replace(/^.*?(FATAL|PANIC|error):\s*/, '').trim();
  return new EmbeddedPostgresError(
    `The built-in PostgreSQL could not start in ${folder}${said && ` (${said})`}; ` +
      'mend that, or set DATABASE_URL to a PostgreSQL of your own.',
    tail,
  );
}
