import type { Goal } from '@pathkeeper/contract';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx';
import { toast } from '../../../ui/toast.ts';
import { useRemoveGoal } from '../goals.queries.ts';

interface GoalDeletionProps {
  goal: Goal;
  onKept: () => void;
  onDeleted: () => void;
}

/** Asks before a goal goes, and says what stays. */
export function GoalDeletion({ goal, onKept, onDeleted }: GoalDeletionProps) {
  const remove = useRemoveGoal();
  const confirm = async () => {
    // Not by `mutate` with a handler: the goal's row may be gone, and this with it, before that is called.
    const isGone = await remove.mutateAsync(goal.id).then(
      () => true,
      () => false,
    );
    if (!isGone) return;
    onDeleted();
    toast({ title: 'Goal deleted', description: 'Every page you wrote is still here.' });
  };
  return (
    <ConfirmDialog
      opened
      danger
      title="Delete goal?"
      confirmLabel="Delete goal"
      busy={remove.isPending}
      busyLabel="Deleting…"
      onCancel={onKept}
      onConfirm={() => void confirm()}
    >
      “{goal.title}” goes for good, with its milestones and notes. Every entry tied to it stays in
      your journal.
    </ConfirmDialog>
  );
}
