import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';

/** A database, or a transaction in it: repositories take either. */
export type Database = Omit<PostgresJsDatabase, '$client'>;

/** Where a PostgreSQL server is and how to sign in. */
export interface ConnectionOptions {
  host: string;
  port: number;
  username: string;
  password: string;
  database: string;
}

export interface OpenDatabase {
  db: Database;
  /** Resolves when the server answers. */
  ping(): Promise<void>;
  /** Waits for running queries, at most five seconds. */
  close(): Promise<void>;
}

/**
 * A query that is built once, with `sql.placeholder`s, instead of for every call: Drizzle takes as
 * long to put a short query together as PostgreSQL to answer it. Only for what has one good plan:
 * PostgreSQL keeps the plan of a statement with a name (`.prepare(name)`) and makes those of all
 * others for the actual values, for one person's 100 entries and another's 100,000 want different ones.
 */
export function prepared<Query>(build: (db: Database) => Query): (db: Database) => Query {
  const built = new WeakMap<Database, Query>();
  return (db) => {
    const query = built.get(db) ?? build(db);
    built.set(db, query);
    return query;
  };
}

/** Opens a pool. */
export function openDatabase(
  connection: ConnectionOptions | string,
  options: { pool: number },
): OpenDatabase {
  const settings: postgres.Options<Record<string, never>> = {
    max: options.pool,
    idle_timeout: 60,
    connect_timeout: 5,
    // A pause after a lost connection doubles up to this, so that healing is noticed soon.
    backoff: (attempt) => Math.min(0.05 * 2 ** attempt, 1),
    connection: {
      application_name: 'pathkeeper',
      TimeZone: 'UTC',
      statement_timeout: 30_000,
      idle_in_transaction_session_timeout: 60_000,
    },
    onnotice: () => {},
  };
  const client =
    typeof connection === 'string'
      ? postgres(connection, settings)
      : postgres({ ...settings, ...connection });
  return {
    db: drizzle(client),
    ping: async () => {
      await client`select 1`;
    },
    close: () => client.end({ timeout: 5 }),
  };
}
