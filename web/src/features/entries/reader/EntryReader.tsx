import type { Entry, User } from '@pathkeeper/contract';
import { lazy, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/controls/Button.tsx';
import { LazyPart } from '../../../ui/feedback/LazyPart.tsx';
import { useBringBack } from '../../bin/bin.queries.ts';
import { tellBinned } from '../../bin/index.ts';
import type { EntryAction } from '../EntryMenu.tsx';
import { leftWords } from '../editor/edit/left-words.ts';
import { useUnsavedEdit } from '../editor/edit/use-unsaved-edit.ts';
import { useDeleteEntry } from '../entries.queries.ts';
import { useEntryActions } from '../use-entry-actions.ts';
import classes from './EntryReader.module.css';
import { EntryReaderFoot } from './EntryReaderFoot.tsx';
import { EntryReaderHead } from './EntryReaderHead.tsx';
import type { MarginNote } from './EntryReaderNotes.tsx';
import { EntryReaderText } from './EntryReaderText.tsx';
import { PageTurner } from './PageTurner.tsx';

// Nobody opens a page to edit it first: what the dialogs need comes when one is wanted.
const EntryReaderDialogs = lazy(() =>
  import('./EntryReaderDialogs.tsx').then((module) => ({ default: module.EntryReaderDialogs })),
);

export interface EntryReaderProps {
  entry: Entry;
  user: User;
  /** Called once the entry is gone. */
  onDeleted: () => void;
  /** What stands in its margin. Must keep its identity while it stays the same. */
  notes?: readonly MarginNote[] | undefined;
  /** Words of it that somebody was led to. */
  sought?: string | undefined;
  /** Stands alone at the top of the margin, where there is one. */
  margin?: ReactNode;
  /** What follows the page: its reflection. */
  children?: ReactNode;
  /** At the very end, before the way back. */
  foot?: ReactNode;
}

const NO_NOTES: readonly MarginNote[] = [];

/** One entry set to be read, with everything that can be done to it (S1.2). */
export function EntryReader({
  entry,
  user,
  onDeleted,
  notes = NO_NOTES,
  sought,
  margin,
  children,
  foot,
}: EntryReaderProps) {
  const actions = useEntryActions();
  const [asked, setAsked] = useState(false);
  const asker = useFocusKeptFor(actions.dialog !== null);
  const leftAt = useUnsavedEdit(user.id, entry, actions.dialog === 'edit');
  const bringBack = useBringBack();
  const removal = useDeleteEntry({ errorTitle: 'Delete Failed', errorText: 'Please try again.' });

  const act = (action: EntryAction) => {
    setAsked(true);
    asker.current = document.activeElement;
    actions.act(action, entry);
  };
  const remove = () => {
    actions.close();
    removal.mutate(entry.id, {
      onSuccess: () => {
        tellBinned('Entry Deleted', 'The page lies in the bin for 30 days.', () =>
          bringBack.mutate({ kind: 'entry', thingId: entry.id }),
        );
        onDeleted();
      },
    });
  };

  return (
    <article className={classes.entry}>
      <EntryReaderHead
        entry={entry}
        onAction={act}
        isDownloading={actions.isDownloading}
        isDeleting={removal.isPending || removal.isSuccess}
      />
      {leftAt !== null && (
        <div className={classes.left}>
          <p>{leftWords(leftAt)} are kept here, and not saved yet.</p>
          <Button onClick={() => act('edit')}>Go on with them</Button>
        </div>
      )}
      <div className={classes.page}>
        <EntryReaderText content={entry.content} notes={notes} sought={sought} />
        {margin && <div className={classes.margin}>{margin}</div>}
      </div>
      <EntryReaderFoot entry={entry} onVersions={() => act('versions')} />
      {children}
      <div className={classes.end}>
        {foot}
        <PageTurner entry={entry} />
      </div>
      {asked && (
        <LazyPart>
          <EntryReaderDialogs entry={entry} user={user} actions={actions} onDelete={remove} />
        </LazyPart>
      )}
    </article>
  );
}

/** Gives the focus back to what opened a dialog, where closing it has left the focus nowhere. */
function useFocusKeptFor(isOpen: boolean) {
  const asker = useRef<Element | null>(null);
  useEffect(() => {
    if (isOpen) return;
    if (document.activeElement !== document.body) return;
    if (asker.current instanceof HTMLElement) asker.current.focus({ preventScroll: true });
  }, [isOpen]);
  return asker;
}
