import { api } from '@pathkeeper/contract';
import type { Context } from '../../platform/context.ts';
import type { Mount } from '../../platform/http/mount.ts';
import { createTakeouts } from './takeout.service.ts';

/** `secret` signs the addresses of downloads; the same in every process of an installation. */
export function takeoutRoutes(mount: Mount, context: Context, secret: string): void {
  const takeouts = createTakeouts(context, secret);
  mount(api.profile.exportTicket, ({ caller }) => {
    const { ticket, expiresIn } = takeouts.ticketFor(caller);
    return { url: api.profile.export.path.replace(':ticket', ticket), expiresIn };
  });
  mount(api.profile.export, async ({ params, request, reply }) => {
    const { filename, open } = await takeouts.redeem(params.ticket);
    void reply
      .type('application/zip')
      .header('Content-Disposition', `attachment; filename="${filename}"`);
    // Whoever asks for the headers alone is not packed anything.
    return reply.send(request.method === 'HEAD' ? undefined : open());
  });
}
