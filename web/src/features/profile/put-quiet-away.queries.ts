import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';
import { api } from '../../lib/api/endpoints.ts';
import { showGame } from '../../lib/crisis/crisis-notice.ts';
import { useMutation } from '../../lib/queries/use-mutation.ts';
import { quiet } from './quiet.queries.ts';

/** Brings the game back, here and on the other devices. */
export function usePutQuietAway(userId: number) {
  const client = useQueryClient();
  const { queryKey } = quiet(userId);
  return useMutation({
    meta: {
      changes: 'nothing',
      errorTitle: 'Not Put Away',
      errorText: 'It stays for now. Please try again later.',
    },
    mutationFn: async () => {
      await client.cancelQueries({ queryKey });
      return call(api.profile.putQuietAway, {});
    },
    onSuccess: (answer) => {
      client.setQueryData(queryKey, answer);
      showGame(userId, 'saved', 'told');
    },
  });
}
