import { readdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { eq } from 'drizzle-orm';
import type postgres from 'postgres';
import type { Database } from '../database/index.ts';
import { instanceSettings } from '../instance.tables.ts';

const KEY = 'last-backup';

/** The last backup, as administrators are told of it: not where it lies. */
export interface LastBackup {
  /** ISO 8601. */
  at: string;
  bytes: number;
  /** Backups in its folder then, itself among them. */
  kept: number;
}

const isBackup = (name: string) => /^pathkeeper-.*\.zip$/.test(name);

/** Remembers in the database that a backup was written; a database that takes no writes remembers none. */
export async function recordBackup(
  sql: postgres.Sql,
  { file, at, bytes }: { file: string; at: Date; bytes: number },
): Promise<void> {
  const names = await readdir(dirname(file)).catch(() => []);
  const kept = Math.max(1, names.filter(isBackup).length);
  const value = JSON.stringify({ at: at.toISOString(), bytes, kept } satisfies LastBackup);
  await sql`
    insert into public.instance_settings (key, value) values (${KEY}, ${value})
    on conflict (key) do update set value = excluded.value`.catch(() => {});
}

/** The last backup that is known of. */
export async function lastBackup(db: Database): Promise<LastBackup | null> {
  const [row] = await db.select().from(instanceSettings).where(eq(instanceSettings.key, KEY));
  return row ? (JSON.parse(row.value) as LastBackup) : null;
}
