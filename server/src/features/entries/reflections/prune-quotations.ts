import type { Database } from '../../../platform/database/index.ts';
import type { StoredReflection } from '../entries.tables.ts';
import { entriesQuoting, saveReflection } from './entries.reflections.repository.ts';
import { afterEditOfQuoted } from './stored-reflection.ts';

/** The reflection of another entry, before and after what it quoted was taken out of it. */
export interface PrunedReflection {
  id: number;
  version: number;
  before: StoredReflection;
  after: StoredReflection | null;
}

/**
 * Drops from the reflections of other entries what they quote of this one and it does not say; `content`
 * is null for one that is deleted.
 * @returns those that this changed
 */
export async function pruneQuotations(
  tx: Database,
  ownerId: number,
  quoted: { id: number; content: string | null },
): Promise<PrunedReflection[]> {
  const pruned: PrunedReflection[] = [];
  for (const { aiReflection: before, ...other } of await entriesQuoting(tx, ownerId, quoted.id)) {
    if (other.id === quoted.id || !before) continue;
    const after = afterEditOfQuoted(before, quoted);
    await saveReflection(tx, ownerId, other, after);
    pruned.push({ id: other.id, version: other.version, before, after });
  }
  return pruned;
}
