import { z } from 'zod';

/** Machine-readable reasons; `error` beside them is the sentence for a person. D10. */
export const ERROR_CODES = [
  'invalid_request',
  'malformed_json',
  'unsupported_type',
  'too_large',
  'unauthenticated',
  'invalid_credentials',
  'second_factor_required',
  'forbidden',
  'level_required',
  'writing_stopped',
  'suspended',
  'account_leaving',
  'registration_closed',
  'invitation_required',
  'setup_token_required',
  'step_up_required',
  'limit_reached',
  'not_found',
  'not_ready',
  'conflict',
  'edit_conflict',
  'already_saved',
  'entry_deleted',
  'too_many_requests',
  'guide_failed',
  'guide_unavailable',
  'stripe_not_configured',
  'unavailable',
  'internal',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

/** The body of every error. Further fields are allowed, so that cases can add what they need. */
export const errorBody = z.looseObject({
  error: z.string(),
  code: z.enum(ERROR_CODES),
  /** One message per field of the request that was refused, keyed by its path. */
  fields: z.record(z.string(), z.string()).optional(),
  /** The cap that was reached. */
  max: z.number().optional(),
  requiredLevel: z.number().optional(),
  /** Until when writing in the forum is stopped or an account suspended, and why; when an account goes. */
  until: z.string().optional(),
  reason: z.string().optional(),
  /** Seconds to wait before trying again. */
  retryAfter: z.number().optional(),
});

export type ErrorBody = z.infer<typeof errorBody>;
