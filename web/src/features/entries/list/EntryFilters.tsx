import {
  ALL_MOODS,
  ENTRY_LIMITS,
  type Entry,
  type Folder,
  MOODS,
  type Mood,
} from '@pathkeeper/contract';
import type { FormEvent, KeyboardEvent, RefObject } from 'react';
import { MoodMark } from '../../../ui/art/MoodMark.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import { DateField } from '../../../ui/forms/fields/DateField.tsx';
import { SearchField } from '../../../ui/forms/fields/SearchField.tsx';
import { SelectField } from '../../../ui/forms/fields/SelectField.tsx';
import { TagsField } from '../../../ui/forms/TagsField.tsx';
import { FolderMark } from '../../../ui/labels/FolderMark.tsx';
import { Card } from '../../../ui/page/Card.tsx';
import { daysInOrder, LONGEST_QUERY } from '../entries.address.ts';
import classes from './EntryFilters.module.css';
import type { FilterDraft } from './use-filter-draft.ts';
import { useTagSuggestions } from './use-tag-suggestions.ts';

interface EntryFiltersProps {
  id: string;
  filters: FilterDraft;
  folders: readonly Folder[];
  /** Entries at hand, whose tags are offered while typing. */
  entries: readonly Entry[];
  /** The words of the main button: what there is to show. */
  showLabel: string;
  /** Applies at once and leads to the list. */
  onShow: () => void;
  /** Escape was pressed inside. */
  onLeave: () => void;
  ref: RefObject<HTMLFormElement | null>;
}

const moods = ALL_MOODS.map((mood) => ({
  value: mood,
  label: MOODS[mood].label,
  ink: `var(--mood-${mood})`,
}));

/** The fields of Search & Filter (S1.2): words, tags, mood, folder, from, to. */
export function EntryFilters(props: EntryFiltersProps) {
  const { id, filters, folders, entries, showLabel, onShow, onLeave, ref } = props;
  const { draft, change } = filters;
  const tags = useTagSuggestions(entries);
  const folder = folders.find((each) => each.id === draft.folder);

  const onKeyDown = (event: KeyboardEvent) => {
    // The list of tags closes first.
    const inList = (event.target as HTMLElement).getAttribute('aria-expanded') === 'true';
    if (event.key !== 'Escape' || inList) return;
    // A search field would empty itself.
    event.preventDefault();
    onLeave();
  };
  const clear = () => {
    filters.clear();
    // The button is off now and would drop the focus.
    ref.current?.querySelector('input')?.focus();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    onShow();
  };

  return (
    <form id={id} ref={ref} aria-label="Search & Filter" onSubmit={onSubmit} onKeyDown={onKeyDown}>
      <search>
        <Card className={classes.panel}>
          <div className={classes.wide}>
            <SearchField
              label="Words"
              placeholder="ladder, quay, “me too”"
              value={draft.query}
              maxLength={LONGEST_QUERY}
              dir="auto"
              onChange={(event) => change({ query: event.currentTarget.value })}
              onClear={() => change({ query: '' })}
            />
          </div>
          <SelectField
            label="Mood"
            icon={draft.mood && <MoodMark mood={draft.mood} />}
            options={[{ value: '', label: 'Any mood' }, ...moods]}
            value={draft.mood ?? ''}
            onChange={(event) =>
              change({ mood: (event.currentTarget.value || null) as Mood | null })
            }
          />
          <div className={classes.wide}>
            <TagsField
              label="Tags"
              value={draft.tags}
              suggestions={tags}
              maxTags={ENTRY_LIMITS.tags}
              maxLength={ENTRY_LIMITS.tag}
              onChange={(value) => change({ tags: value })}
            />
          </div>
          <SelectField
            label="Folder"
            icon={folder && <FolderMark color={folder.color} />}
            options={[
              { value: '', label: 'Any folder' },
              { value: 'none', label: 'No Folder' },
              ...folders.map((each) => ({ value: String(each.id), label: each.name })),
            ]}
            value={draft.folder ?? ''}
            onChange={(event) => {
              const { value } = event.currentTarget;
              change({ folder: value === '' ? null : value === 'none' ? value : Number(value) });
            }}
          />
          <DateField
            label="From"
            className={classes.half}
            value={draft.from}
            onChange={(event) => change({ from: event.currentTarget.value })}
          />
          <DateField
            label="To"
            className={classes.half}
            value={draft.to}
            error={!daysInOrder(draft) && 'The first day must not come after the last.'}
            onChange={(event) => change({ to: event.currentTarget.value })}
          />
          <div className={classes.buttons}>
            <Button type="submit" variant="filled">
              {showLabel}
            </Button>
            <Button variant="bare" disabled={filters.isEmpty} onClick={clear}>
              Clear all
            </Button>
          </div>
        </Card>
      </search>
    </form>
  );
}
