import postgres from 'postgres';

/** The database is out of reach; whether a statement that was sent took effect is unknown. */
export class DatabaseAway extends Error {
  /** @param code in words of the driver or of the operating system, for the operator */
  constructor(
    readonly code: string,
    message: string,
    cause?: unknown,
  ) {
    super(message, { cause });
  }
}

/**
 * The SQLSTATE of what PostgreSQL refused, or the code of a `DatabaseAway`; undefined for any other error, a
 * missing file say.
 */
export function sqlState(error: unknown): string | undefined {
  return databaseError(error)?.code;
}

/** Server gone, going or coming back (classes 08, 57P), no room left, rolled back for others (class 40). */
const PASSING = /^(08...|40001|40P01|57P0[1-5]|53[1-4]00)$/;

/** Whether another try may well succeed: the database is out of reach, or too busy. */
export function isAway(error: unknown): boolean {
  const found = databaseError(error);
  return found instanceof DatabaseAway || PASSING.test(found?.code ?? '');
}

function databaseError(error: unknown): DatabaseAway | postgres.PostgresError | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (current instanceof DatabaseAway || current instanceof postgres.PostgresError)
      return current;
  }
  return undefined;
}
