import {
  LONGEST_PROMPT_SEARCH,
  PROMPT_THEMES,
  type Prompt,
  type PromptContents,
  type PromptShelf,
} from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import { SearchField } from '../../ui/forms/fields/SearchField.tsx';
import { SelectField } from '../../ui/forms/fields/SelectField.tsx';
import { useSearchText } from '../../ui/forms/use-search-text.ts';
import { useLock } from '../progression/gates.queries.ts';
import { progress } from '../progression/progression.queries.ts';
import { LockedShelf } from './LockedShelf.tsx';
import { PromptList, PromptSkeleton } from './PromptList.tsx';
import classes from './PromptScreen.module.css';
import { SHELF_NAMES } from './prompt-words.ts';
import type { PromptsAddress } from './prompts.address.ts';

interface PromptRoomProps {
  address: PromptsAddress;
  contents: PromptContents | undefined;
  onAddress: (change: PromptsAddress) => void;
  onWrite: (prompt: Prompt) => void;
}

/** A shelf with its search; on a phone also the choice of shelf and theme. */
export function PromptScreen({ address, contents, onAddress, onWrite }: PromptRoomProps) {
  const shelf: PromptShelf = address.shelf ?? 'library';
  const locks = { library: useLock('promptLibrary'), deep: useLock('deepPrompts'), kept: null };
  const lock = locks[shelf];
  // What is still locked is not asked for.
  const { isPending } = useQuery(progress());
  const search = useSearchText(address.query ?? '', (query) => onAddress({ query }));
  const count = contents?.shelves[shelf] ?? 0;
  return (
    <>
      <search className={classes.filters} data-locked={lock ? true : undefined}>
        <div className={classes.choices}>
          <SelectField
            label="Shelf"
            value={shelf}
            options={Object.entries(SHELF_NAMES).map(([value, label]) => ({ value, label }))}
            onChange={({ currentTarget: { value } }) =>
              onAddress({ shelf: value === 'library' ? undefined : (value as 'deep' | 'kept') })
            }
          />
          <SelectField
            label="Theme"
            value={address.theme ?? ''}
            options={[
              { value: '', label: 'Every theme' },
              ...PROMPT_THEMES.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={({ currentTarget: { value } }) =>
              onAddress({ theme: PROMPT_THEMES.find(({ id }) => id === value)?.id })
            }
          />
        </div>
        {!lock && (
          <SearchField
            label="Search the prompts"
            labelHidden
            placeholder={count > 1 ? `Search ${count} prompts` : 'Search the prompts'}
            maxLength={LONGEST_PROMPT_SEARCH}
            value={search.text}
            onChange={(event) => search.change(event.target.value)}
            onClear={search.clear}
          />
        )}
      </search>
      {isPending ? (
        <PromptSkeleton />
      ) : lock ? (
        <LockedShelf shelf={shelf} lock={lock} contents={contents} />
      ) : (
        <PromptList
          address={address}
          onClear={() => onAddress({ theme: undefined, query: undefined })}
          onWrite={onWrite}
        />
      )}
    </>
  );
}
