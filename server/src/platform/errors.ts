import type { ErrorCode } from '@pathkeeper/contract';

const STATUS: Record<ErrorCode, number> = {
  invalid_request: 400,
  malformed_json: 400,
  unauthenticated: 401,
  invalid_credentials: 401,
  second_factor_required: 401,
  forbidden: 403,
  level_required: 403,
  writing_stopped: 403,
  suspended: 403,
  account_leaving: 403,
  registration_closed: 403,
  invitation_required: 403,
  setup_token_required: 403,
  step_up_required: 403,
  limit_reached: 403,
  not_found: 404,
  conflict: 409,
  not_ready: 409,
  edit_conflict: 409,
  already_saved: 409,
  entry_deleted: 409,
  too_large: 413,
  unsupported_type: 415,
  too_many_requests: 429,
  internal: 500,
  guide_failed: 502,
  guide_unavailable: 503,
  stripe_not_configured: 503,
  unavailable: 503,
};

/**
 * A refusal with a sentence a person can read. Services throw it; one handler answers it as
 * `{error, code, ...details}` (D10).
 */
export class AppError extends Error {
  readonly status: number;

  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly details: Record<string, unknown> = {},
  ) {
    super(message);
    this.status = STATUS[code];
  }
}

/**
 * "Absent or someone else's": both answer the same, so neither can be told from the other. `field`
 * names where the request spoke of it, if what the request is for is there.
 */
export function notFound(what: string, field?: string): AppError {
  const message = `${what} was not found.`;
  return new AppError('not_found', message, field ? { fields: { [field]: message } } : {});
}

/** What an error, or what caused it, says by `code`: a SQLSTATE, `ENOENT`, a word of a library's own. */
export function codeOf(error: unknown): string | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('code' in current && typeof current.code === 'string') return current.code;
  }
  return undefined;
}
