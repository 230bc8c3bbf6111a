import type { ForumPost, ForumReply, ReportReason } from '@pathkeeper/contract';
import { type InfiniteData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { call, type Page } from '../../../lib/api/api.ts';
import { api } from '../../../lib/api/endpoints.ts';
import { lateApi } from '../../../lib/api/late-endpoints.ts';
import { keys } from '../../../lib/queries/query-keys.ts';
import { useMutation } from '../../../lib/queries/use-mutation.ts';
import { toast } from '../../../ui/toast.ts';
import { onePost, pageOf, replyPage } from '../forum.queries.ts';

/** What a category holds for the reader: what is new to them, who speaks in it, what they follow. */
export const categoryFigures = (id: number) =>
  queryOptions({
    queryKey: [...keys.forum, 'figures', id],
    queryFn: ({ signal }) => call(api.forum.categoryFigures, { params: { id } }, { signal }),
    staleTime: 30_000,
  });

/** Words of the forum: a post, or a reply to it by its number. */
export interface WordsId {
  postId: number;
  /** 0 is the post itself. */
  number: number;
}

type Words = ForumPost | ForumReply;

/** Changes what is shown of a post or reply, wherever it stands. */
function useShown() {
  const client = useQueryClient();
  return ({ postId, number }: WordsId, change: (words: Words) => Words) => {
    if (number > 0) {
      client.setQueryData(replyPage(postId, pageOf(number)).queryKey, (replies) =>
        replies?.map((reply) => (reply.id === number ? (change(reply) as ForumReply) : reply)),
      );
      return;
    }
    const changed = (post: ForumPost) => (post.id === postId ? (change(post) as ForumPost) : post);
    client.setQueryData(onePost(postId).queryKey, (post) => post && changed(post));
    client.setQueriesData<InfiniteData<Page<ForumPost>>>(
      { queryKey: [...keys.forum, 'posts'] },
      (data) =>
        data && {
          ...data,
          pages: data.pages.map((page) => ({ ...page, items: page.items.map(changed) })),
        },
    );
  };
}

/** Likes words, or takes it back (D44); it shows at once and goes back if it is refused. */
export function useLike(words: WordsId) {
  const show = useShown();
  const set = (liked: boolean, by: number) =>
    show(words, (each) => ({ ...each, liked, likeCount: Math.max(0, each.likeCount + by) }));
  return useMutation({
    meta: { changes: 'nothing', errorTitle: 'Not Counted', errorText: 'Please try again.' },
    scope: { id: `like ${words.postId} ${words.number}` },
    mutationFn: (liked: boolean) => {
      const { postId, number } = words;
      const replyId = number > 0 ? number : undefined;
      return call(api.forum.like, { body: { postId, replyId, liked } });
    },
    onMutate: (liked) => set(liked, liked ? 1 : -1),
    onSuccess: (answer) => show(words, (each) => ({ ...each, ...answer })),
    onError: (_error, liked) => set(!liked, liked ? -1 : 1),
  });
}

/** Remembers up to which reply somebody has read. Nobody is told when that fails. */
export function useMarkRead(postId: number) {
  return useMutation({
    meta: { changes: ['forumLists'] },
    mutationFn: (number: number) =>
      call(api.forum.read, { params: { id: postId }, body: { number } }),
  });
}

/** Says how closely somebody follows a post; it shows at once and goes back if it is refused. */
export function useFollow(postId: number) {
  const client = useQueryClient();
  const show = useShown();
  const set = (following: ForumPost['following']) =>
    show({ postId, number: 0 }, (post) => ({ ...post, following }) as ForumPost);
  return useMutation({
    meta: { changes: ['forumLists'], errorTitle: 'Not Changed', errorText: 'Please try again.' },
    // One after the other, so that the last press holds.
    scope: { id: `follow ${postId}` },
    mutationFn: (level: ForumPost['following']) =>
      call(api.forum.follow, { params: { id: postId }, body: { level } }),
    onMutate: (level) => {
      const before = client.getQueryData(onePost(postId).queryKey)?.following ?? 'normal';
      set(level);
      return before;
    },
    onError: (_error, _level, before) => before && set(before),
  });
}

/** Removes words; for 30 days they can be brought back (D42), from the toast to begin with. */
export function useRemoveWords() {
  const restore = useRestoreWords();
  return useMutation({
    meta: {
      changes: ['moderation', 'progress'],
      waitsForChanges: true,
      errorTitle: 'Not Removed',
      errorText: 'Please try again.',
    },
    mutationFn: ({ postId: id, number }: WordsId) =>
      number > 0
        ? call(api.forum.removeReply, { params: { id, number } })
        : call(api.forum.removePost, { params: { id } }),
    onSuccess: (_done, words) =>
      void toast({
        title: words.number > 0 ? 'Reply Removed' : 'Post Removed',
        description: 'For 30 days it can be brought back.',
        action: { label: 'Undo', onClick: () => restore.mutate(words) },
      }),
  });
}

/** Brings removed words back. */
export function useRestoreWords() {
  return useMutation({
    meta: {
      changes: ['moderation', 'progress'],
      waitsForChanges: true,
      errorTitle: 'Not Brought Back',
      errorText: 'Please try again.',
    },
    mutationFn: ({ postId: id, number }: WordsId) =>
      number > 0
        ? call(api.forum.restoreReply, { params: { id, number } })
        : call(api.forum.restorePost, { params: { id } }),
  });
}

/** Whether the reader may write in the forum, and if not why and until when (D46). */
export const forumStanding = () =>
  queryOptions({
    queryKey: [...keys.forum, 'standing'],
    queryFn: ({ signal }) => call(lateApi.moderation.standing, {}, { signal }),
  });

/** Reports words to the moderators (D46). They may be hidden by it at once. */
export function useReport({ postId, number }: WordsId) {
  return useMutation({
    meta: {
      changes: ['moderation'],
      errorTitle: 'Not Reported',
      errorText: 'Your words are still in the form. Please try again.',
    },
    mutationFn: ({ reason, note }: { reason: ReportReason; note: string }) => {
      const replyId = number > 0 ? number : undefined;
      return call(lateApi.moderation.report, {
        body: { postId, replyId, reason, note: note || null },
      });
    },
  });
}
