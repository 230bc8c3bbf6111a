import { carrier } from '../../../lib/carried.ts';

/** A question that is taken along to the writing sheet. */
export const { carry: carryQuestion, take: takeQuestion } = carrier<string>();
