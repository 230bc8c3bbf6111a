import type { ReactNode } from 'react';
import { type Loadable, Loaded } from '../feedback/Loaded.tsx';
import { SkeletonRows } from '../feedback/Skeleton.tsx';
import { SearchField } from '../forms/fields/SearchField.tsx';
import { useSearchText } from '../forms/use-search-text.ts';
import { SectionHead } from '../typography/SectionHead.tsx';
import { FilterBar } from './FilterBar.tsx';
import classes from './FilteredLog.module.css';
import { allPages, MorePages, type PagedQuery } from './paging/MorePages.tsx';

interface FilteredLogProps<Row> {
  /** The heading's id. */
  id: string;
  title: string;
  remark: string;
  query: PagedQuery & Loadable<{ pages: readonly { items: Row[] }[] }>;
  /** The search for a person. */
  search: { label: string; placeholder: string; maxLength: number };
  /** Whom the lines are about; undefined for everybody. */
  person: string | undefined;
  onPerson: (person: string | undefined) => void;
  /** The other fields that narrow the log. */
  fields: ReactNode;
  isFiltered: boolean;
  onClear: () => void;
  /** Said while nothing has ever been written down. */
  nothing: string;
  /** The button for the lines before: `Earlier`, and what failed: `The earlier lines`. */
  more: { label: string; what: string };
  className?: string | undefined;
  children: (rows: Row[]) => ReactNode;
}

/** A log that lines are only ever added to, newest first, narrowed by person and other fields. */
export function FilteredLog<Row>(props: FilteredLogProps<Row>) {
  const { id, title, query, search, person, isFiltered } = props;
  const words = useSearchText(person ?? '', props.onPerson);
  const clear = () => {
    words.clear();
    props.onClear();
  };
  const rows = query.data?.pages.flatMap((page) => page.items);
  return (
    <section aria-labelledby={id} className={props.className}>
      <SectionHead id={id} remark={props.remark} className={classes.head}>
        {title}
      </SectionHead>
      <div className={classes.filters}>
        <FilterBar label={title} onClear={isFiltered ? clear : undefined}>
          <SearchField
            {...search}
            value={words.text}
            onChange={(event) => words.change(event.target.value)}
            onClear={words.clear}
          />
          {props.fields}
        </FilterBar>
      </div>
      <Loaded
        query={allPages(query, rows)}
        skeleton={<SkeletonRows label={`Loading: ${title}`} count={6} />}
        error={{ title: 'The log did not arrive.', words: 'It is safe on the server.' }}
        empty={
          <p className={classes.none}>
            {isFiltered ? 'No line of the log says that.' : props.nothing}
          </p>
        }
      >
        {props.children}
      </Loaded>
      <MorePages query={query} {...props.more} />
    </section>
  );
}
