import type { Entry } from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { dayParts, plainDay } from '../../../lib/dates.ts';
import { paths } from '../../../lib/paths.ts';
import { excerpt } from '../../../lib/text/excerpt.ts';
import { RankMark } from '../../../ui/art/RankMark.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { SkeletonRows } from '../../../ui/feedback/Skeleton.tsx';
import { DateNumeral } from '../../../ui/labels/DateNumeral.tsx';
import { EntryRow } from '../../../ui/labels/EntryRow.tsx';
import { MoodLabel } from '../../../ui/labels/MoodLabel.tsx';
import { SectionHead } from '../../../ui/typography/SectionHead.tsx';
import { entryCount, recentEntries } from '../entries.queries.ts';
import classes from './RecentEntries.module.css';

/** Characters of an entry that a card shows (S1.9). */
const EXCERPT = 120;

/** The six latest entries, each a link to its page. */
export function RecentEntries() {
  const { data: count } = useQuery(entryCount());
  const entries = useQuery(recentEntries());
  const some = entries.data && entries.data.length > 0;
  return (
    <section aria-labelledby="recent-entries" className={classes.section}>
      <SectionHead
        id="recent-entries"
        remark={
          some ? (
            <span className={classes.ways}>
              <Link to={paths.entries}>Manage All Entries</Link>
              <Link to={paths.entries}>
                View All
                <span className={classes.total}> {count?.count.toLocaleString('en-US')}</span>
              </Link>
            </span>
          ) : undefined
        }
      >
        Recent Entries
      </SectionHead>
      <Loaded
        query={entries}
        skeleton={<SkeletonRows count={3} look="compact" />}
        error={{
          small: true,
          level: 3,
          title: 'Failed to load recent entries. Please try again later.',
          words: 'What you wrote is safe; only this list did not arrive.',
        }}
        empty={
          <EmptyState
            level={3}
            glyph={<RankMark level={1} ink size={92} />}
            title="No journal entries yet."
          >
            Entries gather here in the order you lived them. One line will do.
          </EmptyState>
        }
      >
        {(recent) => (
          <ul className={classes.list}>
            {recent.map((entry) => (
              <li key={entry.id}>
                <RecentEntry entry={entry} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  );
}

function RecentEntry({ entry }: { entry: Entry }) {
  const { day, month } = dayParts(entry.localDate);
  return (
    <EntryRow
      look="compact"
      date={<DateNumeral day={day} month={month} date={entry.localDate} />}
      foot={
        <>
          {entry.mood ? <MoodLabel mood={entry.mood} /> : <span />}
          <span className={entry.aiReflection ? classes.reflected : classes.plain}>
            {entry.aiReflection ? 'AI Reflection' : 'No reflection'}
          </span>
        </>
      }
    >
      <Link
        to={paths.entry}
        params={{ id: String(entry.id) }}
        className={classes.link}
        dir="auto"
        aria-label={`${plainDay(entry.localDate)}: ${excerpt(entry.content, EXCERPT)}`}
      >
        {excerpt(entry.content, EXCERPT)}
      </Link>
    </EntryRow>
  );
}
