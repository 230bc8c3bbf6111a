import type { Earnings, SafetyAnswer } from '@pathkeeper/contract';
import type { MutationMeta, QueryClient } from '@tanstack/react-query';
import { currentUser } from '../features/accounts/accounts.queries.ts';
import { announce } from '../lib/announcements.ts';
import { hideGame, showCrisisNotice } from '../lib/crisis/crisis-notice.ts';
import type { Words } from '../lib/crisis/game-hidden.ts';

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
  const words = wordsOf(meta);
  if (!meta.showsHelplines) showCrisisNotice({ userId, safety, words });
  else if (safety && safety.tier !== 'quiet' && userId !== null) hideGame(userId, words);
  // Beside people to call there is no XP, no badge and no level; a quiet line takes nothing away (D76).
  if (safety && safety.tier !== 'quiet') return;
  // There is no game for visitors, and no answer where there was nothing left to do.
  const isWorthIt = meta.announcesIf?.(data) ?? true;
  if (meta.announce && isWorthIt && answer && userId !== null)
    announce({ ...meta.announce, answer });
}

/** Whether the server keeps the words that were answered: those of an entry, saved or reflected on. */
const wordsOf = ({ changes }: MutationMeta): Words =>
  changes !== 'nothing' && changes.some((each) => each === 'entries' || each === 'reflection')
    ? 'saved'
    : 'told';
