import { type Mute, PEOPLE_LIMITS } from '@pathkeeper/contract';
import type { Context, Moment } from '../../platform/context.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import * as repository from './people.repository.ts';
import { presentPeople } from './people.service.ts';

type Db = Pick<Context, 'db'>;

/** Whom somebody has muted, newest first (D49). */
export async function listMutes({ db }: Db, ownerId: number): Promise<Mute[]> {
  const rows = await repository.listMutes(db, ownerId);
  const people = await presentPeople(
    { db },
    rows.map(({ mutedId }) => mutedId),
  );
  return rows.flatMap(({ mutedId, createdAt }) => {
    const person = people.get(mutedId);
    return person ? [{ person, createdAt: createdAt.toISOString() }] : [];
  });
}

/**
 * Mutes a member, one-sidedly and without a word to them; muting twice is muting once.
 * @throws AppError not_found for nobody, invalid_request for oneself, conflict where it is one too many
 */
export async function mute(
  { db }: Db,
  ownerId: number,
  mutedId: number,
  { now }: Pick<Moment, 'now'>,
): Promise<void> {
  if (mutedId === ownerId) {
    throw new AppError('invalid_request', 'Your own words stay where you can see them.');
  }
  const people = await presentPeople({ db }, [mutedId]);
  if (!people.has(mutedId)) throw notFound('That member');
  if (await repository.insertMute(db, ownerId, mutedId, now)) return;
  throw new AppError(
    'conflict',
    `${PEOPLE_LIMITS.muted} members can be muted. Let one of them speak again first.`,
  );
}

export const unmute = ({ db }: Db, ownerId: number, mutedId: number): Promise<void> =>
  repository.deleteMute(db, ownerId, mutedId);

/** Which of these authors somebody has muted: one query, however many there are. */
export function mutedBy(
  { db }: Db,
  ownerId: number,
  authorIds: Iterable<number | null>,
): Promise<ReadonlySet<number>> {
  // Nobody mutes themselves.
  const ids = [...new Set(authorIds)].filter((id): id is number => id !== null && id !== ownerId);
  return repository.mutedAmong(db, ownerId, ids);
}
