import { isBlank, type Milestone } from '@pathkeeper/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { fieldErrorsOf } from '../../../lib/api/api-error.ts';
import { MovedToSuccessor } from '../../../lib/drafts/draft-types.ts';
import { tellDeleted } from '../../../ui/forms/tell-deleted.ts';
import { type FieldErrors, withoutErrors } from '../../../ui/forms/use-field-errors.ts';
import { HALF_DATE } from '../goal-words.ts';
import { allGoals, useAddMilestone, useUpdateMilestone } from '../goals.queries.ts';
import { FormDialog } from './FormDialog.tsx';
import { asText, StepFields, sentOf, stepOf } from './StepFields.tsx';
import { NEW_GOAL, useGoalDraft } from './use-goal-draft.ts';

interface MilestoneDialogProps {
  goal: { id: number; title: string };
  /** The milestone to change; none for a new one. */
  milestone?: Milestone;
  /** What it is called where it stands: a pillar of the vision has steps. */
  what?: 'milestone' | 'step';
  onClose: () => void;
}

/** Adds a milestone at the end of a goal, or changes one. */
export function MilestoneDialog({
  goal,
  milestone,
  what = 'milestone',
  onClose,
}: MilestoneDialogProps) {
  const client = useQueryClient();
  const blank = { key: `milestone-of-${goal.id}`, start: stepOf() };
  // The goal itself may be what is gone.
  const isGoalThere = () =>
    client.getQueryData(allGoals().queryKey)?.some(({ id }) => id === goal.id) ?? true;
  const draft = useGoalDraft(
    milestone ? `milestone-${milestone.id}` : blank.key,
    stepOf(milestone),
    milestone && (() => (isGoalThere() ? blank : NEW_GOAL)),
  );
  const [problems, setProblems] = useState<FieldErrors>({});
  const add = useAddMilestone();
  const update = useUpdateMilestone();
  const { fields } = draft;
  const change = (some: Partial<typeof fields>) => {
    draft.change(some);
    setProblems(withoutErrors(problems, some));
  };

  const left = () => {
    onClose();
    tellDeleted(
      what,
      isGoalThere()
        ? 'What you typed waits in the form for a new one of this goal.'
        : 'Its goal is gone too. What you typed waits under New goal.',
    );
  };
  const save = async (halfDate: boolean) => {
    const found = {
      ...(isBlank(fields.title) && { title: `A ${what} needs a title.` }),
      ...(halfDate && { targetDate: HALF_DATE }),
    };
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    const { id } = goal;
    try {
      await draft.send((typed, expected, key) =>
        milestone
          ? update.mutateAsync({
              id,
              milestoneId: milestone.id,
              ...sentOf(typed),
              expected: sentOf(expected),
            })
          : add.mutateAsync({ id, key, ...sentOf(typed) }),
      );
    } catch (failure) {
      if (failure instanceof MovedToSuccessor) return left();
      setProblems(fieldErrorsOf(failure) ?? {});
      return;
    }
    onClose();
  };

  return (
    <FormDialog
      title={`${milestone ? 'Edit' : 'New'} ${what}`}
      meta={goal.title}
      saveLabel={milestone ? 'Save changes' : `Add ${what}`}
      draft={draft}
      conflict={draft.theirs && { what, theirs: asText(draft.theirs) }}
      onClose={onClose}
      onSave={(halfDate) => void save(halfDate)}
    >
      <StepFields fields={fields} problems={problems} onChange={change} />
    </FormDialog>
  );
}
