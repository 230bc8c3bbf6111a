import type { VisionGoal } from '@pathkeeper/contract';
import type { CSSProperties } from 'react';
import { useBoardActs } from '../board-acts.ts';
import { GoalMark } from '../GoalMark.tsx';
import { areaOf, moreLine, ownColor, ownTitle } from '../model/board-words.ts';
import { MILESTONES_SHOWN } from '../model/card-layout.ts';
import classes from './Cards.module.css';

/** The colour that its writer gave a card, along its edge. */
export function ownLook(goal: VisionGoal) {
  const color = ownColor(goal);
  return color && { 'data-own': true, style: { '--own': color } as CSSProperties };
}

/** What a card says (S2.4): icon, title, phrase, three milestones and how many more there are. */
export function CardFace({ goal }: { goal: VisionGoal }) {
  const { openGoal } = useBoardActs();
  const title = ownTitle(goal);
  const more = moreLine(goal);
  return (
    <>
      <div className={classes.head}>
        <GoalMark goal={goal} size={30} />
        <h2 className={classes.title}>
          <button type="button" dir="auto" onClick={() => openGoal(goal)}>
            {title ?? areaOf(goal)}
          </button>
        </h2>
      </div>
      {goal.phrase && (
        <p className={classes.phrase} dir="auto">
          {goal.phrase}
        </p>
      )}
      {goal.milestones.length > 0 && (
        <ul className={classes.milestones}>
          {goal.milestones.slice(0, MILESTONES_SHOWN).map((step) => (
            <li key={step.id} data-done={step.isCompleted || undefined} dir="auto">
              {step.title}
            </li>
          ))}
        </ul>
      )}
      {more && <p className={classes.more}>{more}</p>}
    </>
  );
}
