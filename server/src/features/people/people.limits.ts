import { type LimitRule, MINUTE } from '../../platform/limits/limits.ts';

/** How often names are completed: a press of a key each, and no list of everybody. */
export const memberNames: LimitRule = { name: 'member names', points: 120, seconds: MINUTE };
