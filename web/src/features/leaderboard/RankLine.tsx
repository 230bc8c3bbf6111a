import { levelInfo } from '@pathkeeper/contract';
import { RankMark } from '../../ui/art/RankMark.tsx';
import classes from './RankLine.module.css';

/** Somebody's rank: its waystation, its name, its level. */
export function RankLine({ level }: { level: number }) {
  return (
    <span className={classes.rank}>
      <RankMark level={level} size={18} />
      {levelInfo(level).rank}
      <span className={classes.level}>level {level}</span>
    </span>
  );
}
