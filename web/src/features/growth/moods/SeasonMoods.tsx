import { addDays, type GrowthYear, MOODS } from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import { dayParts } from '../../../lib/dates.ts';
import { counted } from '../../../lib/text/in-words.ts';
import { taperedStroke } from '../../../ui/art/tapered-stroke.ts';
import { LockLine } from '../../../ui/labels/LockLine.tsx';
import { VisuallyHidden } from '../../../ui/page/VisuallyHidden.tsx';
import { SectionHead } from '../../../ui/typography/SectionHead.tsx';
import { useLock } from '../../progression/gates.queries.ts';
import { growthYear } from '../growth.queries.ts';
import section from '../Section.module.css';
import classes from './SeasonMoods.module.css';
import { SEASON_DAYS, seasonMoods } from './season.ts';

/** The moods of the last ninety days, a stroke for each day by the mood that it had most often. */
export function SeasonMoods() {
  const { data: year } = useQuery(growthYear());
  if (!year) return null;
  const { month, day } = dayParts(addDays(year.to, 1 - SEASON_DAYS));
  return (
    <section aria-labelledby="profile-season">
      <SectionHead
        id="profile-season"
        className={section.wraps}
        leader={false}
        remark={year.moodsFrom === null && `Moods of the days since ${month} ${day}`}
      >
        Weather of the season
      </SectionHead>
      {year.moodsFrom === null ? <Moods year={year} /> : <Lock level={year.moodsFrom} />}
    </section>
  );
}

function Lock({ level }: { level: number }) {
  const lock = useLock('moodHistory');
  return (
    <LockLine sentence={lock?.sentence ?? `It opens at level ${level}.`}>
      The moods of your days are told here.
    </LockLine>
  );
}

function Moods({ year }: { year: GrowthYear }) {
  const moods = seasonMoods(year);
  if (moods.length === 0) {
    return (
      <p className={classes.nothing}>
        No day of these ninety names a mood. It is one word beside the sheet.
      </p>
    );
  }
  const most = moods[0]?.days ?? 1;
  return (
    <ul className={classes.moods}>
      {moods.map(({ mood, days }) => (
        <li key={mood} className={classes.row}>
          <span className={classes.name}>{MOODS[mood].label}</span>
          <svg
            className={classes.strokes}
            viewBox={`0 -14 ${STEP * Math.max(most, 16)} 15`}
            preserveAspectRatio="none"
            style={{ '--tint': `var(--mood-${mood})` } as CSSProperties}
            aria-hidden="true"
          >
            <path d={strokesOf(days)} />
          </svg>
          <span className={classes.count}>
            {days}
            <VisuallyHidden> {counted(days, 'day').split(' ')[1]}</VisuallyHidden>
          </span>
        </li>
      ))}
    </ul>
  );
}

const STEP = 11;

const strokesOf = (days: number): string =>
  Array.from({ length: days }, (_, index) =>
    taperedStroke([2.5 + index * STEP, 0], [5.5 + index * STEP, 12], 1.5),
  ).join('');
