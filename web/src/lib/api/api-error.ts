import type { ErrorBody, ErrorCode } from '@pathkeeper/contract';

/**
 * A call that was refused. `message` is '{status}: {error text}' (S1.8); `reason`
 * is the sentence alone, for a person.
 */
export class ApiError extends Error {
  readonly reason: string;
  readonly code: ErrorCode | undefined;

  constructor(
    readonly status: number,
    readonly body: Partial<ErrorBody>,
    fallback: string,
  ) {
    const reason = body.error ?? fallback;
    super(`${status}: ${reason}`);
    this.reason = reason;
    this.code = body.code;
  }

  static async from(response: Response): Promise<ApiError> {
    const raw = await response.text().catch(() => '');
    try {
      return new ApiError(response.status, JSON.parse(raw) as ErrorBody, response.statusText);
    } catch {
      return new ApiError(response.status, {}, raw || response.statusText);
    }
  }
}

/** The call never reached the server, or its answer never came back. */
export class NetworkError extends Error {
  constructor() {
    super('The network is out of reach.');
  }
}

/** Answers of a server that is busy or away, or of what stands before it. */
const PASSING = [429, 502, 503, 504];

/** Whether the same call may well succeed in a while, with nothing done about it. */
export const isPassing = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof ApiError && PASSING.includes(error.status));

/** Whether an earlier try got through after all, with other words or for what is deleted by now. */
export const isAlreadySaved = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'already_saved';

/** What the server found wrong with single fields, a sentence for each; undefined where something else is wrong. */
export const fieldErrorsOf = (error: unknown): Record<string, string> | undefined =>
  error instanceof ApiError ? error.body.fields : undefined;

/** Whether it is there no more, or never was one's own; not something else that the call spoke of. */
export const isGone = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'not_found' && !error.body.fields;

/** Whether whoever calls is kept out, suspended or about to be deleted; the reason says why (D56). */
export const isHeld = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.code === 'suspended' || error.code === 'account_leaving');

/** No usable session; whoever was signed in has to sign in again. */
export class SessionError extends Error {}

/** The sentence to show for an error: the server's own when there is one. */
export function reasonOf(error: unknown, fallback: string): string {
  if (isAlreadySaved(error)) return `${error.reason} Save again to keep this as a new one.`;
  if (error instanceof ApiError && error.status !== 500) return error.reason || fallback;
  if (error instanceof NetworkError) return 'The network is out of reach. Please try again.';
  return fallback;
}
