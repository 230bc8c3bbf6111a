import type { VisionGoal } from '@pathkeeper/contract';
import { Checkbox } from '../../../ui/forms/fields/toggles/Checkbox.tsx';
import { useBoardActs } from '../board-acts.ts';
import { stepWhen } from '../model/board-words.ts';
import classes from './Goal.module.css';
import { useTick } from './use-tick.ts';

interface StepRowProps {
  goal: VisionGoal;
  step: VisionGoal['milestones'][number];
}

/** A step: its tick, its words, which open it, and when. */
export function StepRow({ goal, step }: StepRowProps) {
  const { isExample, openStep } = useBoardActs();
  const tick = useTick();
  const { title, isCompleted } = step;
  return (
    <li className={classes.step} data-done={isCompleted || undefined}>
      <Checkbox
        className={classes.tick}
        checked={isCompleted}
        disabled={isExample}
        labelHidden
        label={`${title}: done`}
        onChange={(event) => tick(step, event.target.checked)}
      />
      <div>
        <button
          type="button"
          className={classes.stepTitle}
          dir="auto"
          onClick={() => openStep(goal, step)}
        >
          {title}
        </button>
        {!isExample && <p className={classes.when}>{stepWhen(step)}</p>}
      </div>
    </li>
  );
}
