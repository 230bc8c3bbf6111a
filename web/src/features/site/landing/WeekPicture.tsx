import { SmallCaps } from '../../../ui/typography/SmallCaps.tsx';
import classes from './WeekPicture.module.css';

/** Seven days and their words. */
const WEEK = [
  [15, 480],
  [16, 260],
  [17, 520],
  [18, 340],
  [19, 190],
  [20, 640],
  [21, 310],
] as const;
/** Px a word. */
const SCALE = 46 / 640;

/** A week as its reflection opens: its title, its seven days, and a sentence that was said in it. */
export function WeekPicture() {
  return (
    <div className={classes.week}>
      <SmallCaps as="p">Week 47, seven pages</SmallCaps>
      <p className={classes.title}>The week you answered</p>
      <div className={classes.days}>
        {WEEK.map(([day, words]) => (
          <span key={day} className={classes.day}>
            <span className={classes.stroke} style={{ height: words * SCALE }} />
            {day}
          </span>
        ))}
      </div>
      <p className={classes.words}>
        On five of them somebody hands something back: a ladder, a jar of quince,{' '}
        <em>“the size of a sentence.”</em>
        <sup>†</sup>
      </p>
    </div>
  );
}
