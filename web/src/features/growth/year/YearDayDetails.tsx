import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { longDay } from '../../../lib/dates.ts';
import { paths } from '../../../lib/paths.ts';
import { counted } from '../../../lib/text/in-words.ts';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import { MoodLabel } from '../../../ui/labels/MoodLabel.tsx';
import { silenceOf } from '../growth-words.ts';
import classes from './YearDayDetails.module.css';
import type { YearDay } from './year-months.ts';

interface YearReadingProps {
  day: YearDay;
  today: string;
  /** The written days next to it; its own date where there is none. */
  before: string;
  after: string;
  onChoose: (date: string) => void;
}

/** The line under the year: the day that is pointed at, and the way to its page. */
export function YearDayDetails({ day, today, before, after, onChoose }: YearReadingProps) {
  const turn = (date: string) => () => onChoose(date);
  return (
    <div className={classes.reading}>
      <IconButton
        label="The page before"
        icon={<IconChevronLeft aria-hidden />}
        aria-disabled={before === day.date}
        onClick={turn(before)}
      />
      {/* The slider says its own value; this is for whoever turns the pages. */}
      <div className={classes.line} aria-live="polite">
        <p className={classes.date}>{longDay(day.date)}</p>
        <Day day={day} today={today} />
      </div>
      <IconButton
        label="The page after"
        icon={<IconChevronRight aria-hidden />}
        aria-disabled={after === day.date}
        onClick={turn(after)}
      />
    </div>
  );
}

function Day({ day, today }: { day: YearDay; today: string }) {
  const { page, state } = day;
  if (state !== 'written' || !page?.entryId) {
    return <p className={classes.silence}>{silenceOf(day, today)}</p>;
  }
  return (
    <>
      <p className={classes.meta}>
        {page.entries > 1 && <>{counted(page.entries, 'page')}, </>}
        {counted(page.words, 'word')}
        {page.mood && <MoodLabel mood={page.mood} />}
      </p>
      <Link
        to={paths.entry}
        params={{ id: String(page.entryId) }}
        className={classes.words}
        dir="auto"
      >
        {page.line || 'Open the page'}
      </Link>
    </>
  );
}
