import { MutationCache, QueryClient } from '@tanstack/react-query';
import { reasonOf, SessionError } from '../lib/api-error.ts';
import { toast } from '../ui/toast.ts';
import { answerOrRecall } from './offline/recall.ts';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** Title of the toast that a failure shows; without it a failure is silent here. */
      errorTitle?: string;
      /** Its text when the server gave no sentence of its own. */
      errorText?: string;
    };
  }
}

/**
 * Cached data is fresh for five minutes; nothing retries by itself (S1.9). A call
 * without a network fails at once instead of waiting unseen: whoever made it is told. A few are then
 * answered from the copy on this device (`offline/`).
 */
export const queryClient = new QueryClient({
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
    onError(error, _variables, _result, mutation) {
      const { errorTitle, errorText = '' } = mutation.meta ?? {};
      if (!errorTitle || error instanceof SessionError) return;
      toast({
        title: errorTitle,
        description: reasonOf(error, errorText),
        tone: 'destructive',
      });
    },
  }),
});
