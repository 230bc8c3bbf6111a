import { type Actor, TOP_LEVEL, type User } from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import { currentUser } from '../accounts/accounts.queries.ts';
import { useQuietMode } from '../profile/profile.queries.ts';
import { progress } from '../progression/progression.queries.ts';

export interface Reader {
  /** Null for a visitor. */
  user: User | null;
  /** Whom policy is asked about, with the level that gates go by. */
  actor: Actor | null;
  /** The level reached and its XP; undefined for visitors and until they are known. */
  reached: { level: number; xp: number } | undefined;
  /** Whether ranks and XP are shown (D27): to visitors, and to whoever plays. */
  showsGame: boolean;
}

/** Who reads the forum, and what policy and the game know of them. */
export function useReader(): Reader {
  const { data: user = null } = useQuery(currentUser());
  const { data } = useQuery({ ...progress(), enabled: user !== null });
  const showsGame = useQuietMode() === false;
  // Until the level is known nothing is locked: the server decides in any case.
  const level = data?.gateLevel ?? TOP_LEVEL;
  return {
    user,
    actor: user && { ...user, level },
    reached: data && { level: data.gateLevel, xp: data.xp },
    showsGame,
  };
}
