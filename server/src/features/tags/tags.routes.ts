import { api } from '@pathkeeper/contract';
import type { BaseServices } from '../../platform/feature.ts';
import type { Mount } from '../../platform/http/mount.ts';
import * as service from './tags.service.ts';

export function tagsRoutes(mount: Mount, { context }: BaseServices): void {
  mount(api.tags.list, ({ caller }) => service.listTags(context, caller.id));
  mount(api.tags.create, ({ caller, body }) => service.createTag(context, caller.id, body.tagName));
  mount(api.tags.update, ({ caller, params, body }) =>
    service.renameTag(context, caller.id, params.id, body.tagName),
  );
  mount(api.tags.remove, async ({ caller, params }) => {
    await service.removeTag(context, caller.id, params.id);
    return { success: true as const };
  });
}
