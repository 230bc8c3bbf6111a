import { SmallCaps } from '../../ui/typography/SmallCaps.tsx';
import classes from './GivesAndKeeps.module.css';
import { ADDS, NEVER_TOUCHES } from './plan-words.ts';

/** Why anybody would pay, and what nobody has to pay for (D73): all of it is true. */
export function GivesAndKeeps() {
  return (
    <div className={classes.both}>
      <div>
        <SmallCaps as="h3">What paying adds</SmallCaps>
        <ul className={classes.list} data-mark="lozenge">
          {ADDS.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      <div>
        <SmallCaps as="h3">What it never touches</SmallCaps>
        <ul className={classes.list}>
          {NEVER_TOUCHES.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
