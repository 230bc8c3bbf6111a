import { api } from '@pathkeeper/contract';
import type { BaseServices } from '../../platform/feature.ts';
import type { Mount } from '../../platform/http/mount.ts';
import type { Safety } from '../safety/index.ts';
import { growthAnalysis, growthHabits } from './growth.analysis.ts';
import { pillarMonths } from './growth.pillars.ts';
import * as service from './growth.service.ts';

export function growthRoutes(
  mount: Mount,
  { context, safety: { isSafe } }: BaseServices & { safety: Safety },
): void {
  mount(api.growth.metrics, ({ caller, at }) => service.growthMetrics(context, caller.id, at));
  mount(api.growth.year, ({ caller, query, at }) =>
    service.growthYear(context, caller.id, query.to, at),
  );
  mount(api.growth.moods, ({ caller, at }) => service.moodMonths(context, caller.id, at));
  mount(api.growth.pillars, ({ caller, at }) => pillarMonths(context, caller.id, at));
  mount(api.growth.analysis, ({ caller, at }) => growthAnalysis(context, caller.id, at, isSafe));
  mount(api.growth.habits, ({ caller, at }) => growthHabits(context, caller.id, at, isSafe));
  mount(api.growth.onThisDay, ({ caller, query, at }) =>
    service.onThisDay(context, caller.id, query.date, at, isSafe),
  );
}
