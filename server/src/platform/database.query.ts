import type postgres from 'postgres';
import type { Rows, Statement } from './database.connection.ts';

/** A query as Drizzle asks it of postgres.js: the rows, or with `values()` as lists. */
export type DriverQuery = (
  text: string,
  parameters?: postgres.ParameterOrJSON<never>[],
  options?: postgres.UnsafeQueryOptions,
) => Promise<Rows> & { values(): Promise<Rows> };

/** Sends queries through `run`, each a moment after it was asked: by then `values()` was said. */
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
