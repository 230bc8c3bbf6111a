import { useMediaQuery } from '@mantine/hooks';
import { levelInfo, type User } from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import { plainDay, today } from '../../../lib/dates.ts';
import { Medallion } from '../../../ui/art/Medallion.tsx';
import { RankMark } from '../../../ui/art/RankMark.tsx';
import { Chip } from '../../../ui/labels/Chip.tsx';
import { shownName } from '../../accounts/accounts.queries.ts';
import { progress } from '../../progression/progression.queries.ts';
import { useQuietMode } from '../profile.queries.ts';
import classes from './ProfileHead.module.css';

/** The head of the profile: emblem, name, rank, and since when. */
export function ProfileHead({ user }: { user: User }) {
  const isPlaying = useQuietMode() === false;
  const { data: standing } = useQuery({ ...progress(), enabled: isPlaying });
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
          {isPlaying && standing && (
            <>
              <span className={classes.rank}>
                <RankMark level={standing.currentLevel} size={24} />
                Level {standing.currentLevel}, {levelInfo(standing.currentLevel).rank}
              </span>
              <span className={classes.xp}>
                <Chip>{standing.xp.toLocaleString('en-US')} XP</Chip>
              </span>
            </>
          )}
          <span className={classes.since}>
            Keeping a journal since {plainDay(today(new Date(user.createdAt)))}
          </span>
        </p>
      </div>
    </header>
  );
}
