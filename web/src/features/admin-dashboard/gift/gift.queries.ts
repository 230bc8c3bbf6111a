import { call } from '../../../lib/api/api.ts';
import { lateApi } from '../../../lib/api/late-endpoints.ts';
import { useMutation } from '../../../lib/queries/use-mutation.ts';
import { toast } from '../../../ui/toast.ts';

interface Gift {
  userId: number;
  xpAmount: number;
  /** Without one the server says 'Admin gift' (S2.9). */
  reason: string | undefined;
  /** The same for every try, so that a gift whose answer was lost is not given twice. */
  key: string;
}

/** Gives somebody XP (S2.7). */
export function useGiftXp() {
  return useMutation({
    meta: {
      // Administrators can be among those who get it.
      changes: ['people', 'progress'],
      changesOnFailure: ['people', 'progress'],
      errorTitle: 'Failed to gift XP',
      errorText: 'An error occurred while gifting XP',
      errorTextOffline: true,
    },
    mutationFn: ({ key, ...body }: Gift) => call(lateApi.admin.giftXp, { body }, { key }),
    onSuccess: ({ message, levelUp }) =>
      void toast({
        title: 'XP Gifted Successfully!',
        description: levelUp ? `${message} They leveled up to ${levelUp.newLevel}!` : message,
      }),
  });
}
