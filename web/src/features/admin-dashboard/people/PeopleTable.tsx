import type { AdminPerson, PeopleSort } from '@pathkeeper/contract';
import { dayHere, monthDayYear } from '../../../lib/dates.ts';
import { type Sort, Table, type TableColumn } from '../../../ui/lists/Table.tsx';
import type { Selection } from '../bulk/use-selection.ts';
import classes from './PeopleTable.module.css';
import { ActivityCell, EngagementCell, LevelCell, StatusCell, UserCell } from './people-cells.tsx';

type Column = 'user' | 'contact' | 'level' | 'engagement' | 'activity' | 'status' | 'joined';

/** What each order of the server is in the table. */
const SORTS: Record<PeopleSort, Sort<Column>> = {
  newest: { by: 'joined', direction: 'descending' },
  oldest: { by: 'joined', direction: 'ascending' },
  name: { by: 'user', direction: 'ascending' },
  active: { by: 'activity', direction: 'descending' },
  level: { by: 'level', direction: 'descending' },
};

/** The columns of the User Database (S2.2), after the first. */
const COLUMNS: TableColumn<AdminPerson, Column>[] = [
  { key: 'contact', head: 'Contact', cell: ({ email }) => <span dir="auto">{email}</span> },
  { key: 'level', head: 'Level', canSort: true, cell: (person) => <LevelCell person={person} /> },
  {
    key: 'engagement',
    head: 'Engagement',
    cell: ({ engagement }) => <EngagementCell engagement={engagement} />,
  },
  {
    key: 'activity',
    head: 'Activity',
    canSort: true,
    cell: ({ stats }) => <ActivityCell stats={stats} />,
  },
  { key: 'status', head: 'Status', cell: (person) => <StatusCell person={person} /> },
  {
    key: 'joined',
    head: 'Joined',
    canSort: true,
    cell: ({ createdAt }) => monthDayYear(dayHere(createdAt)),
  },
];

interface PeopleTableProps {
  rows: readonly AdminPerson[];
  sort: PeopleSort;
  onSort: (sort: PeopleSort) => void;
  /** Whose sheet is open. */
  open: number | undefined;
  selection: Selection;
  /** Another page is on its way. */
  isStale: boolean;
}

/** The User Database: a table, on a phone a card a person. The server sorts it. */
export function PeopleTable({ rows, sort, onSort, open, selection, isStale }: PeopleTableProps) {
  const user: TableColumn<AdminPerson, Column> = {
    key: 'user',
    head: 'User',
    canSort: true,
    cell: (person) => (
      <UserCell
        person={person}
        isChosen={selection.isChosen(person.id)}
        onChoose={(is) => selection.choose([person], is)}
      />
    ),
  };
  return (
    <div className={classes.people} aria-busy={isStale}>
      <Table
        caption="User Database"
        columns={[user, ...COLUMNS]}
        rows={rows}
        rowKey={({ id }) => id}
        sort={SORTS[sort]}
        onSort={({ by }) => onSort(sortBy(by, sort))}
        isOwn={({ id }) => id === open}
      />
    </div>
  );
}

/** The order that a head asks for; the day of joining has two. */
function sortBy(column: Column, now: PeopleSort): PeopleSort {
  if (column === 'joined') return now === 'newest' ? 'oldest' : 'newest';
  if (column === 'user') return 'name';
  return column === 'activity' ? 'active' : 'level';
}
