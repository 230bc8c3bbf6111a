import type { Database } from '../../platform/database/index.ts';
import * as repository from './progression.repository.ts';

/**
 * Says whether the leaderboard may show somebody, in the transaction (`asOwner`) that decides it: their
 * own setting, or a suspension.
 */
export async function setListed(tx: Database, ownerId: number, listed: boolean): Promise<void> {
  await repository.updateProgress(tx, ownerId, { listed });
}
