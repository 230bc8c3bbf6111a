import type { LimitRule } from '../../platform/limits/limits.ts';

/** Reports of one person. */
export const forumReportLimit: LimitRule = {
  name: 'forum reports',
  points: 20,
  seconds: 24 * 60 * 60,
};
