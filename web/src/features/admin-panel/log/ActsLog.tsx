import type { AdminEvent } from '@pathkeeper/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { momentHere } from '../../../lib/dates.ts';
import { SelectField } from '../../../ui/forms/fields/SelectField.tsx';
import { FilteredLog } from '../../../ui/lists/FilteredLog.tsx';
import { Table } from '../../../ui/lists/Table.tsx';
import { LOG_SPANS, type LogFilter } from '../panel.address.ts';
import { logPages } from '../panel.queries.ts';
import classes from './ActsLog.module.css';
import { ACT_CHOICES, actName, stateWords, subjectName } from './act-words.ts';

const SPANS: Record<(typeof LOG_SPANS)[number], string> = {
  7: 'Last 7 days',
  30: 'Last 30 days',
  365: 'Last year',
};

const WHO = {
  label: 'Who did it, or whom it concerns',
  placeholder: 'A username',
  maxLength: 50,
};

interface ActsLogProps {
  filter: LogFilter;
  onFilter: (filter: LogFilter) => void;
}

/** Everything that administrators, moderators and the owner did (D54). */
export function ActsLog({ filter: { who, act, days }, onFilter }: ActsLogProps) {
  const query = useInfiniteQuery(logPages({ who, act, days }));
  return (
    <FilteredLog
      id="acts"
      title="What was done, and by whom"
      remark="Lines are added, never altered"
      query={query}
      search={WHO}
      person={who}
      onPerson={(name) => onFilter({ who: name, act, days })}
      isFiltered={who !== undefined || act !== undefined || days !== undefined}
      onClear={() => onFilter({})}
      nothing="Nothing has been done here yet."
      more={{ label: 'Older', what: 'The older lines' }}
      className={classes.log}
      fields={
        <>
          <SelectField
            label="Act"
            value={act ?? ''}
            options={[{ value: '', label: 'Every act' }, ...ACT_CHOICES]}
            onChange={({ target: { value } }) => onFilter({ who, days, act: value || undefined })}
          />
          <SelectField
            label="When"
            value={String(days ?? '')}
            options={[
              { value: '', label: 'Ever' },
              ...LOG_SPANS.map((span) => ({ value: String(span), label: SPANS[span] })),
            ]}
            onChange={({ target: { value } }) =>
              onFilter({ who, act, days: LOG_SPANS.find((span) => String(span) === value) })
            }
          />
        </>
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

const Lines = ({ rows }: { rows: readonly AdminEvent[] }) => (
  <Table
    caption="What was done"
    rows={rows}
    rowKey={({ id }) => id}
    columns={[
      { key: 'when', head: 'When', cell: ({ at }) => <time dateTime={at}>{momentHere(at)}</time> },
      {
        key: 'who',
        head: 'Who',
        cell: ({ actor }) => <b dir="auto">{actor?.username ?? 'the server'}</b>,
      },
      { key: 'did', head: 'Did', cell: actName },
      { key: 'to', head: 'To', cell: (row) => <span dir="auto">{subjectName(row)}</span> },
      {
        key: 'before',
        head: 'Before',
        cell: ({ details }) => <Known>{stateWords(details.before)}</Known>,
      },
      {
        key: 'after',
        head: 'After',
        cell: ({ details: { after, reason } }) => (
          <Known>
            {reason
              ? [after && stateWords(after), `“${reason}”`].filter(Boolean).join(', ')
              : stateWords(after)}
          </Known>
        ),
      },
    ]}
  />
);

/** A dot stands where nothing is known, and on a phone nothing. */
const Known = ({ children }: { children: string | null }) => (
  <span dir="auto" data-none={children === null || undefined}>
    {children ?? '·'}
  </span>
);
