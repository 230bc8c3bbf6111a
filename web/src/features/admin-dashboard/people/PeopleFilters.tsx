import {
  ADMIN_LIMITS,
  ENGAGEMENTS,
  LEVELS,
  levelInfo,
  PERSON_STATES,
  ROLES,
} from '@pathkeeper/contract';
import type { ReactNode } from 'react';
import { SearchField } from '../../../ui/forms/fields/SearchField.tsx';
import { SelectField, type SelectOption } from '../../../ui/forms/fields/SelectField.tsx';
import { useSearchText } from '../../../ui/forms/use-search-text.ts';
import { FilterBar } from '../../../ui/lists/FilterBar.tsx';
import {
  ACTIVE_SPANS,
  type DashboardAddress,
  type PeopleNarrowing,
  showsAll,
} from '../dashboard.address.ts';
import { STATE_NAMES } from '../people-words.ts';
import classes from './PeopleFilters.module.css';

const SPAN_NAMES: Record<(typeof ACTIVE_SPANS)[number], string> = {
  1: 'Today',
  7: 'This week',
  30: 'Within 30 days',
  90: 'Within 90 days',
};

const ROLE_NAMES = { user: 'Members', moderator: 'Moderators', admin: 'Admins' } as const;

const LEVEL_OPTIONS = LEVELS.map(({ level }) => ({
  value: String(level),
  label: `${level}, ${levelInfo(level).rank}`,
}));

interface PeopleFiltersProps {
  address: DashboardAddress;
  /** What was found, in words. */
  found: ReactNode;
  onNarrow: (change: PeopleNarrowing) => void;
}

/** What the User Database is narrowed by; all of it stands in the address (S2.2). */
export function PeopleFilters({ address, found, onNarrow }: PeopleFiltersProps) {
  const search = useSearchText(address.search ?? '', (words) => onNarrow({ search: words }));
  const clear = () => {
    search.clear();
    onNarrow({
      ...{ search: undefined, level: undefined, engagement: undefined },
      ...{ active: undefined, role: undefined, status: undefined },
    });
  };
  return (
    <div className={classes.filters}>
      <FilterBar label="People" found={found} onClear={showsAll(address) ? undefined : clear}>
        <SearchField
          label="Search people"
          labelHidden
          placeholder="Name or address"
          dir="auto"
          maxLength={ADMIN_LIMITS.search}
          value={search.text}
          onChange={(event) => search.change(event.target.value)}
          onClear={search.clear}
        />
        <Choice
          label="Level"
          any="All levels"
          value={address.level}
          options={LEVEL_OPTIONS}
          onChoose={(value) => onNarrow({ level: value === undefined ? value : Number(value) })}
        />
        <Choice
          label="Engagement"
          any="Any"
          value={address.engagement}
          options={ENGAGEMENTS.map((value) => ({ value, label: value }))}
          onChoose={(value) => onNarrow({ engagement: ENGAGEMENTS.find((each) => each === value) })}
        />
        <Choice
          label="Last wrote"
          any="Any time"
          value={address.active}
          options={ACTIVE_SPANS.map((span) => ({ value: String(span), label: SPAN_NAMES[span] }))}
          onChoose={(value) => onNarrow({ active: value === undefined ? value : Number(value) })}
        />
        <Choice
          label="Role"
          any="Any"
          value={address.role}
          options={ROLES.map((value) => ({ value, label: ROLE_NAMES[value] }))}
          onChoose={(value) => onNarrow({ role: ROLES.find((each) => each === value) })}
        />
        <Choice
          label="Status"
          any="Any"
          value={address.status}
          options={PERSON_STATES.map((value) => ({ value, label: STATE_NAMES[value] }))}
          onChoose={(value) => onNarrow({ status: PERSON_STATES.find((each) => each === value) })}
        />
      </FilterBar>
    </div>
  );
}

interface ChoiceProps {
  label: string;
  any: string;
  value: string | number | undefined;
  options: SelectOption[];
  onChoose: (value: string | undefined) => void;
}

function Choice({ label, any, value, options, onChoose }: ChoiceProps) {
  return (
    <SelectField
      label={label}
      value={String(value ?? '')}
      options={[{ value: '', label: any }, ...options]}
      onChange={(event) => onChoose(event.target.value || undefined)}
    />
  );
}
