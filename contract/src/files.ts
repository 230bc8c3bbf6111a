import { z } from 'zod';
import { endpoint } from './core/endpoint.ts';
import { text } from './core/text.ts';

/** Size of the largest picture that may be uploaded. D61. */
export const PICTURE_MAX_BYTES = 5 * 1024 * 1024;

/** Widths in pixels that a picture is kept in; one that is smaller is not enlarged. */
export const PICTURE_WIDTHS = [480, 960, 1600] as const;

/** A picture as features answer it. The other widths stand under the same address. */
export const picture = z.object({
  /** Names the picture by its content; what a feature attaches it by. */
  hash: z.string(),
  /** Address of the largest width. */
  url: z.string(),
  /** Of the largest width, in pixels. */
  width: z.number(),
  height: z.number(),
});

export type Picture = z.infer<typeof picture>;

export const files = {
  picture: endpoint({
    method: 'GET',
    path: '/api/files/:hash/:width',
    summary: 'An uploaded picture in one of its widths',
    access: 'public',
    visibility: 'public',
    params: z.object({
      hash: z.string().regex(/^[\w-]{43}$/, { error: 'That is no address of a picture.' }),
      width: z.coerce
        .number()
        .pipe(z.literal(PICTURE_WIDTHS, { error: 'There is no such width.' })),
    }),
    query: z.object({
      /** Gives access to a picture that is not public. */
      token: text({ name: 'The token', max: 200 }).optional(),
    }),
    response: z.unknown(),
    produces: 'image/webp',
  }),
};
