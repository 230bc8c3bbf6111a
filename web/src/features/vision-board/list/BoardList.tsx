import type { VisionGoal } from '@pathkeeper/contract';
import { useBoardActs } from '../board-acts.ts';
import { GoalMark } from '../GoalMark.tsx';
import type { PillarOnWheel } from '../model/board-pillars.ts';
import { areaOf, stepsLine } from '../model/board-words.ts';
import { GoalContent } from '../pillar/GoalContent.tsx';
import { Unset } from '../pillar/PillarPanel.tsx';
import classes from './BoardList.module.css';

interface BoardListProps {
  pillars: readonly PillarOnWheel[];
  /** Goals in categories of their writer's own. */
  others: readonly VisionGoal[];
}

/** The board in words: the same pillars, phrases, steps and entries, one under the other (D67). */
export function BoardList({ pillars, others }: BoardListProps) {
  const { isExample } = useBoardActs();
  return (
    <div className={classes.list}>
      {pillars.map(({ pillar, goal }) => (
        <section key={pillar.id} aria-labelledby={`list-${pillar.id}`} className={classes.part}>
          <div className={classes.head}>
            <GoalMark goal={goal ?? { pillar: pillar.id, icon: '' }} size={36} />
            <h2 id={`list-${pillar.id}`} className={classes.name}>
              {pillar.name}
            </h2>
            <span className={classes.figure}>{stepsLine(goal)}</span>
          </div>
          {goal ? <GoalContent goal={goal} /> : !isExample && <Unset pillar={pillar.id} />}
        </section>
      ))}
      {others.map((goal) => (
        <section key={goal.id} aria-labelledby={`list-${goal.id}`} className={classes.part}>
          <div className={classes.head}>
            <GoalMark goal={goal} size={36} />
            <h2 id={`list-${goal.id}`} className={classes.name} dir="auto">
              {areaOf(goal)}
            </h2>
            <span className={classes.figure}>{stepsLine(goal)}</span>
          </div>
          <GoalContent goal={goal} />
        </section>
      ))}
    </div>
  );
}
