import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import {
  ADMIN_LIMITS,
  INVITATION_STATES,
  LEVEL_GATES,
  MODERATION_LIMITS,
  REGISTRATION_MODES,
  VISION_ACCESS,
} from '../core/limits.ts';
import { answeredId, cursor, done, idParams, instant, limit } from '../core/shapes.ts';
import { optionalLine, text } from '../core/text.ts';

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
  /** Whether levels open things, or everything is open to everybody. */
  levelGates: z.enum(LEVEL_GATES),
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

/** An invitation as administrators see it; its secret is shown once, when it is made. */
export const invitation = z.object({
  id: answeredId('invitation'),
  /** Whom it is for, say; read by administrators alone. */
  note: z.string().nullable(),
  createdAt: instant,
  /** Null once that account is gone. */
  createdBy: z.string().nullable(),
  expiresAt: instant,
  state: z.enum(INVITATION_STATES),
  /** Who opened an account with it; null for nobody, and once that account is gone. */
  usedBy: z.object({ id: answeredId('user'), username: z.string() }).nullable(),
  usedAt: instant.nullable(),
});

export type Invitation = z.infer<typeof invitation>;

const DAYS = {
  error: `The days must be a whole number from 1 to ${ADMIN_LIMITS.invitation.days}.`,
};

/** What concerns the whole installation; parts of `admin`. */
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
      levelGates: oneOf('levelGates', LEVEL_GATES).optional(),
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
  invitations: endpoint({
    method: 'GET',
    path: '/api/admin/invitations',
    summary: 'Invitations to open an account, newest first, continued through the Link header',
    access: 'admin',
    query: z.object({ limit: limit.default(50), cursor }),
    response: z.array(invitation),
  }),
  invite: endpoint({
    method: 'POST',
    path: '/api/admin/invitations',
    summary: 'Make a link with which one account can be opened; it is shown here and nowhere again',
    access: 'admin',
    body: z
      .object({
        note: optionalLine({ name: 'The note', max: ADMIN_LIMITS.invitation.note }),
        /** How long it is good. */
        days: z
          .number(DAYS)
          .int(DAYS)
          .min(1, DAYS)
          .max(ADMIN_LIMITS.invitation.days, DAYS)
          .default(14),
      })
      .prefault({}),
    response: invitation.extend({
      /** Without a public address only its path: the browser knows the rest. */
      url: z.string(),
    }),
    status: 201,
  }),
  withdrawInvitation: endpoint({
    method: 'DELETE',
    path: '/api/admin/invitations/:id',
    summary: 'Take an invitation back; 409 when an account was opened with it',
    access: 'admin',
    params: idParams('invitation'),
    response: done,
  }),
};
