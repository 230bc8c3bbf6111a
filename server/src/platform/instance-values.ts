import { eq } from 'drizzle-orm';
import type { Database } from './database/index.ts';
import { instanceSettings } from './instance.tables.ts';

/** Some values of the installation, kept together in one row; what was never set is as the defaults say. */
export interface InstanceValues<T> {
  read(db: Database): Promise<T>;
  /** The same, locked until the transaction ends: two who change it take turns. */
  lock(tx: Database): Promise<T>;
  /** Stores all of them, in a transaction that has locked them. */
  write(tx: Database, values: T): Promise<void>;
}

/** The values kept under a key of `instance_settings`; `defaults` names every one of them. */
export function instanceValues<T extends object>(key: string, defaults: T): InstanceValues<T> {
  const row = eq(instanceSettings.key, key);
  const values: InstanceValues<T> = {
    async read(db) {
      const [found] = await db.select().from(instanceSettings).where(row);
      return { ...defaults, ...(found ? (JSON.parse(found.value) as Partial<T>) : {}) };
    },
    async lock(tx) {
      await tx.insert(instanceSettings).values({ key, value: '{}' }).onConflictDoNothing();
      await tx
        .select({ key: instanceSettings.key })
        .from(instanceSettings)
        .where(row)
        .for('update');
      return values.read(tx);
    },
    async write(tx, changed) {
      await tx
        .update(instanceSettings)
        .set({ value: JSON.stringify(changed) })
        .where(row);
    },
  };
  return values;
}
