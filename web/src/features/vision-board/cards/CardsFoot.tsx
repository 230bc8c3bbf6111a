import type { VisionGoal } from '@pathkeeper/contract';
import { IconPlus } from '@tabler/icons-react';
import { inWords } from '../../../lib/text/in-words.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { useBoardActs } from '../board-acts.ts';
import { areaOf } from '../model/board-words.ts';
import classes from './Cards.module.css';

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

interface CardsFootProps {
  goals: readonly VisionGoal[];
  /** Already asked once a day: there is nothing to commit to anew. */
  isCommitted: boolean;
  onCommit: () => void;
}

/** Under the cards: what lies there, a pillar of one's own, and on to the commitment. */
export function CardsFoot({ goals, isCommitted, onCommit }: CardsFootProps) {
  const { isExample, setGoal } = useBoardActs();
  const steps = goals.reduce((sum, { milestones }) => sum + milestones.length, 0);
  const named = goals.slice(0, 8).map(areaOf).join(', ');
  return (
    <div className={classes.foot}>
      <p className={classes.count}>
        <b>{named}.</b> {capital(inWords(steps))} {steps === 1 ? 'step' : 'steps'} between now and
        then.
      </p>
      {!isExample && (
        <div className={classes.acts}>
          <Button icon={<IconPlus aria-hidden />} onClick={() => setGoal(null)}>
            A pillar of your own
          </Button>
          {!isCommitted && (
            <Button variant="filled" onClick={onCommit}>
              I'm Ready to Commit
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
