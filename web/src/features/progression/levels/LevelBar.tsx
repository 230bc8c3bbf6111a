import { toNextThousand } from '@pathkeeper/contract';
import classes from './LevelBar.module.css';

interface XpBarProps {
  label: string;
  xp: number;
  of: number;
  /** How it is read aloud; '120 of 500 XP' otherwise. */
  words?: string | undefined;
}

/** Some XP of others, as a ruler with ten notches. */
export function XpBar({ label, xp, of, words }: XpBarProps) {
  const figures = [xp, of].map((value) => value.toLocaleString('en-US'));
  return (
    <div className={classes.bar}>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={of}
        aria-valuenow={xp}
        aria-valuetext={words ?? `${figures.join(' of ')} XP`}
        className={classes.frame}
      >
        <span className={classes.fill} style={{ inlineSize: `${(xp / of) * 100}%` }} />
      </div>
      <div className={classes.notches} aria-hidden />
    </div>
  );
}

interface LevelBarProps {
  xp: number;
  /** No rank is left: the bar is full and stays so. */
  isFull?: boolean;
}

/** Progress to the next thousand XP (D22). */
export function LevelBar({ xp, isFull = false }: LevelBarProps) {
  return isFull ? (
    <XpBar label="The whole path" xp={1000} of={1000} words="Walked to its end" />
  ) : (
    <XpBar label="To the next thousand XP" xp={toNextThousand(xp).into} of={1000} />
  );
}
