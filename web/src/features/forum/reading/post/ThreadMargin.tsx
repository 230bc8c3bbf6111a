import type { ForumPost } from '@pathkeeper/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { dayHere, monthDayYear } from '../../../../lib/dates.ts';
import { paths } from '../../../../lib/paths.ts';
import { Fact, Facts } from '../../../../ui/typography/Facts.tsx';
import { SectionHead } from '../../../../ui/typography/SectionHead.tsx';
import { postPages } from '../../forum.queries.ts';
import classes from './ThreadMargin.module.css';

/** Others of the category that are named beside a post. */
const NEAR = 3;

/** Beside a discussion: its figures, and what stands near by. */
export function ThreadMargin({ post }: { post: ForumPost }) {
  const facts = [
    { name: 'Replies', value: post.replyCount.toLocaleString('en-US') },
    { name: 'Likes', value: post.likeCount.toLocaleString('en-US') },
    { name: 'Views', value: post.viewCount.toLocaleString('en-US') },
    { name: 'Begun', value: monthDayYear(dayHere(post.createdAt)) },
  ];
  return (
    <aside className={classes.margin} aria-label="Beside the discussion">
      <section aria-labelledby="in-this-thread" className={classes.figures}>
        <SectionHead id="in-this-thread">In this thread</SectionHead>
        <Facts>
          {facts.map(({ name, value }) => (
            <Fact key={name} name={name}>
              {value}
            </Fact>
          ))}
        </Facts>
      </section>
      <NearBy post={post} />
    </aside>
  );
}

function NearBy({ post: { id, categoryId } }: { post: ForumPost }) {
  const { data } = useInfiniteQuery(postPages({ categoryId }, NEAR + 1));
  const others =
    data?.pages[0]?.items.filter((post) => post.id !== id && !post.isMuted).slice(0, NEAR) ?? [];
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="near-by">
      <SectionHead id="near-by">Near by</SectionHead>
      <ul className={classes.near}>
        {others.map((post) => (
          <li key={post.id}>
            <Link to={paths.forumPost} params={{ id: String(post.id) }}>
              <bdi>{post.title}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
