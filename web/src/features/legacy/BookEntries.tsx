import { type LegacyEntry, MOODS } from '@pathkeeper/contract';
import { Link } from '@tanstack/react-router';
import { type CSSProperties, memo } from 'react';
import { longDay } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import { paragraphs } from '../../lib/text/paragraphs.ts';
import classes from './BookEntries.module.css';
import type { LegacyAddress } from './legacy.address.ts';

/** Takes an entry out of the book; `from` is the button that was pressed. */
export type LeaveOut = (entry: LegacyEntry, from: HTMLElement) => void;

interface BookEntriesProps {
  entries: readonly LegacyEntry[];
  address: LegacyAddress;
  /** The last entry before these, where a page begins in the middle of a day. */
  before?: LegacyEntry | undefined;
  /** Without it the entries are set for paper: nothing to press. */
  onLeaveOut?: LeaveOut;
}

/** Entries as a book sets them: date, mood and tags, then the words as they were written. */
export const BookEntries = memo(function BookEntries(props: BookEntriesProps) {
  const { entries, address, before, onLeaveOut } = props;
  return entries.map((entry, place) => {
    const last = place === 0 ? before : entries[place - 1];
    return (
      <BookEntry
        key={entry.id}
        entry={entry}
        isSameDay={last?.localDate === entry.localDate}
        withMoods={address.moods !== false}
        withTags={address.tags !== false}
        onLeaveOut={onLeaveOut}
      />
    );
  });
});

interface BookEntryProps {
  entry: LegacyEntry;
  isSameDay: boolean;
  withMoods: boolean;
  withTags: boolean;
  onLeaveOut?: LeaveOut | undefined;
}

const BookEntry = memo(function BookEntry(props: BookEntryProps) {
  const { entry, isSameDay, withMoods, withTags, onLeaveOut } = props;
  const day = longDay(entry.localDate, Number(entry.localDate.slice(0, 4)));
  const date = isSameDay ? 'The same day' : day;
  const labels = [
    ...(withMoods && entry.mood ? [MOODS[entry.mood].label] : []),
    ...(withTags ? entry.tags : []),
  ];
  return (
    <article className={classes.entry} data-same-day={isSameDay || undefined}>
      <header className={classes.head}>
        <h4 className={classes.date}>
          {onLeaveOut ? (
            <Link to={paths.entry} params={{ id: String(entry.id) }}>
              {date}
            </Link>
          ) : (
            date
          )}
        </h4>
        {onLeaveOut && (
          <button
            type="button"
            className={classes.leaveOut}
            aria-label={`Leave out the entry of ${day}`}
            onClick={({ currentTarget }) => onLeaveOut(entry, currentTarget)}
          >
            Leave out
          </button>
        )}
      </header>
      {labels.length > 0 && (
        <p className={classes.labels} dir="auto">
          {labels.join(' · ')}
        </p>
      )}
      <div className={classes.text} data-text>
        {paragraphs(entry.content).map(({ text, line, blanksBefore }) => (
          <p key={line} dir="auto" style={{ '--blanks': blanksBefore } as CSSProperties}>
            {text}
          </p>
        ))}
      </div>
    </article>
  );
});
