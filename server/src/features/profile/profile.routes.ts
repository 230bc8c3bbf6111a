import { api } from '@pathkeeper/contract';
import type { BaseServices } from '../../platform/feature.ts';
import type { Mount } from '../../platform/http/mount.ts';
import type { Safety } from '../safety/index.ts';
import * as service from './profile.service.ts';
import { putQuietAway, readQuiet } from './quiet.service.ts';

export function profileRoutes(
  mount: Mount,
  { context, safety }: BaseServices & { safety: Safety },
): void {
  // Here rather than with the accounts: an emblem asks for a level, and levels build on accounts.
  mount(api.profile.update, ({ caller, body }) => service.updateProfile(context, caller.id, body));
  mount(api.profile.settings, async ({ caller }) => ({
    success: true as const,
    ...(await service.getUserSettings(context, caller.id)),
  }));
  mount(api.profile.saveSettings, async ({ caller, body, at }) => ({
    success: true as const,
    ...(await service.saveUserSettings(context, caller, body, at.now)),
  }));
  mount(api.profile.quiet, ({ caller, at }) => readQuiet(context, safety, caller.id, at));
  mount(api.profile.putQuietAway, ({ caller, at }) => putQuietAway(context, safety, caller.id, at));
}
