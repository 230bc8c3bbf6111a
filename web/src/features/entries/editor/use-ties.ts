import { useState } from 'react';
import { isPassing, SessionError } from '../../../lib/api/api-error.ts';
import { toast } from '../../../ui/toast.ts';
import { useTieEntry } from '../../goals/goals.queries.ts';
import type { AboutStep } from './entry-draft.ts';
import { dropTie, dueTies, noteTie } from './ties.ts';
import { useRetry } from './use-retry.ts';

/**
 * Ties saved entries to the steps they were written about (D66). The entry is saved whatever becomes of
 * its tie, which is noted first and tried again, under one key, until the server has answered.
 */
export function useTies(userId: number) {
  const { mutateAsync } = useTieEntry();
  const [areLeft] = useState(() => dueTies(userId).length > 0);
  const [areDue, setAreDue] = useState(areLeft);

  const send = async () => {
    for (const tie of dueTies(userId)) {
      try {
        await mutateAsync(tie);
        dropTie(userId, tie.key);
      } catch (error) {
        if (isPassing(error) || error instanceof SessionError) return setAreDue(true);
        dropTie(userId, tie.key);
        toast({
          title: 'Saved Without Its Step',
          description: 'The page is in the book. Its step is there no more, so nothing ties them.',
        });
      }
    }
    setAreDue(false);
  };
  useRetry(areDue, send, areLeft);
  return {
    tie({ goalId, milestoneId }: AboutStep, entryId: number, saveKey: string): void {
      noteTie(userId, { key: `${saveKey}-tie`, goalId, milestoneId, entryId });
      void send();
    },
  };
}
