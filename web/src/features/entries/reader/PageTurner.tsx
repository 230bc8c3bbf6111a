import type { Entry } from '@pathkeeper/contract';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { plainDay } from '../../../lib/dates.ts';
import { paths } from '../../../lib/paths.ts';
import { CalendarButton } from '../calendar/CalendarButton.tsx';
import { entryNeighbours } from '../entries.queries.ts';
import classes from './PageTurner.module.css';

/** The ways to the pages before and after an entry, and to all of its day. */
export function PageTurner({ entry: { id, localDate } }: { entry: Entry }) {
  const { data } = useQuery(entryNeighbours(id));
  const { earlier, later } = data ?? { earlier: null, later: null };
  return (
    <nav className={classes.ways} aria-label="Other pages">
      {earlier && (
        <Link to={paths.entry} params={{ id: String(earlier.id) }} rel="prev">
          <IconArrowLeft aria-hidden size={20} stroke={1.6} />
          {plainDay(earlier.localDate)}
        </Link>
      )}
      <Link to={paths.entries} search={{ from: localDate, to: localDate }}>
        This day
      </Link>
      <Link to={paths.entries}>All Entries</Link>
      <CalendarButton variant="bare" className={classes.calendar} day={localDate} />
      {later && (
        <Link
          to={paths.entry}
          params={{ id: String(later.id) }}
          rel="next"
          className={classes.later}
        >
          {plainDay(later.localDate)}
          <IconArrowRight aria-hidden size={20} stroke={1.6} />
        </Link>
      )}
    </nav>
  );
}
