import type { ReadCost } from '../../platform/http/read-cost.ts';
import { HOUR } from '../../platform/limits/limits.ts';

/** Archives of everything that an account holds. */
export const exportsOfAccount: ReadCost = {
  limit: { name: 'exports', points: 20, seconds: HOUR },
};
