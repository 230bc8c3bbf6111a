import { access } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { ConnectionOptions } from '../database/index.ts';
import { openCluster } from './cluster.ts';
import { appOptions } from './database.ts';
import { layoutOf } from './layout.ts';

const rootOf = (dataDir: string) => join(resolve(dataDir), 'postgres');

/** Whether a data folder has a PostgreSQL; creates nothing. */
export function holdsPostgres(dataDir: string): Promise<boolean> {
  const { data } = layoutOf(rootOf(dataDir));
  return access(join(data, 'PG_VERSION')).then(
    () => true,
    () => false,
  );
}

/**
 * How to sign in to the PostgreSQL of a data folder that runs already, beside the app it belongs
 * to, which keeps it; null if none runs there.
 * @throws EmbeddedPostgresError
 */
export async function borrowEmbeddedPostgres(dataDir: string): Promise<ConnectionOptions | null> {
  if (!(await holdsPostgres(dataDir))) return null;
  const cluster = await openCluster({ root: rootOf(dataDir) });
  return (await cluster.isRunning()) ? appOptions(cluster) : null;
}
