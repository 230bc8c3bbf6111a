import type { ForumPost, ForumReply } from '@pathkeeper/contract';
import { IconCornerDownRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { nameOf } from '../../Person.tsx';
import { AuthorLine } from '../AuthorLine.tsx';
import { Actions } from '../actions/Actions.tsx';
import { StoppedEdit } from '../StoppedEdit.tsx';
import { Words } from '../Words.tsx';
import { NumberLink } from './NumberLink.tsx';
import { Photo } from './Photo.tsx';
import classes from './Reply.module.css';
import { replyHash } from './use-reply-address.ts';

interface ReplyProps {
  post: ForumPost;
  reply: ForumReply;
  onAnswer: (quoted?: string) => void;
}

/** One reply. Its number in the post is its address. */
export function Reply({ post, reply, onAnswer }: ReplyProps) {
  const isGone = reply.removedBy !== null && reply.contentHtml === '';
  const name = isGone ? `Reply ${reply.id}` : `Reply ${reply.id}, by ${nameOf(reply.author)}`;
  return (
    <article
      id={replyHash(reply.id)}
      data-place={reply.id}
      tabIndex={-1}
      aria-label={name}
      className={classes.reply}
    >
      {isGone ? (
        <div className={classes.gone}>
          <Words words={reply} noun="reply" number={reply.id} />
          <NumberLink number={reply.id} />
        </div>
      ) : (
        <>
          <AuthorLine words={reply} size={44} number={reply.id} />
          <div className={classes.words}>
            <Answered reply={reply} />
            <Words words={reply} noun="reply" number={reply.id}>
              <Photo reply={reply} />
            </Words>
            <StoppedEdit words={reply} postId={post.id} number={reply.id} />
          </div>
        </>
      )}
      {!isGone && (
        <div className={classes.actions}>
          <Actions post={post} reply={reply} onAnswer={onAnswer} />
        </div>
      )}
    </article>
  );
}

/** One line of what a reply answers; it leads there. */
function Answered({ reply: { parentReplyId, answers } }: { reply: ForumReply }) {
  if (parentReplyId === null) return null;
  const { author = null, excerpt = '' } = answers ?? {};
  // Without words but with a name: they are shown to others.
  const unsaid =
    author === null ? 'a reply that was removed' : 'folded away, as you have muted them';
  return (
    <Link
      from="/forum/post/$id"
      to="."
      hash={replyHash(parentReplyId)}
      hashScrollIntoView={false}
      className={classes.answered}
    >
      <IconCornerDownRight aria-hidden size={17} stroke={1.6} />
      <span className={classes.line}>
        <strong>
          #{parentReplyId} <bdi>{author}</bdi>
        </strong>{' '}
        <bdi>{excerpt || unsaid}</bdi>
      </span>
    </Link>
  );
}
