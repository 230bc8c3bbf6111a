import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** A condition that leaves some entries out, by the column of their ids. */
export const allBut = (id: PgColumn, except: readonly number[]): SQL | undefined =>
  except.length === 0 ? undefined : sql`${id} <> all(${sql.param(except)}::bigint[])`;
