import type { VisionGoal } from '@pathkeeper/contract';
import { toast } from '../../../ui/toast.ts';
import { useTickStep } from '../board.queries.ts';

type Step = VisionGoal['milestones'][number];

/** Marks a step as done, with a way back, or opens it again. */
export function useTick() {
  const { mutate } = useTickStep();
  const tick = ({ goalId: id, id: milestoneId, title }: Step, isCompleted: boolean): void => {
    mutate({ id, milestoneId, isCompleted });
    if (!isCompleted) return;
    toast({
      title: 'Step done',
      description: title,
      action: {
        label: 'Undo',
        onClick: () => mutate({ id, milestoneId, isCompleted: false }),
      },
    });
  };
  return tick;
}
