import type { Entry } from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import { longDay } from '../../../lib/dates.ts';
import { FolderLabel } from '../../../ui/labels/FolderMark.tsx';
import { MoodLabel } from '../../../ui/labels/MoodLabel.tsx';
import { allFolders } from '../../folders/folders.queries.ts';
import { EntryTags } from '../EntryTags.tsx';
import { entryTime } from '../entry-time.ts';
import classes from './EntryReader.module.css';
import { EntryReaderActions, type EntryReaderActionsProps } from './EntryReaderActions.tsx';

/** The date as its title, since the words begin just below it; labels, and what can be done. */
export function EntryReaderHead(props: EntryReaderActionsProps) {
  const { entry } = props;
  const day = longDay(entry.localDate);
  const time = entryTime(entry);
  return (
    <header>
      <h1 className={classes.title}>
        <time dateTime={entry.localDate}>{day}</time>
      </h1>
      {(time !== null || entry.isPinned) && (
        <p className={classes.date}>
          {time !== null && <time dateTime={entry.createdAt}>{time}</time>}
          {entry.isPinned && (time === null ? 'pinned' : ' · pinned')}
        </p>
      )}
      <div className={classes.under}>
        <EntryReaderLabels entry={entry} />
        <EntryReaderActions {...props} />
      </div>
    </header>
  );
}

function EntryReaderLabels({ entry }: { entry: Entry }) {
  const { data: folders } = useQuery(allFolders());
  const folder = folders?.find(({ id }) => id === entry.folderId);
  return (
    <div className={classes.labels}>
      {entry.mood && <MoodLabel mood={entry.mood} strong />}
      {folder && <FolderLabel color={folder.color}>{folder.name}</FolderLabel>}
      <EntryTags tags={entry.tags} whole />
    </div>
  );
}
