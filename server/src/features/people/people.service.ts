import { levelInfo, levelOfXp, type PersonCard } from '@pathkeeper/contract';
import type { Context } from '../../platform/context.ts';
import { peopleByIds } from './people.public.repository.ts';

/**
 * The people behind these ids as everybody may see them, by id: one query, however many there are. Ids
 * may repeat; those that are null or of nobody are not in the map (an author may have left).
 */
export async function presentPeople(
  { db }: Pick<Context, 'db'>,
  ids: Iterable<number | null>,
): Promise<Map<number, PersonCard>> {
  const wanted = [...new Set(ids)].filter((id) => id !== null);
  if (wanted.length === 0) return new Map();
  const rows = await peopleByIds(db, wanted);
  return new Map(
    rows.map(({ id, username, emblem, xp, peakXp }) => {
      const { rank } = levelInfo(levelOfXp(peakXp ?? 0));
      return [id, { id, username, rank, emblem, xpPoints: xp ?? 0 }];
    }),
  );
}
