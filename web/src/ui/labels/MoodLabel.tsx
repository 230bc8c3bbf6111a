import type { CSSProperties } from 'react';
import { type Mood, MoodMark } from '../art/MoodMark.tsx';
import classes from './MoodLabel.module.css';

export interface MoodLabelProps {
  mood: Mood;
  /** `mark` draws the mood's sign, `dot` only its ink: for small places. */
  look?: 'mark' | 'dot';
  /** Semibold, as in the foot of a list row. */
  strong?: boolean;
}

/** A mood: its mark, and always its name in words. */
export function MoodLabel({ mood, look = 'mark', strong = false }: MoodLabelProps) {
  return (
    <span className={classes.mood} data-strong={strong || undefined}>
      {look === 'mark' ? (
        <MoodMark mood={mood} size={20} />
      ) : (
        <span
          className={classes.dot}
          style={{ '--dot': `var(--mood-${mood})` } as CSSProperties}
          aria-hidden
        />
      )}
      {mood.charAt(0).toUpperCase() + mood.slice(1)}
    </span>
  );
}
