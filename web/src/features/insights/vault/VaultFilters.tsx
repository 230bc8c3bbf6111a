import { INSIGHT_SOURCES, type Insight } from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import { SearchField } from '../../../ui/forms/fields/SearchField.tsx';
import { SelectField } from '../../../ui/forms/fields/SelectField.tsx';
import { useSearchText } from '../../../ui/forms/use-search-text.ts';
import { Choices } from '../Choices.tsx';
import { SOURCE_NAMES } from '../insight-words.ts';
import { LONGEST_QUERY, type VaultAddress } from '../insights.address.ts';
import { insightStats } from '../insights.queries.ts';
import classes from './VaultFilters.module.css';

const CATEGORIES = [
  { value: 'all', label: 'All' },
  { value: 'insight', label: 'Insights' },
  { value: 'lesson', label: 'Lessons' },
  { value: 'goal', label: 'Goals' },
] as const;

const SOURCES = [
  { value: '', label: 'Any source' },
  ...INSIGHT_SOURCES.map((value) => ({ value, label: SOURCE_NAMES[value] })),
];

interface VaultFiltersProps {
  address: VaultAddress;
  onAddress: (change: VaultAddress) => void;
}

/** What of the vault is shown: words, category, source. The address holds them. */
export function VaultFilters({ address, onAddress }: VaultFiltersProps) {
  const { data: stats } = useQuery(insightStats());
  const search = useSearchText(address.query ?? '', (query) => onAddress({ query }));
  const total = stats?.total ?? 0;
  return (
    <search className={classes.filters}>
      <div className={classes.words}>
        <SearchField
          label="Search the vault"
          labelHidden
          placeholder={
            total > 1 ? `Search ${total.toLocaleString('en-US')} insights` : 'Search the vault'
          }
          maxLength={LONGEST_QUERY}
          value={search.text}
          onChange={(event) => search.change(event.target.value)}
          onClear={search.clear}
        />
      </div>
      <Choices
        legend="Category"
        legendHidden
        look="chips"
        options={CATEGORIES}
        value={address.category ?? 'all'}
        onChange={(value) => onAddress({ category: value === 'all' ? undefined : value })}
      />
      <SelectField
        label="Source"
        className={classes.source}
        value={address.source ?? ''}
        options={SOURCES}
        onChange={(event) => {
          const value = event.target.value as Insight['source'] | '';
          onAddress({ source: value === '' ? undefined : value });
        }}
      />
    </search>
  );
}
