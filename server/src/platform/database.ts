import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import type { Connect } from './database.connection.ts';
import { listenThrough, type StopListening } from './database.listener.ts';
import { type Codecs, listCodecs } from './database.lists.ts';
import { Pool } from './database.pool.ts';
import { queryThrough } from './database.query.ts';
import type { Scope } from './database.transaction.ts';

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

/**
 * Hears from now on what any process says on a channel with NOTIFY; until the database is closed.
 * What is said while the connection is down is not heard, so nothing may depend on it alone.
 */
export type Listen = (channel: string, heard: (text: string) => void) => void;

export interface OpenDatabase {
  db: Database;
  /** Resolves when the server answers. */
  ping(): Promise<void>;
  listen: Listen;
  /** Waits for running queries, at most five seconds. */
  close(): Promise<void>;
}

/** Opens a pool, which connects with the first query; see database.connection.ts on lost ones. */
export function openDatabase(
  connection: ConnectionOptions | string,
  options: { pool: number },
): OpenDatabase {
  const codecs: Codecs = listCodecs();
  const connect = connector(connection, codecs);
  const pool = new Pool(connect, options.pool);
  const listeners: StopListening[] = [];
  const query = queryThrough((statement) => pool.run(statement));
  // As much of postgres.js as Drizzle asks for; it sets its own codecs in `options`.
  const client = {
    options: codecs,
    unsafe: query,
    begin: <T>(work: (scope: Scope) => Promise<T>) => pool.transaction(work),
  };
  return {
    db: drizzle(client as unknown as postgres.Sql),
    ping: async () => {
      await query('select 1');
    },
    listen: (channel, heard) => void listeners.push(listenThrough(connect, channel, heard)),
    close: async () => {
      await Promise.all(listeners.splice(0).map((stop) => stop()));
      await pool.close();
    },
  };
}

/** Says how each connection is made; of several hosts they take turns. */
function connector(connection: ConnectionOptions | string, codecs: Codecs): Connect {
  let turn = 0;
  return (own) => {
    const settings = {
      connect_timeout: 5,
      connection: {
        application_name: 'pathkeeper',
        TimeZone: 'UTC',
        statement_timeout: 30_000,
        idle_in_transaction_session_timeout: 60_000,
      },
      onnotice: () => {},
      ...own,
    };
    const driver =
      typeof connection === 'string'
        ? postgres(connection, settings)
        : postgres({ ...settings, ...connection });
    const { host, port, parsers, serializers } = driver.options;
    Object.assign(parsers, codecs.parsers);
    Object.assign(serializers, codecs.serializers);
    // The driver would try the others itself, and with them without end.
    const chosen = turn++ % host.length;
    host.splice(0, host.length, ...host.slice(chosen, chosen + 1));
    port.splice(0, port.length, ...port.slice(chosen, chosen + 1));
    return driver;
  };
}
