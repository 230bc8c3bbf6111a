import { type Mutation, MutationCache, QueryClient } from '@tanstack/react-query';
import { NetworkError, reasonOf, SessionError } from '../lib/api/api-error.ts';
import { refetchChanged } from '../lib/queries/query-keys.ts';
import { toast } from '../ui/toast.ts';
import { showWhatItBrings } from './answers.ts';
import { answerOrRecall } from './offline/recall.ts';

/**
 * Cached data is fresh for five minutes; nothing retries by itself (S1.9). A call
 * without a network fails at once instead of waiting unseen: whoever made it is told. A few are then
 * answered from the copy on this device (`offline/`).
 */
export const queryClient: QueryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5 * 60_000,
      retry: false,
      refetchOnWindowFocus: false,
      networkMode: 'always',
      persister: answerOrRecall,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
  mutationCache: new MutationCache({
    onSuccess(answer, _variables, _context, { meta }) {
      if (meta) showWhatItBrings(queryClient, answer, meta);
    },
    onError(error, _variables, _context, { meta }) {
      const { errorTitle, errorText = '', errorTextOffline } = meta ?? {};
      if (!errorTitle || error instanceof SessionError) return;
      toast({
        title: errorTitle,
        description:
          errorTextOffline && error instanceof NetworkError
            ? errorText
            : reasonOf(error, errorText),
        tone: 'destructive',
      });
    },
    // After the mutation's own handlers, which may stop fetches that are under way.
    onSettled: (_answer, error, _variables, _context, mutation) => fetchChanged(error, mutation),
  }),
});

/** Fetches anew what a mutation changed; the mutation waits for it only where it says so. */
async function fetchChanged(
  error: Error | null,
  { meta, options: { mutationKey } }: Mutation<unknown, unknown, unknown, unknown>,
): Promise<void> {
  const changes = error ? meta?.changesOnFailure : meta?.changes;
  if (!changes) return;
  // The last of several that share a key fetches for all of them.
  if (mutationKey && queryClient.isMutating({ mutationKey }) > 1) return;
  const fetched = refetchChanged(queryClient, changes);
  if (meta?.waitsForChanges) await fetched;
}
