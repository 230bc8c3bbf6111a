import type { Config } from '../config.ts';
import type { ConnectionOptions } from '../database/index.ts';
import { borrowEmbeddedPostgres, holdsPostgres } from '../embedded/borrow.ts';
import { EmbeddedPostgresError, startEmbeddedPostgres } from '../embedded/index.ts';
import { BackupError } from './errors.ts';

/** The database of an installation, and how to leave it as it was found. */
export interface Home {
  connection: ConnectionOptions | string;
  leave(): Promise<void>;
}

type Settings = Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>;

const stays = async () => {};

/**
 * Refuses a folder that holds no database, so that what only reads or mends makes none there.
 * @throws BackupError
 */
export async function requireHome({ DATABASE_URL, DATA_DIR }: Partial<Settings>): Promise<void> {
  if (DATABASE_URL || (DATA_DIR && (await holdsPostgres(DATA_DIR)))) return;
  throw new BackupError(`There is no journal in ${DATA_DIR}; set DATA_DIR or DATABASE_URL.`);
}

/**
 * The database to read: the operator's own server, or the built-in one beside whoever uses it; where
 * it rests it is started, and stopped on leaving. Nothing is created or migrated.
 * @throws BackupError, EmbeddedPostgresError
 */
export async function homeToRead({ DATABASE_URL, DATA_DIR }: Settings): Promise<Home> {
  if (DATABASE_URL) return { connection: DATABASE_URL, leave: stays };
  await requireHome({ DATA_DIR });
  const running = await borrowEmbeddedPostgres(DATA_DIR);
  if (running) return { connection: running, leave: stays };
  try {
    return await start(DATA_DIR);
  } catch (error) {
    // Somebody may just have started it.
    const since =
      error instanceof EmbeddedPostgresError && (await borrowEmbeddedPostgres(DATA_DIR));
    if (!since) throw error;
    return { connection: since, leave: stays };
  }
}

/**
 * The database to fill, which nobody else may use meanwhile: the operator's own server, or the
 * built-in one, made where there is none.
 * @throws EmbeddedPostgresError such as when a Pathkeeper runs on that folder
 */
export async function homeToFill({ DATABASE_URL, DATA_DIR }: Settings): Promise<Home> {
  return DATABASE_URL ? { connection: DATABASE_URL, leave: stays } : await start(DATA_DIR);
}

async function start(dataDir: string): Promise<Home> {
  const { connection, stop } = await startEmbeddedPostgres({ dataDir, log: () => {} });
  return { connection, leave: stop };
}
