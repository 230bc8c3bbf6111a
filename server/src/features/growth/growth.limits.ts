import { READS, type ReadCost } from '../../platform/http/read-cost.ts';
import { MINUTE } from '../../platform/limits/limits.ts';

/** What a screen of growth asks for: seven calls, each of which counts twelve months. */
export const growthReads: ReadCost = {
  limit: { name: 'growth', points: 240, seconds: MINUTE },
  turns: READS,
};
