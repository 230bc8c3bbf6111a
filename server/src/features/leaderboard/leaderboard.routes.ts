import { api } from '@pathkeeper/contract';
import type { BaseServices } from '../../platform/feature.ts';
import type { Mount } from '../../platform/http/mount.ts';
import * as service from './leaderboard.service.ts';

export function leaderboardRoutes(mount: Mount, { context }: BaseServices): void {
  mount(api.leaderboard.topUsers, () => service.topUsers(context));
  mount(api.leaderboard.me, ({ caller }) => service.ownPlace(context, caller.id));
}
