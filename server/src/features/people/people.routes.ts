import { api } from '@pathkeeper/contract';
import type { BaseServices } from '../../platform/feature.ts';
import type { Mount } from '../../platform/http/mount.ts';
import * as mutes from './mutes.service.ts';
import { listMembers } from './people.service.ts';

const done = { success: true as const };

export function peopleRoutes(mount: Mount, { context }: BaseServices): void {
  mount(api.people.members, ({ caller, query }) => listMembers(context, caller.id, query.prefix));
  mount(api.people.mutes, ({ caller }) => mutes.listMutes(context, caller.id));
  mount(api.people.mute, async ({ caller, params, at }) => {
    await mutes.mute(context, caller.id, params.userId, at);
    return done;
  });
  mount(api.people.unmute, async ({ caller, params }) => {
    await mutes.unmute(context, caller.id, params.userId);
    return done;
  });
}
