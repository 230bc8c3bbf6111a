import { isBlank, type Milestone } from '@pathkeeper/contract';
import { useState } from 'react';
import { FormDialog } from './FormDialog.tsx';
import { HALF_DATE, type Problems, problemsIn, withoutProblems } from './field-problems.ts';
import { useAddMilestone, useUpdateMilestone } from './goals.queries.ts';
import { StepFields } from './StepFields.tsx';
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
      <StepFields fields={fields} problems={problems} onChange={change} />
    </FormDialog>
  );
}
