import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { answeredId, cursor, done, idParams, instant, limit } from '../core/shapes.ts';

/** What lies in the bin: something that was deleted and can be brought back until `goesAt`. */
export const binned = z.object({
  id: answeredId('binned'),
  kind: z.enum(['entry', 'insight']),
  /** The id that it had, and has again when it is brought back. */
  thingId: z.number(),
  /** Of an insight; an entry has none. */
  title: z.string().nullable(),
  /** How its words begin. */
  excerpt: z.string(),
  /** The day that an entry stood on. */
  localDate: z.string().nullable(),
  deletedAt: instant,
  goesAt: instant,
});

export type Binned = z.infer<typeof binned>;

export const bin = {
  list: endpoint({
    method: 'GET',
    path: '/api/bin',
    summary: 'What was deleted and can be brought back, the latest first',
    access: 'user',
    query: z.object({ limit, cursor }),
    response: z.array(binned),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/bin/:id',
    summary: 'Delete something in the bin for good',
    access: 'user',
    params: idParams('binned'),
    response: done,
  }),
};
