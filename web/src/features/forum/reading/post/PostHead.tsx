import type { ForumPost } from '@pathkeeper/contract';
import { IconArrowLeft, IconEye, IconMessage } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { paths } from '../../../../lib/paths.ts';
import { VisuallyHidden } from '../../../../ui/page/VisuallyHidden.tsx';
import { PostBadges } from '../lists/PostBadges.tsx';
import { AuthorLine } from './AuthorLine.tsx';
import { Actions } from './actions/Actions.tsx';
import classes from './PostHead.module.css';
import { StoppedEdit } from './StoppedEdit.tsx';
import { Veil, Words } from './Words.tsx';

interface PostHeadProps {
  post: ForumPost;
  onAnswer: (quoted?: string) => void;
}

/** Its title, or what stands in its place where the reader is not shown it. */
const headingOf = ({ title, closedBelow }: ForumPost) =>
  title || (closedBelow === null ? 'A removed post' : 'A discussion that opens later');

/** The post itself: where it stands, who wrote it, its words, and what can be done with it. */
export function PostHead({ post, onAnswer }: PostHeadProps) {
  return (
    <article data-place={0} tabIndex={-1} className={classes.post} aria-labelledby="post-title">
      <nav aria-label="Where this stands" className={classes.crumbs}>
        <Link to={paths.forum}>
          <IconArrowLeft aria-hidden size={18} stroke={1.6} />
          The Forum
        </Link>
        <Link to={paths.forumCategory} params={{ id: String(post.categoryId) }}>
          <bdi>{post.category.name}</bdi>
        </Link>
      </nav>
      {(post.isPinned || post.isLocked) && (
        <p className={classes.badges}>
          <PostBadges post={post} />
        </p>
      )}
      <h1 id="post-title" className={classes.title} dir="auto">
        {headingOf(post)}
      </h1>
      <AuthorLine words={post} size={56} />
      <div className={classes.words}>
        {post.closedBelow !== null && (
          <Veil>
            Reading here opens at level {post.closedBelow} now. What you wrote yourself stays yours
            to read; the rest is out of sight until then.
          </Veil>
        )}
        <Words words={post} noun="post" number={0} />
        <StoppedEdit words={post} postId={post.id} number={0} />
      </div>
      <div className={classes.foot}>
        <Actions post={post} reply={null} onAnswer={onAnswer} />
        <p className={classes.figures}>
          <span>
            <IconMessage aria-hidden size={17} stroke={1.6} />
            {post.replyCount.toLocaleString('en-US')}
            <VisuallyHidden> replies</VisuallyHidden>
          </span>
          <span>
            <IconEye aria-hidden size={17} stroke={1.6} />
            {post.viewCount.toLocaleString('en-US')}
            <VisuallyHidden> views</VisuallyHidden>
          </span>
        </p>
      </div>
    </article>
  );
}
