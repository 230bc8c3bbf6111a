import { api } from '@pathkeeper/contract';
import type { BaseServices } from '../../platform/feature.ts';
import type { Mount } from '../../platform/http/mount.ts';
import * as notes from './goal-notes.service.ts';
import * as service from './goals.service.ts';
import * as milestones from './milestones.service.ts';

export function goalsRoutes(mount: Mount, { context }: BaseServices): void {
  mount(api.goals.list, ({ caller }) => service.listGoals(context, caller.id));
  mount(api.goals.create, ({ caller, body, at, key }) =>
    service.createGoal(context, caller.id, body, { ...at, key }),
  );
  mount(api.goals.update, ({ caller, params, body, at }) =>
    service.updateGoal(context, caller.id, params.id, body, at),
  );
  mount(api.goals.remove, async ({ caller, params }) => {
    await service.removeGoal(context, caller.id, params.id);
    return { success: true as const };
  });
  mount(api.goals.addMilestone, ({ caller, params, body, at, key }) =>
    milestones.addMilestone(context, caller.id, params.id, body, { ...at, key }),
  );
  mount(api.goals.updateMilestone, ({ caller, params, body, at }) =>
    milestones.updateMilestone(context, caller.id, params, body, at),
  );
  mount(api.goals.removeMilestone, ({ caller, params }) =>
    milestones.removeMilestone(context, caller.id, params),
  );
  mount(api.goals.addNote, ({ caller, params, body, at, key }) =>
    notes.addNote(context, caller.id, params.id, body, { ...at, key }),
  );
  mount(api.goals.removeNote, ({ caller, params }) => notes.removeNote(context, caller.id, params));
}
