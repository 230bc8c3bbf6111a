import { lazy, useState } from 'react';
import { longDay } from '../../../../lib/dates.ts';
import { LazyPart } from '../../../../ui/feedback/LazyPart.tsx';
import classes from './SheetDay.module.css';

// Brings the dialogs' library, which the first screen can do without.
const DayDialog = lazy(async () => ({ default: (await import('./DayDialog.tsx')).DayDialog }));

/** The day of the page on the sheet; a press dates it to another one that has passed (D79). */
export function SheetDay({
  day,
  onDay,
}: {
  day: string;
  /** Null leaves the day to the clock again. */
  onDay: (day: string | null) => void;
}) {
  const [asking, setAsking] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <>
      <button
        type="button"
        className={classes.day}
        aria-label={`${longDay(day)}: change the day`}
        onClick={() => setAsking('open')}
      >
        {longDay(day)}
      </button>
      <LazyPart>
        {asking !== 'never' && (
          <DayDialog
            key={asking}
            opened={asking === 'open'}
            day={day}
            onClose={() => setAsking('closed')}
            onDay={(chosen) => {
              onDay(chosen);
              setAsking('closed');
            }}
          />
        )}
      </LazyPart>
    </>
  );
}
