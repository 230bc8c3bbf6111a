import { PAID_ALLOWANCE } from '@pathkeeper/contract';
import type { Database } from '../../platform/database/index.ts';
import { findRight } from './entitlements.repository.ts';
import { holds } from './entitlements.rules.ts';

/** What paying gives somebody, and all that it gives (D73). */
export interface Entitlements {
  /** Whether they pay: the themes of a plan, and the vision tools where they are open to `beta`. */
  isEntitled: boolean;
  /** What the day's allowance of an outside guide is multiplied by. */
  guideAllowance: number;
}

/**
 * What somebody has for paying: the one place where that is decided, from what was last seen at the
 * payment provider (D73). It never touches writing, reading, search, safety, export or levels.
 */
export async function entitlements(db: Database, userId: number, now: Date): Promise<Entitlements> {
  const right = await findRight(db, userId);
  const isEntitled = right !== undefined && holds(right, now);
  return { isEntitled, guideAllowance: isEntitled ? PAID_ALLOWANCE : 1 };
}
