import { api } from '@pathkeeper/contract';
import type { BaseServices } from '../../platform/feature.ts';
import { whileConnected } from '../../platform/http/connection.ts';
import type { Mount } from '../../platform/http/mount.ts';
import { noteEvent } from '../accounts/index.ts';
import { exportsOfAccount } from './export.limits.ts';
import { createExports, type ExportServices } from './export.service.ts';

export function exportRoutes(mount: Mount, services: BaseServices & ExportServices): void {
  const exports = createExports(services);
  mount(
    api.export.url,
    async ({ caller, request }) => {
      await noteEvent(services.context, request, {
        ...{ kind: 'export', userId: caller.id, sid: caller.sid },
      });
      const { token, expiresIn } = exports.urlFor(caller);
      return { url: api.export.download.path.replace(':token', token), expiresIn };
    },
    exportsOfAccount,
  );
  mount(api.export.download, async ({ params, request, reply }) => {
    const { filename, open } = await exports.redeem(params.token);
    void reply
      .type('application/zip')
      .header('Content-Disposition', `attachment; filename="${filename}"`);
    // A HEAD request gets the headers without an archive being packed.
    if (request.method === 'HEAD') return reply.send();
    const { size, stream } = await open(whileConnected(reply));
    return reply.header('Content-Length', size).send(stream);
  });
}
