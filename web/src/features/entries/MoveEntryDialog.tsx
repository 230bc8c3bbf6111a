import type { Entry } from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import { longDay } from '../../lib/dates.ts';
import { FolderMark } from '../../ui/labels/FolderMark.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { Contents, ContentsButton } from '../../ui/page/Contents.tsx';
import { allFolders } from '../folders/folders.queries.ts';
import { entryTitle } from './entry-title.ts';

interface MoveEntryDialogProps {
  /** The entry to move; it may stay while the dialog fades. */
  entry: Entry | null;
  /** In italics under the title, in place of the entry's name. */
  meta?: string;
  opened: boolean;
  onClose: () => void;
  onMove: (folderId: number | null) => void;
}

/** Move to Folder: None or a folder, chosen with one click. */
export function MoveEntryDialog({ entry, meta, opened, onClose, onMove }: MoveEntryDialogProps) {
  const { data: folders = [] } = useQuery(allFolders());
  const row = (folderId: number | null, name: string, count?: number, color?: string) => {
    const isHere = entry?.folderId === folderId;
    return (
      <li key={folderId}>
        <ContentsButton
          name={name}
          count={isHere ? 'here' : count?.toLocaleString('en-US')}
          mark={color && <FolderMark color={color} />}
          current={isHere}
          data-autofocus={isHere || undefined}
          onClick={() => (isHere ? onClose() : onMove(folderId))}
        />
      </li>
    );
  };
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      size="sm"
      phone="card"
      title="Move to Folder"
      meta={meta ?? (entry && (entryTitle(entry.content) ?? longDay(entry.localDate)))}
      remark={
        folders.length === 0 ? 'No folders yet... All Entries is where they are made.' : undefined
      }
    >
      <Contents>
        {row(null, 'None')}
        {folders.map(({ id, name, entryCount, color }) => row(id, name, entryCount, color))}
      </Contents>
    </Dialog>
  );
}
