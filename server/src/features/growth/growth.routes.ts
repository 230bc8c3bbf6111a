import { api } from '@pathkeeper/contract';
import type { BaseServices } from '../../platform/feature.ts';
import type { Mount } from '../../platform/http/mount.ts';
import type { Safety } from '../safety/index.ts';
import { growthAnalysis, growthHabits } from './growth.analysis.ts';
import { growthReads } from './growth.limits.ts';
import { pillarMonths } from './growth.pillars.ts';
import * as service from './growth.service.ts';

export function growthRoutes(
  mount: Mount,
  { context, safety }: BaseServices & { safety: Safety },
): void {
  const mountRead: Mount = (endpoint, handler) => mount(endpoint, handler, growthReads);
  mountRead(api.growth.metrics, ({ caller, at }) => service.growthMetrics(context, caller.id, at));
  mountRead(api.growth.year, ({ caller, query, at }) =>
    service.growthYear(context, caller.id, query.to, at),
  );
  mountRead(api.growth.moods, ({ caller, at }) => service.moodMonths(context, caller.id, at));
  mountRead(api.growth.pillars, ({ caller, at }) => pillarMonths(context, caller.id, at));
  mountRead(api.growth.analysis, ({ caller, at }) =>
    growthAnalysis(context, caller.id, at, safety),
  );
  mountRead(api.growth.habits, ({ caller, at }) =>
    growthHabits(context, caller.id, at, safety.isSafe),
  );
  mountRead(api.growth.onThisDay, ({ caller, query, at }) =>
    service.onThisDay(context, caller.id, query.date, at, safety),
  );
}
