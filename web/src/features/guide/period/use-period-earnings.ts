import type { Earnings, SafetyAnswer } from '@pathkeeper/contract';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { PROGRESSION_KEY } from '../../progression/progression.queries.ts';

type Answer = Earnings & { safety: SafetyAnswer | null };

/**
 * Tells once what a reflection earned, and takes it out of what is cached, so that looking at it again
 * earns no second toast. Beside an answer of safety nothing is told (D32).
 */
export function usePeriodEarnings(
  answer: Answer | undefined,
  queryKey: QueryKey,
  tell: (earnings: Earnings) => void,
): void {
  const client = useQueryClient();
  const latest = useRef({ tell, queryKey });
  useEffect(() => {
    latest.current = { tell, queryKey };
  });
  useEffect(() => {
    if (!answer) return;
    const { xpAwarded, newBadges, levelUpdate, safety } = answer;
    if (xpAwarded === 0 && newBadges.length === 0 && !levelUpdate) return;
    const { levelUpdate: _told, ...rest } = answer;
    client.setQueryData(latest.current.queryKey, { ...rest, xpAwarded: 0, newBadges: [] });
    void client.invalidateQueries({ queryKey: PROGRESSION_KEY });
    if (!safety) latest.current.tell(answer);
  }, [answer, client]);
}
