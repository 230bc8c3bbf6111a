import type { VisionGoal } from '@pathkeeper/contract';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx';
import { useRemoveMilestone } from '../../goals/goals.queries.ts';

interface StepDeletionProps {
  step: VisionGoal['milestones'][number];
  onKept: () => void;
  onDeleted: () => void;
}

/** Asks before a step goes, and says what stays. */
export function StepDeletion({ step, onKept, onDeleted }: StepDeletionProps) {
  const remove = useRemoveMilestone();
  return (
    <ConfirmDialog
      opened
      danger
      title="Delete step?"
      confirmLabel="Delete step"
      busy={remove.isPending}
      busyLabel="Deleting…"
      onCancel={onKept}
      onConfirm={() =>
        remove.mutate({ id: step.goalId, milestoneId: step.id }, { onSuccess: onDeleted })
      }
    >
      “{step.title}” goes. The other steps stay, and so does every page that you wrote about it.
    </ConfirmDialog>
  );
}
