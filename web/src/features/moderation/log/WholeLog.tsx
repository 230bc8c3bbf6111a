import { MODERATION_ACTS, type ModerationAct } from '@pathkeeper/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { SelectField } from '../../../ui/forms/fields/SelectField.tsx';
import { FilteredLog } from '../../../ui/lists/FilteredLog.tsx';
import { type LogFilter, logPages } from '../moderation.queries.ts';
import { ACT_NAMES } from '../moderation-words.ts';
import { LogDays } from './LogDays.tsx';
import classes from './WholeLog.module.css';

const WHO = {
  label: 'Who did it, or whom it concerns',
  placeholder: 'A username',
  maxLength: 50,
};

interface WholeLogProps extends LogFilter {
  onFilter: (filter: LogFilter) => void;
}

/** Everything that was done in the forum by those who run it (D46), by act and by person. */
export function WholeLog({ act, person, onFilter }: WholeLogProps) {
  const query = useInfiniteQuery(logPages({ act, person }));
  return (
    <FilteredLog
      id="whole-log"
      title="The log"
      remark="Nothing is ever taken out of it"
      query={query}
      search={WHO}
      person={person}
      onPerson={(name) => onFilter({ act, person: name })}
      isFiltered={act !== undefined || person !== undefined}
      onClear={() => onFilter({})}
      nothing="Nothing has been done here yet."
      more={{ label: 'Earlier', what: 'The earlier lines' }}
      className={classes.log}
      fields={
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
      }
    >
      {(rows) => <LogDays events={rows} />}
    </FilteredLog>
  );
}
