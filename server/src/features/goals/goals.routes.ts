import { api } from '@pathkeeper/contract';
import type { BaseServices } from '../../platform/feature.ts';
import type { Mount } from '../../platform/http/mount.ts';
import { type Safety, safetyOf, safetyOfWishes } from '../safety/index.ts';
import * as notes from './goal-notes.service.ts';
import * as service from './goals.service.ts';
import * as milestones from './milestones.service.ts';

export function goalsRoutes(
  mount: Mount,
  { context, safety }: BaseServices & { safety: Safety },
): void {
  mount(api.goals.list, ({ caller }) => service.listGoals(context, caller.id));
  mount(api.goals.create, async ({ caller, body, at, key }) => {
    const goal = await service.createGoal(context, caller.id, body, { ...at, key });
    return {
      ...goal,
      safety: safetyOfWishes(safety, [body, ...body.milestones].flatMap(wordsOf), at),
    };
  });
  mount(api.goals.update, async ({ caller, params, body, at }) => {
    const goal = await service.updateGoal(context, caller.id, params.id, body, at);
    return { ...goal, safety: safetyOfWishes(safety, wordsOf(body), at) };
  });
  mount(api.goals.remove, async ({ caller, params }) => {
    await service.removeGoal(context, caller.id, params.id);
    return { success: true as const };
  });
  mount(api.goals.addMilestone, async ({ caller, params, body, at, key }) => {
    const goal = await milestones.addMilestone(context, caller.id, params.id, body, { ...at, key });
    return { ...goal, safety: safetyOfWishes(safety, wordsOf(body), at) };
  });
  mount(api.goals.updateMilestone, async ({ caller, params, body, at }) => {
    const goal = await milestones.updateMilestone(context, caller.id, params, body, at);
    return { ...goal, safety: safetyOfWishes(safety, wordsOf(body), at) };
  });
  mount(api.goals.removeMilestone, ({ caller, params }) =>
    milestones.removeMilestone(context, caller.id, params),
  );
  mount(api.goals.addNote, async ({ caller, params, body, at, key }) => {
    const goal = await notes.addNote(context, caller.id, params.id, body, { ...at, key });
    return { ...goal, safety: safetyOf(safety, [body.progressNote], at) };
  });
  mount(api.goals.removeNote, ({ caller, params }) => notes.removeNote(context, caller.id, params));
}

const wordsOf = (body: { title?: string | undefined; description?: string | null | undefined }) => [
  body.title,
  body.description,
];
