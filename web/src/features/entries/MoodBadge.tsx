import { MOODS, type Mood } from '@pathkeeper/contract';
import type { CSSProperties } from 'react';
import classes from './MoodBadge.module.css';

const ink = (mood: Mood) => ({ '--mood': `var(--mood-${mood})` }) as CSSProperties;

/** An entry's mood: its emoji (S1.2, "Entry card") and its name in words. */
export function MoodBadge({ mood }: { mood: Mood }) {
  const { emoji, label } = MOODS[mood];
  return (
    <span className={classes.badge}>
      <span className={classes.emoji} style={ink(mood)} aria-hidden>
        {emoji}
      </span>
      {label}
    </span>
  );
}
