import { z } from 'zod';
import { endpoint } from './core/endpoint.ts';
import {
  ADMIN_LIMITS,
  MODERATION_LIMITS,
  REGISTRATION_MODES,
  VISION_ACCESS,
} from './core/limits.ts';
import { text } from './core/text.ts';

const PUBLIC_URL = 'The address must be like https://journal.example.org, without a path.';

/** An origin of the web, as it is kept: without the stroke at its end. */
const origin = text({ name: 'The address', max: ADMIN_LIMITS.publicUrl })
  .transform((value) => value.trim().replace(/\/$/, '').toLowerCase())
  .pipe(z.url({ protocol: /^https?$/, error: PUBLIC_URL }))
  .refine((value) => /^https?:\/\/[^/?#@\\\s]+$/.test(value), { error: PUBLIC_URL });

const REPORTS = {
  error: `The number of reports must be from 1 to ${MODERATION_LIMITS.reportsToHide}.`,
};

const oneOf = <const T extends readonly string[]>(name: string, values: T) =>
  z.enum(values, { error: `${name} must be one of: ${values.join(', ')}.` });

/** What is set for the whole installation (D65, D77, D83). */
export const adminSettings = z.object({
  registration: z.enum(REGISTRATION_MODES),
  /** Whether levels open things; without them everything is open to everybody. */
  levelGates: z.boolean(),
  /** How many people's reports hide words in the forum; the same as in the forum's settings. */
  reportsToHide: z.number(),
  /** To whom the vision tools are open. */
  visionAccess: z.enum(VISION_ACCESS),
  /** The origin under which the installation is known; null where nobody has said it. */
  publicUrl: z.string().nullable(),
  /** Names of those that an environment variable sets: they cannot be changed here. */
  fixed: z.array(z.enum(['registration', 'levelGates', 'publicUrl'])),
  /** Names of those that only the owner changes. */
  ownerOnly: z.array(z.enum(['publicUrl'])),
});

export type AdminSettings = z.infer<typeof adminSettings>;

/** The settings of the installation; parts of `admin`. */
export const adminOffice = {
  settings: endpoint({
    method: 'GET',
    path: '/api/admin/settings',
    summary: 'What is set for the whole installation',
    access: 'admin',
    response: adminSettings,
  }),
  changeSettings: endpoint({
    method: 'PATCH',
    path: '/api/admin/settings',
    summary:
      'Change what is named, from the next request on; 409 for what an environment variable sets, 403 for the public address unless by the owner',
    access: 'admin',
    body: z.object({
      registration: oneOf('registration', REGISTRATION_MODES).optional(),
      levelGates: z.boolean({ error: 'levelGates must be true or false.' }).optional(),
      reportsToHide: z
        .number(REPORTS)
        .int(REPORTS)
        .min(1, REPORTS)
        .max(MODERATION_LIMITS.reportsToHide, REPORTS)
        .optional(),
      visionAccess: oneOf('visionAccess', VISION_ACCESS).optional(),
      publicUrl: origin.nullable().optional(),
    }),
    response: adminSettings,
  }),
};
