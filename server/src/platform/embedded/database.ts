import type postgres from 'postgres';
import type { ConnectionOptions } from '../database/index.ts';
import type { Cluster } from './cluster.ts';

/** The role the app works as, which owns its database and nothing else, and that database. */
const ROLE = 'pathkeeper';
const DATABASE = 'pathkeeper';

/** Creates the app's role if missing; it is no superuser, like on most servers of operators. */
export async function ensureRole(sql: postgres.Sql, password: string): Promise<void> {
  const [role] = await sql`select 1 from pg_roles where rolname = ${ROLE}`;
  if (role) return;
  // A password is hexadecimal, so it needs no quoting; DDL takes no parameters.
  await sql.unsafe(`create role ${ROLE} login password '${password}'`);
}

/** Creates the app's database if missing, owned by the app's role. */
export async function ensureDatabase(sql: postgres.Sql, name: string = DATABASE): Promise<void> {
  const [database] = await sql`select 1 from pg_database where datname = ${name}`;
  if (!database) await sql`create database ${sql(name)} owner ${sql(ROLE)}`;
}

/** How the app signs in. */
export function appOptions(cluster: Cluster, database: string = DATABASE): ConnectionOptions {
  return { ...cluster.endpoint(), username: ROLE, password: cluster.password, database };
}
