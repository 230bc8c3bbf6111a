import { HOUR, type LimitRule } from '../../platform/limits.ts';

/** Whatever a guide is asked by somebody signed in. */
export const guideRequests: LimitRule = { name: 'guide', points: 120, seconds: HOUR };
