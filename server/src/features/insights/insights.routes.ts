import { api } from '@pathkeeper/contract';
import type { BaseServices } from '../../platform/feature.ts';
import type { Mount } from '../../platform/http/mount.ts';
import { sendPage } from '../../platform/http/paging.ts';
import * as service from './insights.service.ts';

export function insightsRoutes(mount: Mount, { context }: BaseServices): void {
  mount(api.insights.list, async ({ caller, query, request, reply }) =>
    sendPage(request, reply, await service.listInsights(context, caller.id, query)),
  );
  mount(api.insights.stats, ({ caller }) => service.insightStats(context, caller.id));
  mount(api.insights.get, ({ caller, params }) =>
    service.getInsight(context, caller.id, params.id),
  );
  mount(api.insights.create, ({ caller, body, at, key }) =>
    service.createInsight(context, caller.id, body, { ...at, key }),
  );
  mount(api.insights.update, ({ caller, params, body, at }) =>
    service.updateInsight(context, caller.id, params.id, body, at),
  );
  mount(api.insights.remove, async ({ caller, params, at }) => {
    await service.removeInsight(context, caller.id, params.id, at);
    return { success: true as const };
  });
  mount(api.insights.restore, ({ caller, params, at }) =>
    service.restoreInsight(context, caller.id, params.id, at),
  );
}
