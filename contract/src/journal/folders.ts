import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { FOLDER_COLORS, FOLDER_LIMITS } from '../core/limits.ts';
import { answeredId, done, idParams, instant } from '../core/shapes.ts';
import { line } from '../core/text.ts';

const name = line({ name: 'The folder’s name', max: FOLDER_LIMITS.name });
const color = z
  .string({ error: 'The colour must look like #3B82F6.' })
  .regex(/^#[0-9a-f]{6}$/i, { error: 'The colour must look like #3B82F6.' })
  .transform((value) => value.toUpperCase());

export const folder = z.object({
  id: answeredId('folder'),
  userId: z.number(),
  name: z.string(),
  color: z.string(),
  createdAt: instant,
  entryCount: z.number(),
});

export type Folder = z.infer<typeof folder>;

export const folders = {
  list: endpoint({
    method: 'GET',
    path: '/api/folders',
    summary: 'Folders in the order they were made, each with its number of entries',
    access: 'user',
    response: z.array(folder),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/folders',
    summary: 'Make a folder',
    access: 'user',
    body: z.object({ name, color: color.default(FOLDER_COLORS[0]) }),
    response: folder,
    status: 201,
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/folders/:id',
    summary: 'Rename or recolour a folder',
    access: 'user',
    params: idParams('folder'),
    body: z
      .object({ name: name.optional(), color: color.optional() })
      .refine((body) => body.name !== undefined || body.color !== undefined, {
        error: 'Give a new name or a new colour.',
      }),
    response: folder,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/folders/:id',
    summary: 'Delete a folder; its entries move to no folder',
    access: 'user',
    params: idParams('folder'),
    response: done,
  }),
};
