import { ALL_MOODS, type GrowthYear } from '@pathkeeper/contract';
import { MoodLabel } from '../../../ui/labels/MoodLabel.tsx';
import classes from './YearLegend.module.css';
import { crystalPath } from './year-chart-layout.ts';

/** The moods that the year is printed in, and the mark of a freeze. */
export function YearLegend({ year, hasFreezes }: { year: GrowthYear; hasFreezes: boolean }) {
  const printed = new Set(year.days.map(({ mood }) => mood));
  const moods = ALL_MOODS.filter((mood) => printed.has(mood));
  if (moods.length === 0 && !hasFreezes) return null;
  return (
    <ul className={classes.legend}>
      {moods.map((mood) => (
        <li key={mood}>
          <MoodLabel mood={mood} />
        </li>
      ))}
      {hasFreezes && (
        <li className={classes.freeze}>
          <svg viewBox="0 0 18 18" width={18} height={18} aria-hidden="true">
            <path d={crystalPath(9, 9, 7)} />
          </svg>
          a freeze
        </li>
      )}
    </ul>
  );
}
