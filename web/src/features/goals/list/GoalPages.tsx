import type { Goal, GoalNote } from '@pathkeeper/contract';
import { IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { dayMonth, plainDay } from '../../../lib/dates.ts';
import { newId } from '../../../lib/new-id.ts';
import { paths } from '../../../lib/paths.ts';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import { FirstFew } from '../../../ui/lists/paging/FirstFew.tsx';
import { toast } from '../../../ui/toast.ts';
import { SmallCaps } from '../../../ui/typography/SmallCaps.tsx';
import { useAddNote, useRemoveNote } from '../goals.queries.ts';
import classes from './GoalSide.module.css';

type TiedNote = GoalNote & { entry: NonNullable<GoalNote['entry']>; entryId: number };

const isTied = (note: GoalNote): note is TiedNote => note.entry !== null && note.entryId !== null;

interface GoalPagesProps {
  goal: Goal;
  /** Asks before a note with words in it goes. */
  onRemove: (note: GoalNote) => void;
  /** After a bare tie went: the focus needs a place. */
  onRemoved: () => void;
}

/** The entries tied to a goal, latest day first. */
export function GoalPages({ goal, onRemove, onRemoved }: GoalPagesProps) {
  const pages = goal.notes
    .filter(isTied)
    .sort((a, b) => (a.entry.localDate < b.entry.localDate ? 1 : -1));
  if (pages.length === 0) return null;
  return (
    <div>
      <SmallCaps as="h3">Linked entries</SmallCaps>
      <FirstFew className={classes.list}>
        {pages.map((note) => (
          <Row key={note.id} note={note} onRemove={() => onRemove(note)} onRemoved={onRemoved} />
        ))}
      </FirstFew>
    </div>
  );
}

interface RowProps {
  note: TiedNote;
  onRemove: () => void;
  onRemoved: () => void;
}

function Row({ note, onRemove, onRemoved }: RowProps) {
  const { goalId, entryId, entry, progressNote } = note;
  const remove = useRemoveNote();
  const add = useAddNote();
  // A bare tie is easily made again; words are asked about first.
  const unlink = () => {
    if (progressNote) return onRemove();
    const tie = { id: goalId, key: newId(), entryId };
    remove.mutate(
      { id: goalId, noteId: note.id },
      {
        onSuccess: () => {
          onRemoved();
          toast({
            title: 'Entry unlinked',
            description: 'The page itself is where it was.',
            action: { label: 'Undo', onClick: () => add.mutate(tie) },
          });
        },
      },
    );
  };
  return (
    <li className={classes.row}>
      <time dateTime={entry.localDate} className={classes.day}>
        {dayMonth(entry.localDate)}
      </time>
      <div className={classes.words}>
        <Link to={paths.entry} params={{ id: String(entryId) }} className={classes.link}>
          <span className={classes.line} dir="auto">
            {entry.line || 'A page without words'}
          </span>
        </Link>
        {progressNote && (
          <p className={classes.note} dir="auto">
            {progressNote}
          </p>
        )}
      </div>
      <IconButton
        label={`Unlink the entry of ${plainDay(entry.localDate)}`}
        tooltip={false}
        className={classes.remove}
        icon={<IconX aria-hidden />}
        disabled={remove.isPending}
        onClick={unlink}
      />
    </li>
  );
}
