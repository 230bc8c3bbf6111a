import type { Entry } from '@pathkeeper/contract';
import {
  IconDownload,
  IconFolder,
  IconPencil,
  IconPin,
  IconPinnedOff,
  IconTrash,
} from '@tabler/icons-react';
import { useRef } from 'react';
import { Button } from '../../../ui/controls/Button.tsx';
import { useLock } from '../../progression/gates.queries.ts';
import type { EntryAction } from '../EntryMenu.tsx';
import classes from './EntryReader.module.css';

export interface EntryReaderActionsProps {
  entry: Entry;
  onAction: (action: EntryAction) => void;
  isDownloading: boolean;
  isDeleting: boolean;
}

/** A second tap within so many ms is no wish to take the first back. */
const DOUBLE_TAP = 500;

/** Edit, Download, Pin, Move, Delete. On a phone the last three are their icons, named all the same. */
export function EntryReaderActions({
  entry,
  onAction,
  isDownloading,
  isDeleting,
}: EntryReaderActionsProps) {
  // No padlock: on a private page it would be read as a lock of the page.
  const lock = useLock('pinning');
  const pinnedAt = useRef(Number.NEGATIVE_INFINITY);
  const PinIcon = entry.isPinned ? IconPinnedOff : IconPin;
  return (
    <div className={classes.actions}>
      <Button
        variant="bare"
        icon={<IconPencil aria-hidden />}
        disabled={isDeleting}
        onClick={() => onAction('edit')}
      >
        Edit
      </Button>
      <Button
        variant="bare"
        icon={<IconDownload aria-hidden />}
        busy={isDownloading}
        onClick={() => onAction('download')}
      >
        Download
      </Button>
      <Button
        variant="bare"
        className={classes.short}
        icon={<PinIcon aria-hidden />}
        aria-label={lock && !entry.isPinned ? `Pin, opens at ${lock.label}` : undefined}
        disabled={isDeleting}
        onClick={({ timeStamp }) => {
          if (timeStamp - pinnedAt.current < DOUBLE_TAP) return;
          pinnedAt.current = timeStamp;
          onAction('pin');
        }}
      >
        {entry.isPinned ? 'Unpin' : 'Pin'}
      </Button>
      <Button
        variant="bare"
        className={classes.short}
        icon={<IconFolder aria-hidden />}
        disabled={isDeleting}
        onClick={() => onAction('move')}
      >
        Move to Folder
      </Button>
      <Button
        variant="bare"
        className={classes.short}
        icon={<IconTrash aria-hidden />}
        busy={isDeleting}
        onClick={() => onAction('delete')}
      >
        Delete
      </Button>
    </div>
  );
}
