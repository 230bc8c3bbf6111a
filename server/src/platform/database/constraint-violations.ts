import type { AppError } from '../errors.ts';
import { sqlState } from './errors.ts';

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
    const refusal = refusalFor(violatedConstraint(error) ?? '', refusals);
    throw refusal ? refusal() : error;
  }
}

/**
 * A distributed database tells the constraint of the shard: its name with the shard's number behind it, and
 * a long one cut short, with a hash of it before the number.
 */
function refusalFor(constraint: string, refusals: Refusals): (() => AppError) | undefined {
  const [, name, hash] = /^(.+?)(_[0-9a-f]{8})?_\d{6,}$/.exec(constraint) ?? [];
  const isMeant = (each: string) =>
    each === constraint || each === name || (hash !== undefined && each.startsWith(`${name}`));
  return Object.entries(refusals).find(([each]) => isMeant(each))?.[1];
}

/** Name of the foreign key or unique constraint that an error of the database is about. */
function violatedConstraint(error: unknown): string | undefined {
  const state = sqlState(error);
  if (state !== FOREIGN_KEY_VIOLATION && state !== UNIQUE_VIOLATION) return undefined;
  let name: string | undefined;
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('constraint_name' in current) return String(current.constraint_name);
    // What a node of a distributed database tells the coordinator has it in the message alone, as the last name.
    if ('code' in current) name = /"([^"]+)"[^"]*$/.exec(current.message)?.[1];
  }
  return name;
}
