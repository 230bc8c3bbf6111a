import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/index.ts';
import { instanceSettings } from '../instance.tables.ts';

const KEY = 'jwt_secret';

/** The signing secret, made once per database so that every process shares it (D4). */
export async function sharedSecret(db: Database): Promise<string> {
  await db
    .insert(instanceSettings)
    .values({ key: KEY, value: randomBytes(48).toString('base64url') })
    .onConflictDoNothing();
  const [row] = await db.select().from(instanceSettings).where(eq(instanceSettings.key, KEY));
  if (!row) throw new Error('The signing secret could not be read back.');
  return row.value;
}
