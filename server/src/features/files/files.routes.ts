import { api } from '@pathkeeper/contract';
import type { Context } from '../../platform/context.ts';
import type { Mount } from '../../platform/http/mount.ts';
import { findSession } from '../accounts/index.ts';
import { createPictureAddresses } from './files.addresses.ts';
import { readPicture } from './files.service.ts';

/** What the browser may do with a picture that is opened by itself: nothing but show it. */
const POLICY = "default-src 'none'; sandbox";

const DAY = 24 * 60 * 60;

export function filesRoutes(
  mount: Mount,
  { context, secret }: { context: Context; secret: string },
): void {
  const addresses = createPictureAddresses(secret, context.clock);
  mount(api.files.picture, async ({ params: { hash, width }, query, at, request, reply }) => {
    const { bytes, isPublic } = await readPicture(context, hash, width, async () => {
      const reader = addresses.read(hash, query.token ?? '');
      // An address does not outlive the session that it was given to.
      return (
        reader !== null && !!(await findSession(context.db, reader.userId, reader.sid, at.now))
      );
    });
    const etag = `"${hash}-${width}"`;
    void reply
      .header(
        'Cache-Control',
        isPublic ? `public, max-age=${365 * DAY}, immutable` : `private, max-age=${DAY}, immutable`,
      )
      .header('ETag', etag)
      .header('Content-Disposition', 'inline')
      .header('Content-Security-Policy', POLICY);
    if (request.headers['if-none-match'] === etag) return reply.status(304).send();
    return reply.type('image/webp').send(Buffer.from(bytes));
  });
}
