import type { Earnings, SafetyAnswer } from '@pathkeeper/contract';
import type { MutationMeta, QueryClient } from '@tanstack/react-query';
import { currentUser } from '../features/accounts/accounts.queries.ts';
import { announce } from '../lib/announcements.ts';
import { hideGame, showCrisisNotice } from '../lib/crisis-notice.ts';

type Answer = Partial<Earnings> & { safety?: SafetyAnswer | null };

const isAnswer = (data: unknown): data is Answer => typeof data === 'object' && data !== null;

/**
 * Shows what the answer to a mutation brings, whatever screen is open by then: helplines after words
 * of danger (D32), else what the mutation announces with the XP, badges and level that it earned.
 */
export function showWhatItBrings(client: QueryClient, data: unknown, meta: MutationMeta): void {
  const answer: Answer | null = isAnswer(data) ? data : null;
  const userId = client.getQueryData(currentUser().queryKey)?.id ?? null;
  const safety = answer?.safety ?? null;
  if (!meta.showsHelplines) showCrisisNotice({ userId, safety });
  else if (safety && userId !== null) hideGame(userId);
  // There is no game for visitors, and no answer where there was nothing left to do.
  if (meta.announce && answer && userId !== null) announce({ ...meta.announce, answer });
}
