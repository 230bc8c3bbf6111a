import { useDebouncedCallback } from '@mantine/hooks';
import { INSIGHT_SOURCES, type Insight } from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { SearchField } from '../../../ui/forms/SearchField.tsx';
import { SelectField } from '../../../ui/forms/SelectField.tsx';
import { Choices } from '../Choices.tsx';
import { SOURCE_NAMES } from '../insight-words.ts';
import { LONGEST_QUERY, type VaultAddress } from '../insights.address.ts';
import { insightStats } from '../insights.queries.ts';
import classes from './VaultFilters.module.css';

/** How long somebody has to stop typing before the list follows, in ms. */
const PAUSE = 300;

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

/** The words as they are typed; the address follows after a pause, and refills them when it changes elsewhere. */
function useSearchText(query: string, onQuery: (query: string | undefined) => void) {
  const [text, setText] = useState(query);
  const sent = useRef(query);
  const send = (words: string) => {
    sent.current = words.trim();
    if (sent.current !== query) onQuery(sent.current || undefined);
  };
  const sendLater = useDebouncedCallback(send, PAUSE);
  useEffect(() => {
    // The echo of what was sent from here must not overwrite what was typed since.
    if (query === sent.current) return;
    sent.current = query;
    sendLater.cancel();
    setText(query);
  }, [query, sendLater]);
  return {
    text,
    change(words: string) {
      setText(words);
      sendLater(words);
    },
    clear() {
      sendLater.cancel();
      setText('');
      send('');
    },
  };
}
