import type { Folder } from '@pathkeeper/contract';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { IconButton } from '../../ui/controls/IconButton.tsx';
import { FolderMark } from '../../ui/labels/FolderMark.tsx';
import { VisuallyHidden } from '../../ui/page/VisuallyHidden.tsx';
import classes from './FolderRow.module.css';
import { pages } from './folder-words.ts';

interface FolderRowProps {
  folder: Folder;
  /** The row has just come back from one of these: the focus returns to its button. */
  autoFocus: 'edit' | 'delete' | null;
  onOpen: (what: 'edit' | 'delete') => void;
}

/** One folder in the manager: ribbon, name, number of entries, edit, delete. */
export function FolderRow({ folder, autoFocus, onOpen }: FolderRowProps) {
  const { name, color, entryCount } = folder;
  return (
    <div className={classes.row}>
      <span className={classes.name}>
        <FolderMark color={color} size={18} />
        <span className={classes.words} dir="auto">
          {name}
        </span>
      </span>
      <span className={classes.count}>
        <span aria-hidden>{entryCount.toLocaleString('en-US')}</span>
        <VisuallyHidden>, {pages(entryCount)}</VisuallyHidden>
      </span>
      <IconButton
        label={`Edit ${name}`}
        icon={<IconPencil aria-hidden />}
        autoFocus={autoFocus === 'edit'}
        onClick={() => onOpen('edit')}
      />
      <IconButton
        label={`Delete ${name}`}
        icon={<IconTrash aria-hidden />}
        className={classes.delete}
        autoFocus={autoFocus === 'delete'}
        onClick={() => onOpen('delete')}
      />
    </div>
  );
}
