import type { ForumPost, ForumReply } from '@pathkeeper/contract';
import { can } from '@pathkeeper/contract';
import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { VisuallyHidden } from '../../../../../ui/page/VisuallyHidden.tsx';
import { useReader } from '../../../use-reader.ts';
import { useLike, type WordsId } from '../../reading.queries.ts';
import classes from './Actions.module.css';
import { SignInLink } from './SignInLink.tsx';

interface LikeButtonProps {
  words: ForumPost | ForumReply;
  id: WordsId;
}

/** Likes words, or takes it back; one's own show only how many do (D44). */
export function LikeButton({ words, id }: LikeButtonProps) {
  const { actor } = useReader();
  const like = useLike(id);
  const { liked, likeCount } = words;
  const what = id.number > 0 ? `reply ${id.number}` : 'this post';
  const count = (
    <>
      {liked ? (
        <IconHeartFilled aria-hidden size={19} />
      ) : (
        <IconHeart aria-hidden size={19} stroke={1.6} />
      )}
      <span className={classes.figure}>{likeCount.toLocaleString('en-US')}</span>
      <VisuallyHidden> {likeCount === 1 ? 'like' : 'likes'}</VisuallyHidden>
    </>
  );
  if (!actor && words.removedBy === null) {
    return (
      <SignInLink number={id.number} className={classes.action}>
        {count}
        <VisuallyHidden>. Sign in to like {what}</VisuallyHidden>
      </SignInLink>
    );
  }
  if (!can(actor, 'likeWords', words)) return <span className={classes.still}>{count}</span>;
  return (
    <button
      type="button"
      className={classes.action}
      aria-pressed={liked}
      data-own={liked || undefined}
      onClick={() => like.mutate(!liked)}
    >
      {count}
      <VisuallyHidden>. Like {what}</VisuallyHidden>
    </button>
  );
}
