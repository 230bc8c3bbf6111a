import { type Mood, MoodMark } from '../art/MoodMark.tsx';
import classes from './MoodLabel.module.css';

export interface MoodLabelProps {
  mood: Mood;
  /** Semibold, as in the foot of a list row. */
  strong?: boolean;
}

/** A mood: its mark, the same on every screen in place of an emoji (S1.2), and always its name in words. */
export function MoodLabel({ mood, strong = false }: MoodLabelProps) {
  return (
    <span className={classes.mood} data-strong={strong || undefined}>
      <MoodMark mood={mood} size={18} />
      {mood.charAt(0).toUpperCase() + mood.slice(1)}
    </span>
  );
}
