import type { ForumPost } from '@pathkeeper/contract';
import { IconEye, IconHeart, IconHeartFilled, IconMessage } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { paths } from '../../../../lib/paths.ts';
import { Medallion } from '../../../../ui/art/emblems/Medallion.tsx';
import { Seal } from '../../../../ui/labels/Seal.tsx';
import { VisuallyHidden } from '../../../../ui/page/VisuallyHidden.tsx';
import { Ago } from '../Ago.tsx';
import { nameOf, RankAndXp, RankGlyph } from '../Person.tsx';
import { newsOf } from './news.ts';
import { PostBadges } from './PostBadges.tsx';
import classes from './PostCard.module.css';

export interface PostCardProps {
  post: ForumPost;
  /** Whether ranks and XP are shown (D27). */
  showsGame: boolean;
  /** Says in which category it stands, where the list does not. */
  withCategory?: boolean;
  /** Without its first words and its last answer. */
  isShort?: boolean;
}

/** A post in a list: its title, first words, author and figures. All of it leads there. */
export function PostCard({ post, showsGame, withCategory, isShort }: PostCardProps) {
  const news = newsOf(post);
  const { author } = post;
  return (
    <article className={classes.card} data-news={news !== null || undefined}>
      <Medallion emblem={author?.emblem ?? null} name={nameOf(author)} size={44} />
      <div className={classes.words}>
        <h3 className={classes.title}>
          <Link to={paths.forumPost} params={{ id: String(post.id) }} className={classes.link}>
            {post.isMuted ? (
              <span className={classes.folded}>
                A post by <bdi>{nameOf(author)}</bdi>, folded away
              </span>
            ) : (
              <bdi>{post.title}</bdi>
            )}
          </Link>
          <PostBadges post={post} />
          {news !== null && <span className={classes.news}>{news}</span>}
        </h3>
        {!isShort && (
          <p className={classes.excerpt} dir="auto">
            {post.isMuted ? `You have muted ${nameOf(author)}.` : post.excerpt}
          </p>
        )}
        <p className={classes.by}>
          <RankGlyph author={author} shown={showsGame} />
          <bdi className={classes.name}>{nameOf(author)}</bdi>
          {author?.hasSeal && <Seal />}
          <RankAndXp author={author} shown={showsGame} />
          {withCategory && (
            <span>
              in <bdi>{post.category.name}</bdi>
            </span>
          )}
          {!isShort && post.lastReplyBy !== null && (
            <span>
              last answer by <bdi>{post.lastReplyBy}</bdi>, No. {post.lastNumber}
            </span>
          )}
        </p>
      </div>
      <div className={classes.figures}>
        <Figure name="replies" value={post.replyCount}>
          <IconMessage aria-hidden size={17} stroke={1.6} />
        </Figure>
        <Figure name="likes" value={post.likeCount} isOwn={post.liked}>
          {post.liked ? (
            <IconHeartFilled aria-hidden size={17} />
          ) : (
            <IconHeart aria-hidden size={17} stroke={1.6} />
          )}
        </Figure>
        <Figure name="views" value={post.viewCount}>
          <IconEye aria-hidden size={17} stroke={1.6} />
        </Figure>
        <Ago instant={post.lastReplyAt ?? post.createdAt} className={classes.ago} />
      </div>
    </article>
  );
}

interface FigureProps {
  name: string;
  value: number;
  isOwn?: boolean;
  children: ReactNode;
}

function Figure({ name, value, isOwn = false, children }: FigureProps) {
  return (
    <span className={classes.figure} data-own={isOwn || undefined}>
      {children}
      {value.toLocaleString('en-US')}
      <VisuallyHidden> {name}</VisuallyHidden>
    </span>
  );
}
