import { api, type Entry } from '@pathkeeper/contract';
import type { Page } from '../../platform/database/paging.ts';
import type { BaseServices } from '../../platform/feature.ts';
import type { Mount } from '../../platform/http/mount.ts';
import { sendPage } from '../../platform/http/paging.ts';
import type { Safety } from '../safety/index.ts';
import { createEntry } from './create-entry.ts';
import { downloadEntries } from './entries.download.ts';
import { lists, searches } from './entries.limits.ts';
import * as service from './entries.service.ts';
import { recheckReflections } from './reflections/recheck-reflections.ts';
import { removeEntry, restoreEntry } from './removal/remove-entry.ts';
import { listVersions, removeVersion } from './versions/versions.service.ts';

export function entriesRoutes(
  mount: Mount,
  { context, safety }: BaseServices & { safety: Safety },
): void {
  const recheck = <E extends Entry>(ownerId: number, shown: E[]) =>
    recheckReflections(context, safety, ownerId, shown);
  const recheckPage = async <E extends Entry>(
    ownerId: number,
    page: Page<E>,
  ): Promise<Page<E>> => ({
    ...page,
    items: await recheck(ownerId, page.items),
  });
  const recheckOne = async <E extends Entry>(ownerId: number, entry: E): Promise<E> => {
    const [checked = entry] = await recheck(ownerId, [entry]);
    return checked;
  };

  mount(
    api.entries.list,
    async ({ caller, query, request, reply }) => {
      const page = await service.listEntries(context, caller.id, query);
      return sendPage(request, reply, await recheckPage(caller.id, page));
    },
    lists,
  );
  mount(
    api.entries.search,
    async ({ caller, query, request, reply }) => {
      const page = await service.searchEntries(context, caller.id, query);
      return sendPage(request, reply, await recheckPage(caller.id, page));
    },
    searches,
  );
  mount(api.entries.get, async ({ caller, params }) =>
    recheckOne(caller.id, await service.getEntry(context, caller.id, params.id)),
  );
  mount(api.entries.neighbours, ({ caller, params }) =>
    service.getNeighbours(context, caller.id, params.id),
  );
  mount(api.entries.create, async ({ caller, body, at, key }) => {
    const danger = safety.answerToEntry(body, at);
    const how = { ...at, key, isDanger: danger?.tier === 'now' };
    const entry = await createEntry(context, caller.id, body, how);
    return { ...(await recheckOne(caller.id, entry)), safety: danger };
  });
  mount(api.entries.update, async ({ caller, params, body, at }) => {
    const danger = safety.answerToEntry(body, at);
    const how = { ...at, isDanger: danger?.tier === 'now' };
    const entry = await service.updateEntry(context, caller.id, params.id, body, how);
    return { ...(await recheckOne(caller.id, entry)), safety: danger };
  });
  mount(api.entries.remove, async ({ caller, params, at }) => {
    await removeEntry(context, caller.id, params.id, at);
    return { success: true as const };
  });
  mount(api.entries.restore, async ({ caller, params, at }) =>
    recheckOne(caller.id, await restoreEntry(context, caller.id, params.id, at)),
  );
  mount(api.entries.versions, ({ caller, params }) => listVersions(context, caller.id, params.id));
  mount(api.entries.removeVersion, async ({ caller, params }) => {
    await removeVersion(context, caller.id, params);
    return { success: true as const };
  });
  mount(api.entries.pin, async ({ caller, params, body }) =>
    recheckOne(caller.id, await service.placeEntry(context, caller.id, params.id, body)),
  );
  mount(api.entries.move, async ({ caller, params, body }) =>
    recheckOne(caller.id, await service.placeEntry(context, caller.id, params.id, body)),
  );
  mount(api.entries.download, async ({ caller, body, at, reply }) => {
    const { filename, body: file } = await downloadEntries(context, caller.id, body.entryIds, at);
    return reply
      .type('text/plain; charset=utf-8')
      .header('Content-Disposition', `attachment; filename="${filename}"`)
      .send(file);
  });
  mount(api.entries.count, ({ caller }) => service.countEntries(context, caller.id));
}
