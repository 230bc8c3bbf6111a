import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { idOf } from '../core/shapes.ts';
import { text } from '../core/text.ts';

export const accountExport = {
  url: endpoint({
    method: 'POST',
    path: '/api/user/export',
    stepUp: true,
    whileHeld: true,
    summary: 'Ask for everything this account holds; answers the address to download it from',
    access: 'user',
    /** A signed URL that works without a header, and for how many seconds. */
    response: z.object({ url: z.string(), expiresIn: z.number() }),
  }),
  download: endpoint({
    method: 'GET',
    path: '/api/user/export/:token',
    summary: 'Everything an account holds as a ZIP of JSON and Markdown',
    access: 'public',
    visibility: 'own',
    params: z.object({
      token: idOf(
        'exportUrl',
        text({ name: 'The address', max: 1000, tooLong: 'This address is too old.' }),
      ),
    }),
    response: z.string(),
    produces: 'application/zip',
  }),
};
