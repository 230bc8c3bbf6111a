import type { SQL } from 'drizzle-orm';
import type { Database } from '../index.ts';
import { readsRowsItself } from './read-rows.ts';

/**
 * A query that is built once, with `sql.placeholder`s, and runs on any database or transaction: Drizzle
 * takes as long to build a short query as PostgreSQL to answer it. Only for queries with one good plan:
 * PostgreSQL keeps the plan of a named statement (`.prepare(name)`) but plans unnamed ones for the
 * actual values, since 100 entries and 100,000 need different plans. A name also saves a round trip: for
 * an unnamed statement the driver first asks for the types of its parameters.
 */
export function prepared<Query extends object>(
  build: (db: Database) => Query,
): (db: Database) => Query {
  let built: Query | undefined;
  return (db) => {
    built ??= readsRowsItself(build(db));
    // A prepared query of Drizzle holds its session; the rest of it can be shared.
    return Object.create(built, { client: { value: senderOf(db) } }) as Query;
  };
}

/** A statement that is written by hand, and how it runs with the values of its placeholders. */
interface Handwritten<Row> {
  execute(values: Record<string, unknown>): Promise<Row[]>;
}

/** What Drizzle runs a statement with; it gives a name to none that is written by hand. */
interface Internals {
  dialect: { sqlToQuery(query: SQL): unknown };
  session: {
    prepareQuery<Row>(
      query: unknown,
      fields: undefined,
      name: string,
      asLists: false,
    ): Handwritten<Row>;
  };
}

/** The same of a statement that is written by hand, with `sql.placeholder`s; its rows are as of `db.execute`. */
export const preparedSql = <Row>(name: string, query: SQL): ((db: Database) => Handwritten<Row>) =>
  prepared((db) => {
    const { dialect, session } = db as unknown as Internals;
    return session.prepareQuery<Row>(dialect.sqlToQuery(query), undefined, name, false);
  });

/** The object through which Drizzle sends the queries of a database or transaction. */
const senderOf = (db: Database): unknown =>
  (db as unknown as { session: { client: unknown } }).session.client;
