import { can, type ForumPost, type ForumReply } from '@pathkeeper/contract';
import { IconBell, IconBellFilled, IconDots, IconMessageReply } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { IconButton } from '../../../../../ui/controls/IconButton.tsx';
import { LazyPart } from '../../../../../ui/feedback/LazyPart.tsx';
import { Menu } from '../../../../../ui/overlay/Menu.tsx';
import { VisuallyHidden } from '../../../../../ui/page/VisuallyHidden.tsx';
import { useReader } from '../../../use-reader.ts';
import { forumStanding, useFollow } from '../../reading.queries.ts';
import { useMayAnswer } from '../use-may-answer.ts';
import { ActionItems, type Asked } from './ActionItems.tsx';
import classes from './Actions.module.css';
import { LikeButton } from './LikeButton.tsx';
import { SignInLink } from './SignInLink.tsx';

// What the dialogs need comes when one is wanted.
const ActionDialogs = lazy(() =>
  import('./ActionDialogs.tsx').then((module) => ({ default: module.ActionDialogs })),
);

interface ActionsProps {
  post: ForumPost;
  /** The reply it is about; null for the post. */
  reply: ForumReply | null;
  /** Answers it, with a passage of it where one was selected. */
  onAnswer: (quoted?: string) => void;
}

/** What can be done with a post or a reply. */
export function Actions({ post, reply, onAnswer }: ActionsProps) {
  const { actor } = useReader();
  const [asked, setAsked] = useState<Asked | null>(null);
  const mayAnswer = useMayAnswer(post) === null;
  const { data: standing } = useQuery({ ...forumStanding(), enabled: actor !== null });
  const words = reply ?? post;
  const number = reply?.id ?? 0;
  const name = number > 0 ? `reply ${number}` : 'this post';
  return (
    <div className={classes.actions}>
      <LikeButton words={words} id={{ postId: post.id, number }} />
      {mayAnswer && words.removedBy === null && (
        <button type="button" className={classes.action} onClick={() => onAnswer()}>
          <IconMessageReply aria-hidden size={19} stroke={1.6} />
          Reply
          <VisuallyHidden> to {name}</VisuallyHidden>
        </button>
      )}
      {!reply && <FollowButton post={post} />}
      <Menu
        width={236}
        trigger={
          <IconButton
            label={`More for ${name}`}
            tooltip={false}
            icon={<IconDots aria-hidden />}
            className={reply ? classes.end : undefined}
          />
        }
      >
        <ActionItems
          post={post}
          reply={reply}
          onAsk={setAsked}
          onQuote={mayAnswer && words.removedBy === null ? onAnswer : undefined}
          // A stop is one of every word (D46).
          canEdit={can(actor, reply ? 'editReply' : 'editPost', words) && !standing?.stop}
          canRemove={can(actor, 'removeWords', words)}
          canRestore={can(actor, 'restoreWords', words)}
        />
      </Menu>
      {asked && (
        <LazyPart>
          <ActionDialogs post={post} reply={reply} asked={asked} onClose={() => setAsked(null)} />
        </LazyPart>
      )}
    </div>
  );
}

/** Follows a post, or lets it go: the bell tells when somebody answers. */
function FollowButton({ post }: { post: ForumPost }) {
  const { user } = useReader();
  const follow = useFollow(post.id);
  if (!user) {
    return (
      <SignInLink className={classes.action}>
        <IconBell aria-hidden size={19} stroke={1.6} />
        Follow
        <VisuallyHidden>. Sign in to follow this post</VisuallyHidden>
      </SignInLink>
    );
  }
  const follows = post.following === 'follow';
  return (
    <button
      type="button"
      className={classes.action}
      aria-pressed={follows}
      onClick={() => follow.mutate(follows ? 'normal' : 'follow')}
    >
      {follows ? (
        <IconBellFilled aria-hidden size={19} />
      ) : (
        <IconBell aria-hidden size={19} stroke={1.6} />
      )}
      Follow
    </button>
  );
}
