import { useMediaQuery } from '@mantine/hooks';
import { levelInfo, type User } from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import { dayHere, plainDay } from '../../../lib/dates.ts';
import { Medallion } from '../../../ui/art/emblems/Medallion.tsx';
import { RankMark } from '../../../ui/art/RankMark.tsx';
import { Chip } from '../../../ui/labels/Chip.tsx';
import { shownName } from '../../accounts/accounts.queries.ts';
import { progress } from '../../progression/progression.queries.ts';
import { useQuietMode } from '../profile.queries.ts';
import classes from './ProfileHead.module.css';

/** The head of the profile: emblem, name, rank, and since when. */
export function ProfileHead({ user }: { user: User }) {
  const quiet = useQuietMode();
  const isPlaying = quiet === false;
  const { data: standing, isError } = useQuery({ ...progress(), enabled: isPlaying });
  const isPhone = useMediaQuery('(max-width: 47.5rem)', false, { getInitialValueInEffect: false });
  const name = shownName(user);
  return (
    <header className={classes.head}>
      <Medallion emblem={user.emblem} name={name} size={isPhone ? 64 : 104} />
      <div className={classes.words}>
        <h1 className={classes.name} dir="auto">
          {name}
        </h1>
        <p className={classes.line}>
          {isPlaying && standing ? (
            <Standing level={standing.currentLevel} xp={standing.xp} />
          ) : (
            // Its place is kept while nobody knows it.
            quiet !== true &&
            !isError && (
              <span className={classes.coming} aria-hidden>
                <Standing level={5} xp={1000} />
              </span>
            )
          )}
          <span className={classes.since}>
            Keeping a journal since {plainDay(dayHere(user.createdAt))}
          </span>
        </p>
      </div>
    </header>
  );
}

function Standing({ level, xp }: { level: number; xp: number }) {
  return (
    <>
      <span className={classes.rank}>
        <RankMark level={level} size={24} />
        Level {level}, {levelInfo(level).rank}
      </span>
      <span className={classes.xp}>
        <Chip>{xp.toLocaleString('en-US')} XP</Chip>
      </span>
    </>
  );
}
