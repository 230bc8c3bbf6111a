import type { ForumSettings } from '@pathkeeper/contract';
import { instanceValues } from '../../platform/instance-values.ts';

/** What is set for the whole forum; the defaults of D46 where nothing was. */
export const {
  read: readForumSettings,
  lock: lockForumSettings,
  write: writeForumSettings,
} = instanceValues<ForumSettings>('forum', {
  autoHide: true,
  reportsToHide: 3,
  startPosts: 'members',
  newcomerLinks: true,
});
