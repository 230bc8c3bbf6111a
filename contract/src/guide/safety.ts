import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';

/**
 * The fixed answer to words of danger (D32, D76): `now` takes the place of everything else; `quiet` is one
 * line beside it, with the helplines a press away.
 */
export const safetyAnswer = z.object({
  tier: z.enum(['now', 'quiet']),
  message: z.string(),
  /** The words are public: nothing may say that nobody was told of them (D51). */
  isPublic: z.literal(true).optional(),
  helplines: z.array(
    z.object({
      name: z.string(),
      contact: z.string(),
      /** ISO 3166 code; the empty text for a directory of all countries. */
      country: z.string(),
      kind: z.enum(['emergency', 'call', 'text', 'chat', 'directory']),
      note: z.string(),
    }),
  ),
});

export type SafetyAnswer = z.infer<typeof safetyAnswer>;

export const safety = {
  helplines: endpoint({
    method: 'GET',
    path: '/api/helplines',
    summary: 'Whom to call: the lines of a country, by default that of the caller’s time zone',
    access: 'public',
    visibility: 'own',
    query: z.object({
      country: z
        .string()
        .regex(/^[A-Za-z]{2}$/, { error: 'country must be a two-letter code.' })
        .optional(),
    }),
    response: safetyAnswer.omit({ tier: true, isPublic: true }).extend({
      country: z.string().nullable(),
      countries: z.array(z.string()),
    }),
  }),
};
