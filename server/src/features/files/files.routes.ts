import { api } from '@pathkeeper/contract';
import type { Context } from '../../platform/context.ts';
import type { PictureGuard } from '../../platform/feature.ts';
import type { Mount } from '../../platform/http/mount.ts';
import { findPrincipal } from '../accounts/index.ts';
import { createPictureAddresses } from './files.addresses.ts';
import { type Audience, findPicture, readBytes } from './files.service.ts';

/** What the browser may do with a picture that is opened by itself: nothing but show it. */
const POLICY = "default-src 'none'; sandbox";

const YEAR = 365 * 24 * 60 * 60;

/** How long what was read is kept. What is public for now is asked for anew, so that its end is felt. */
const CACHING: Record<Audience, string> = {
  everybody: `public, max-age=${YEAR}, immutable`,
  'everybody now': 'public, max-age=60, must-revalidate',
  reader: 'private, no-store',
};

export function filesRoutes(
  mount: Mount,
  {
    context,
    secret,
    pictureGuards,
  }: { context: Context; secret: string; pictureGuards: readonly PictureGuard[] },
): void {
  const addresses = createPictureAddresses(secret, context.clock);
  mount(api.files.picture, async ({ params: { hash, width }, query, at, request, reply }) => {
    const audience = await findPicture(context, pictureGuards, hash, async () => {
      const reader = addresses.read(hash, query.token ?? '');
      // An address does not outlive the session that it was given to.
      return reader && (await findPrincipal(context.db, reader.userId, reader.sid, at.now));
    });
    const etag = `"${hash}-${width}"`;
    void reply
      .header('Cache-Control', CACHING[audience])
      .header('ETag', etag)
      .header('Content-Disposition', 'inline')
      .header('Content-Security-Policy', POLICY);
    if (request.headers['if-none-match'] === etag) return reply.status(304).send();
    const bytes = await readBytes(context, hash, width);
    return reply.type('image/webp').send(Buffer.from(bytes));
  });
}
