import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { guideSource } from './reflections.ts';

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
      /** Where the operator can be written to; null when none was given. */
      supportEmail: z.string().nullable(),
      /** Who reflects here. */
      guide: guideSource,
      /** Whether a forgotten password can be replaced by email. */
      canSendMail: z.boolean(),
    }),
  }),
};
