import type { Database } from './database.ts';

/**
 * A query that is built once, with `sql.placeholder`s, instead of for every call, and is sent through
 * whichever database or transaction it is asked of: Drizzle takes as long to put a short query
 * together as PostgreSQL to answer it. Only for what has one good plan: PostgreSQL keeps the plan of a
 * statement with a name (`.prepare(name)`) and makes those of all others for the actual values, for
 * one person's 100 entries and another's 100,000 want different ones. A name also saves a round trip:
 * of a statement without one the driver first asks what its parameters are.
 */
export function prepared<Query extends object>(
  build: (db: Database) => Query,
): (db: Database) => Query {
  let built: Query | undefined;
  return (db) => {
    built ??= build(db);
    // What Drizzle has prepared holds its sender; all the rest of it is the same for everybody.
    return Object.create(built, { client: { value: senderOf(db) } }) as Query;
  };
}

/** What Drizzle sends the queries of a database or a transaction through. */
const senderOf = (db: Database): unknown =>
  (db as unknown as { session: { client: unknown } }).session.client;
