/**
 * The tests' databases on a PostgreSQL that runs already, in place of a throwaway one: a single server, or a
 * coordinator and its nodes with Citus, on which every database is distributed (docs/scaling.md).
 */
import postgres from 'postgres';
import type { ConnectionOptions } from '../src/platform/database/index.ts';
import { migrate } from '../src/platform/database/migrations.ts';
import { distribute } from '../src/platform/distribution/index.ts';

const ROLE = 'pathkeeper';
const PASSWORD = 'pathkeeper';
/** Few, for each test file has tables of its own. */
const SHARDS = 4;

/** Where the servers are, and as whom to create databases there; the first is the one to work with. */
export type Nodes = [ConnectionOptions, ...ConnectionOptions[]];

/** Reads addresses such as `postgres://postgres@127.0.0.1:5432`, divided by commas; null for none. */
export function readNodes(addresses: string | undefined): Nodes | null {
  const nodes = (addresses ?? '').split(',').flatMap((address): ConnectionOptions[] => {
    if (address.trim() === '') return [];
    const { hostname, port, username, password } = new URL(address.trim());
    const at = { host: hostname, port: Number(port || 5432) };
    return [{ ...at, username: username || 'postgres', password, database: 'postgres' }];
  });
  const [first, ...others] = nodes;
  return first ? [first, ...others] : null;
}

/** Makes the database that tests clone, on every node; closed to connections when it is ready. */
export async function fillTemplate(nodes: Nodes, name: string): Promise<ConnectionOptions> {
  const app = await makeDatabase(nodes, name);
  for (const node of nodes) {
    await on(node, async (sql) => {
      await sql.unsafe(`alter database ${name} is_template true allow_connections false`);
      await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`;
    });
  }
  return app;
}

/** Makes an empty database anew, on every node, migrated and, where there are several, distributed. */
export async function makeDatabase(nodes: Nodes, name: string): Promise<ConnectionOptions> {
  for (const node of nodes) {
    await on(node, async (sql) => {
      await sql.unsafe(`do $$ begin
        if not exists (select from pg_roles where rolname = '${ROLE}') then
          create role ${ROLE} login; end if; end $$`);
      await sql.unsafe(`alter role ${ROLE} password '${PASSWORD}'`);
      const [old] = await sql`select 1 from pg_database where datname = ${name}`;
      if (old) {
        await sql.unsafe(`alter database ${name} is_template false`);
        await sql.unsafe(`drop database ${name} with (force)`);
      }
      await sql.unsafe(`create database ${name} owner ${ROLE}`);
    });
  }
  const [first, ...others] = nodes;
  const app = { ...first, database: name, username: ROLE, password: PASSWORD };
  if (others.length > 0) await joinNodes(nodes, name);
  await migrate(app);
  if (others.length > 0) await on(app, async (sql) => void (await distribute(sql, SHARDS)));
  return app;
}

async function joinNodes([first, ...others]: Nodes, database: string): Promise<void> {
  for (const node of [first, ...others]) {
    await on({ ...node, database }, async (sql) => void (await sql`create extension citus`));
  }
  await on({ ...first, database }, async (sql) => {
    await sql`select citus_set_coordinator_host(${first.host}, ${first.port})`;
    for (const { host, port } of others) await sql`select citus_add_node(${host}, ${port})`;
  });
}

async function on(node: ConnectionOptions, work: (sql: postgres.Sql) => Promise<void>) {
  const sql = postgres({ ...node, max: 1, fetch_types: false, onnotice: () => {} });
  try {
    await work(sql);
  } finally {
    await sql.end();
  }
}
