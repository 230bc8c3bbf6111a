import { HOUR, type LimitRule } from '../../platform/limits/limits.ts';

export const contactMessages: LimitRule = { name: 'contact', points: 10, seconds: HOUR };
