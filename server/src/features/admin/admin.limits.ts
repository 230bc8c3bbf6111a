import { HOUR, type LimitRule } from '../../platform/limits/limits.ts';

/** Letters and questions of trial, of all administrators together. */
export const trials: LimitRule = { name: 'admin-trials', points: 10, seconds: HOUR };
