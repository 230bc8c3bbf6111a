import { type Goal, isBlank } from '@pathkeeper/contract';
import { useState } from 'react';
import { fieldErrorsOf } from '../../../lib/api/api-error.ts';
import { SelectField } from '../../../ui/forms/fields/SelectField.tsx';
import { TextArea } from '../../../ui/forms/fields/TextArea.tsx';
import { TextField } from '../../../ui/forms/fields/TextField.tsx';
import { type FieldErrors, withoutErrors } from '../../../ui/forms/use-field-errors.ts';
import { useAddNote } from '../goals.queries.ts';
import { FormDialog } from './FormDialog.tsx';
import { useGoalDraft } from './use-goal-draft.ts';

interface NoteDialogProps {
  goal: Goal;
  onClose: () => void;
}

/** A note on the way: on the goal or one of its milestones, or how far a goal without any has come. */
export function NoteDialog({ goal, onClose }: NoteDialogProps) {
  const draft = useGoalDraft(`note-on-${goal.id}`, {
    progressNote: '',
    milestone: '',
    progressValue: '',
  });
  const [problems, setProblems] = useState<FieldErrors>({});
  const add = useAddNote();
  const { fields } = draft;
  const change = (some: Partial<typeof fields>) => {
    draft.change(some);
    setProblems(withoutErrors(problems, some));
  };

  const save = async () => {
    const { progressNote, milestone, progressValue } = fields;
    const value = progressValue.trim();
    const found = {
      ...(isBlank(progressNote) && { progressNote: 'Write a word or two first.' }),
      ...(!isShare(value) && { progressValue: 'A whole number from 0 to 100, or nothing.' }),
    };
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    try {
      const note = {
        id: goal.id,
        progressNote,
        // One that was chosen earlier may be gone by now.
        milestoneId: goal.milestones.find(({ id }) => String(id) === milestone)?.id ?? null,
        progressValue: value === '' ? null : Number(value),
      };
      await draft.send((_typed, _start, key) => add.mutateAsync({ key, ...note }));
    } catch (failure) {
      setProblems(fieldErrorsOf(failure) ?? {});
      return;
    }
    onClose();
  };

  return (
    <FormDialog
      title="Add a note"
      meta={goal.title}
      saveLabel="Add note"
      draft={draft}
      onClose={onClose}
      onSave={() => void save()}
    >
      <TextArea
        label="What happened"
        data-autofocus
        dir="auto"
        rows={3}
        value={fields.progressNote}
        error={problems.progressNote}
        onChange={(event) => change({ progressNote: event.target.value })}
      />
      {goal.milestones.length > 0 ? (
        <SelectField
          label="About"
          options={[
            { value: '', label: 'The goal as a whole' },
            ...goal.milestones.map(({ id, title }) => ({ value: String(id), label: title })),
          ]}
          value={fields.milestone}
          onChange={(event) => change({ milestone: event.target.value })}
        />
      ) : (
        <TextField
          label="How far along, in per cent (optional)"
          hint="Left empty, the measure stays where it is."
          inputMode="numeric"
          autoComplete="off"
          value={fields.progressValue}
          error={problems.progressValue}
          onChange={(event) => change({ progressValue: event.target.value })}
        />
      )}
    </FormDialog>
  );
}

const isShare = (value: string) => /^\d{0,3}$/.test(value) && Number(value) <= 100;
