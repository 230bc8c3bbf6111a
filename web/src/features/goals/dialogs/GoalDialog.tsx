import { type Goal, isBlank } from '@pathkeeper/contract';
import { useState } from 'react';
import { fieldErrorsOf } from '../../../lib/api/api-error.ts';
import { MovedToSuccessor } from '../../../lib/drafts/draft-types.ts';
import { TextArea } from '../../../ui/forms/fields/TextArea.tsx';
import { tellDeleted } from '../../../ui/forms/tell-deleted.ts';
import { type FieldErrors, withoutErrors } from '../../../ui/forms/use-field-errors.ts';
import { toast } from '../../../ui/toast.ts';
import { HALF_DATE, milestonesFrom } from '../goal-words.ts';
import { useCreateGoal, useUpdateGoal } from '../goals.queries.ts';
import { FormDialog } from './FormDialog.tsx';
import { asText, StepFields, sentOf, stepOf } from './StepFields.tsx';
import { NEW_GOAL, useGoalDraft } from './use-goal-draft.ts';

interface GoalDialogProps {
  /** The goal to change; none for a new one. */
  goal?: Goal;
  onClose: () => void;
}

/** Sets a goal, with its first milestones one to a line, or changes the words and the day of one. */
export function GoalDialog({ goal, onClose }: GoalDialogProps) {
  const draft = useGoalDraft(
    goal ? `goal-${goal.id}` : NEW_GOAL.key,
    { ...NEW_GOAL.start, ...stepOf(goal) },
    goal && (() => NEW_GOAL),
  );
  const [problems, setProblems] = useState<FieldErrors>({});
  const create = useCreateGoal();
  const update = useUpdateGoal();
  const { fields } = draft;
  const change = (some: Partial<typeof fields>) => {
    draft.change(some);
    setProblems(withoutErrors(problems, some));
  };

  const left = () => {
    onClose();
    tellDeleted('goal', 'What you typed waits under New goal.');
  };
  const save = async (halfDate: boolean) => {
    const { titles, error } = milestonesFrom(fields.milestones);
    const found = {
      ...(isBlank(fields.title) && { title: 'A goal needs a title.' }),
      ...(halfDate && { targetDate: HALF_DATE }),
      ...(error && { milestones: error }),
    };
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    const milestones = titles.map((step) => ({ title: step }));
    try {
      await draft.send((typed, expected, key) =>
        goal
          ? update.mutateAsync({ id: goal.id, ...sentOf(typed), expected: sentOf(expected) })
          : create.mutateAsync({ key, ...sentOf(typed), milestones }),
      );
    } catch (failure) {
      if (failure instanceof MovedToSuccessor) return left();
      setProblems(fieldErrorsOf(failure) ?? {});
      return;
    }
    onClose();
    toast(
      goal
        ? { title: 'Goal changed', description: 'It reads as you left it.' }
        : { title: 'Goal set', description: 'It stands at the top of the list.' },
    );
  };

  return (
    <FormDialog
      title={goal ? 'Edit goal' : 'New goal'}
      saveLabel={goal ? 'Save changes' : 'Set goal'}
      draft={draft}
      conflict={draft.theirs && { what: 'goal', theirs: asText(draft.theirs) }}
      onClose={onClose}
      onSave={(halfDate) => void save(halfDate)}
    >
      <StepFields fields={fields} problems={problems} onChange={change} />
      {!goal && (
        <TextArea
          label="First milestones (optional)"
          hint="One to a line. Days can be given to them afterwards, and more can follow."
          dir="auto"
          rows={3}
          value={fields.milestones}
          error={problems.milestones}
          onChange={(event) => change({ milestones: event.target.value })}
        />
      )}
    </FormDialog>
  );
}
