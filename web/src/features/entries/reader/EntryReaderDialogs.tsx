import type { Entry, User } from '@pathkeeper/contract';
import { lazy } from 'react';
import { LazyPart } from '../../../ui/feedback/LazyPart.tsx';
import { DeleteEntryDialog } from '../DeleteEntryDialog.tsx';
import { EntryEditDialog } from '../editor/edit/EntryEditDialog.tsx';
import { MoveEntryDialog } from '../MoveEntryDialog.tsx';
import type { EntryActions } from '../use-entry-actions.ts';

const VersionsDialog = lazy(() =>
  import('../versions/VersionsDialog.tsx').then((module) => ({ default: module.VersionsDialog })),
);

interface EntryReaderDialogsProps {
  entry: Entry;
  user: User;
  actions: EntryActions;
  onDelete: () => void;
}

/** What the page says of an edit (S1.8). */
const ON_PAGE = { saved: 'Entry Updated', failed: 'Update Failed' };

/** The dialogs of an entry's page. */
export function EntryReaderDialogs({
  entry,
  user,
  actions: { dialog, close, move },
  onDelete,
}: EntryReaderDialogsProps) {
  return (
    <>
      <EntryEditDialog
        entry={entry}
        user={user}
        opened={dialog === 'edit'}
        onClose={close}
        titles={ON_PAGE}
      />
      {dialog === 'versions' && (
        <LazyPart>
          <VersionsDialog entry={entry} onClose={close} />
        </LazyPart>
      )}
      <MoveEntryDialog entry={entry} opened={dialog === 'move'} onClose={close} onMove={move} />
      <DeleteEntryDialog
        entry={entry}
        opened={dialog === 'delete'}
        onKeep={close}
        onDelete={onDelete}
      />
    </>
  );
}
