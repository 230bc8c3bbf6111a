import { carrier } from '../../../lib/carried.ts';

/** The day, YYYY-MM-DD, that the page on the writing sheet is to be dated to. */
export const { carry: carryDay, take: takeDay } = carrier<string>();
