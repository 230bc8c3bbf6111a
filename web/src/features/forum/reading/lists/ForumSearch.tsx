import { FORUM_LIMITS } from '@pathkeeper/contract';
import { SearchField } from '../../../../ui/forms/fields/SearchField.tsx';
import { useSearchText } from '../../../../ui/forms/use-search-text.ts';
import classes from './ForumSearch.module.css';

interface ForumSearchProps {
  q: string | undefined;
  /** Where it looks: `the forum`, `these 388 posts`. */
  what: string;
  /** How many posts it looks through; named in the empty field, once it is known and more than one. */
  posts?: number | undefined;
  onSearch: (q: string | undefined) => void;
}

/** Words to look for in titles and texts; the list follows as they are typed. */
export function ForumSearch({ q, what, posts = 0, onSearch }: ForumSearchProps) {
  const search = useSearchText(q ?? '', onSearch);
  return (
    <search className={classes.search}>
      <SearchField
        label={`Search ${what}`}
        labelHidden
        placeholder={`Search ${posts > 1 ? `${posts.toLocaleString('en-US')} posts` : what}`}
        dir="auto"
        maxLength={FORUM_LIMITS.search}
        value={search.text}
        onChange={(event) => search.change(event.target.value)}
        onClear={search.clear}
      />
    </search>
  );
}
