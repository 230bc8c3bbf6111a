import type { Folder } from '@pathkeeper/contract';
import { FolderDeletion } from './FolderDeletion.tsx';
import { type FolderFields, FolderForm } from './FolderForm.tsx';
import { FolderRow } from './FolderRow.tsx';

interface FolderItemProps {
  folder: Folder;
  /** What is being done with it, in its own row. */
  open: 'edit' | 'delete' | null;
  /** What was being done a moment ago: the focus goes back to the button that began it. */
  cameFrom: 'edit' | 'delete' | null;
  isSaving: boolean;
  onOpen: (what: 'edit' | 'delete') => void;
  onLeave: () => void;
  onSave: (fields: FolderFields) => void;
  onDeleted: () => void;
}

/** A folder in the manager: its row, or in the row's place its form or the question before it goes. */
export function FolderItem({ folder, open, ...props }: FolderItemProps) {
  if (open === 'edit') {
    return (
      <FolderForm
        label={`Edit ${folder.name}`}
        start={folder}
        saveLabel="Save"
        busy={props.isSaving}
        onSave={props.onSave}
        onCancel={props.onLeave}
      />
    );
  }
  if (open === 'delete') {
    return <FolderDeletion folder={folder} onKept={props.onLeave} onDeleted={props.onDeleted} />;
  }
  return <FolderRow folder={folder} autoFocus={props.cameFrom} onOpen={props.onOpen} />;
}
