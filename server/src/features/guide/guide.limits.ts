import { REFLECTIONS, type ReadCost } from '../../platform/http/read-cost.ts';
import { HOUR, type LimitRule, MINUTE } from '../../platform/limits/limits.ts';

/** Requests to any guide, for each signed-in user. */
export const guideRequests: LimitRule = { name: 'guide', points: 120, seconds: HOUR };

/** Reflections that are stored are read as well, and what changed since is checked for danger. */
export const reflectionReads: ReadCost = {
  limit: { name: 'reflections', points: 120, seconds: MINUTE },
  turns: REFLECTIONS,
};
