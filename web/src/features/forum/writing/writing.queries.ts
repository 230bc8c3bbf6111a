import { type CallInput, PEOPLE_LIMITS } from '@pathkeeper/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/api.ts';
import { api } from '../../../lib/api/endpoints.ts';
import { keys } from '../../../lib/queries/query-keys.ts';
import { useMutation } from '../../../lib/queries/use-mutation.ts';

/** Words as they would be shown. */
export const preview = (content: string) =>
  queryOptions({
    queryKey: [...keys.forum, 'preview', content],
    queryFn: ({ signal }) => call(api.forum.preview, { body: { content } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    // Nobody asks for the same words again later.
    gcTime: 60_000,
  });

/** Members whose names begin so. */
export const members = (prefix: string) =>
  queryOptions({
    queryKey: [...keys.forum, 'members', prefix.toLocaleLowerCase()],
    queryFn: ({ signal }) => call(api.people.members, { query: { prefix } }, { signal }),
    enabled: prefix.length >= PEOPLE_LIMITS.prefix.min,
    placeholderData: keepPreviousData,
  });

type NewPost = CallInput<typeof api.forum.createPost>['body'];

/** Starts a post, `key` once however often it is tried. */
export function useCreatePost() {
  return useMutation({
    meta: {
      changes: ['moderation', 'progress'],
      changesOnFailure: ['moderation', 'progress'],
      announce: { title: 'Posted', words: 'It stands in its category, for others to answer.' },
      errorTitle: 'Error',
      errorText: 'Failed to create post. Please try again.',
      errorTextOffline: true,
    },
    mutationFn: ({ key, body }: { key: string; body: NewPost }) =>
      call(api.forum.createPost, { body }, { key }),
  });
}

type NewReply = CallInput<typeof api.forum.createReply>['body'];

/** Answers a post or a reply to it, `key` once however often it is tried. */
export function useCreateReply(postId: number) {
  return useMutation({
    meta: {
      changes: ['moderation', 'progress'],
      changesOnFailure: ['moderation', 'progress'],
      announce: { title: 'Reply posted!', words: 'It stands at the end of the replies.' },
      errorTitle: 'Error',
      errorText: 'Failed to post reply. Please try again.',
      errorTextOffline: true,
    },
    mutationFn: ({ key, body }: { key: string; body: NewReply }) =>
      call(api.forum.createReply, { params: { id: postId }, body }, { key }),
  });
}

/** Words of a post or a reply; a reply has no title. */
export interface Words {
  title: string;
  content: string;
}

/** Changes one's own post (number 0) or reply; refused where it is not as `expected` any more. */
export function useEditWords({ postId: id, number }: { postId: number; number: number }) {
  return useMutation({
    meta: {
      changes: ['moderation'],
      changesOnFailure: ['moderation'],
      waitsForChanges: true,
      errorTitle: 'Update Failed',
      errorText: 'Your words are still in the form. Please try again.',
    },
    mutationFn: async ({ title, content, expected }: Words & { expected: Words }) => {
      if (number === 0) {
        const body = { title, content, expected };
        return await call(api.forum.editPost, { params: { id }, body });
      }
      const body = { content, expected: { content: expected.content } };
      return await call(api.forum.editReply, { params: { id, number }, body });
    },
  });
}
