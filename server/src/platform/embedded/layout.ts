import { createHash } from 'node:crypto';
import { join } from 'node:path';

/** The paths of one embedded PostgreSQL; `root` is `<dataDir>/postgres`. */
export interface Layout {
  root: string;
  /** PostgreSQL's own files, with all data. */
  data: string;
  /** The password of both database roles. */
  password: string;
  /** PostgreSQL's settings, rewritten by each version of the app. */
  settings: string;
  log: string;
  /** The private folder of the Unix socket; unused on Windows. */
  socket: string;
}

/** A socket's path fits in 108 bytes on Linux, 104 on macOS, with a closing NUL. */
const SOCKET_PATH_LIMIT = 103;
const SOCKET_FILE = '/.s.PGSQL.5432';

/** The paths below `root`, which must be absolute and without symlinks. */
export function layoutOf(root: string): Layout {
  return {
    root,
    data: join(root, 'data'),
    password: join(root, 'password'),
    settings: join(root, 'settings.conf'),
    log: join(root, 'log', 'postgres.log'),
    socket: socketFolder(root),
  };
}

function socketFolder(root: string): string {
  const inside = join(root, 'socket');
  const fits = Buffer.byteLength(inside + SOCKET_FILE) <= SOCKET_PATH_LIMIT;
  if (fits && !/[,"\\\p{Cc}]/u.test(inside)) return inside;
  // Not os.tmpdir(): TMPDIR differs between a shell and a service, and adopting needs one place.
  return `/tmp/pathkeeper-${createHash('sha256').update(root).digest('hex').slice(0, 16)}`;
}
