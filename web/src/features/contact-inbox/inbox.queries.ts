import type { ContactCounts, ContactMessage, ResponseOf } from '@pathkeeper/contract';
import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useQueryClient,
} from '@tanstack/react-query';
import { call, callLinked } from '../../lib/api/api.ts';
import { lateApi } from '../../lib/api/late-endpoints.ts';
import { keys } from '../../lib/queries/query-keys.ts';
import { useMutation } from '../../lib/queries/use-mutation.ts';
import { toast } from '../../ui/toast.ts';
import type { InboxAddress } from './inbox.address.ts';

const calls = lateApi.contact;

interface InboxPage {
  answer: ResponseOf<typeof calls.messages>;
  next: string | null;
}

const pagesKey = [...keys.inbox, 'pages'];
const oneKey = (id: number) => [...keys.inbox, 'one', id];

/** Messages of a tab, pinned first, then the newest. */
export const inboxPages = ({ tab, q }: InboxAddress) =>
  infiniteQueryOptions({
    queryKey: [...pagesKey, { tab, q }],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }): Promise<InboxPage> => {
      const query = { tab, search: q, cursor: pageParam ?? undefined };
      return callLinked(calls.messages, { query }, { signal });
    },
    getNextPageParam: (last) => last.next,
    // Others write meanwhile; what was handled here stays in its place until then.
    staleTime: 0,
  });

/** One message, for an address that names one which no loaded page holds. */
export const inboxMessage = (id: number) =>
  queryOptions({
    queryKey: oneKey(id),
    queryFn: ({ signal }) => call(calls.message, { params: { id } }, { signal }),
  });

/** How the counts change with a message; null where it is gone. */
function countsAfter(
  counts: ContactCounts,
  before: ContactMessage,
  after: ContactMessage | null,
): ContactCounts {
  const by = (is: (message: ContactMessage) => boolean) =>
    Number(after !== null && is(after)) - Number(is(before));
  return {
    total: counts.total + by(() => true),
    active: counts.active + by(({ archived }) => !archived),
    pinned: counts.pinned + by(({ pinned }) => pinned),
    archived: counts.archived + by(({ archived }) => archived),
    unread: counts.unread + by(({ readAt }) => readAt === null),
  };
}

/** Shows a message as it is now in every list; one that is gone is no longer counted, and stays in its row. */
function show(client: QueryClient, before: ContactMessage, after: ContactMessage | null): void {
  client.setQueriesData({ queryKey: pagesKey }, (data: InfiniteData<InboxPage> | undefined) =>
    data
      ? {
          ...data,
          pages: data.pages.map(({ answer, next }) => ({
            next,
            answer: {
              ...answer,
              counts: countsAfter(answer.counts, before, after),
              messages: answer.messages.map((each) =>
                each.id === before.id ? (after ?? each) : each,
              ),
            },
          })),
        }
      : data,
  );
  if (after) client.setQueryData(oneKey(before.id), after);
}

const meta = (errorTitle: string) => ({
  changes: ['inbox'] as const,
  changesOnFailure: ['inbox'] as const,
  errorTitle,
  errorText: 'Please try again.',
});

export function usePin() {
  const client = useQueryClient();
  return useMutation({
    meta: meta('Pin Failed'),
    mutationFn: ({ id, pinned }: ContactMessage) =>
      call(calls.pinMessage, { params: { id }, body: { pinned: !pinned } }),
    onSuccess: (after, before) => {
      show(client, before, after);
      toast({ title: after.pinned ? 'Message Pinned' : 'Message Unpinned' });
    },
  });
}

export function useArchive() {
  const client = useQueryClient();
  return useMutation({
    meta: meta('Archive Failed'),
    mutationFn: ({ id, archived }: ContactMessage) =>
      call(calls.archiveMessage, { params: { id }, body: { archived: !archived } }),
    onSuccess: (after, before) => {
      show(client, before, after);
      toast({ title: after.archived ? 'Message Archived' : 'Message Unarchived' });
    },
  });
}

/** Marks a message as read, or as unread again; that it failed is not worth a word. */
export function useMark() {
  const client = useQueryClient();
  return useMutation({
    meta: { changes: ['inbox'] },
    mutationFn: ({ id, readAt }: ContactMessage) =>
      call(calls.readMessage, { params: { id }, body: { read: readAt === null } }),
    onSuccess: (after, before) => show(client, before, after),
  });
}

/** Deletes a message for good. The call outlives its page: it was asked for, and the time to undo it is over. */
export function useDelete() {
  const client = useQueryClient();
  return useMutation({
    meta: meta('Delete Failed'),
    mutationFn: ({ id }: ContactMessage) =>
      call(calls.removeMessage, { params: { id } }, { keepalive: true }),
    onSuccess: (_, before) => {
      show(client, before, null);
      client.removeQueries({ queryKey: oneKey(before.id) });
      toast({ title: 'Message Deleted' });
    },
  });
}

/** Answers a message by mail. Its failure is told beside the answer. */
export function useAnswer() {
  const client = useQueryClient();
  return useMutation({
    meta: { changes: ['inbox'] },
    mutationFn: ({ message, content, key }: { message: ContactMessage } & Answer) =>
      call(calls.answerMessage, { params: { id: message.id }, body: { content } }, { key }),
    onSuccess: (after, { message }) => show(client, message, after),
  });
}

interface Answer {
  content: string;
  /** Idempotency key. */
  key: string;
}
