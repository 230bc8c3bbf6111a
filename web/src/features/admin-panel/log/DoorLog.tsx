import type { AdminSecurityEvent, SecurityEventKind } from '@pathkeeper/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { momentHere } from '../../../lib/dates.ts';
import { SECURITY_WORDS } from '../../../lib/security-words.ts';
import { SelectField } from '../../../ui/forms/fields/SelectField.tsx';
import { FilteredLog } from '../../../ui/lists/FilteredLog.tsx';
import { Table } from '../../../ui/lists/Table.tsx';
import { type DoorFilter, doorPages } from '../panel.queries.ts';
import log from './ActsLog.module.css';
import classes from './DoorLog.module.css';

const KINDS = Object.keys(SECURITY_WORDS) as SecurityEventKind[];
const CHOICES = KINDS.map((value) => ({ value, label: SECURITY_WORDS[value] }));

const WHOSE = {
  label: 'Whose account',
  placeholder: 'A username or mail address',
  maxLength: 254,
};

/** What happened at the doors of all accounts: account, kind, address and time, and no words of anybody. */
export function DoorLog() {
  const [{ person, kind }, setFilter] = useState<DoorFilter>({});
  const query = useInfiniteQuery(doorPages({ person, kind }));
  return (
    <FilteredLog
      id="doors"
      title="Who knocked"
      remark="Kept for ninety days"
      query={query}
      search={WHOSE}
      person={person}
      onPerson={(name) => setFilter((now) => ({ ...now, person: name }))}
      isFiltered={person !== undefined || kind !== undefined}
      onClear={() => setFilter({})}
      nothing="Nobody has knocked yet."
      more={{ label: 'Earlier', what: 'What happened before' }}
      className={log.log}
      fields={
        <SelectField
          label="What happened"
          value={kind ?? ''}
          options={[{ value: '', label: 'Everything' }, ...CHOICES]}
          onChange={({ target: { value } }) =>
            setFilter({ person, kind: KINDS.find((each) => each === value) })
          }
        />
      }
    >
      {(rows) => (
        <div className={classes.rows}>
          <Lines rows={rows} />
        </div>
      )}
    </FilteredLog>
  );
}

const Lines = ({ rows }: { rows: readonly AdminSecurityEvent[] }) => (
  <Table
    caption="Who knocked"
    rows={rows}
    rowKey={({ id }) => id}
    columns={[
      { key: 'when', head: 'When', cell: ({ at }) => <time dateTime={at}>{momentHere(at)}</time> },
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
