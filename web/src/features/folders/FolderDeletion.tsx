import { useWindowEvent } from '@mantine/hooks';
import type { Folder } from '@pathkeeper/contract';
import { useId } from 'react';
import { Button } from '../../ui/controls/Button.tsx';
import { FolderMark } from '../../ui/labels/FolderMark.tsx';
import { toast } from '../../ui/toast.ts';
import classes from './FolderDeletion.module.css';
import { whatMoves } from './folder-words.ts';
import { useDeleteFolder } from './folders.queries.ts';

interface FolderDeletionProps {
  folder: Folder;
  onKept: () => void;
  onDeleted: () => void;
}

/** Asks in the folder's own row before it goes, and says what becomes of its entries. */
export function FolderDeletion({ folder, onKept, onDeleted }: FolderDeletionProps) {
  const titleId = useId();
  const wordsId = useId();
  const remove = useDeleteFolder();
  const words = whatMoves(folder.entryCount);

  useWindowEvent('keydown', (event) => {
    if (event.key === 'Escape' && !remove.isPending) onKept();
  });
  const confirm = async () => {
    try {
      await remove.mutateAsync(folder.id);
    } catch {
      // The toast has said it; the question still stands.
      return;
    }
    onDeleted();
    toast({ title: 'Folder deleted', description: words.after });
  };

  return (
    <section className={classes.question} aria-labelledby={titleId}>
      <h3 id={titleId} className={classes.title}>
        <FolderMark color={folder.color} size={18} />
        Delete {folder.name}?
      </h3>
      <p id={wordsId} className={classes.words}>
        {words.before} The folder itself cannot be brought back.
      </p>
      <div className={classes.buttons}>
        <Button
          variant="danger"
          busy={remove.isPending}
          busyLabel="Deleting…"
          aria-describedby={wordsId}
          onClick={() => void confirm()}
        >
          Delete folder
        </Button>
        <Button autoFocus disabled={remove.isPending} aria-describedby={wordsId} onClick={onKept}>
          Keep it
        </Button>
      </div>
    </section>
  );
}
