import { READS, type ReadCost } from '../../platform/http/read-cost.ts';
import { MINUTE } from '../../platform/limits/limits.ts';

/** A search reads up to all entries of somebody: as many as anybody types. */
export const searches: ReadCost = {
  limit: { name: 'searches', points: 120, seconds: MINUTE },
  turns: READS,
};

/** A page of a list is up to a hundred entries of 100,000 characters. */
export const lists: ReadCost = {
  limit: { name: 'lists of entries', points: 600, seconds: MINUTE },
  turns: READS,
};
