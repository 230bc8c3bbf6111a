import { INSIGHT_LIMITS, type Insight } from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { plainDay } from '../../../lib/dates.ts';
import type { DraftForm } from '../../../lib/drafts/use-draft.ts';
import { excerpt } from '../../../lib/text/excerpt.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { DraftWarning } from '../../../ui/forms/DraftWarning.tsx';
import { SelectField } from '../../../ui/forms/fields/SelectField.tsx';
import { TextField } from '../../../ui/forms/fields/TextField.tsx';
import { Sending } from '../../../ui/forms/sending.ts';
import { recentEntries } from '../../entries/entries.queries.ts';
import { Choices } from '../Choices.tsx';
import { CATEGORY_NAMES } from '../insight-words.ts';
import classes from './InsightForm.module.css';
import { InsightText } from './InsightText.tsx';
import type { InsightDraft } from './use-insight-draft.ts';

const CATEGORIES = Object.entries(CATEGORY_NAMES).map(([value, label]) => ({
  value: value as Insight['category'],
  label,
}));

interface InsightFormProps {
  draftForm: DraftForm<InsightDraft>;
  /** Called only when title and words are there. */
  onSubmit: () => void;
  submitLabel: string;
  /** A new one may name an entry it comes from; a saved one has its source for good. */
  withEntry?: boolean;
  /** Stands beside the button. */
  cancel?: ReactNode;
  /** The first field takes the focus. */
  focused?: boolean;
}

/** Title, words and category of an insight (S1.5: the first two are needed). */
export function InsightForm({
  draftForm,
  onSubmit,
  submitLabel,
  withEntry = false,
  cancel,
  focused = false,
}: InsightFormProps) {
  const { fields: draft, change: onChange, isSending: busy, isKept, theirs } = draftForm;
  const [isTold, setIsTold] = useState(false);
  const title = useRef<HTMLInputElement>(null);
  const content = useRef<HTMLTextAreaElement>(null);
  const wrong = isTold ? faultsOf(draft) : {};
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Of two versions one is chosen by name.
    if (busy || theirs) return;
    const faults = faultsOf(draft);
    setIsTold(true);
    if (faults.title) title.current?.focus();
    else if (faults.content) content.current?.focus();
    else {
      setIsTold(false);
      onSubmit();
    }
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <Sending value={busy}>
        <TextField
          ref={title}
          label="Title"
          placeholder="Tired is not the same as finished."
          value={draft.title}
          error={wrong.title}
          autoComplete="off"
          autoFocus={focused}
          onChange={(event) => onChange({ title: event.target.value })}
        />
        <InsightText
          ref={content}
          value={draft.content}
          error={wrong.content}
          onChange={(event) => onChange({ content: event.target.value })}
        />
      </Sending>
      <Choices
        legend="Category"
        look="frame"
        disabled={busy}
        options={CATEGORIES}
        value={draft.category}
        onChange={(category) => onChange({ category })}
      />
      {withEntry && (
        <EntrySelect
          value={draft.entryId}
          disabled={busy}
          onChange={(entryId) => onChange({ entryId })}
        />
      )}
      {!isKept && <DraftWarning />}
      {!theirs && (
        <div className={classes.actions}>
          <Button type="submit" variant="filled" busy={busy} busyLabel="Keeping…">
            {submitLabel}
          </Button>
          {cancel}
        </div>
      )}
    </form>
  );
}

function faultsOf({ title, content }: InsightDraft): { title?: string; content?: string } {
  return {
    ...(title.trim() === '' && { title: 'It needs a title to be found by.' }),
    ...(title.trim().length > INSIGHT_LIMITS.title && {
      title: `A title holds ${INSIGHT_LIMITS.title} characters.`,
    }),
    ...(content.trim() === '' && { content: 'It needs the insight itself.' }),
    ...(content.length > INSIGHT_LIMITS.content && {
      content: 'That is more than the vault holds in one piece.',
    }),
  };
}

interface EntrySelectProps {
  value: number | null;
  disabled: boolean;
  onChange: (entryId: number | null) => void;
}

/** One of the latest entries that the insight comes from, or none. */
function EntrySelect({ value, disabled, onChange }: EntrySelectProps) {
  const { data: recent = [] } = useQuery(recentEntries());
  // A draft may name an entry that is no longer among the latest.
  const isEarlier = value !== null && !recent.some(({ id }) => id === value);
  return (
    <SelectField
      label="From"
      disabled={disabled}
      value={value ?? ''}
      options={[
        { value: '', label: 'Own words' },
        ...recent.map(({ id, localDate, content }) => ({
          value: String(id),
          label: `Entry of ${plainDay(localDate)}: ${excerpt(content, 30)}`,
        })),
        ...(isEarlier ? [{ value: String(value), label: 'An earlier entry' }] : []),
      ]}
      onChange={(event) => onChange(event.target.value ? Number(event.target.value) : null)}
    />
  );
}
