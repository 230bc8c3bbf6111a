import { EARNED, LEVELS } from '@pathkeeper/contract';
import { Link } from '@tanstack/react-router';
import { paths } from '../../lib/paths.ts';
import { figure } from '../../lib/text/in-words.ts';
import { RankMark } from '../../ui/art/RankMark.tsx';
import { Leader } from '../../ui/typography/Leader.tsx';
import { SectionHead } from '../../ui/typography/SectionHead.tsx';
import classes from './LeaderboardMargin.module.css';

/** Beside the list: what the ranks are, and what earns XP. */
export function LeaderboardMargin() {
  return (
    <aside className={classes.margin} aria-label="Beside the list">
      <section aria-labelledby="forum-ranks">
        <SectionHead id="forum-ranks">Forum Ranks</SectionHead>
        <ol className={classes.rows}>
          {LEVELS.map(({ level, rank, minXp }) => (
            <li key={level} className={classes.row}>
              <RankMark level={level} size={24} />
              <span className={classes.name}>{rank}</span>
              <Leader />
              <span className={classes.figure}>{figure(minXp)} XP</span>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="how-to-earn">
        <SectionHead id="how-to-earn" remark={<Link to={paths.rules}>All rules</Link>}>
          How to Earn XP
        </SectionHead>
        <ul className={classes.rows}>
          {EARNED.map(({ what, xp }) => (
            <li key={what} className={classes.row}>
              <span className={classes.name}>{what}</span>
              <Leader />
              <span className={classes.figure}>+{xp} XP</span>
            </li>
          ))}
        </ul>
      </section>
    </aside>
  );
}
