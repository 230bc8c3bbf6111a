import type { UltimateGoal } from '@pathkeeper/contract';
import { PillarMark } from '../../../ui/art/PillarMark.tsx';
import type { Step } from '../tools.ts';
import classes from './GoalCard.module.css';

/** Milestones that a card shows (S3.9). */
const SHOWN = 3;

interface GoalCardProps {
  pillar: Step;
  card: Pick<UltimateGoal, 'title' | 'phrase' | 'milestones' | 'question'>;
  /** Opens the answer that the phrase stands in. */
  onTurn: () => void;
}

/** One pillar of a vision that was made: title, phrase, three milestones. */
export function GoalCard({ pillar, card, onTurn }: GoalCardProps) {
  const { title, phrase, milestones, question } = card;
  const more = milestones.length - SHOWN;
  return (
    <li className={classes.card}>
      <div className={classes.head}>
        <PillarMark pillar={pillar.id} size={56} className={classes.mark} />
        <h2 className={classes.name}>{pillar.name}</h2>
      </div>
      {title !== pillar.name && <p className={classes.title}>{title}</p>}
      {phrase && (
        <button type="button" className={classes.phrase} onClick={onTurn}>
          <q>{phrase}</q>
          <span className={classes.from}>from what you wrote</span>
        </button>
      )}
      {milestones.length === 0 && question && <p className={classes.question}>{question}</p>}
      {milestones.length > 0 && (
        <ul className={classes.milestones}>
          {milestones.slice(0, SHOWN).map((milestone) => (
            <li key={milestone}>{milestone}</li>
          ))}
          {more > 0 && <li className={classes.more}>+{more} more...</li>}
        </ul>
      )}
    </li>
  );
}
