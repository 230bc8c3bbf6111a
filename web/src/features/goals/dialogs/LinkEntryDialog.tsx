import { useDebouncedValue } from '@mantine/hooks';
import type { Goal } from '@pathkeeper/contract';
import { useState } from 'react';
import { fieldErrorsOf } from '../../../lib/api/api-error.ts';
import { SearchField } from '../../../ui/forms/fields/SearchField.tsx';
import { TextArea } from '../../../ui/forms/fields/TextArea.tsx';
import type { FieldErrors } from '../../../ui/forms/use-field-errors.ts';
import { toast } from '../../../ui/toast.ts';
import { useAddNote } from '../goals.queries.ts';
import { EntryChoice } from './EntryChoice.tsx';
import { FormDialog } from './FormDialog.tsx';
import { useGoalDraft } from './use-goal-draft.ts';

/** How long the typing pauses before it is searched for, in ms. */
const PAUSE = 250;

interface LinkEntryDialogProps {
  goal: Goal;
  onClose: () => void;
}

/** Ties one of the writer's pages to a goal, with a word about it if wanted. */
export function LinkEntryDialog({ goal, onClose }: LinkEntryDialogProps) {
  const draft = useGoalDraft(`link-to-${goal.id}`, { progressNote: '' });
  const [words, setWords] = useState('');
  const [query] = useDebouncedValue(words.trim(), PAUSE);
  const [chosen, setChosen] = useState<number | null>(null);
  const [problems, setProblems] = useState<FieldErrors>({});
  const add = useAddNote();

  const save = async () => {
    if (chosen === null) return;
    try {
      await draft.send(({ progressNote }, _start, key) =>
        add.mutateAsync({
          id: goal.id,
          // Another page is another tie.
          key: `${key}-${chosen}`,
          entryId: chosen,
          progressNote,
        }),
      );
    } catch (failure) {
      setProblems(fieldErrorsOf(failure) ?? {});
      return;
    }
    onClose();
    toast({ title: 'Entry linked', description: 'The page stays where it is; the goal knows it.' });
  };

  return (
    <FormDialog
      title="Link an entry"
      meta={goal.title}
      saveLabel="Link entry"
      busyLabel="Linking…"
      disabled={chosen === null}
      draft={draft}
      onClose={onClose}
      onSave={() => void save()}
    >
      <SearchField
        label="Search your entries"
        data-autofocus
        value={words}
        onChange={(event) => setWords(event.target.value)}
        onClear={() => setWords('')}
      />
      <EntryChoice
        query={query}
        linked={new Set(goal.notes.map(({ entryId }) => entryId))}
        chosen={chosen}
        onChoose={setChosen}
      />
      <TextArea
        label="A word about it (optional)"
        dir="auto"
        rows={1}
        value={draft.fields.progressNote}
        error={problems.progressNote}
        onChange={(event) => {
          draft.change({ progressNote: event.target.value });
          setProblems({});
        }}
      />
    </FormDialog>
  );
}
