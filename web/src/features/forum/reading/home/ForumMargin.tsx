import { FORUM_LIMITS, HOUSE_RULES_POST } from '@pathkeeper/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { paths } from '../../../../lib/paths.ts';
import { Medallion } from '../../../../ui/art/emblems/Medallion.tsx';
import { Seal } from '../../../../ui/labels/Seal.tsx';
import { Card } from '../../../../ui/page/Card.tsx';
import { SectionHead } from '../../../../ui/typography/SectionHead.tsx';
import { SmallCaps } from '../../../../ui/typography/SmallCaps.tsx';
import { FirstPlaces } from '../../../leaderboard/index.ts';
import { postPages } from '../../forum.queries.ts';
import { useReader } from '../../use-reader.ts';
import { nameOf, RankAndXp, RankGlyph } from '../Person.tsx';
import classes from './ForumMargin.module.css';

/** Beside the forum's lists: a featured post, who leads, and the house rules. */
export function ForumMargin() {
  const { showsGame } = useReader();
  return (
    <aside className={classes.margin} aria-label="Beside the lists">
      <FeaturedPost />
      {showsGame && <FirstPlaces />}
      <HouseRules />
    </aside>
  );
}

function FeaturedPost() {
  const { data } = useInfiniteQuery(postPages({ featured: true }));
  const { showsGame } = useReader();
  const post = data?.pages[0]?.items.find(({ isMuted }) => !isMuted);
  if (!post) return null;
  const { author } = post;
  return (
    <Card as="section" className={classes.featured} aria-label="Featured post">
      <SmallCaps>Featured post</SmallCaps>
      <h2 className={classes.title}>
        <Link to={paths.forumPost} params={{ id: String(post.id) }} className={classes.link}>
          <bdi>{post.title}</bdi>
        </Link>
      </h2>
      <p className={classes.excerpt} dir="auto">
        {post.excerpt}
        {[...post.excerpt].length >= FORUM_LIMITS.excerpt && '…'}
      </p>
      <div className={classes.by}>
        <Medallion emblem={author?.emblem ?? null} name={nameOf(author)} size={40} />
        <div>
          <bdi className={classes.name}>{nameOf(author)}</bdi>
          {author?.hasSeal && <Seal />}
          <span className={classes.rank}>
            <RankGlyph author={author} shown={showsGame} />
            <RankAndXp author={author} shown={showsGame} />
          </span>
        </div>
      </div>
    </Card>
  );
}

const RULES = [
  'Never ask to read another keeper’s page.',
  'Say what you did, not what they should.',
  'A streak is nobody’s business but its owner’s.',
];

/** Three sentences that hold here. */
export function HouseRules() {
  return (
    <section aria-labelledby="house-rules">
      <SectionHead
        id="house-rules"
        leader
        remark={
          <Link to={paths.forumPost} params={{ id: String(HOUSE_RULES_POST) }}>
            All eleven
          </Link>
        }
      >
        House rules
      </SectionHead>
      <ul className={classes.rules}>
        {RULES.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </section>
  );
}
