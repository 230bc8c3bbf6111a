import type { Entry, Folder } from '@pathkeeper/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { toast } from '../../ui/toast.ts';
import { useBringBack } from '../bin/bin.queries.ts';
import { tellBinned } from '../bin/index.ts';
import { allFolders } from '../folders/folders.queries.ts';
import { tellLock, useLock } from '../progression/gates.queries.ts';
import type { EntryAction } from './EntryMenu.tsx';
import {
  useDeleteEntry,
  useDownloadEntries,
  useMoveEntry,
  usePinEntry,
} from './entries.queries.ts';

/** The dialogs an action can open. */
type EntryDialog = 'edit' | 'versions' | 'move' | 'delete';

export interface EntryActions {
  act: (action: EntryAction, entry: Entry) => void;
  /** Which dialog is open, and about which entry; the entry stays while the dialog fades. */
  dialog: EntryDialog | null;
  entry: Entry | null;
  close: () => void;
  move: (folderId: number | null) => void;
  remove: () => void;
  download: (entries: readonly number[]) => void;
  isDownloading: boolean;
}

// A promise that has been told about its failure: the mutation cache shows the toast.
const ignore = () => {};

/** What can be done with entries of a list: dialogs, optimistic changes, and what is said after. */
export function useEntryActions(): EntryActions {
  const client = useQueryClient();
  const [dialog, setDialog] = useState<EntryDialog | null>(null);
  const [entry, setEntry] = useState<Entry | null>(null);
  const { mutate: pin } = usePinEntry();
  const pinLock = useLock('pinning');
  const { mutateAsync: moveTo } = useMoveEntry();
  const { mutateAsync: removeEntry } = useDeleteEntry({
    errorTitle: 'Failed to delete entry',
    errorText: 'An error occurred while deleting the entry.',
  });
  const { mutate: bringBack } = useBringBack();
  const { mutateAsync: downloadAll, isPending: isDownloading } = useDownloadEntries();

  const download = useCallback(
    (ids: readonly number[]) => {
      const one = ids.length === 1;
      const done = {
        title: one ? 'Download complete' : 'Export completed',
        description: one
          ? 'The page is among your downloads.'
          : `${ids.length.toLocaleString('en-US')} pages are among your downloads.`,
      };
      downloadAll([...ids]).then(() => void toast(done), ignore);
    },
    [downloadAll],
  );

  const act = useCallback(
    (action: EntryAction, chosen: Entry) => {
      if (action === 'pin') {
        if (pinLock && !chosen.isPinned) return tellLock('Pinned entries', pinLock);
        return pin({ id: chosen.id, isPinned: !chosen.isPinned });
      }
      if (action === 'download') return download([chosen.id]);
      setEntry(chosen);
      setDialog(action);
    },
    [pin, pinLock, download],
  );

  const nameOf = (folderId: number | null): string => {
    const folders = client.getQueryData<Folder[]>(allFolders().queryKey) ?? [];
    return folders.find(({ id }) => id === folderId)?.name ?? 'no folder';
  };
  const close = () => setDialog(null);

  return {
    act,
    dialog,
    entry,
    close,
    download,
    isDownloading,
    move(folderId) {
      close();
      if (!entry) return;
      const { id, folderId: before } = entry;
      // A move that fails is silently taken back (S1.8).
      moveTo({ id, folderId }).then(
        () =>
          void toast({
            title: 'Entry moved',
            description: `It is in ${nameOf(folderId)} now.`,
            action: {
              label: 'Undo',
              onClick: () => void moveTo({ id, folderId: before }).catch(ignore),
            },
          }),
        ignore,
      );
    },
    remove() {
      close();
      if (!entry) return;
      const undo = (thingId: number) => () => bringBack({ kind: 'entry', thingId });
      removeEntry(entry.id).then(
        () => tellBinned('Entry deleted', 'The page lies in the bin for 30 days.', undo(entry.id)),
        ignore,
      );
    },
  };
}
