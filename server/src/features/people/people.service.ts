import { levelInfo, levelOfXp, type PersonCard } from '@pathkeeper/contract';
import { systemClock } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { holds } from '../entitlements/index.ts';
import { memberNames } from './people.limits.ts';
import { idsByNames, idsByPrefix, peopleByIds } from './people.public.repository.ts';

/** The account in whose name the installation speaks (D1): it has a name, and no part in the game. */
const HOUSE: PersonCard = {
  id: 1,
  username: 'The Path Keeper',
  rank: '',
  emblem: null,
  xpPoints: 0,
  hasSeal: false,
};

/**
 * The people behind these ids as everybody may see them, by id: one query, however many there are. Ids
 * may repeat; those that are null or of nobody are not in the map (an author may have left).
 */
export async function presentPeople(
  { db, clock = systemClock }: Pick<Context, 'db'> & Partial<Pick<Context, 'clock'>>,
  ids: Iterable<number | null>,
): Promise<Map<number, PersonCard>> {
  const wanted = [...new Set(ids)].filter((id) => id !== null);
  if (wanted.length === 0) return new Map();
  const rows = await peopleByIds(db, wanted);
  const now = clock.now();
  return new Map(
    rows.map(({ id, username, emblem, xp, peakXp, ...right }): [number, PersonCard] => {
      if (id === HOUSE.id) return [id, HOUSE];
      const { rank } = levelInfo(levelOfXp(peakXp ?? 0));
      const { isEntitled, entitledUntil } = right;
      const hasSeal = holds({ isEntitled: isEntitled === true, entitledUntil }, now);
      return [id, { id, username, rank, emblem, xpPoints: xp ?? 0, hasSeal }];
    }),
  );
}

/**
 * The first members whose names begin so, without the caller: for completing a name after `@`.
 * @throws AppError too_many_requests
 */
export async function listMembers(
  { db, limits }: Pick<Context, 'db' | 'limits'>,
  callerId: number,
  prefix: string,
): Promise<PersonCard[]> {
  await limits.consume(memberNames, String(callerId));
  const ids = await idsByPrefix(db, prefix, callerId);
  const people = await presentPeople({ db }, ids);
  return ids.flatMap((id) => people.get(id) ?? []);
}

/** The ids of the members of these names, in any case and in this order; names of nobody are left out. */
export async function membersNamed(
  { db }: Pick<Context, 'db'>,
  names: readonly string[],
): Promise<number[]> {
  const ids = await idsByNames(db, names);
  return [...new Set(names.flatMap((name) => ids.get(name.toLowerCase()) ?? []))];
}

/** Which of these names are members', in lower case. One statement, and none without a name. */
export async function namesOfMembers(
  { db }: Pick<Context, 'db'>,
  names: readonly string[],
): Promise<ReadonlySet<string>> {
  return new Set((await idsByNames(db, names)).keys());
}
