import { api } from '@pathkeeper/contract';
import type { Context } from '../../platform/context.ts';
import type { Mount } from '../../platform/http/mount.ts';
import * as service from './profile.service.ts';

export function profileRoutes(mount: Mount, context: Context): void {
  // Here rather than with the accounts: an emblem asks for a level, and levels build on accounts.
  mount(api.accounts.updateMe, ({ caller, body }) =>
    service.updateProfile(context, caller.id, body),
  );
  mount(api.profile.settings, async ({ caller }) => ({
    success: true as const,
    ...(await service.getSettings(context, caller.id)),
  }));
  mount(api.profile.saveSettings, async ({ caller, body, at }) => ({
    success: true as const,
    ...(await service.saveSettings(context, caller.id, body, at.now)),
  }));
}
