import type { Entry } from '@pathkeeper/contract';
import type { Context } from '../../platform/context.ts';
import {
  type EntryRow,
  entriesByIds,
  type StoredReflection,
  saveReflection,
  validReflection,
} from '../entries/index.ts';
import { asOwner } from '../progression/index.ts';
import type { Safety } from '../safety/index.ts';
import { checkAdvice } from '../safety/index.ts';
import { dangerIn } from './checks/output-checks.ts';

/**
 * Makes the look that entries go through before they are shown: a reflection that was checked
 * against another list of words of danger is checked against today's, once, and what does not stand
 * is kept no longer (D32).
 */
export function recheckReflections(context: Context, safety: Safety) {
  const isChecked = ({ aiReflection }: { aiReflection: StoredReflection | null }) =>
    aiReflection === null || aiReflection.checked === safety.version;
  return async <E extends Entry>(ownerId: number, shown: E[]): Promise<E[]> => {
    const ids = shown.filter((entry) => !isChecked(entry)).map(({ id }) => id);
    if (ids.length === 0) return shown;
    const kept = await asOwner(context, ownerId, async (tx) => {
      const rows = await entriesByIds(tx, ownerId, ids);
      // Another request may have looked while this one waited.
      for (const row of rows)
        if (!isChecked(row)) row.aiReflection = await recheck(tx, safety, row);
      return new Map(rows.map(({ id, aiReflection }) => [id, aiReflection]));
    });
    return shown.map((entry) =>
      isChecked(entry) ? entry : { ...entry, aiReflection: kept.get(entry.id) ?? null },
    );
  };
}

async function recheck(
  tx: Context['db'],
  safety: Safety,
  row: EntryRow,
): Promise<StoredReflection | null> {
  const { aiReflection: said } = row;
  const left =
    said && safety.isSafe(row) && mayBeShown(safety, said)
      ? await validReflection(tx, row, said, safety.isSafe)
      : null;
  const checked = left && { ...left, checked: safety.version };
  await saveReflection(tx, row.userId, row, checked);
  return checked;
}

function mayBeShown({ check }: Safety, said: StoredReflection): boolean {
  // The built-in guide's phrases are read by people before they ship.
  if (said.source.kind === 'built-in') return true;
  const notes = said.quotes.map(({ note }) => note);
  const texts = [...said.insights, said.reflectionQuestion, said.growthPattern, ...notes];
  const checks = { safety: check, advice: checkAdvice };
  return texts.every((text) => dangerIn(text, checks) === null);
}
