import type { VisionAccess } from '@pathkeeper/contract';
import type { Context } from '../src/platform/context.ts';
import { lockSettings, writeSettings } from '../src/platform/settings.ts';

/** Opens the vision tools of an installation to everyone, or to whom is said. */
export async function openVision(
  { db, settings }: Pick<Context, 'db' | 'settings'>,
  visionAccess: VisionAccess = 'everyone',
): Promise<void> {
  await db.transaction(async (tx) => {
    await writeSettings(tx, { ...(await lockSettings(tx)), visionAccess });
  });
  await settings.reload();
}
