import { isBlank, type Milestone } from '@pathkeeper/contract';
import { useState } from 'react';
import { DateField } from '../../ui/forms/DateField.tsx';
import { TextArea } from '../../ui/forms/TextArea.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { FormDialog } from './FormDialog.tsx';
import { HALF_DATE, type Problems, problemsIn, withoutProblems } from './field-problems.ts';
import { useAddMilestone, useUpdateMilestone } from './goals.queries.ts';
import { useKept } from './use-kept.ts';

interface MilestoneDialogProps {
  goal: { id: number; title: string };
  /** The milestone to change; none for a new one. */
  milestone?: Milestone;
  onClose: () => void;
}

/** Adds a milestone at the end of a goal, or changes one. */
export function MilestoneDialog({ goal, milestone, onClose }: MilestoneDialogProps) {
  const kept = useKept(milestone ? `milestone-${milestone.id}` : `milestone-of-${goal.id}`, {
    title: milestone?.title ?? '',
    description: milestone?.description ?? '',
    targetDate: milestone?.targetDate ?? '',
  });
  const [problems, setProblems] = useState<Problems>({});
  const add = useAddMilestone();
  const update = useUpdateMilestone();
  const { fields } = kept;
  const change = (some: Partial<typeof fields>) => {
    kept.change(some);
    setProblems(withoutProblems(problems, some));
  };

  const save = async (halfDate: boolean) => {
    const found = {
      ...(isBlank(fields.title) && { title: 'A milestone needs a title.' }),
      ...(halfDate && { targetDate: HALF_DATE }),
    };
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    const words = { ...fields, targetDate: fields.targetDate || null };
    try {
      if (milestone) await update.mutateAsync({ id: goal.id, milestoneId: milestone.id, ...words });
      else await add.mutateAsync({ id: goal.id, ...words });
    } catch (failure) {
      setProblems(problemsIn(failure));
      return;
    }
    kept.forget();
    onClose();
  };

  return (
    <FormDialog
      title={milestone ? 'Edit milestone' : 'New milestone'}
      meta={goal.title}
      saveLabel={milestone ? 'Save changes' : 'Add milestone'}
      busy={add.isPending || update.isPending}
      kept={kept}
      onClose={onClose}
      onSave={(halfDate) => void save(halfDate)}
    >
      <TextField
        label="Title"
        data-autofocus
        autoComplete="off"
        dir="auto"
        value={fields.title}
        error={problems.title}
        onChange={(event) => change({ title: event.target.value })}
      />
      <TextArea
        label="Description (optional)"
        dir="auto"
        rows={1}
        value={fields.description}
        error={problems.description}
        onChange={(event) => change({ description: event.target.value })}
      />
      <DateField
        label="By (optional)"
        value={fields.targetDate}
        error={problems.targetDate}
        onChange={(event) => change({ targetDate: event.target.value })}
      />
    </FormDialog>
  );
}
