import {
  type AdminPerson,
  ENGAGEMENTS,
  type Engagement,
  type PersonState,
} from '@pathkeeper/contract';
import { Link } from '@tanstack/react-router';
import { dayHere, monthDay, today } from '../../../lib/dates.ts';
import { paths } from '../../../lib/paths.ts';
import { figure } from '../../../lib/text/in-words.ts';
import { Medallion } from '../../../ui/art/emblems/Medallion.tsx';
import { RankMark } from '../../../ui/art/RankMark.tsx';
import { taperedStroke } from '../../../ui/art/tapered-stroke.ts';
import { Checkbox } from '../../../ui/forms/fields/toggles/Checkbox.tsx';
import { dayWords, nameOf, oneOrMany, roleOf, STATE_NAMES } from '../people-words.ts';
import classes from './people-cells.module.css';

interface UserCellProps {
  person: AdminPerson;
  isChosen: boolean;
  onChoose: (is: boolean) => void;
}

/** Choice, emblem, name and role; the name opens the sheet. */
export function UserCell({ person, isChosen, onChoose }: UserCellProps) {
  const name = nameOf(person);
  const role = roleOf(person);
  const below = [name === person.username ? null : person.username, role].filter(Boolean);
  return (
    <span className={classes.user}>
      <Checkbox
        label={`Choose ${person.username}`}
        labelHidden
        checked={isChosen}
        onChange={(event) => onChoose(event.target.checked)}
      />
      <Medallion emblem={person.emblem} name={person.username} size={36} />
      <span className={classes.names}>
        <Link
          to={paths.adminDashboard}
          search={(now: object) => ({ ...now, person: person.id })}
          resetScroll={false}
          data-person={person.id}
          className={classes.name}
          dir="auto"
        >
          {name}
        </Link>
        {below.length > 0 && <span className={classes.small}>{below.join(', ')}</span>}
      </span>
    </span>
  );
}

export function LevelCell({ person: { progress } }: { person: AdminPerson }) {
  const { currentLevel, levelTitle, xpPoints } = progress;
  return (
    <span className={classes.level} title={levelTitle}>
      <RankMark level={currentLevel} size={22} />
      <span className={classes.number}>{currentLevel}</span>
      <span className={classes.quiet}>{figure(xpPoints)} XP</span>
    </span>
  );
}

/** Strokes that are cut deep, of four. */
const STROKES: Record<Engagement, number> = { HIGH: 4, MEDIUM: 3, LOW: 1, INACTIVE: 0 };
const STEP = 6;

/** Four strokes of the graver, as many of them deep as somebody takes part, and the word. */
export function EngagementCell({ engagement }: { engagement: Engagement }) {
  const deep = STROKES[engagement];
  const path = ENGAGEMENTS.map((_, index) => {
    const x = 3 + index * STEP;
    return index < deep ? taperedStroke([x - 0.6, 0], [x + 0.6, 13], 2) : '';
  }).join('');
  return (
    <span className={classes.engagement} data-engagement={engagement}>
      <svg aria-hidden viewBox="0 -14 24 15" width="24" height="15">
        <path d={path} />
        {ENGAGEMENTS.map(
          (each, index) =>
            index >= deep && <circle key={each} cx={3 + index * STEP} cy={-1} r={0.9} />,
        )}
      </svg>
      {engagement}
    </span>
  );
}

/** When somebody last wrote, and how often in all. */
export function ActivityCell({ stats }: Pick<AdminPerson, 'stats'>) {
  const { lastActiveDate, totalEntries, currentStreak } = stats;
  const entries = oneOrMany(totalEntries, 'entry', 'entries');
  return (
    <span className={classes.activity}>
      <span>{lastActiveDate ? dayWords(lastActiveDate, today()) : 'not yet'}</span>
      <span className={classes.small}>
        {currentStreak > 1 ? `${entries}, ${figure(currentStreak)} days in a row` : entries}
      </span>
    </span>
  );
}

/** A disc, a lozenge or a ring, the word, and until when where that is known. */
export function StatusCell({
  person,
}: {
  person: Pick<AdminPerson, 'status' | 'suspension' | 'deletedAt'>;
}) {
  const { status, suspension, deletedAt } = person;
  const until = status === 'suspended' ? suspension?.until : deletedAt;
  return (
    <span className={classes.status} data-status={status}>
      <StatusMark status={status} />
      <span className={classes.activity}>
        {STATE_NAMES[status]}
        {until && (
          <span className={classes.small}>
            {status === 'suspended' ? 'until' : 'goes'} {monthDay(dayHere(until))}
          </span>
        )}
      </span>
    </span>
  );
}

function StatusMark({ status }: { status: PersonState }) {
  return (
    <svg aria-hidden viewBox="0 0 12 12" width="11" height="11">
      {status === 'active' && <circle cx="6" cy="6" r="4.5" fill="currentColor" />}
      {status === 'suspended' && <path d="M6 0l6 6-6 6-6-6z" fill="currentColor" />}
      {status === 'leaving' && (
        <circle cx="6" cy="6" r="4" fill="none" stroke="currentColor" strokeWidth="1.8" />
      )}
    </svg>
  );
}
