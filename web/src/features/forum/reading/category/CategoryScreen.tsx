import { can, type ForumCategory } from '@pathkeeper/contract';
import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { paths } from '../../../../lib/paths.ts';
import { Loaded } from '../../../../ui/feedback/Loaded.tsx';
import { SkeletonRows } from '../../../../ui/feedback/Skeleton.tsx';
import { Page } from '../../../../ui/page/Page.tsx';
import { Rule } from '../../../../ui/typography/Rule.tsx';
import { categories } from '../../forum.queries.ts';
import { useReader } from '../../use-reader.ts';
import { NewPostButton } from '../../writing/NewPostButton.tsx';
import { CategoryMark } from '../CategoryMark.tsx';
import { ForumSearch } from '../lists/ForumSearch.tsx';
import { NothingYet } from '../lists/NothingYet.tsx';
import { PostList } from '../lists/PostList.tsx';
import { CategoryMargin } from './CategoryMargin.tsx';
import classes from './CategoryScreen.module.css';
import { GateMargin } from './gate/GateMargin.tsx';
import { LevelGate } from './gate/LevelGate.tsx';

interface CategoryScreenProps {
  /** As the address spells it. */
  id: string;
  q: string | undefined;
  onSearch: (q: string | undefined) => void;
  /** Stands in its place where there is no such category. */
  notFound: ReactNode;
}

/** One category: what it is, and its posts. */
export function CategoryScreen({ id, q, onSearch, notFound }: CategoryScreenProps) {
  const query = useQuery(categories());
  const category = query.data?.find((each) => String(each.id) === id);
  if (query.data && !category) return notFound;
  const welcome = query.data?.find(({ isActive, minLevel }) => isActive && minLevel <= 1);
  return (
    <Page className={classes.page}>
      <Loaded
        query={{ ...query, data: category }}
        skeleton={<SkeletonRows label="Loading the category" look="compact" />}
        error={{
          title: 'The category did not arrive.',
          words: 'What is said in it is safe where it is.',
          level: 1,
        }}
        silentRefetch
      >
        {(shown) => (
          <>
            <title>{`${shown.name} · The Forum · Pathkeeper`}</title>
            <CategoryHead category={shown} />
            <Rule weight="double" />
            <CategoryPosts category={shown} welcome={welcome} q={q} onSearch={onSearch} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

function CategoryHead({ category }: { category: ForumCategory }) {
  return (
    <>
      <Link to={paths.forum} className={classes.back}>
        <IconArrowLeft aria-hidden size={18} stroke={1.6} />
        The Forum
      </Link>
      <header className={classes.head}>
        <CategoryMark category={category} size={84} />
        <div className={classes.words}>
          <h1 className={classes.title} dir="auto">
            {category.name}
          </h1>
          <p className={classes.description} dir="auto">
            {category.description}
          </p>
        </div>
        <div className={classes.actions}>
          <NewPostButton category={category} />
        </div>
      </header>
    </>
  );
}

interface CategoryPostsProps {
  category: ForumCategory;
  /** Where everybody may write. */
  welcome: ForumCategory | undefined;
  q: string | undefined;
  onSearch: (q: string | undefined) => void;
}

function CategoryPosts({ category, welcome, q, onSearch }: CategoryPostsProps) {
  const { actor, reached, showsGame } = useReader();
  const { name, postCount, isActive } = category;
  const canRead = can(actor, 'readCategory', category);
  const level = Math.max(category.minLevel, category.readLevel);
  const isGated =
    isActive && !can(actor, 'writeInCategory', category) && (actor !== null || !canRead);
  const measured = showsGame ? reached : undefined;
  return (
    <div className={classes.spread}>
      <div className={classes.main}>
        {isGated && (
          <LevelGate
            level={level}
            reached={actor ? measured : { level: 1, xp: 0 }}
            canRead={canRead}
            isEmpty={postCount === 0}
            welcome={welcome}
          />
        )}
        {canRead && (
          <>
            <ForumSearch
              q={q}
              what={postCount > 1 ? `these ${postCount.toLocaleString('en-US')} posts` : name}
              onSearch={onSearch}
            />
            <PostList
              label={`Posts in ${name}`}
              isHeaded
              filter={{ categoryId: category.id, q }}
              empty={
                <NothingYet>
                  {isGated || !isActive
                    ? 'No posts in this category yet.'
                    : 'No posts in this category yet. Be the first to start a discussion!'}
                </NothingYet>
              }
            />
          </>
        )}
      </div>
      <aside aria-label="Beside the posts" className={classes.margin}>
        {isGated && measured ? (
          <GateMargin level={measured.level} goal={level} />
        ) : (
          <CategoryMargin category={category} />
        )}
      </aside>
    </div>
  );
}
