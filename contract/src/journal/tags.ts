import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { answeredId, done, idParams } from '../core/shapes.ts';
import { tagName } from './entries.ts';

const body = z.object({ tagName });

export const customTag = z.object({
  id: answeredId('tag'),
  userId: z.number(),
  tagName: z.string(),
  displayOrder: z.number(),
});

export type CustomTag = z.infer<typeof customTag>;

export const tags = {
  list: endpoint({
    method: 'GET',
    path: '/api/custom-tags',
    summary: 'The person’s own tags, in display order',
    access: 'user',
    response: z.array(customTag),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/custom-tags',
    summary: 'Add a custom tag',
    access: 'user',
    body,
    response: customTag,
    status: 201,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/custom-tags/:id',
    summary: 'Rename a custom tag; entries keep the tags they carry',
    access: 'user',
    params: idParams('tag'),
    body,
    response: customTag,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/custom-tags/:id',
    summary: 'Delete a custom tag; entries keep the tags they carry',
    access: 'user',
    params: idParams('tag'),
    response: done,
  }),
};
