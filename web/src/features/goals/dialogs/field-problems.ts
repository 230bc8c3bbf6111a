import { ApiError } from '../../../lib/api/api-error.ts';

/** What is wrong with the fields of a form, by their names. */
export type Problems = Readonly<Record<string, string>>;

export const HALF_DATE = 'That day is not complete.';

/** What is left of the problems when some fields are changed. */
export const withoutProblems = (problems: Problems, changed: object): Problems =>
  Object.fromEntries(Object.entries(problems).filter(([name]) => !(name in changed)));

/** What the server found wrong with single fields; the toast says everything else. */
export function problemsIn(error: unknown): Problems {
  return (error instanceof ApiError && error.body.fields) || {};
}
