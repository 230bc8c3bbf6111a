import { api } from '@pathkeeper/contract';
import type { Context } from '../../platform/context.ts';
import type { Mount } from '../../platform/http/mount.ts';
import * as service from './growth.service.ts';

export function growthRoutes(mount: Mount, context: Context): void {
  mount(api.growth.metrics, ({ caller, at }) => service.growthMetrics(context, caller.id, at));
  mount(api.growth.year, ({ caller, query, at }) =>
    service.growthYear(context, caller.id, query.to, at),
  );
  mount(api.growth.moods, ({ caller, at }) => service.moodMonths(context, caller.id, at));
  mount(api.growth.onThisDay, ({ caller, query, at }) =>
    service.onThisDay(context, caller.id, query.date, at),
  );
}
