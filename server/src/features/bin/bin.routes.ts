import { api } from '@pathkeeper/contract';
import type { BaseServices } from '../../platform/feature.ts';
import type { Mount } from '../../platform/http/mount.ts';
import { sendPage } from '../../platform/http/paging.ts';
import * as service from './bin.service.ts';

export function binRoutes(mount: Mount, { context }: BaseServices): void {
  mount(api.bin.list, async ({ caller, query, request, reply }) =>
    sendPage(request, reply, await service.listBin(context, caller.id, query)),
  );
  mount(api.bin.remove, async ({ caller, params }) => {
    await service.removeBinned(context, caller.id, params.id);
    return { success: true as const };
  });
}
