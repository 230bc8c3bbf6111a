import type { Entry } from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { longDay } from '../../../lib/dates.ts';
import { paths } from '../../../lib/paths.ts';
import { TagList } from '../../../ui/labels/Chip.tsx';
import { FolderLabel } from '../../../ui/labels/FolderMark.tsx';
import { allFolders } from '../../folders/folders.queries.ts';
import { entryTime } from '../entry-time.ts';
import { entryTitle } from '../entry-title.ts';
import { MoodBadge } from '../MoodBadge.tsx';
import classes from './EntryReader.module.css';
import { EntryReaderActions, type EntryReaderActionsProps } from './EntryReaderActions.tsx';

/** Date, title, labels, and what can be done. */
export function EntryReaderHead(props: EntryReaderActionsProps) {
  const { entry } = props;
  const day = longDay(entry.localDate);
  const time = entryTime(entry);
  const title = entryTitle(entry.content);
  const line = title === null ? time : [day, time].filter(Boolean).join(' · ');
  return (
    <header>
      <p className={classes.date}>
        <time dateTime={time === null ? entry.localDate : entry.createdAt}>{line}</time>
        {entry.isPinned && ' · pinned'}
      </p>
      <h1 className={classes.title} dir="auto">
        {title ?? day}
      </h1>
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
      {entry.mood && <MoodBadge mood={entry.mood} />}
      {folder && <FolderLabel color={folder.color}>{folder.name}</FolderLabel>}
      {entry.tags.length > 0 && (
        <TagList
          tags={entry.tags}
          limit={entry.tags.length}
          link={(tag, chip) => (
            <Link to={paths.entries} search={{ tags: tag }} className={classes.tag}>
              {chip}
            </Link>
          )}
        />
      )}
    </div>
  );
}
