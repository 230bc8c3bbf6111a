import { MODERATION_ACTS, type ModerationAct } from '@pathkeeper/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { SkeletonRows } from '../../../ui/feedback/Skeleton.tsx';
import { SearchField } from '../../../ui/forms/fields/SearchField.tsx';
import { SelectField } from '../../../ui/forms/fields/SelectField.tsx';
import { useSearchText } from '../../../ui/forms/use-search-text.ts';
import { FilterBar } from '../../../ui/lists/FilterBar.tsx';
import { allPages, MorePages } from '../../../ui/lists/MorePages.tsx';
import { SectionHead } from '../../../ui/typography/SectionHead.tsx';
import { type LogFilter, logPages } from '../moderation.queries.ts';
import { ACT_NAMES } from '../moderation-words.ts';
import { LogDays } from './LogDays.tsx';
import classes from './WholeLog.module.css';

interface WholeLogProps extends LogFilter {
  onFilter: (filter: LogFilter) => void;
}

/** Everything that was done in the forum by those who run it (D46), by act and by person. */
export function WholeLog({ act, person, onFilter }: WholeLogProps) {
  const search = useSearchText(person ?? '', (name) => onFilter({ act, person: name }));
  const query = useInfiniteQuery(logPages({ act, person }));
  const events = query.data?.pages.flatMap((page) => page.items);
  const isFiltered = act !== undefined || person !== undefined;
  return (
    <section aria-labelledby="whole-log" className={classes.log}>
      <SectionHead id="whole-log" remark="Nothing is ever taken out of it">
        The log
      </SectionHead>
      <div className={classes.filters}>
        <FilterBar
          label="The log"
          onClear={
            isFiltered
              ? () => {
                  search.clear();
                  onFilter({});
                }
              : undefined
          }
        >
          <SearchField
            label="Who did it, or whom it concerns"
            placeholder="A username"
            maxLength={50}
            value={search.text}
            onChange={(event) => search.change(event.target.value)}
            onClear={search.clear}
          />
          <SelectField
            label="What was done"
            value={act ?? ''}
            options={[
              { value: '', label: 'Anything' },
              ...MODERATION_ACTS.map((value) => ({ value, label: ACT_NAMES[value] })),
            ]}
            onChange={({ target: { value } }) =>
              onFilter({ act: value ? (value as ModerationAct) : undefined, person })
            }
          />
        </FilterBar>
      </div>
      <Loaded
        query={allPages(query, events)}
        skeleton={<SkeletonRows label="Loading the log" />}
        error={{ title: 'The log did not arrive.', words: 'It is safe on the server.' }}
        empty={
          <p className={classes.none}>
            {isFiltered ? 'No line of the log says that.' : 'Nothing has been done here yet.'}
          </p>
        }
      >
        {(shown) => <LogDays events={shown} />}
      </Loaded>
      <MorePages query={query} label="Earlier" what="The earlier lines" />
    </section>
  );
}
