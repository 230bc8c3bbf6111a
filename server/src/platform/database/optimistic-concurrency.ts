import { isDeepStrictEqual } from 'node:util';
import { AppError } from '../errors.ts';

interface Edit {
  /** The thing as it is now, read under its writer's lock. */
  current: object;
  /** What the edit began from: values or a version; without it the edit wins over any other. */
  expected: object | undefined;
  /** What the edit asks for. A field that is undefined stays as it is. */
  change: object;
}

/**
 * Refuses an edit that began from something else than is there now, unless it asks for just what is
 * there: then it is a retry.
 * @param details shown with the refusal
 * @returns true for a retry, which has nothing left to change
 * @throws AppError edit_conflict
 */
export function refuseStaleEdit(
  noun: string,
  { current, expected, change }: Edit,
  details: () => Record<string, unknown> = () => ({}),
): boolean {
  if (!expected || holds(current, expected)) return false;
  if (holds(current, change)) return true;
  throw new AppError(
    'edit_conflict',
    `This ${noun} was changed somewhere else since you opened it. Both versions are kept.`,
    details(),
  );
}

function holds(current: object, values: object): boolean {
  const fields = new Map(Object.entries(current));
  return Object.entries(values).every(
    ([name, value]) => value === undefined || isDeepStrictEqual(fields.get(name), value),
  );
}
