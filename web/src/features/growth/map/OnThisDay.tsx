import type { SameDay } from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { dayAndYear, today as localToday, ordinal } from '../../../lib/dates.ts';
import { paths } from '../../../lib/paths.ts';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { Skeleton, SkeletonLine } from '../../../ui/feedback/Skeleton.tsx';
import { MoodLabel } from '../../../ui/labels/MoodLabel.tsx';
import { VisuallyHidden } from '../../../ui/page/VisuallyHidden.tsx';
import { SectionHead } from '../../../ui/typography/SectionHead.tsx';
import { useReveal } from '../../../ui/use-reveal.ts';
import { onThisDay } from '../growth.queries.ts';
import sectionClasses from '../Section.module.css';
import classes from './OnThisDay.module.css';

/** Pages that show at first, the newest. */
const FIRST = 5;

/** What was written on this day of other months and years. */
export function OnThisDay() {
  const today = localToday();
  const pages = useQuery(onThisDay(today));
  const { list, isWhole, reveal } = useReveal(FIRST);
  const more = (pages.data?.length ?? 0) - FIRST;
  const day = ordinal(Number(today.slice(8)));
  return (
    <section aria-labelledby="growth-this-day">
      <SectionHead id="growth-this-day" remark={`every other ${day}`}>
        On This Day
      </SectionHead>
      <Loaded
        query={pages}
        skeleton={
          <Skeleton label="Loading On This Day">
            <div className={classes.coming}>
              <SkeletonLine />
              <SkeletonLine width="60%" />
            </div>
          </Skeleton>
        }
        error={{
          small: true,
          level: 3,
          title: 'This day’s pages did not arrive.',
          words: 'They are where they were.',
          retryLabel: 'Retry',
        }}
        empty={
          <p className={sectionClasses.words}>
            No other {day} has a page yet. Whatever is written today will turn up here in a month.
          </p>
        }
      >
        {(days) => (
          <ul ref={list} className={classes.list}>
            {days.slice(0, isWhole ? undefined : FIRST).map((page) => (
              <li key={page.entryId} className={classes.row}>
                <Row page={page} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      {!isWhole && more > 0 && (
        <button type="button" className={classes.more} onClick={reveal}>
          {more === 1 ? 'One more' : `${more} more`}
        </button>
      )}
    </section>
  );
}

function Row({ page: { label, date, entryId, line, mood } }: { page: SameDay }) {
  return (
    <>
      <time dateTime={date} className={classes.label} title={dayAndYear(date)}>
        {label}
      </time>
      <div className={classes.page}>
        <Link to={paths.entry} params={{ id: String(entryId) }} className={classes.line} dir="auto">
          <VisuallyHidden>{label}: </VisuallyHidden>
          {line || 'Open the page'}
        </Link>
        {mood && <MoodLabel mood={mood} />}
      </div>
    </>
  );
}
