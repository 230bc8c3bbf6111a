import { type AdminUser, ROLES, type Role, refusalOf, type User } from '@pathkeeper/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { dayHere, monthDay } from '../../../lib/dates.ts';
import { paths } from '../../../lib/paths.ts';
import { RankMark } from '../../../ui/art/RankMark.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { SkeletonRows } from '../../../ui/feedback/Skeleton.tsx';
import { SearchField } from '../../../ui/forms/fields/SearchField.tsx';
import { SelectField } from '../../../ui/forms/fields/SelectField.tsx';
import { useSearchText } from '../../../ui/forms/use-search-text.ts';
import { FilterBar } from '../../../ui/lists/FilterBar.tsx';
import { allPages, MorePages } from '../../../ui/lists/paging/MorePages.tsx';
import { Table } from '../../../ui/lists/Table.tsx';
import type { PanelAddress } from '../panel.address.ts';
import { people } from '../panel.queries.ts';
import { RoleButton } from './RoleButton.tsx';
import classes from './UserTable.module.css';

const ROLE_NAMES: Record<Role, string> = {
  user: 'User',
  moderator: 'Moderator',
  admin: 'Admin',
};

interface UserTableProps {
  user: User;
  address: PanelAddress;
  onAddress: (address: PanelAddress) => void;
}

/** From so many on the server counts no further. */
const COUNTED = 10_000;

/** User Management: who there is, and in which role (S2.2, S2.4). */
export function UserTable({ user, address, onAddress }: UserTableProps) {
  const { q, role } = address;
  const search = useSearchText(q ?? '', (words) => onAddress({ role, q: words }));
  const query = useInfiniteQuery(people({ q, role }));
  const rows = query.data?.pages.flatMap((page) => page.items);
  const total = query.data?.pages[0]?.total;
  const isFiltered = q !== undefined || role !== undefined;
  return (
    <div className={classes.users}>
      <FilterBar
        label="Users"
        found={total !== undefined && found(total, isFiltered)}
        onClear={
          isFiltered
            ? () => {
                search.clear();
                onAddress({});
              }
            : undefined
        }
      >
        <SearchField
          label="Name or mail address"
          placeholder="A part of either"
          dir="auto"
          value={search.text}
          onChange={(event) => search.change(event.target.value)}
          onClear={search.clear}
        />
        <SelectField
          label="Role"
          value={role ?? ''}
          options={[
            { value: '', label: 'Every role' },
            ...ROLES.map((value) => ({ value, label: ROLE_NAMES[value] })),
          ]}
          onChange={({ target: { value } }) =>
            onAddress({ q, role: ROLES.find((each) => each === value) })
          }
        />
      </FilterBar>
      <Loaded
        query={allPages(query, rows)}
        skeleton={<SkeletonRows label="Loading users" count={6} />}
        error={{ title: 'The users did not arrive.', words: 'Nothing happened to them.' }}
        empty={
          <EmptyState
            glyph={<RankMark level={2} ink size={92} />}
            title="Nobody like that is here."
          >
            The search looks at usernames, names and mail addresses.
          </EmptyState>
        }
      >
        {(shown) => (
          <div className={classes.rows}>
            <Table
              caption="Users"
              rows={shown}
              rowKey={({ id }) => id}
              columns={[
                { key: 'user', head: 'User', cell: sheetLink },
                { key: 'contact', head: 'Contact', cell: ({ email }) => email },
                { key: 'role', head: 'Role', cell: roleOf },
                { key: 'joined', head: 'Joined', cell: (row) => monthDay(dayHere(row.createdAt)) },
                {
                  key: 'actions',
                  head: 'Actions',
                  cell: (row) => <RoleButton person={row} refusal={refusalOf(user, 'role', row)} />,
                },
              ]}
            />
            <MorePages query={query} label="Show more" what="The others" />
          </div>
        )}
      </Loaded>
    </div>
  );
}

/** To the person's sheet, where the rest of what can be done is. */
const sheetLink = ({ id, username }: AdminUser) => (
  <Link to={paths.adminDashboard} search={{ person: id }} dir="auto" className={classes.name}>
    {username}
  </Link>
);

const roleOf = ({ role, isOwner }: AdminUser) => (isOwner ? 'Owner' : ROLE_NAMES[role]);

function found(total: number, isFiltered: boolean): string {
  const whose = isFiltered ? 'match' : 'have an account here';
  if (total >= COUNTED) return `${COUNTED.toLocaleString('en-US')} or more ${whose}`;
  if (total === 1) return isFiltered ? 'One matches' : 'One has an account here';
  return `${total.toLocaleString('en-US')} ${whose}`;
}
