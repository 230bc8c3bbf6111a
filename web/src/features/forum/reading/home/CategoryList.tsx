import type { ListedCategory } from '@pathkeeper/contract';
import { can } from '@pathkeeper/contract';
import { IconLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { paths } from '../../../../lib/paths.ts';
import { Loaded } from '../../../../ui/feedback/Loaded.tsx';
import { SkeletonRows } from '../../../../ui/feedback/Skeleton.tsx';
import { VisuallyHidden } from '../../../../ui/page/VisuallyHidden.tsx';
import { categories } from '../../forum.queries.ts';
import { useReader } from '../../use-reader.ts';
import { Ago } from '../Ago.tsx';
import { CategoryMark } from '../CategoryMark.tsx';
import { NothingYet } from '../lists/NothingYet.tsx';
import classes from './CategoryList.module.css';

/** The categories of the forum, each leading to its posts. */
export function CategoryList() {
  const query = useQuery(categories());
  const { actor, showsGame } = useReader();
  return (
    <Loaded
      query={query}
      skeleton={<SkeletonRows label="Loading categories" look="compact" />}
      error={{ title: 'The categories did not arrive.', words: 'They are safe where they are.' }}
      empty={<NothingYet>No categories yet. Start creating discussions!</NothingYet>}
    >
      {(all) => (
        <ul aria-label="Categories" className={classes.list}>
          {all.map((category) => (
            <CategoryCard
              key={category.id}
              category={category}
              isOpen={can(actor, 'readCategory', category)}
              showsGame={showsGame}
            />
          ))}
        </ul>
      )}
    </Loaded>
  );
}

interface CategoryCardProps {
  category: ListedCategory;
  /** Whether the reader may look inside. */
  isOpen: boolean;
  showsGame: boolean;
}

function CategoryCard({ category, isOpen, showsGame }: CategoryCardProps) {
  const { id, name, description, postCount, readLevel, isActive, newest } = category;
  return (
    <li className={classes.card} data-closed={!isOpen || undefined}>
      <CategoryMark category={category} />
      <div className={classes.words}>
        <h2 className={classes.name}>
          <Link to={paths.forumCategory} params={{ id: String(id) }} className={classes.link}>
            <bdi>{name}</bdi>
          </Link>
        </h2>
        <p className={classes.description} dir="auto">
          {description}
        </p>
        {(!isOpen || !isActive) && (
          <p className={classes.note}>
            <IconLock aria-hidden size={15} stroke={1.6} />
            {isOpen ? 'Closed to new words for now' : opensAt(readLevel, showsGame)}
          </p>
        )}
      </div>
      <div className={classes.count}>
        <p>
          {postCount === 0 ? (
            'no posts yet'
          ) : (
            <>
              <span className={classes.figure}>{postCount.toLocaleString('en-US')}</span>{' '}
              {postCount === 1 ? 'post' : 'posts'}
            </>
          )}
        </p>
        {newest && (
          <p className={classes.newest}>
            <VisuallyHidden>last written in by </VisuallyHidden>
            <bdi className={classes.by}>{newest.by ?? 'a former member'}</bdi>
            {', '}
            <Ago instant={newest.at} />
          </p>
        )}
      </div>
    </li>
  );
}

const opensAt = (level: number, showsGame: boolean): string =>
  showsGame ? `Opens at level ${level}` : 'Opens by itself, some pages on';
