import { can } from '@pathkeeper/contract';
import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { paths } from '../../../lib/paths.ts';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { SkeletonRows } from '../../../ui/feedback/Skeleton.tsx';
import { Page } from '../../../ui/page/Page.tsx';
import { categories } from '../forum.queries.ts';
import { useReader } from '../use-reader.ts';
import { NewPostButton } from '../writing/NewPostButton.tsx';
import { CategoryMark } from './CategoryMark.tsx';
import classes from './CategoryRoom.module.css';
import { HouseRules } from './ForumMargin.tsx';
import { ForumSearch } from './ForumSearch.tsx';
import { NothingYet } from './NothingYet.tsx';
import { PostList } from './PostList.tsx';

interface CategoryRoomProps {
  /** As the address spells it. */
  id: string;
  q: string | undefined;
  onSearch: (q: string | undefined) => void;
  /** Stands in its place where there is no such category. */
  notFound: ReactNode;
}

/** One category: what it is, and its posts. */
export function CategoryRoom({ id, q, onSearch, notFound }: CategoryRoomProps) {
  const query = useQuery(categories());
  const { actor } = useReader();
  return (
    <Loaded
      query={query}
      skeleton={
        <Page className={classes.page}>
          <SkeletonRows label="Loading the category" look="compact" />
        </Page>
      }
      error={{ title: 'The category did not arrive.', level: 1 }}
    >
      {(all) => {
        const category = all.find((each) => String(each.id) === id);
        if (!category) return notFound;
        const { name, description, postCount } = category;
        const count = postCount > 1 ? `these ${postCount.toLocaleString('en-US')} posts` : name;
        return (
          <Page className={classes.page}>
            <title>{`${name} · The Forum · Pathkeeper`}</title>
            <Link to={paths.forum} className={classes.back}>
              <IconArrowLeft aria-hidden size={18} stroke={1.6} />
              The Forum
            </Link>
            <header className={classes.head}>
              <CategoryMark category={category} size={84} />
              <div className={classes.words}>
                <h1 className={classes.title} dir="auto">
                  {name}
                </h1>
                <p className={classes.description} dir="auto">
                  {description}
                </p>
              </div>
              <div className={classes.actions}>
                <NewPostButton category={category} />
              </div>
            </header>
            <div className={classes.spread}>
              <div className={classes.main}>
                {can(actor, 'readCategory', category) && (
                  <>
                    <ForumSearch q={q} what={count} onSearch={onSearch} />
                    <PostList
                      label={`Posts in ${name}`}
                      filter={{ categoryId: category.id, q }}
                      empty={
                        <NothingYet>
                          No posts in this category yet. Be the first to start a discussion!
                        </NothingYet>
                      }
                    />
                  </>
                )}
              </div>
              <aside aria-label="Beside the posts" className={classes.margin}>
                <HouseRules />
              </aside>
            </div>
          </Page>
        );
      }}
    </Loaded>
  );
}
