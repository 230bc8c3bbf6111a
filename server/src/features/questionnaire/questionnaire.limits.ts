import { HOUR, type LimitRule } from '../../platform/limits/limits.ts';

/** Analyses for visitors; those of people with an account count as requests to the guide. */
export const visitorAnalyses: LimitRule = { name: 'lifePath', points: 20, seconds: HOUR };
