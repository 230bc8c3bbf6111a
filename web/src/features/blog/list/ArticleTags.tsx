import { Link } from '@tanstack/react-router';
import { paths } from '../../../lib/paths.ts';

/** Tags on a card (S2.2). */
const SHOWN = 3;

/** The first three tags, each a way to its list, and how many more there are. */
export function ArticleTags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return <span />;
  const more = tags.length - SHOWN;
  return (
    <ul className="blog-tags" aria-label="Tags">
      {tags.slice(0, SHOWN).map((tag) => (
        <li key={tag}>
          <Link to={paths.blog} search={{ tag }} dir="auto">
            {tag}
          </Link>
        </li>
      ))}
      {more > 0 && <li title={tags.slice(SHOWN).join(', ')}>+{more} more</li>}
    </ul>
  );
}
