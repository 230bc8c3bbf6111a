import { api } from '@pathkeeper/contract';
import type { BaseServices } from '../../platform/feature.ts';
import type { Mount } from '../../platform/http/mount.ts';
import * as service from './quests.service.ts';

export function questsRoutes(mount: Mount, { context }: BaseServices): void {
  const { today, accept, complete } = api.quests;
  mount(today, ({ caller, at }) => service.questsToday(context, caller.id, at));
  mount(accept, ({ caller, params, at }) => service.acceptQuest(context, caller.id, params.id, at));
  mount(complete, ({ caller, params, at }) =>
    service.completeQuest(context, caller.id, params.id, at),
  );
}
