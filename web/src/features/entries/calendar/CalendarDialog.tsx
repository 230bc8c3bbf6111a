import { type GrowthYear, MOODS } from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { longDay, today } from '../../../lib/dates.ts';
import { paths } from '../../../lib/paths.ts';
import { Calendar, type DayMark } from '../../../ui/calendar/Calendar.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { growthYear } from '../../growth/growth.queries.ts';
import { entryCount } from '../entries.queries.ts';
import classes from './CalendarDialog.module.css';
import { carryDay } from './carried-day.ts';

export interface CalendarDialogProps {
  opened: boolean;
  onClose: () => void;
  /** The day on the screen below: its month is shown first. */
  day: string | null;
}

const NO_MARKS: ReadonlyMap<string, DayMark> = new Map();

/**
 * The months of the journal, a day to choose from them (S1.2). A day with one page leads to it, one
 * with several to their list, one without to a page that is dated to it (D79).
 */
export function CalendarDialog({ opened, onClose, day }: CalendarDialogProps) {
  const here = today();
  const navigate = useNavigate();
  const [month, setMonth] = useState(day ?? here);
  const [blank, setBlank] = useState<string | null>(null);
  const year = useQuery(growthYear(`${month.slice(0, 4)}-12-31`));
  const { data: journal } = useQuery(entryCount());
  const marks = useMemo(() => (year.data ? marksOf(year.data) : NO_MARKS), [year.data]);

  const choose = (chosen: string) => {
    const written = year.data?.days.find(({ date, entries }) => date === chosen && entries > 0);
    if (!written) {
      // Nobody is told that a day is blank before that is known.
      if (year.data) setBlank(chosen);
      return;
    }
    onClose();
    if (written.entries === 1 && written.entryId !== null) {
      void navigate({ to: paths.entry, params: { id: String(written.entryId) } });
    } else {
      void navigate({ to: paths.entries, search: { from: chosen, to: chosen } });
    }
  };
  const write = (chosen: string) => {
    carryDay(chosen);
    onClose();
    void navigate({ to: paths.home });
  };

  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      size="sm"
      phone="card"
      title="Choose a day"
      meta="A mark under a day is a page."
    >
      {year.isError && !year.data && (
        <ErrorState
          small
          title="The calendar could not be fetched."
          retrying={year.isFetching}
          onRetry={() => void year.refetch()}
        >
          Your pages are safe.
        </ErrorState>
      )}
      <Calendar
        month={month}
        onMonth={(shown) => {
          setMonth(shown);
          setBlank(null);
        }}
        first={[journal?.firstDate ?? here, month, here].sort()[0] ?? here}
        last={here}
        chosen={blank ?? day}
        marks={marks}
        onChoose={choose}
      />
      <div className={classes.blank} aria-live="polite">
        {blank && (
          <>
            <p>Nothing was written on {longDay(blank)}.</p>
            <Button onClick={() => write(blank)}>
              {blank === here ? 'Write today’s entry' : 'Write a page for this day'}
            </Button>
          </>
        )}
      </div>
    </Dialog>
  );
}

/** The days with pages; in the ink of their mood, where moods are given. */
function marksOf({ days }: GrowthYear): ReadonlyMap<string, DayMark> {
  return new Map(
    days
      .filter(({ entries }) => entries > 0)
      .map(({ date, entries, mood }) => {
        const pages = entries === 1 ? '1 page' : `${entries.toLocaleString('en-US')} pages`;
        const words = mood ? `${pages}, ${MOODS[mood].label}` : pages;
        const ink = mood ? `var(--mood-${mood})` : undefined;
        return [date, { count: entries, words, ink }];
      }),
  );
}
