import type { Stats } from '@pathkeeper/contract';
import { Leader } from '../../ui/page/Leader.tsx';
import classes from './JourneyRows.module.css';
import { journeyRows } from './progress-words.ts';

/** Streak, longest streak and entries, as leader-dot rows. */
export function JourneyRows({ stats }: { stats: Stats }) {
  return (
    <dl className={classes.rows}>
      {journeyRows(stats).map(({ name, value }) => (
        <div key={name} className={classes.row}>
          <dt>
            {name}
            <Leader />
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
