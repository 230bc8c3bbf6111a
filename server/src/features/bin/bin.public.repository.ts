import { lt } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { bin } from './bin.tables.ts';

/** Deletes for good what everybody had deleted before an instant. */
export async function deleteBinnedBefore(db: Database, instant: Date): Promise<void> {
  await db.delete(bin).where(lt(bin.deletedAt, instant));
}
