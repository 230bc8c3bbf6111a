import { ENTRY_FORM_MOODS, ENTRY_LIMITS, MOODS, type Mood } from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import { MoodMark } from '../../ui/art/MoodMark.tsx';
import { SelectField, type SelectOption } from '../../ui/forms/SelectField.tsx';
import { TagsField } from '../../ui/forms/TagsField.tsx';
import { customTags } from '../tags/tags.queries.ts';

const NONE = { value: '', label: 'No mood' };

const optionOf = (mood: Mood): SelectOption => ({
  value: mood,
  label: MOODS[mood].label,
  ink: `var(--mood-${mood})`,
});

/** The mood of an entry. One that the form no longer offers stays on offer while it is set. */
export function MoodField({
  value,
  onChange,
  disabled = false,
}: {
  value: Mood | null;
  onChange: (mood: Mood | null) => void;
  disabled?: boolean;
}) {
  const offered =
    value && !ENTRY_FORM_MOODS.includes(value) ? [...ENTRY_FORM_MOODS, value] : ENTRY_FORM_MOODS;
  return (
    <SelectField
      label="Mood"
      disabled={disabled}
      options={[NONE, ...offered.map(optionOf)]}
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
