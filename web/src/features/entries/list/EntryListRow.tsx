import type { Entry, Folder, SearchHit } from '@pathkeeper/contract';
import { IconPin, IconStarFilled } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { dayParts, plainDay, today } from '../../../lib/dates.ts';
import { paths } from '../../../lib/paths.ts';
import { excerpt } from '../../../lib/text/excerpt.ts';
import { Checkbox } from '../../../ui/forms/fields/toggles/Checkbox.tsx';
import { DateNumeral } from '../../../ui/labels/DateNumeral.tsx';
import { EntryRow } from '../../../ui/labels/EntryRow.tsx';
import { FolderLabel } from '../../../ui/labels/FolderMark.tsx';
import { MoodLabel } from '../../../ui/labels/MoodLabel.tsx';
import { type EntryAction, EntryMenu } from '../EntryMenu.tsx';
import { EntryTags } from '../EntryTags.tsx';
import classes from './EntryListRow.module.css';
import { Highlighted } from './Highlighted.tsx';

/** More characters than three lines can hold, so that the clamp and not this cuts the text. */
const EXCERPT = 360;

export interface EntryListRowProps {
  entry: Entry | SearchHit;
  folder: Folder | undefined;
  isSelected: boolean;
  onToggle: (id: number) => void;
  onAction: (action: EntryAction, entry: Entry) => void;
}

/** One entry of the list, as S1.2 lists its parts ("Entry card"). */
export const EntryListRow = memo(function EntryListRow(props: EntryListRowProps) {
  const { entry, folder, isSelected, onToggle, onAction } = props;
  const { day, month } = dayParts(entry.localDate);
  const hasFoot = entry.mood !== null || folder !== undefined || entry.tags.length > 0;
  return (
    <li className={classes.item} data-entry={entry.id} data-selected={isSelected || undefined}>
      <EntryRow
        selected={isSelected}
        select={
          <Checkbox
            labelHidden
            label={`Select the entry of ${plainDay(entry.localDate)}`}
            checked={isSelected}
            onChange={() => onToggle(entry.id)}
          />
        }
        date={<DateNumeral day={day} month={month} date={entry.localDate} />}
        over={<OverLine entry={entry} />}
        actions={<EntryMenu entry={entry} onAction={onAction} />}
        foot={
          hasFoot && (
            <>
              {(entry.mood || folder) && (
                <span className={classes.marks}>
                  {entry.mood && <MoodLabel mood={entry.mood} strong />}
                  {folder && <FolderLabel color={folder.color}>{folder.name}</FolderLabel>}
                </span>
              )}
              <EntryTags tags={entry.tags} />
            </>
          )
        }
      >
        <Link to={paths.entry} params={{ id: String(entry.id) }} dir="auto">
          {'snippet' in entry && entry.highlights.length > 0 ? (
            <Highlighted text={entry.snippet} places={entry.highlights} />
          ) : (
            excerpt(entry.content, EXCERPT)
          )}
        </Link>
      </EntryRow>
    </li>
  );
});

/** The line over the text: today's star or the weekday, the year when it is another, the pin. */
function OverLine({ entry: { localDate, isPinned } }: { entry: Entry }) {
  const now = today();
  const year = localDate.slice(0, 4);
  const { weekday } = dayParts(localDate);
  return (
    <>
      {localDate === now ? (
        <span className={classes.today}>
          <IconStarFilled aria-hidden />
          Today
        </span>
      ) : (
        <span>{year === now.slice(0, 4) ? weekday : `${weekday}, ${year}`}</span>
      )}
      {isPinned && (
        <span className={classes.pinned}>
          <IconPin aria-hidden />
          Pinned
        </span>
      )}
    </>
  );
}
