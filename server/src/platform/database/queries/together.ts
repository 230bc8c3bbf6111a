import type { Database } from '../index.ts';
import type { DriverQuery } from './query.ts';

/** What Drizzle sends queries through that are no transaction. */
export interface Sender {
  unsafe: DriverQuery;
}

/** The inside of a database of Drizzle; a transaction's client has no `together`. */
interface Internals {
  session: { client: { together?<T>(work: (sender: Sender) => Promise<T>): Promise<T> } };
}

/**
 * Reads what does not wait for one another over one connection: sent in one piece, and answered by one process
 * of PostgreSQL, several short queries take half the time of as many connections. For queries that are short
 * and have names, for they take turns. In a transaction they go as they do there anyway.
 * @param reads gets what stands for the database until it is done
 */
export function together<T>(db: Database, reads: (db: Database) => Promise<T>): Promise<T> {
  const { session } = db as unknown as Internals;
  return session.client.together
    ? session.client.together((sender) => reads(sendingThrough(db, session, sender)))
    : reads(db);
}

function sendingThrough(db: Database, session: object, client: Sender): Database {
  const own = Object.create(session, { client: { value: client } }) as object;
  return Object.create(db, { session: { value: own } }) as Database;
}
