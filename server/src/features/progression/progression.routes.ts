import { api } from '@pathkeeper/contract';
import type { BaseServices } from '../../platform/feature.ts';
import type { Mount } from '../../platform/http/mount.ts';
import * as admin from './admin/progression.admin.service.ts';
import * as service from './progression.service.ts';

export function progressionRoutes(mount: Mount, { context }: BaseServices): void {
  const calls = api.progression;
  mount(calls.progress, ({ caller }) => service.getProgress(context, caller.id));
  mount(calls.setTheme, ({ caller, body }) =>
    service.setTheme(context, caller.id, body.activeTheme),
  );
  mount(calls.checkLevel, ({ caller }) => service.checkLevel(context, caller.id));
  mount(calls.stats, ({ caller, at }) => service.getStats(context, caller.id, at));
  mount(calls.badges, ({ caller }) => service.getBadges(context, caller.id));
  mount(calls.setLevel, ({ caller, body }) => admin.setLevel(context, caller.id, body.level));
}
