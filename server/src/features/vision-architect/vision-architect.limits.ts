import { HOUR, type LimitRule } from '../../platform/limits/limits.ts';

/** Messages to the architect, for each person. */
export const architectMessages: LimitRule = { name: 'architect', points: 300, seconds: HOUR };
