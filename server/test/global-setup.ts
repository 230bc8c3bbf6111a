/**
 * Vitest's global setup: one throwaway PostgreSQL cluster for the whole run, with the app's tables in
 * a template database that `createTestDatabase` (postgres.ts) clones. Nothing in it is durable.
 * It ends with the run, however that ends. With TEST_POSTGRES set, servers that run already
 * (given-postgres.ts).
 */
import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import type { ConnectionOptions } from '../src/platform/database/index.ts';
import { migrate } from '../src/platform/database/migrations.ts';
import { type Cluster, openCluster } from '../src/platform/embedded/cluster.ts';
import { appOptions, ensureDatabase, ensureRole } from '../src/platform/embedded/database.ts';
import {
  type AdminConnection,
  connectAdmin,
  reach,
  superuserOptions,
} from '../src/platform/embedded/reach.ts';
import { temporaryFolder } from '../src/platform/embedded/testing/folders.ts';
import { fillTemplate as fillGiven, type Nodes, readNodes } from './given-postgres.ts';

/** The database that tests clone: migrated, closed to connections. */
const TEMPLATE = 'template_app';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: {
      /** For creating and dropping databases; where they are distributed, on each node. */
      superusers: Nodes;
      /** The app's own role, which is no superuser; its database is the template to clone. */
      app: ConnectionOptions;
    };
  }
}

/** Starts the cluster and fills the template; what it returns stops and removes it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = readNodes(process.env.TEST_POSTGRES);
  if (given) {
    project.provide('postgres', { superusers: given, app: await fillGiven(given, TEMPLATE) });
    return async () => {};
  }
  const root = await temporaryFolder('test');
  const watchdog = startWatchdog(root);
  const cluster = await openCluster({
    root,
    durable: false,
    settings: {
      fsync: false,
      full_page_writes: false,
      synchronous_commit: false,
      autovacuum: false,
      dynamic_shared_memory_type: 'mmap',
      max_connections: 300,
      // Some thousand connections sign in; a random password needs no slow hash.
      scram_iterations: 1,
    },
  });
  const { value: admin } = await reach(cluster, () => connectAdmin(cluster, 'postgres'));
  await fillTemplate(cluster, admin);
  await admin.close();
  project.provide('postgres', {
    superusers: [superuserOptions(cluster, 'postgres')],
    app: appOptions(cluster, TEMPLATE),
  });
  return async () => {
    await cluster.stop('immediate');
    await rm(root, { recursive: true, force: true });
    watchdog();
  };
}

async function fillTemplate(cluster: Cluster, { sql }: AdminConnection): Promise<void> {
  await ensureRole(sql, cluster.password);
  await ensureDatabase(sql, TEMPLATE);
  await migrate(appOptions(cluster, TEMPLATE));
  // A database that somebody is connected to cannot be cloned.
  await sql`alter database ${sql(TEMPLATE)} is_template true allow_connections false`;
}

/** Ends the server and removes the folder once this process is gone, by Ctrl-C or kill -9 too. */
function startWatchdog(root: string): () => void {
  if (process.platform === 'win32') return () => {};
  const script = `
    cat > /dev/null
    pid=$(head -n 1 "$1/data/postmaster.pid" 2> /dev/null)
    if [ -n "$pid" ]; then kill -QUIT "$pid"; sleep 1; fi
    rm -rf "$1"`;
  // Its standard input closes when this process ends, however it ends.
  const child = spawn('/bin/sh', ['-c', script, 'sh', root], {
    detached: true,
    cwd: '/',
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  child.unref();
  return () => child.stdin.end();
}
