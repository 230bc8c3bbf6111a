import type { AdminSecurityEvent, SecurityEventKind } from '@pathkeeper/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SECURITY_WORDS } from '../../../lib/security-words.ts';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { SkeletonRows } from '../../../ui/feedback/Skeleton.tsx';
import { SearchField } from '../../../ui/forms/fields/SearchField.tsx';
import { SelectField } from '../../../ui/forms/fields/SelectField.tsx';
import { useSearchText } from '../../../ui/forms/use-search-text.ts';
import { FilterBar } from '../../../ui/lists/FilterBar.tsx';
import { allPages, MorePages } from '../../../ui/lists/MorePages.tsx';
import { Table } from '../../../ui/lists/Table.tsx';
import { SectionHead } from '../../../ui/typography/SectionHead.tsx';
import { type DoorFilter, doorPages } from '../panel.queries.ts';
import { momentOf } from '../panel-words.ts';
import log from './ActsLog.module.css';
import classes from './DoorLog.module.css';

const KINDS = Object.keys(SECURITY_WORDS) as SecurityEventKind[];
const CHOICES = KINDS.map((value) => ({ value, label: SECURITY_WORDS[value] }));

/** What happened at the doors of all accounts: account, kind, address and time, and no words of anybody. */
export function DoorLog() {
  const [{ person, kind }, setFilter] = useState<DoorFilter>({});
  const search = useSearchText('', (name) => setFilter((now) => ({ ...now, person: name })));
  const query = useInfiniteQuery(doorPages({ person, kind }));
  const rows = query.data?.pages.flatMap((page) => page.items);
  const isFiltered = person !== undefined || kind !== undefined;
  return (
    <section aria-labelledby="doors" className={log.log}>
      <SectionHead id="doors" remark="Kept for ninety days" className={log.head}>
        Who knocked
      </SectionHead>
      <div className={log.filters}>
        <FilterBar
          label="Who knocked"
          onClear={
            isFiltered
              ? () => {
                  search.clear();
                  setFilter({});
                }
              : undefined
          }
        >
          <SearchField
            label="Whose account"
            placeholder="A username or mail address"
            maxLength={254}
            value={search.text}
            onChange={(event) => search.change(event.target.value)}
            onClear={search.clear}
          />
          <SelectField
            label="What happened"
            value={kind ?? ''}
            options={[{ value: '', label: 'Everything' }, ...CHOICES]}
            onChange={({ target: { value } }) =>
              setFilter({ person, kind: KINDS.find((each) => each === value) })
            }
          />
        </FilterBar>
      </div>
      <Loaded
        query={allPages(query, rows)}
        skeleton={<SkeletonRows label="Loading who knocked" count={6} />}
        error={{ title: 'The log did not arrive.', words: 'It is safe on the server.' }}
        empty={
          <p className={log.none}>
            {isFiltered ? 'No line of the log says that.' : 'Nobody has knocked yet.'}
          </p>
        }
      >
        {(shown) => (
          <div className={classes.rows}>
            <Lines rows={shown} />
            <MorePages query={query} label="Earlier" what="What happened before" />
          </div>
        )}
      </Loaded>
    </section>
  );
}

const Lines = ({ rows }: { rows: readonly AdminSecurityEvent[] }) => (
  <Table
    caption="Who knocked"
    rows={rows}
    rowKey={({ id }) => id}
    columns={[
      { key: 'when', head: 'When', cell: ({ at }) => <time dateTime={at}>{momentOf(at)}</time> },
      {
        key: 'who',
        head: 'Account',
        cell: ({ person }) => <b dir="auto">{person?.username ?? 'a former member'}</b>,
      },
      { key: 'what', head: 'What', cell: ({ kind }) => SECURITY_WORDS[kind] },
      { key: 'from', head: 'From', cell: ({ address }) => address },
    ]}
  />
);
