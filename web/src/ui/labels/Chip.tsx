import { IconX } from '@tabler/icons-react';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import classes from './Chip.module.css';

export interface ChipProps {
  children: ReactNode;
  /** `chosen` is filled with ink; `quest` is the only outlined chip. */
  tone?: 'plain' | 'chosen' | 'quest';
  className?: string;
}

/** A label on chip ground: a tag, a kind, a count. Not a control. */
export function Chip({ children, tone = 'plain', className }: ChipProps) {
  return <span className={clsx(classes.chip, classes[tone], className)}>{children}</span>;
}

/** A tag that can be taken off: its × is a button of 44px on a phone. */
export function TagChip({
  children,
  onRemove,
  disabled = false,
}: {
  children: string;
  onRemove?: () => void;
  disabled?: boolean;
}) {
  if (!onRemove) return <Chip>{children}</Chip>;
  return (
    <span className={clsx(classes.chip, classes.removable)}>
      {children}
      <button
        type="button"
        className={classes.remove}
        aria-label={`Remove ${children}`}
        disabled={disabled}
        onClick={onRemove}
      >
        <IconX aria-hidden size={15} stroke={1.5} />
      </button>
    </span>
  );
}

/** The chip of a page written for the day's quest. */
function QuestChip({ children }: { children: ReactNode }) {
  return (
    <Chip tone="quest">
      <svg viewBox="0 0 10 12" aria-hidden="true" className={classes.lozenge}>
        <path d="M5 0l3.6 6L5 12 1.4 6z" />
      </svg>
      {children}
    </Chip>
  );
}

/**
 * Tags in a row: three, then `+2 more` (S1.9). The tag named by `quest` is printed
 * as the quest chip and comes first.
 */
export function TagList({
  tags,
  limit = 3,
  quest = 'Daily Challenge',
  link = (_tag, chip) => chip,
}: {
  tags: readonly string[];
  limit?: number;
  quest?: string;
  /** Makes of a tag's chip the way to what carries it. */
  link?: (tag: string, chip: ReactNode) => ReactNode;
}) {
  const ordered = tags.includes(quest) ? [quest, ...tags.filter((tag) => tag !== quest)] : tags;
  const more = ordered.length - limit;
  return (
    <ul className={classes.tags} aria-label="Tags">
      {ordered.slice(0, limit).map((tag) => (
        <li key={tag}>
          {link(tag, tag === quest ? <QuestChip>{tag}</QuestChip> : <Chip>{tag}</Chip>)}
        </li>
      ))}
      {more > 0 && (
        <li className={classes.more} title={ordered.slice(limit).join(', ')}>
          +{more} more
        </li>
      )}
    </ul>
  );
}
