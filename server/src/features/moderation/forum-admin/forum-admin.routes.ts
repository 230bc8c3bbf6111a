import { api } from '@pathkeeper/contract';
import type { BaseServices } from '../../../platform/feature.ts';
import type { Mount } from '../../../platform/http/mount.ts';
import type { Sessions } from '../../accounts/index.ts';
import { removeWords } from '../../forum/index.ts';
import * as categories from './categories.service.ts';
import { setFlag } from './flags.service.ts';
import * as moderators from './moderators.service.ts';

const done = { success: true as const };

/** The calls of S2.7 under /api/admin/forum. */
export function forumAdminRoutes(
  mount: Mount,
  { context, sessions }: BaseServices & { sessions: Sessions },
): void {
  const calls = api.moderation;
  mount(calls.createCategory, ({ caller, body, at }) =>
    categories.createCategory(context, caller, body, at),
  );
  mount(calls.orderCategories, ({ caller, body, at }) =>
    categories.orderCategories(context, caller, body, at),
  );
  mount(calls.editCategory, ({ caller, params, body, at }) =>
    categories.editCategory(context, caller, params.id, body, at),
  );
  mount(calls.allowPhotos, ({ caller, params, body, at }) =>
    categories.editCategory(context, caller, params.id, body, at),
  );
  mount(calls.removeCategory, async ({ caller, params, query, at }) => {
    await categories.removeCategory(context, caller, params.id, query, at);
    return done;
  });
  mount(calls.pin, async ({ caller, params, body: { isPinned: value, reason }, at }) => {
    const change = { flag: 'isPinned' as const, value, reason };
    await setFlag(context, caller, params.id, change, at);
    return done;
  });
  mount(calls.feature, async ({ caller, params, body: { isFeatured: value, reason }, at }) => {
    const change = { flag: 'isFeatured' as const, value, reason };
    await setFlag(context, caller, params.id, change, at);
    return done;
  });
  mount(calls.lock, async ({ caller, params, body: { isLocked: value, reason }, at }) => {
    const change = { flag: 'isLocked' as const, value, reason };
    await setFlag(context, caller, params.id, change, at);
    return done;
  });
  mount(calls.removePost, async ({ caller, params, at }) => {
    await removeWords(context, caller, { postId: params.id, number: 0 }, at);
    return done;
  });
  mount(calls.moderators, () => moderators.moderators(context));
  mount(calls.addModerator, ({ caller, body, at }) =>
    moderators.addModerator(context, sessions, caller, body, at),
  );
  mount(calls.removeModerator, async ({ caller, params, at }) => {
    await moderators.removeModerator(sessions, caller, params.id, at);
    return done;
  });
}
