import { toNextThousand } from '@pathkeeper/contract';
import { useId } from 'react';
import classes from './LevelBar.module.css';

/** Progress to the next thousand XP, as a ruler with ten notches (D22). */
export function LevelBar({ xp }: { xp: number }) {
  const id = useId();
  const { into, missing } = toNextThousand(xp);
  return (
    <div className={classes.bar}>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={1000}
        aria-valuenow={into}
        aria-valuetext={`${into} of 1,000 XP`}
        className={classes.frame}
      >
        <span className={classes.fill} style={{ inlineSize: `${into / 10}%` }} />
      </div>
      <div className={classes.notches} aria-hidden />
      <p className={classes.caption}>
        <span id={id}>To the next thousand</span>
        <span>{missing.toLocaleString('en-US')} XP</span>
      </p>
    </div>
  );
}
