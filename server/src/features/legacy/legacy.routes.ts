import { api } from '@pathkeeper/contract';
import type { BaseServices } from '../../platform/feature.ts';
import type { Mount } from '../../platform/http/mount.ts';
import { sendPage } from '../../platform/http/paging.ts';
import * as service from './legacy.service.ts';

export function legacyRoutes(mount: Mount, { context }: BaseServices): void {
  mount(api.legacy.contents, ({ caller, query }) =>
    service.bookContents(context, caller.id, query),
  );
  mount(api.legacy.entries, async ({ caller, query, request, reply }) =>
    sendPage(request, reply, await service.bookEntries(context, caller.id, query)),
  );
}
