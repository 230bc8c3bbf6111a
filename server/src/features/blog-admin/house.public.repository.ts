import type { Database } from '../../platform/database/index.ts';
import { instanceSettings } from '../../platform/instance.tables.ts';

const KEY = 'house_articles';

/** Whether the first articles are not written yet; from then on they are. Of several that ask at once one is told so. */
export async function isFirstTime(tx: Database, now: Date): Promise<boolean> {
  const [first] = await tx
    .insert(instanceSettings)
    .values({ key: KEY, value: now.toISOString() })
    .onConflictDoNothing()
    .returning();
  return first !== undefined;
}
