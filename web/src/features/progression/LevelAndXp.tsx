import { levelInfo, nextLevel, type Progress, toNextThousand } from '@pathkeeper/contract';
import { SmallCaps } from '../../ui/typography/SmallCaps.tsx';
import classes from './LevelAndXp.module.css';
import { LevelBar } from './levels/LevelBar.tsx';
import { RankBadge } from './levels/RankBadge.tsx';

interface LevelAndXpProps {
  progress: Progress;
  onRanks: () => void;
  /** Where the rank is already named above it. */
  withoutRank?: boolean;
}

/** Level, rank and XP, the bar, and what is left to the next thousand and to the next rank (D22). */
export function LevelAndXp({ progress, onRanks, withoutRank = false }: LevelAndXpProps) {
  const { currentLevel, isSetByHand, xp } = progress;
  const next = nextLevel(xp);
  const toThousand = toNextThousand(xp).missing;
  return (
    <div>
      {!withoutRank && (
        <>
          <SmallCaps as="p" className={classes.level}>{`Level ${currentLevel}`}</SmallCaps>
          <div className={classes.rank}>
            <h2 className={classes.name}>
              <RankBadge level={currentLevel} onOpen={onRanks}>
                {levelInfo(currentLevel).rank}
              </RankBadge>
            </h2>
            <p className={classes.xp}>
              {/* An old-style nought would be read as the letter. */}
              {xp === 0 ? 'no' : xp.toLocaleString('en-US')} <SmallCaps>XP</SmallCaps>
              {xp === 0 && ' yet'}
            </p>
          </div>
        </>
      )}
      <LevelBar xp={xp} isFull={!next} />
      {/* What the bar shows, unless the next rank stands at that thousand. */}
      {next && next.missing !== toThousand && (
        <p className={classes.next}>{toThousand.toLocaleString('en-US')} XP to the next thousand</p>
      )}
      <p className={classes.next}>
        {next ? (
          <>
            <strong>{next.missing.toLocaleString('en-US')} XP</strong> to the next rank
            {isSetByHand && ' as earned'},{' '}
            <span className={classes.nextRank}>
              <RankBadge level={next.info.level} onOpen={onRanks}>
                {next.info.rank}
              </RankBadge>
            </span>
          </>
        ) : (
          'The beacon is lit. There is no rank above this one.'
        )}
      </p>
      {xp === 0 && (
        <p className={classes.invitation}>
          The lantern is lit and the gate is open. One page, of any length, takes it up the path.
        </p>
      )}
    </div>
  );
}
