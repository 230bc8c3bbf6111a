import { useState } from 'react';
import { SearchField } from '../ui/forms/fields/SearchField.tsx';
import { SelectField } from '../ui/forms/fields/SelectField.tsx';
import { FilterBar } from '../ui/lists/FilterBar.tsx';
import { LoadMore, Pagination } from '../ui/lists/paging/Pagination.tsx';
import { StatTile, StatTiles } from '../ui/lists/StatTiles.tsx';
import { type Sort, Table, type TableColumn } from '../ui/lists/Table.tsx';
import { Tabs } from '../ui/lists/Tabs.tsx';
import { SectionHead } from '../ui/typography/SectionHead.tsx';
import classes from './Specimen.module.css';

interface Member {
  name: string;
  level: number;
  rank: string;
  entries: number;
  lastSeen: string;
}

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

const MEMBERS: readonly Member[] = [
  {
    name: 'Ines',
    level: 5,
    rank: 'Builder',
    entries: 212,
    lastSeen: hoursAgo(0.2),
  },
  { name: 'Tomas', level: 2, rank: 'Seeker', entries: 31, lastSeen: hoursAgo(5) },
  {
    name: 'Wilhelmina',
    level: 9,
    rank: 'Sage',
    entries: 1840,
    lastSeen: hoursAgo(900),
  },
];

type Key = 'name' | 'level' | 'entries' | 'lastSeen';

const COLUMNS: readonly TableColumn<Member, Key>[] = [
  {
    key: 'name',
    head: 'Member',
    canSort: true,
    cell: ({ name, rank }) => `${name}, ${rank}`,
  },
  { key: 'level', head: 'Level', isFigure: true, canSort: true, cell: ({ level }) => level },
  {
    key: 'entries',
    head: 'Entries',
    isFigure: true,
    canSort: true,
    cell: ({ entries }) => entries.toLocaleString('en-US'),
  },
  {
    key: 'lastSeen',
    head: 'Last seen',
    wideOnly: true,
    cell: ({ lastSeen }) => lastSeen.slice(0, 10),
  },
];

/** Lists of people and things, and what narrows them. */
export function Lists() {
  const [sort, setSort] = useState<Sort<Key>>({ by: 'entries', direction: 'descending' });
  const [query, setQuery] = useState('');
  const found = MEMBERS.filter(({ name }) => name.toLowerCase().includes(query.toLowerCase()));
  const order = sort.direction === 'ascending' ? 1 : -1;
  const sorted = found.toSorted((a, b) => (a[sort.by] < b[sort.by] ? -order : order));
  return (
    <section className={classes.stack}>
      <SectionHead>People and things</SectionHead>
      <Tabs
        label="Members"
        tabs={['Everybody', 'Newest', 'Most written']}
        current="Everybody"
        link={(tab, { className, 'aria-current': current }) => (
          <a href="#top" className={className} aria-current={current}>
            {tab}
          </a>
        )}
      />
      <StatTiles>
        <StatTile name="Members" value={1284} note="12 this week" />
        <StatTile name="Entries" value={40_211} note="Since 2024" />
        <StatTile name="Open reports" value={null} note="On their way" />
      </StatTiles>
      <FilterBar
        label="Members"
        found={`${found.length} of ${MEMBERS.length} members`}
        onClear={query === '' ? undefined : () => setQuery('')}
      >
        <SearchField
          label="Search members"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          onClear={() => setQuery('')}
        />
        <SelectField label="Level" options={[{ value: '', label: 'Any level' }]} />
      </FilterBar>
      <Table
        caption="Members"
        columns={COLUMNS}
        rows={sorted}
        rowKey={({ name }) => name}
        sort={sort}
        onSort={setSort}
        isOwn={({ name }) => name === 'Tomas'}
      />
      <Pages />
      <LoadMore label="Show more" busy={false} busyLabel="Fetching…" onMore={() => undefined} />
    </section>
  );
}

function Pages() {
  return (
    <Pagination
      label="Pages of members"
      page={5}
      pages={12}
      link={(number, { children, ...props }) => (
        <a href={`#page-${number}`} {...props}>
          {children}
        </a>
      )}
    />
  );
}
