import type { Stats } from '@pathkeeper/contract';
import { Leader } from '../../ui/typography/Leader.tsx';
import { statsRows } from './progress-words.ts';
import classes from './StatsRows.module.css';

/** Streak, longest streak and entries, as leader-dot rows. */
export function StatsRows({ stats }: { stats: Stats }) {
  return (
    <dl className={classes.rows}>
      {statsRows(stats).map(({ name, value }) => (
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
