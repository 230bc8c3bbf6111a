import { HOUR, type LimitRule, MINUTE } from '../../platform/limits/limits.ts';

/** What one person may write in the forum, beside what they may change in all. */
export const forumPostLimit: LimitRule = { name: 'forum posts', points: 4, seconds: MINUTE };
export const forumReplyLimit: LimitRule = { name: 'forum replies', points: 12, seconds: MINUTE };
export const forumEditLimit: LimitRule = { name: 'forum edits', points: 60, seconds: HOUR };
export const forumLikeLimit: LimitRule = { name: 'forum likes', points: 120, seconds: HOUR };
/** Turning between Write and Preview while one thinks. */
export const forumPreviewLimit: LimitRule = { name: 'forum previews', points: 40, seconds: MINUTE };
