import { toNextThousand } from '@pathkeeper/contract';
import classes from './LevelBar.module.css';

interface LevelBarProps {
  xp: number;
  /** No rank is left: the bar is full and stays so. */
  isFull?: boolean;
}

/** Progress to the next thousand XP, as a ruler with ten notches (D22). Under it stands the next rank alone. */
export function LevelBar({ xp, isFull = false }: LevelBarProps) {
  const into = isFull ? 1000 : toNextThousand(xp).into;
  return (
    <div className={classes.bar}>
      <div
        role="progressbar"
        aria-label={isFull ? 'The whole path' : 'To the next thousand XP'}
        aria-valuemin={0}
        aria-valuemax={1000}
        aria-valuenow={into}
        aria-valuetext={isFull ? 'Walked to its end' : `${into} of 1,000 XP`}
        className={classes.frame}
      >
        <span className={classes.fill} style={{ inlineSize: `${into / 10}%` }} />
      </div>
      <div className={classes.notches} aria-hidden />
    </div>
  );
}
