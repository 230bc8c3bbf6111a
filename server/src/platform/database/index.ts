import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import type { Connect } from './connections/connection.ts';
import { listenThrough, type StopListening } from './connections/listener.ts';
import { Pool } from './connections/pool.ts';
import { type Codecs, listCodecs } from './queries/lists.ts';
import { queryThrough } from './queries/query.ts';
import type { Sender } from './queries/together.ts';
import type { Scope } from './transaction.ts';

/** A database, or a transaction in it: repositories take either. */
export type Database = Omit<PostgresJsDatabase, '$client'>;

/** The address of a PostgreSQL server and the credentials. */
export interface ConnectionOptions {
  host: string;
  port: number;
  username: string;
  password: string;
  database: string;
}

/**
 * Receives NOTIFY messages of any process on a channel, until the database is closed. Messages sent
 * while the connection is down are missed, so nothing may depend on them alone.
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

/**
 * Opens a pool, which connects with the first query; see `connection.ts` about lost connections.
 * @param maxWaitMs how long a query waits for a connection where all `pool` of them are in use
 */
export function openDatabase(
  connection: ConnectionOptions | string,
  { pool: max, maxWaitMs }: { pool: number; maxWaitMs?: number },
): OpenDatabase {
  const codecs: Codecs = listCodecs();
  const connect = connector(connection, codecs);
  const pool = new Pool(connect, max, maxWaitMs);
  const listeners: StopListening[] = [];
  const query = queryThrough((statement) => pool.run(statement));
  // The part of postgres.js that Drizzle uses; it sets its own codecs in `options`.
  const client = {
    options: codecs,
    unsafe: query,
    begin: <T>(work: (scope: Scope) => Promise<T>) => pool.transaction(work),
    together: <T>(work: (sender: Sender) => Promise<T>) =>
      pool.together((run) => work({ unsafe: queryThrough(run) })),
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

/** The options of each new connection; several hosts are used in turn. */
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
    // Given all hosts, the driver would retry them itself without end.
    const chosen = turn++ % host.length;
    host.splice(0, host.length, ...host.slice(chosen, chosen + 1));
    port.splice(0, port.length, ...port.slice(chosen, chosen + 1));
    return driver;
  };
}
