import { api } from '@pathkeeper/contract';
import type { BaseServices } from '../../platform/feature.ts';
import type { Mount } from '../../platform/http/mount.ts';
import * as service from './folders.service.ts';

export function foldersRoutes(mount: Mount, { context }: BaseServices): void {
  mount(api.folders.list, ({ caller }) => service.listFolders(context, caller.id));
  mount(api.folders.create, ({ caller, body, at }) =>
    service.createFolder(context, caller.id, body, at),
  );
  mount(api.folders.update, ({ caller, params, body }) =>
    service.updateFolder(context, caller.id, params.id, body),
  );
  mount(api.folders.remove, async ({ caller, params }) => {
    await service.removeFolder(context, caller.id, params.id);
    return { success: true as const };
  });
}
