import { OFFERED_BADGES, type PersonSheet } from '@pathkeeper/contract';
import { IconLock } from '@tabler/icons-react';
import { dayHere, momentHere, monthDayYear, today } from '../../../lib/dates.ts';
import { figure } from '../../../lib/text/in-words.ts';
import { StatTile, StatTiles } from '../../../ui/lists/StatTiles.tsx';
import { Fact, Facts } from '../../../ui/typography/Facts.tsx';
import { dayWords } from '../people-words.ts';
import classes from './PersonFacts.module.css';

/** What is known of somebody: counts and dates, and that there is no more (D53). */
export function PersonFacts({ person }: { person: PersonSheet }) {
  const { stats, progress, totalPosts, totalLikes, badges, createdAt, lastSignedInAt } = person;
  const facts = [
    ['Joined', monthDayYear(dayHere(createdAt))],
    ['Forum posts', figure(totalPosts)],
    ['Last page kept', stats.lastActiveDate ? dayWords(stats.lastActiveDate, today()) : 'none yet'],
    ['Likes received', figure(totalLikes)],
    ['Last signed in', lastSignedInAt ? momentHere(lastSignedInAt) : 'not signed in'],
    ['Engagement', person.engagement],
  ] as const;
  return (
    <>
      <p className={classes.promise}>
        <IconLock aria-hidden size={22} stroke={1.6} />
        <span>
          <b>No one can open this journal.</b> What follows is counts and dates. There is no screen,
          call or export behind it that holds more.
        </span>
      </p>
      <div className={classes.tiles}>
        <StatTiles>
          <StatTile name="Entries" value={stats.totalEntries} />
          <StatTile
            name="Days in a row"
            value={stats.currentStreak}
            note={`longest ${figure(stats.longestStreak)}`}
          />
          <StatTile
            name={`XP, level ${progress.currentLevel}`}
            value={person.xpPoints}
            note={progress.levelTitle}
          />
          <StatTile name={`Badges of ${OFFERED_BADGES.length}`} value={badges} />
        </StatTiles>
      </div>
      <div className={classes.facts}>
        <Facts inTwo>
          {facts.map(([name, value]) => (
            <Fact key={name} name={name}>
              {value}
            </Fact>
          ))}
        </Facts>
      </div>
    </>
  );
}
