import { LEVELS, type PersonCard } from '@pathkeeper/contract';
import { RankMark } from '../../../ui/art/RankMark.tsx';
import classes from './Person.module.css';

/** The name of whoever wrote something: a former member once the account is gone. */
export const nameOf = (author: PersonCard | null): string => author?.username ?? 'a former member';

const levelOf = ({ rank }: PersonCard): number =>
  LEVELS.find((each) => each.rank === rank)?.level ?? 1;

interface RankProps {
  author: PersonCard | null;
  /** Not in quiet mode (D27). */
  shown: boolean;
}

/** The mark of somebody's rank, alone; its name stands beside it. */
export function RankGlyph({ author, shown }: RankProps) {
  return author?.rank && shown ? <RankMark level={levelOf(author)} size={20} /> : null;
}

/** The name of somebody's rank, and their XP on a chip. */
export function RankAndXp({ author, shown }: RankProps) {
  if (!author?.rank || !shown) return null;
  return (
    <>
      <span>{author.rank}</span>
      <span className={classes.xp}>{author.xpPoints.toLocaleString('en-US')} XP</span>
    </>
  );
}
