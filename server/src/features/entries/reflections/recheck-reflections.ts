import type { Entry } from '@pathkeeper/contract';
import type { Context } from '../../../platform/context.ts';
import { asOwner } from '../../progression/index.ts';
import { dangerInAnswer, type Safety } from '../../safety/index.ts';
import { type EntryRow, entriesByIds } from '../entries.repository.ts';
import type { StoredReflection } from '../entries.tables.ts';
import { saveReflection } from './entries.reflections.repository.ts';
import { befitting, validReflection } from './stored-reflection.ts';

/**
 * The same entries, each with the part of its reflection that may be shown today. A reflection that
 * was checked with other words of danger is checked once with today's, and the rest of it deleted
 * (D32).
 */
export async function recheckReflections<E extends Entry>(
  context: Context,
  safety: Safety,
  ownerId: number,
  shown: E[],
): Promise<E[]> {
  const isChecked = ({ aiReflection }: { aiReflection: StoredReflection | null }) =>
    aiReflection === null || aiReflection.checked === safety.version;
  const ids = shown.filter((entry) => !isChecked(entry)).map(({ id }) => id);
  if (ids.length === 0) return shown;
  const kept = await asOwner(context, ownerId, async (tx) => {
    const rows = await entriesByIds(tx, ownerId, ids);
    // Another request may have checked them while this one waited for the lock.
    for (const row of rows) if (!isChecked(row)) row.aiReflection = await recheck(tx, safety, row);
    return new Map(rows.map(({ id, aiReflection }) => [id, aiReflection]));
  });
  return shown.map((entry) =>
    isChecked(entry) ? entry : { ...entry, aiReflection: kept.get(entry.id) ?? null },
  );
}

async function recheck(
  tx: Context['db'],
  safety: Safety,
  row: EntryRow,
): Promise<StoredReflection | null> {
  const { aiReflection: said } = row;
  const left =
    said && safety.tierOfEntry(row) !== 'now' && mayBeShown(safety, said)
      ? await validReflection(tx, row, said, safety.isSafe)
      : null;
  const fitting = left && befitting(left, row);
  const checked = fitting && { ...fitting, checked: safety.version };
  await saveReflection(tx, row.userId, row, checked);
  return checked;
}

function mayBeShown({ answerChecks }: Safety, said: StoredReflection): boolean {
  // People read the built-in guide's phrases before a release.
  if (said.source.kind === 'built-in') return true;
  const notes = said.quotes.map(({ note }) => note);
  const texts = [...said.insights, said.reflectionQuestion, said.growthPattern, ...notes];
  return texts.every((text) => dangerInAnswer(text, answerChecks) === null);
}
