import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';
import { prepared } from '../../platform/prepared.ts';
import { saves } from './saves.tables.ts';

export type Save = typeof saves.$inferSelect;

/** Where the ids of each come from. */
const SEQUENCES: Record<Save['what'], string> = {
  entry: 'entries_id_seq',
  insight: 'insights_id_seq',
  goal: 'goals_id_seq',
  milestone: 'goal_milestones_id_seq',
  note: 'goal_progress_id_seq',
};

const insert = prepared((db) =>
  db
    .insert(saves)
    .values({
      userId: sql.placeholder('ownerId'),
      key: sql.placeholder('key'),
      what: sql.placeholder('what'),
      madeId: sql`nextval(${sql.placeholder('sequence')}::text::regclass)`,
      requestHash: sql.placeholder('requestHash'),
      createdAt: sql.placeholder('createdAt'),
    })
    .onConflictDoNothing()
    .returning({ madeId: saves.madeId })
    .prepare('claim_key'),
);

/**
 * Puts a key on record. Waits for a save with the same key that is under way.
 * @returns the id that the new thing is to have, or null when the key was used before
 */
export async function claimKey(
  tx: Database,
  ownerId: number,
  save: Pick<Save, 'key' | 'what' | 'requestHash' | 'createdAt'>,
): Promise<number | null> {
  const sequence = SEQUENCES[save.what];
  const [row] = await insert(tx).execute({ ...save, sequence, ownerId });
  return row?.madeId ?? null;
}

export async function findSave(
  tx: Database,
  ownerId: number,
  key: string,
): Promise<Save | undefined> {
  const [row] = await tx
    .select()
    .from(saves)
    .where(and(eq(saves.userId, ownerId), eq(saves.key, key)));
  return row;
}

const earned = prepared((db) =>
  db
    .update(saves)
    .set({ earnings: sql`${sql.placeholder('earnings')}::jsonb` })
    .where(and(eq(saves.userId, sql.placeholder('ownerId')), eq(saves.key, sql.placeholder('key'))))
    .prepare('keep_earnings'),
);

/** Keeps what a save earned beside its key. */
export async function keepEarnings(
  tx: Database,
  ownerId: number,
  key: string,
  earnings: NonNullable<Save['earnings']>,
): Promise<void> {
  await earned(tx).execute({ ownerId, key, earnings: JSON.stringify(earnings) });
}
