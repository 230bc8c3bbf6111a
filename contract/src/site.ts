import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const site = {
  health: endpoint({
    method: 'GET',
    path: '/api/health',
    summary: 'Whether this process is ready to serve; 503 while the database is out of reach',
    access: 'public',
    response: z.object({
      status: z.literal('ok'),
      version: z.string(),
      /** Seconds since this process started. */
      uptime: z.number(),
    }),
  }),
};
