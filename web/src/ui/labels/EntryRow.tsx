import clsx from 'clsx';
import type { ReactNode } from 'react';
import classes from './EntryRow.module.css';

export interface EntryRowProps {
  /** A `DateNumeral`. */
  date: ReactNode;
  /** A small line over the text: weekday, "Today", "Pinned". */
  over?: ReactNode;
  /** The text itself, usually a link; it is clamped to `lines`. */
  children: ReactNode;
  /** Mood, folder and tags under the text. */
  foot?: ReactNode;
  /** A `Checkbox` with a hidden label. */
  select?: ReactNode;
  /** The row's menu button. */
  actions?: ReactNode;
  /** The row becomes a card and its rule turns accent. */
  selected?: boolean;
  /** `compact` is the card of the recent entries: no selection, no menu. */
  look?: 'row' | 'compact';
  /** How many lines of the text show; 3 by default. */
  lines?: number;
  className?: string;
}

/** One entry in a list: date numeral, thin rule, text. The frame knows nothing of entries. */
export function EntryRow({
  date,
  over,
  children,
  foot,
  select,
  actions,
  selected = false,
  look = 'row',
  lines = 3,
  className,
}: EntryRowProps) {
  return (
    <article
      className={clsx(classes.entry, classes[look], className)}
      data-selected={selected || undefined}
    >
      {select && <div className={classes.select}>{select}</div>}
      <div className={classes.date}>{date}</div>
      {over && <div className={classes.over}>{over}</div>}
      {actions && <div className={classes.actions}>{actions}</div>}
      <div className={classes.text} style={{ WebkitLineClamp: lines }}>
        {children}
      </div>
      {foot && <div className={classes.foot}>{foot}</div>}
    </article>
  );
}
