import type { ForumPost } from '@pathkeeper/contract';
import { IconLock, IconPin } from '@tabler/icons-react';
import classes from './PostBadges.module.css';

/** Whether a post is pinned or locked (S2.2), in words. */
export function PostBadges({ post }: { post: Pick<ForumPost, 'isPinned' | 'isLocked'> }) {
  return (
    <>
      {post.isPinned && (
        <span className={classes.badge}>
          <IconPin aria-hidden size={15} stroke={1.6} />
          Pinned
        </span>
      )}
      {post.isLocked && (
        <span className={classes.badge}>
          <IconLock aria-hidden size={15} stroke={1.6} />
          Locked
        </span>
      )}
    </>
  );
}
