import type { LeaderboardRow } from '@pathkeeper/contract';
import { counted, figure } from '../../lib/text/in-words.ts';
import { Medallion } from '../../ui/art/emblems/Medallion.tsx';
import { SmallCaps } from '../../ui/typography/SmallCaps.tsx';
import classes from './Podium.module.css';
import { RankLine } from './RankLine.tsx';
import { Wreath } from './Wreath.tsx';

/** What the first three places are called (S2.2). */
const PLACES = ['Champion', 'Runner-up', 'Third Place'];

interface PodiumProps {
  rows: readonly LeaderboardRow[];
  userId: number | undefined;
}

/** The first three, the champion in the middle under the page's one wreath. */
export function Podium({ rows, userId }: PodiumProps) {
  return (
    <ol className={classes.podium} aria-label="The first three">
      {rows.map((row) => (
        <li key={row.id} className={classes.place} data-rank={row.rank}>
          <SmallCaps as="p" className={classes.title}>
            {PLACES[row.rank - 1] ?? ''}
          </SmallCaps>
          <div className={classes.disc}>
            {row.rank === 1 && <Wreath />}
            <Medallion
              emblem={row.emblem}
              name={row.username}
              size={row.rank === 1 ? 128 : 104}
              className={classes.medallion}
            />
          </div>
          <p className={classes.name}>
            {row.id === userId && 'You, '}
            <bdi>{row.username}</bdi>
          </p>
          <RankLine level={row.level} />
          <p className={classes.xp}>
            {figure(row.xpPoints)} <SmallCaps>XP</SmallCaps>
          </p>
          <p className={classes.more}>
            {counted(row.totalEntries, 'entry', 'entries')}
            {`, ${counted(row.currentStreak, 'day')} in a row`}
          </p>
        </li>
      ))}
    </ol>
  );
}
