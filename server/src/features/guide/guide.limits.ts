import { HOUR, type LimitRule } from '../../platform/limits.ts';

/** Requests to any guide, for each signed-in user. */
export const guideRequests: LimitRule = { name: 'guide', points: 120, seconds: HOUR };
