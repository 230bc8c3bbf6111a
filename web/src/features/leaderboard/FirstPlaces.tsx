import type { LeaderboardRow } from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { paths } from '../../lib/paths.ts';
import { figure } from '../../lib/text/in-words.ts';
import { Medallion } from '../../ui/art/emblems/Medallion.tsx';
import { SectionHead } from '../../ui/typography/SectionHead.tsx';
import { currentUser } from '../accounts/accounts.queries.ts';
import classes from './FirstPlaces.module.css';
import { ownPlace, topUsers } from './leaderboard.queries.ts';

/** How many stand in the block. */
const FIRST = 3;

/** Beside the forum: the first three places, and the reader's own. Nothing where nobody has one. */
export function FirstPlaces() {
  const { data: user } = useQuery(currentUser());
  const { data: rows = [] } = useQuery(topUsers());
  const { data: mine } = useQuery({ ...ownPlace(), enabled: Boolean(user) });
  if (rows.length === 0) return null;
  const first = rows.slice(0, FIRST);
  const own = mine?.place && !first.some(({ id }) => id === mine.place?.id) ? mine.place : null;
  return (
    <section aria-labelledby="first-places">
      <SectionHead id="first-places" remark={<Link to={paths.leaderboard}>See all</Link>}>
        Leaderboard
      </SectionHead>
      <ol className={classes.places}>
        {first.map((row) => (
          <Place key={row.id} row={row} isOwn={row.id === user?.id} />
        ))}
        {own && <Place row={own} isOwn isApart />}
      </ol>
    </section>
  );
}

interface PlaceProps {
  row: LeaderboardRow;
  isOwn: boolean;
  /** Further down than the ones above it. */
  isApart?: boolean;
}

function Place({ row, isOwn, isApart }: PlaceProps) {
  const { rank, username, emblem, xpPoints } = row;
  return (
    <li value={rank} className={classes.place} data-apart={isApart || undefined}>
      <span className={classes.rank}>{figure(rank)}</span>
      <Medallion emblem={emblem} name={username} size={36} />
      <bdi className={classes.name}>{isOwn ? 'You' : username}</bdi>
      <span className={classes.xp}>{figure(xpPoints)} XP</span>
    </li>
  );
}
