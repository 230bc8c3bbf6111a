import type { ArchitectConversation, VisionSubjectId } from '@pathkeeper/contract';
import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useQueryClient,
} from '@tanstack/react-query';
import { call, callPage } from '../../lib/api/api.ts';
import { lateApi } from '../../lib/api/late-endpoints.ts';
import { keys } from '../../lib/queries/query-keys.ts';
import { useMutation } from '../../lib/queries/use-mutation.ts';
import { keepVisionCopy } from '../../lib/storage/vision-copy.ts';
import { toast } from '../../ui/toast.ts';
import { currentUser } from '../accounts/accounts.queries.ts';
import type { Said } from './architect-call.ts';

const KEY = [...keys.vision, 'architect'];

/** The conversation that goes on. Another device may have gone on with it. */
export const conversation = () =>
  queryOptions({
    queryKey: [...KEY, 'current'],
    queryFn: ({ signal }) => call(lateApi.visionArchitect.conversation, {}, { signal }),
    staleTime: 0,
  });

/** An earlier conversation. */
export const earlierConversation = (id: number) =>
  queryOptions({
    queryKey: [...KEY, id],
    queryFn: ({ signal }) => call(lateApi.visionArchitect.earlier, { params: { id } }, { signal }),
  });

/** Earlier conversations, the last one first. */
export const earlierConversations = () =>
  infiniteQueryOptions({
    queryKey: [...KEY, 'earlier'],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: cursor, signal }) =>
      callPage(
        lateApi.visionArchitect.conversations,
        { query: { limit: 10, ...(cursor === undefined ? {} : { cursor }) } },
        { signal },
      ),
    getNextPageParam: ({ next }) => next ?? undefined,
  });

/** Puts what a call has added into the conversation on the screen. */
export function useTakeIn() {
  const client = useQueryClient();
  const { queryKey } = conversation();
  return ({ added, readiness, conversationId, visionData }: Said) => {
    client.setQueryData(queryKey, (now) => {
      if (!now) return now;
      const numbers = new Set(added.map(({ number }) => number));
      const others = now.messages.filter(({ number }) => !numbers.has(number));
      const messages = [...others, ...added].sort((a, b) => a.number - b.number);
      const data = visionData ?? now.visionData;
      return { ...now, id: conversationId, messages, readiness, visionData: data };
    });
    void client.invalidateQueries({ queryKey });
  };
}

/**
 * Brings the copy of the vision in this browser up to date after something else than the conversation has
 * changed it (D66). Without an answer the copy stays as it was.
 */
export async function renewVisionCopy(client: QueryClient): Promise<void> {
  const answer = await call(lateApi.visionArchitect.conversation, {}).catch(() => null);
  // Read afterwards: whoever has signed out meanwhile leaves no copy.
  const user = client.getQueryData(currentUser().queryKey);
  if (answer && user) keepVisionCopy(user.id, answer.visionData);
}

/** Asks about a subject that is open (D68). */
export function useAskAbout() {
  const takeIn = useTakeIn();
  return useMutation({
    meta: {
      changes: 'nothing',
      errorTitle: 'Error',
      errorText: 'Failed to get response. Please try again.',
    },
    mutationFn: ({ subject, shown }: { subject: VisionSubjectId; shown: ArchitectConversation }) =>
      call(lateApi.visionArchitect.chat, {
        body: {
          subject,
          messages: shown.id === null ? shown.messages.map(sent) : [],
        },
      }),
    onSuccess: takeIn,
  });
}

const sent = ({ role, content }: ArchitectConversation['messages'][number]) => ({ role, content });

/** Makes a vision of the conversation. `key` is the same for every try of one press. */
export function useGenerate() {
  return useMutation({
    meta: {
      changes: ['vision', 'goals'],
      waitsForChanges: true,
      showsHelplines: true,
      errorTitle: 'Error',
      errorText: 'Failed to generate vision. Please try again.',
    },
    mutationFn: (key: string) =>
      call(lateApi.visionArchitect.generate, { body: {} }, { key, unhurried: true }),
    onSuccess: ({ made, lifeVisionSummary }) => {
      if (made && made.pillars.length > 0) toast({ title: 'Vision Generated!' });
      else if (!made && lifeVisionSummary) {
        toast({ title: 'Nothing New Was Made', description: lifeVisionSummary });
      }
    },
  });
}

/** Begins anew; the conversation until now stays among the earlier ones. */
export function useBeginAnew() {
  return useMutation({
    meta: { changes: ['vision'], waitsForChanges: true, errorTitle: 'Not Begun Anew' },
    mutationFn: () => call(lateApi.visionArchitect.beginAnew, {}),
  });
}

/** Deletes a conversation; the goals that were made of it stay. */
export function useRemoveConversation() {
  return useMutation({
    meta: { changes: ['vision'], waitsForChanges: true, errorTitle: 'Not Deleted' },
    mutationFn: (id: number) =>
      call(lateApi.visionArchitect.removeConversation, { params: { id } }),
  });
}
