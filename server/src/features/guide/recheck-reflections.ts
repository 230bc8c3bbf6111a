import type { Entry } from '@pathkeeper/contract';
import type { Context } from '../../platform/context.ts';
import {
  type EntryRow,
  findEntry,
  type KeptReflection,
  reading,
  standingToday,
} from '../entries/index.ts';
import { lockProgress } from '../progression/index.ts';
import type { Safety } from './safety.ts';

/**
 * Makes the look that entries go through before they are shown: a reflection that was checked
 * against another list of words of danger is checked against today's, once, and what does not stand
 * is kept no longer (decision 32).
 */
export function recheckReflections({ db }: Context, safety: Safety) {
  const isChecked = ({ aiReflection }: { aiReflection: KeptReflection | null }) =>
    aiReflection === null || aiReflection.checked === safety.version;
  return async <E extends Entry>(ownerId: number, shown: E[]): Promise<E[]> => {
    const looked: E[] = [];
    for (const entry of shown) {
      const aiReflection = isChecked(entry)
        ? entry.aiReflection
        : await recheck(db, safety, ownerId, entry.id);
      looked.push({ ...entry, aiReflection });
    }
    return looked;
  };
}

function recheck(
  db: Context['db'],
  safety: Safety,
  ownerId: number,
  id: number,
): Promise<KeptReflection | null> {
  return db.transaction(async (tx) => {
    await lockProgress(tx, ownerId);
    const row = await findEntry(tx, ownerId, id);
    if (!row?.aiReflection) return null;
    const left = mayBeShown(safety, row, row.aiReflection)
      ? await standingToday(tx, row, row.aiReflection, safety.isSafe)
      : null;
    const checked = left && { ...left, checked: safety.version };
    await reading.keepReflection(tx, ownerId, row, checked);
    return checked;
  });
}

function mayBeShown(safety: Safety, page: EntryRow, said: KeptReflection): boolean {
  const texts = [...said.insights, said.reflectionQuestion, said.growthPattern];
  return safety.isSafe(page) && texts.every((text) => safety.check(text) === null);
}
