import { levelInfo } from '@pathkeeper/contract';
import { IconChevronDown } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { RankMark } from '../../ui/art/RankMark.tsx';
import { ProgressBadges, ProgressPath } from './ProgressSidebar.tsx';
import classes from './ProgressSummary.module.css';
import { streakLine } from './progress-words.ts';
import { progress, stats } from './progression.queries.ts';
import { useProgressDialogs } from './use-progress-dialogs.tsx';

/** Rank, XP and streak in one line on small screens; it opens to everything the sidebar holds. */
export function ProgressSummary() {
  const panel = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { data: level, isError } = useQuery(progress());
  const { data: days } = useQuery(stats());
  const { openBadges, openRanks, dialogs } = useProgressDialogs();
  const streak = days && streakLine(days.currentStreak);
  return (
    <aside aria-label="Your path">
      <div className={isOpen ? classes.leaf : undefined}>
        <button
          type="button"
          className={classes.line}
          aria-expanded={isOpen}
          aria-controls={isOpen ? panel : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          <RankMark level={level?.currentLevel ?? 1} size={24} />
          <span className={classes.words}>
            {level ? (
              <>
                <strong>{levelInfo(level.currentLevel).rank}</strong>
                <span>{level.xp.toLocaleString('en-US')} XP</span>
                {streak && <span>{streak}</span>}
              </>
            ) : (
              <span>{isError ? 'Your path did not arrive' : 'Your path'}</span>
            )}
          </span>
          <IconChevronDown aria-hidden size={20} stroke={1.6} className={classes.chevron} />
        </button>
        {isOpen && (
          <div id={panel} className={classes.panel}>
            <ProgressPath onRanks={openRanks} withoutRank />
            <ProgressBadges onOpen={openBadges} />
          </div>
        )}
      </div>
      {dialogs}
    </aside>
  );
}
