import type { WeeklyReflection } from '@pathkeeper/contract';
import { Link } from '@tanstack/react-router';
import { dayParts, plainDay, today } from '../../../lib/dates.ts';
import { paths } from '../../../lib/paths.ts';
import { MoodLabel } from '../../../ui/labels/MoodLabel.tsx';
import { MoonMark } from '../../../ui/labels/MoonMark.tsx';
import { moonWords } from '../../../ui/labels/moon.ts';
import { VisuallyHidden } from '../../../ui/page/VisuallyHidden.tsx';
import { SmallCaps } from '../../../ui/typography/SmallCaps.tsx';
import classes from './PeriodDays.module.css';

/** The days of a period as an almanac lists them: day, moon, a line of the page, its words. */
export function PeriodDays({
  days,
  caption,
}: Pick<WeeklyReflection, 'days'> & { caption: string }) {
  const here = today();
  return (
    <table className={classes.table} aria-label={caption}>
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col" className={classes.moonHead}>
            Moon
          </th>
          <th scope="col">Your line</th>
          <th scope="col" className={classes.words}>
            Words
          </th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ date, entryId, line, mood, words }) => {
          const { day, weekday } = dayParts(date);
          const evening = new Date(`${date}T21:00:00`);
          // A day of danger is counted and opened, and no line of it is read back (D32).
          const shown = line || 'A page kept to itself.';
          return (
            <tr key={date}>
              <th scope="row" className={classes.day}>
                <time dateTime={date} data-today={date === here || undefined}>
                  <span className={classes.numeral}>{day}</span>
                  <SmallCaps>{weekday.slice(0, 3)}</SmallCaps>
                </time>
              </th>
              <td className={classes.moon}>
                <MoonMark date={evening} size={28} />
                <VisuallyHidden>{moonWords(evening)}</VisuallyHidden>
              </td>
              <td className={classes.line}>
                <Link
                  to={paths.entry}
                  params={{ id: String(entryId) }}
                  dir="auto"
                  className={classes.link}
                  aria-label={`${plainDay(date)}: ${shown}`}
                >
                  {shown}
                </Link>
                {mood && <MoodLabel mood={mood} />}
              </td>
              <td className={classes.words}>{words.toLocaleString('en-US')}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
