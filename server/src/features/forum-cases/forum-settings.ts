import type { ForumSettings } from '@pathkeeper/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/index.ts';
import { instanceSettings } from '../../platform/instance.tables.ts';

const KEY = 'forum';

const DEFAULTS: ForumSettings = {
  autoHide: true,
  reportsToHide: 3,
  startPosts: 'members',
  newcomerLinks: true,
};

/** What is set for the whole forum; the defaults of D46 where nothing was. */
export async function readForumSettings(db: Database): Promise<ForumSettings> {
  const [row] = await db.select().from(instanceSettings).where(eq(instanceSettings.key, KEY));
  return { ...DEFAULTS, ...(row ? (JSON.parse(row.value) as Partial<ForumSettings>) : {}) };
}

/** The same, locked until the transaction ends: two who change it take turns. */
export async function lockForumSettings(tx: Database): Promise<ForumSettings> {
  await tx.insert(instanceSettings).values({ key: KEY, value: '{}' }).onConflictDoNothing();
  await tx
    .select({ key: instanceSettings.key })
    .from(instanceSettings)
    .where(eq(instanceSettings.key, KEY))
    .for('update');
  return readForumSettings(tx);
}

export async function writeForumSettings(tx: Database, settings: ForumSettings): Promise<void> {
  await tx
    .update(instanceSettings)
    .set({ value: JSON.stringify(settings) })
    .where(eq(instanceSettings.key, KEY));
}
