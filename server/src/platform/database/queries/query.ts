import type postgres from 'postgres';
import type { Rows, Statement } from '../connections/connection.ts';

/** A query as Drizzle uses it in postgres.js: rows as objects, or with `values()` as arrays. */
export type DriverQuery = (
  text: string,
  parameters?: postgres.ParameterOrJSON<never>[],
  options?: postgres.UnsafeQueryOptions,
) => Promise<Rows> & { values(): Promise<Rows> };

/** Sends queries through `run`, each one tick later: by then `values()` has been called. */
export function queryThrough(run: (statement: Statement) => Promise<Rows>): DriverQuery {
  return (text, parameters, options) => {
    const statement: Statement = { text, parameters, options };
    const rows = Promise.resolve().then(() => run(statement));
    const values = () => {
      statement.asLists = true;
      return rows;
    };
    return Object.assign(rows, { values });
  };
}
