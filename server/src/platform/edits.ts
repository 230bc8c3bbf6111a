import { AppError } from './errors.ts';

/** Whether something has all these values: those an edit began from, or those it asks for. */
export function holds(current: object, values: object): boolean {
  const fields = new Map(Object.entries(current));
  return Object.entries(values).every(([name, value]) => fields.get(name) === value);
}

/** Refuses an edit of something that says something else by now than when the edit was begun. */
export function staleEdit(what: string): AppError {
  return new AppError(
    'edit_conflict',
    `This ${what} was changed somewhere else since you opened it. Both versions are kept.`,
  );
}
