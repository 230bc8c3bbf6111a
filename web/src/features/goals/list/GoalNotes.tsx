import type { Goal, GoalNote } from '@pathkeeper/contract';
import { IconX } from '@tabler/icons-react';
import { dayHere, dayMonth, plainDay } from '../../../lib/dates.ts';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import { FirstFew } from '../../../ui/lists/paging/FirstFew.tsx';
import { SmallCaps } from '../../../ui/typography/SmallCaps.tsx';
import classes from './GoalSide.module.css';

interface GoalNotesProps {
  goal: Goal;
  onRemove: (note: GoalNote) => void;
}

/** What was noted on the way to a goal and belongs to no page, newest first. */
export function GoalNotes({ goal, onRemove }: GoalNotesProps) {
  const notes = goal.notes.filter(({ entry }) => entry === null);
  const about = new Map(goal.milestones.map(({ id, title }) => [id, title]));
  if (notes.length === 0) return null;
  return (
    <div>
      <SmallCaps as="h3">Notes</SmallCaps>
      <FirstFew className={classes.list}>
        {notes.map((note) => (
          <Row
            key={note.id}
            note={note}
            about={note.milestoneId === null ? undefined : about.get(note.milestoneId)}
            onRemove={() => onRemove(note)}
          />
        ))}
      </FirstFew>
    </div>
  );
}

interface RowProps {
  note: GoalNote;
  /** The milestone it is about, if one. */
  about: string | undefined;
  onRemove: () => void;
}

function Row({ note, about, onRemove }: RowProps) {
  const { createdAt, progressNote, progressValue } = note;
  const day = dayHere(createdAt);
  const value = progressValue === null ? undefined : `${progressValue} per cent`;
  const meta = [about, value].filter(Boolean).join(', ');
  return (
    <li className={classes.row}>
      <time dateTime={day} className={classes.day}>
        {dayMonth(day)}
      </time>
      <div className={classes.words}>
        {progressNote && (
          <p className={classes.text} dir="auto">
            {progressNote}
          </p>
        )}
        {meta && <p className={classes.note}>{meta}</p>}
      </div>
      <IconButton
        label={`Delete the note of ${plainDay(day)}`}
        tooltip={false}
        className={classes.remove}
        icon={<IconX aria-hidden />}
        onClick={onRemove}
      />
    </li>
  );
}
