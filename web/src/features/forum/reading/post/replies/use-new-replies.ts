import type { ForumPost, ForumReply } from '@pathkeeper/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { pageOf, replyPage } from '../../../forum.queries.ts';
import { replyHash } from './use-reply-address.ts';

/**
 * The replies that others have written since the discussion was opened, and the way to the first of
 * them. Nothing of them is drawn before it is asked for.
 */
export function useNewReplies(
  { id, lastNumber }: ForumPost,
  isKnown: boolean,
  shown: readonly ForumReply[] | undefined,
  /** The replies are on their way: one's own that was just sent is no news. */
  isFetching: boolean,
) {
  const client = useQueryClient();
  const navigate = useNavigate({ from: '/forum/post/$id' });
  const [known, setKnown] = useState<number | null>(null);
  const lastShown = shown?.at(-1)?.id ?? 0;
  useEffect(() => {
    if (isKnown) setKnown((before) => Math.max(before ?? lastNumber, lastShown));
  }, [isKnown, lastNumber, lastShown]);
  return {
    count: known === null || isFetching ? 0 : Math.max(0, lastNumber - known),
    async show() {
      const first = (known ?? 0) + 1;
      setKnown(lastNumber);
      await client.invalidateQueries({ queryKey: replyPage(id, pageOf(first)).queryKey });
      await navigate({ to: '.', hash: replyHash(first), hashScrollIntoView: false });
    },
  };
}
