import { IconLock } from '@tabler/icons-react';
import classes from './LockLine.module.css';

interface LockLineProps {
  /** What will be here. */
  children: string;
  /** What opens it, in a sentence. */
  sentence: string;
}

/** Something that a level has not opened yet, and what does. */
export function LockLine({ children, sentence }: LockLineProps) {
  return (
    <p className={classes.line}>
      <IconLock aria-hidden size={20} stroke={1.6} className={classes.lock} />
      <span>
        {children} {sentence}
      </span>
    </p>
  );
}
