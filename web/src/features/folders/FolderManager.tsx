import { IconLock, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { EmptyScene } from '../../ui/art/EmptyScene.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Loaded } from '../../ui/feedback/Loaded.tsx';
import { Skeleton, SkeletonLine } from '../../ui/feedback/Skeleton.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { tellLock, useLock } from '../progression/gates.queries.ts';
import { type FolderFields, FolderForm } from './FolderForm.tsx';
import { FolderItem } from './FolderItem.tsx';
import classes from './FolderManager.module.css';
import { allFolders, useCreateFolder, useUpdateFolder } from './folders.queries.ts';

export interface FolderManagerProps {
  opened: boolean;
  onClose: () => void;
  /** Called after a folder was deleted, so that a page that stands in it can leave. */
  onDeleted?: (id: number) => void;
}

/** What is being done inside, and with which folder. */
type Open = { what: 'edit' | 'delete'; id: number } | { what: 'new' } | null;

const whatFor = (open: Open, id: number) =>
  open && 'id' in open && open.id === id ? open.what : null;

/** The Folder Manager (S1.2): every folder, made, renamed, recoloured, deleted. */
export function FolderManager({ opened, onClose, onDeleted }: FolderManagerProps) {
  const folders = useQuery({ ...allFolders(), enabled: opened });
  const [open, setOpen] = useState<Open>(null);
  const [cameFrom, setCameFrom] = useState<Open>(null);
  const newFolder = useRef<HTMLButtonElement>(null);
  const create = useCreateFolder();
  const update = useUpdateFolder();

  const leave = () => {
    setCameFrom(open);
    setOpen(null);
  };
  const close = () => {
    setOpen(null);
    setCameFrom(null);
    onClose();
  };
  const save = async (id: number | 'new', { name, color }: FolderFields) => {
    try {
      if (id === 'new') await create.mutateAsync({ name, color });
      else await update.mutateAsync({ id, name, color });
    } catch {
      // The toast has said it, and the form still holds what was typed.
      return;
    }
    leave();
    toast({
      title: id === 'new' ? 'Folder created' : 'Folder updated',
      description: id === 'new' ? `${name} is ready to be filled.` : `It reads ${name} now.`,
    });
  };

  const deleted = (id: number) => {
    setOpen(null);
    onDeleted?.(id);
    // The row that was asked about is gone; the way on is the button under the list.
    setTimeout(() => newFolder.current?.focus());
  };
  const isMaking = open?.what === 'new';
  const lock = useLock('folders');
  const startNew = () => (lock ? tellLock('New folders', lock) : setOpen({ what: 'new' }));
  return (
    <Dialog
      opened={opened}
      onClose={close}
      title="Folders"
      size="sm"
      locked={create.isPending || update.isPending}
      keepOnEscape={open !== null}
    >
      <Loaded
        query={folders}
        skeleton={
          <Skeleton label="Loading folders">
            <SkeletonLine width="60%" />
          </Skeleton>
        }
        error={{
          small: true,
          level: 3,
          title: 'The folders did not arrive.',
          words: 'They are safe, and so is what is in them.',
          retryLabel: 'Retry',
        }}
        empty={null}
      >
        {(all) => (
          <ul className={classes.list}>
            {all.map((folder) => (
              <li key={folder.id}>
                <FolderItem
                  folder={folder}
                  open={whatFor(open, folder.id)}
                  cameFrom={whatFor(cameFrom, folder.id)}
                  isSaving={update.isPending}
                  onOpen={(what) => setOpen({ what, id: folder.id })}
                  onLeave={leave}
                  onSave={(fields) => void save(folder.id, fields)}
                  onDeleted={() => deleted(folder.id)}
                />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      {isMaking && (
        <FolderForm
          label="New Folder"
          saveLabel="Create Folder"
          busy={create.isPending}
          onSave={(fields) => void save('new', fields)}
          onCancel={leave}
        />
      )}
      {folders.data?.length === 0 && lock && (
        <EmptyState
          level={3}
          glyph={<EmptyScene scene="folders" size={220} />}
          title="No folders yet..."
        >
          Folders open at {lock.label.toLowerCase()}: shelves with names and colours, for pages that
          belong together. {lock.sentence}
        </EmptyState>
      )}
      {folders.data?.length === 0 && !lock && !isMaking && (
        <EmptyState
          level={3}
          glyph={<EmptyScene scene="folders" size={220} />}
          title="No folders yet..."
          action={
            <Button ref={newFolder} variant="filled" onClick={startNew}>
              New Folder
            </Button>
          }
        >
          A folder is a ribbon between the pages. Make one when a subject keeps coming back.
        </EmptyState>
      )}
      {folders.data && folders.data.length > 0 && !isMaking && (
        <Button
          ref={newFolder}
          variant="bare"
          icon={lock ? <IconLock aria-hidden /> : <IconPlus aria-hidden />}
          className={classes.new}
          autoFocus={cameFrom?.what === 'new'}
          onClick={startNew}
        >
          New Folder
        </Button>
      )}
    </Dialog>
  );
}
