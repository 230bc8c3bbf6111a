import type { LeaderboardRow } from '@pathkeeper/contract';
import { counted, figure } from '../../lib/text/in-words.ts';
import { Medallion } from '../../ui/art/emblems/Medallion.tsx';
import { VisuallyHidden } from '../../ui/page/VisuallyHidden.tsx';
import { SmallCaps } from '../../ui/typography/SmallCaps.tsx';
import classes from './Ranking.module.css';
import { RankLine } from './RankLine.tsx';

interface RankingProps {
  label: string;
  rows: readonly LeaderboardRow[];
  userId: number | undefined;
}

/** Places one under another; the reader's own is raised. On a phone the figures stand under the name. */
export function Ranking({ label, rows, userId }: RankingProps) {
  return (
    <table className={classes.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>Place</VisuallyHidden>
          </th>
          <th scope="col">
            <SmallCaps>Keeper</SmallCaps>
          </th>
          <th scope="col" className={classes.wide}>
            <SmallCaps>Entries</SmallCaps>
          </th>
          <th scope="col" className={classes.wide}>
            <SmallCaps>Streak</SmallCaps>
          </th>
          <th scope="col">
            <SmallCaps>XP</SmallCaps>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} isOwn={row.id === userId} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ row, isOwn }: { row: LeaderboardRow; isOwn: boolean }) {
  const { rank, username, emblem, level, totalEntries, currentStreak, xpPoints } = row;
  const streak = currentStreak > 0 ? counted(currentStreak, 'day') : null;
  return (
    <tr data-own={isOwn || undefined}>
      <td className={classes.place}>{figure(rank)}</td>
      <th scope="row">
        <div className={classes.keeper}>
          <Medallion emblem={emblem} name={username} size={40} />
          <div className={classes.words}>
            <span className={classes.name}>
              {isOwn && 'You, '}
              <bdi>{username}</bdi>
            </span>
            <RankLine level={level} />
            <span className={classes.narrow}>
              {counted(totalEntries, 'entry', 'entries')}
              {streak && `, ${streak} in a row`}
            </span>
          </div>
        </div>
      </th>
      <td className={classes.wide}>{figure(totalEntries)}</td>
      <td className={classes.wide}>
        {streak ?? (
          <>
            <span aria-hidden>–</span>
            <VisuallyHidden>none</VisuallyHidden>
          </>
        )}
      </td>
      <td className={classes.xp}>{figure(xpPoints)}</td>
    </tr>
  );
}
