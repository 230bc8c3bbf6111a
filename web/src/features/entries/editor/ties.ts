import { storage } from '../../../lib/storage/storage.ts';

/** An entry that is to be tied to a step. */
export interface Tie {
  /** The idempotency key of the call that ties them. */
  key: string;
  goalId: number;
  milestoneId: number;
  entryId: number;
}

const placeOf = (userId: number) => `ties-due:${userId}`;

const isTie = (value: unknown): value is Tie => {
  const tie = value as Tie | null;
  return (
    typeof tie?.key === 'string' &&
    [tie.goalId, tie.milestoneId, tie.entryId].every((id) => Number.isInteger(id))
  );
};

/** The ties that the server does not have yet, oldest first. */
export function dueTies(userId: number): Tie[] {
  try {
    const kept: unknown = JSON.parse(storage.get(placeOf(userId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isTie) : [];
  } catch {
    return [];
  }
}

function keep(userId: number, ties: readonly Tie[]): void {
  if (ties.length === 0) storage.remove(placeOf(userId));
  else storage.set(placeOf(userId), JSON.stringify(ties));
}

/** Notes a tie until the server has it. */
export function noteTie(userId: number, tie: Tie): void {
  keep(userId, [...dueTies(userId).filter(({ key }) => key !== tie.key), tie]);
}

/** Forgets a tie that is made, or can never be. */
export function dropTie(userId: number, key: string): void {
  keep(
    userId,
    dueTies(userId).filter((tie) => tie.key !== key),
  );
}
