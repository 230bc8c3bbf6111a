import { z } from 'zod';
import { endpoint } from './core/endpoint.ts';
import { REGISTRATION_MODES, VISION_ACCESS } from './core/limits.ts';
import { guideSource } from './guide/reflections.ts';

export const site = {
  health: endpoint({
    method: 'GET',
    path: '/api/health',
    summary: 'Whether this process is ready to serve; 503 while the database is out of reach',
    access: 'public',
    visibility: 'own',
    response: z.object({
      status: z.literal('ok'),
      version: z.string(),
      /** Seconds since this process started. */
      uptime: z.number(),
    }),
  }),
  info: endpoint({
    method: 'GET',
    path: '/api/site',
    summary: 'What this installation is and runs, as far as everybody may know',
    access: 'public',
    visibility: 'own',
    response: z.object({
      /** The operator's address; null when none is configured. */
      supportEmail: z.string().nullable(),
      /** The guide provider of this installation. */
      guide: guideSource,
      /** Whether a forgotten password can be reset by mail. */
      canSendMail: z.boolean(),
      /** Who may open an account. */
      registration: z.enum(REGISTRATION_MODES),
      /** Whether nobody owns it yet and the first account needs the setup token (D77). */
      needsSetupToken: z.boolean(),
      /** Whether everything that a level opens is open to everybody. */
      gatesOpen: z.boolean(),
      /** To whom the vision tools are open; policy’s `useVision` says whether to somebody. */
      visionAccess: z.enum(VISION_ACCESS),
      /** The name of the place where people can sign in instead; null where none is set up. */
      signInAt: z.string().nullable(),
      /** Whether plans are sold here. */
      sellsPlans: z.boolean(),
      /** Where the source of what runs here is offered (AGPL 13); null where the operator has not said. */
      sourceUrl: z.string().nullable(),
    }),
  }),
};
