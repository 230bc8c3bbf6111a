import { dayHere, monthDay } from '../../../lib/dates.ts';
import classes from './DaysRuler.module.css';

const DAY_MS = 86_400_000;

interface DaysRulerProps {
  /** When the last of the days is over. */
  due: string;
  days: number;
  /** Whether they have begun; until then all of them lie ahead. */
  begun: boolean;
}

/** The days of grace as boxes: what is past is inked, today hatched, the last one the end. */
export function DaysRuler({ due, days, begun }: DaysRulerProps) {
  const now = Date.now();
  const end = new Date(due).getTime();
  const boxes = Array.from({ length: days }, (_, index) => {
    const at = end - (days - 1 - index) * DAY_MS;
    // A box lasts to its instant; the one that we are in is today's.
    const state = !begun ? 'ahead' : at <= now ? 'past' : at - DAY_MS <= now ? 'today' : 'ahead';
    return { at: new Date(at), state, isLast: index === days - 1 };
  });
  return (
    <ol className={classes.ruler} aria-hidden>
      {boxes.map(({ at, state, isLast }, index) => (
        <li key={at.getTime()} data-state={state} data-last={isLast || undefined}>
          {index === 0 || at.getDate() === 1 ? monthDay(dayHere(at)) : at.getDate()}
        </li>
      ))}
    </ol>
  );
}
