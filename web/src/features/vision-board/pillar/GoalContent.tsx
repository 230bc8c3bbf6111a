import type { VisionGoal } from '@pathkeeper/contract';
import { IconPlus } from '@tabler/icons-react';
import { Button } from '../../../ui/controls/Button.tsx';
import { SmallCaps } from '../../../ui/typography/SmallCaps.tsx';
import { useBoardActs } from '../board-acts.ts';
import { doneOf, ownTitle } from '../model/board-words.ts';
import { Evidence } from './Evidence.tsx';
import classes from './Goal.module.css';
import { GoalEntries } from './GoalEntries.tsx';
import { StepRow } from './StepRow.tsx';

/** A goal in words: its phrase and where that comes from, what stands in the way, its steps, its entries. */
export function GoalContent({ goal }: { goal: VisionGoal }) {
  const { isExample, addStep, editWords } = useBoardActs();
  const title = ownTitle(goal);
  return (
    <div className={classes.goal}>
      {title && (
        <p className={classes.title} dir="auto">
          {title}
        </p>
      )}
      {goal.phrase && (
        <p className={classes.phrase} dir="auto">
          {goal.phrase}
        </p>
      )}
      {goal.evidence.phrase && <Evidence from={goal.evidence.phrase} />}
      {(goal.obstacle || goal.whenThen) && (
        <dl className={classes.rows}>
          {goal.obstacle && (
            <div>
              <dt>What stands in the way</dt>
              <dd dir="auto">{goal.obstacle}</dd>
            </div>
          )}
          {goal.whenThen && (
            <div>
              <dt>When and then</dt>
              <dd dir="auto">{goal.whenThen}</dd>
            </div>
          )}
        </dl>
      )}
      <div className={classes.head}>
        <SmallCaps as="h3">Action steps</SmallCaps>
        {goal.milestones.length > 0 && <span>{doneOf(goal)}</span>}
      </div>
      {goal.milestones.length > 0 ? (
        <ul className={classes.steps}>
          {goal.milestones.map((step) => (
            <StepRow key={step.id} goal={goal} step={step} />
          ))}
        </ul>
      ) : (
        <p className={classes.none}>Which first step would show that this began?</p>
      )}
      {!isExample && (
        <div className={classes.buttons}>
          <Button icon={<IconPlus aria-hidden />} onClick={() => addStep(goal)}>
            Add a step
          </Button>
          <Button variant="bare" onClick={() => editWords(goal)}>
            Edit the words
          </Button>
        </div>
      )}
      {!isExample && <GoalEntries goalId={goal.id} />}
    </div>
  );
}
