import type { AppError } from '../errors.ts';
import { sqlState } from '../errors.ts';

const FOREIGN_KEY_VIOLATION = '23503';
const UNIQUE_VIOLATION = '23505';

/** What is answered when a row breaks a constraint, by the constraint's name. */
export type Refusals = Readonly<Record<string, () => AppError>>;

/**
 * Runs `work`, and answers a foreign key or unique constraint that it breaks with the refusal named
 * for it; any other error is thrown as it is. So no query need ask first whether somebody else's row
 * is meant or a name is taken: the database decides, also between two at once.
 */
export async function refusingViolations<T>(
  refusals: Refusals,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const refusal = refusals[violatedConstraint(error) ?? ''];
    throw refusal ? refusal() : error;
  }
}

/** Name of the foreign key or unique constraint that an error of the database is about. */
function violatedConstraint(error: unknown): string | undefined {
  const state = sqlState(error);
  if (state !== FOREIGN_KEY_VIOLATION && state !== UNIQUE_VIOLATION) return undefined;
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('constraint_name' in current) return String(current.constraint_name);
  }
  return undefined;
}
