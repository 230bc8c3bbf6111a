import { api } from '@pathkeeper/contract';
import type { BaseServices } from '../../platform/feature.ts';
import type { Mount } from '../../platform/http/mount.ts';
import { changePlan, createPlan, listAllPlans } from './plans.service.ts';

export function plansRoutes(mount: Mount, { context }: BaseServices): void {
  mount(api.plans.list, () => listAllPlans(context));
  mount(api.plans.create, ({ caller, body }) => createPlan(context, caller.id, body));
  mount(api.plans.change, ({ caller, params, body }) =>
    changePlan(context, caller.id, params.id, body),
  );
}
