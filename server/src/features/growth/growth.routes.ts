import { api } from '@pathkeeper/contract';
import type { BaseServices } from '../../platform/feature.ts';
import type { Mount } from '../../platform/http/mount.ts';
import { growthAnalysis, growthHabits, type IsSafe } from './growth.analysis.ts';
import * as service from './growth.service.ts';

/** `isSafe` tells whether a page may be read back (D32). */
export function growthRoutes(
  mount: Mount,
  { context, isSafe }: BaseServices & { isSafe: IsSafe },
): void {
  mount(api.growth.metrics, ({ caller, at }) => service.growthMetrics(context, caller.id, at));
  mount(api.growth.year, ({ caller, query, at }) =>
    service.growthYear(context, caller.id, query.to, at),
  );
  mount(api.growth.moods, ({ caller, at }) => service.moodMonths(context, caller.id, at));
  mount(api.growth.analysis, ({ caller, at }) => growthAnalysis(context, caller.id, at, isSafe));
  mount(api.growth.habits, ({ caller, at }) => growthHabits(context, caller.id, at, isSafe));
  mount(api.growth.onThisDay, ({ caller, query, at }) =>
    service.onThisDay(context, caller.id, query.date, at, isSafe),
  );
}
