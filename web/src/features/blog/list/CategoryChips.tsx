import type { BlogCategory } from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { paths } from '../../../lib/paths.ts';
import { blogCategories } from '../blog.queries.ts';

/** The categories that articles stand in, as a filter (S2.2). */
export function CategoryChips({ category }: { category: BlogCategory | undefined }) {
  const { data = [] } = useQuery(blogCategories());
  const named = data.map((each) => each.category);
  // The one that is chosen stays, though nothing stands in it any more.
  const shown = category && !named.includes(category) ? [...named, category] : named;
  return (
    <nav className="blog-categories" aria-label="Categories">
      <ul>
        <li>
          <Chip isCurrent={category === undefined}>All Categories</Chip>
        </li>
        {shown.map((each) => (
          <li key={each}>
            <Chip category={each} isCurrent={each === category}>
              {each}
            </Chip>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface ChipProps {
  category?: BlogCategory;
  isCurrent: boolean;
  children: string;
}

function Chip({ category, isCurrent, children }: ChipProps) {
  return (
    <Link
      to={paths.blog}
      search={{ category }}
      resetScroll={false}
      activeOptions={{ exact: true, includeSearch: true }}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {children}
    </Link>
  );
}
