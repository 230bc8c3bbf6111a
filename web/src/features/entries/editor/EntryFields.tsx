import {
  capsOf,
  ENTRY_FORM_MOODS,
  ENTRY_LIMITS,
  MOODS,
  type Mood,
  TOP_LEVEL,
} from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import { MoodMark } from '../../../ui/art/MoodMark.tsx';
import { SelectField, type SelectOption } from '../../../ui/forms/fields/SelectField.tsx';
import { TagsField } from '../../../ui/forms/TagsField.tsx';
import { useQuietMode } from '../../profile/profile.queries.ts';
import { useCaps } from '../../progression/gates.queries.ts';
import { customTags } from '../../tags/tags.queries.ts';

const NONE = { value: '', label: 'No mood' };

const optionOf = (mood: Mood): SelectOption => ({
  value: mood,
  label: MOODS[mood].label,
  ink: `var(--mood-${mood})`,
});

/** What is said under the last mood offered: from which level on there are more of them. */
function furtherMoods(offered: number): SelectOption[] {
  for (let level = 1; level <= TOP_LEVEL; level++) {
    const more = capsOf(level).moods - offered;
    if (more > 0) {
      const label = more === 1 ? `One more at level ${level}` : `${more} more at level ${level}`;
      return [{ value: 'more', label, disabled: true }];
    }
  }
  return [];
}

/**
 * The mood of an entry: as many as the level offers (D14). One that the form does not offer
 * stays on offer while it is set.
 */
export function MoodField({
  value,
  onChange,
  disabled = false,
}: {
  value: Mood | null;
  onChange: (mood: Mood | null) => void;
  disabled?: boolean;
}) {
  const isPlaying = useQuietMode() === false;
  const open = ENTRY_FORM_MOODS.slice(0, useCaps().moods);
  const offered = value && !open.includes(value) ? [...open, value] : open;
  return (
    <SelectField
      label="Mood"
      disabled={disabled}
      options={[NONE, ...offered.map(optionOf), ...(isPlaying ? furtherMoods(open.length) : [])]}
      icon={value ? <MoodMark mood={value} size={20} /> : undefined}
      value={value ?? ''}
      onChange={(event) => onChange((event.target.value || null) as Mood | null)}
    />
  );
}

/** The tags of an entry: typed, or chosen from the person's own. */
export function EntryTagsField({
  value,
  onChange,
  disabled = false,
}: {
  value: string[];
  onChange: (tags: string[]) => void;
  disabled?: boolean;
}) {
  const { data: own = [] } = useQuery(customTags());
  return (
    <TagsField
      label="Tags"
      disabled={disabled}
      value={value}
      onChange={onChange}
      suggestions={own.map((tag) => tag.tagName)}
      maxTags={ENTRY_LIMITS.tags}
      maxLength={ENTRY_LIMITS.tag}
    />
  );
}
