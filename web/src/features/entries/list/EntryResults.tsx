import type { Folder, User } from '@pathkeeper/contract';
import { lazy, useMemo } from 'react';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { LazyPart } from '../../../ui/feedback/LazyPart.tsx';
import { SkeletonRows } from '../../../ui/feedback/Skeleton.tsx';
import { VisuallyHidden } from '../../../ui/page/VisuallyHidden.tsx';
import { BulkActions } from '../bulk/BulkActions.tsx';
import { DeleteEntryDialog } from '../DeleteEntryDialog.tsx';
import { EntryEditDialog } from '../editor/edit/EntryEditDialog.tsx';
import { countFilters, type EntriesAddress } from '../entries.address.ts';
import { MoveEntryDialog } from '../MoveEntryDialog.tsx';
import type { NamedPlace } from '../places/use-place.ts';
import { useEntryActions } from '../use-entry-actions.ts';
import classes from './EntryBrowser.module.css';
import { EntryRows } from './EntryRows.tsx';
import { ListEnd } from './ListEnd.tsx';
import { NoEntries } from './NoEntries.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import type { EntryList } from './use-entry-list.ts';
import { useRowFocus } from './use-row-focus.ts';
import { useSelection } from './use-selection.ts';

// With what compares texts; few ask for it.
const VersionsDialog = lazy(() =>
  import('../versions/VersionsDialog.tsx').then((module) => ({ default: module.VersionsDialog })),
);

interface EntryResultsProps {
  user: User;
  address: EntriesAddress;
  list: EntryList;
  here: NamedPlace;
  folders: readonly Folder[];
  onClear: () => void;
}

/** The list itself, in every state it can be in, with its selection and its dialogs. */
export function EntryResults({ user, address, list, here, folders, onClear }: EntryResultsProps) {
  const { entries, isOutdated, hasMore } = list;
  const ids = useMemo(() => entries?.map(({ id }) => id), [entries]);
  const { selected, toggle, toggleAll } = useSelection(isOutdated ? undefined : ids);
  const { onFocus, onBlur, giveBack } = useRowFocus(ids ?? NO_IDS);
  const actions = useEntryActions();
  const { dialog, entry } = actions;
  const then = (act: () => void) => () => {
    act();
    giveBack();
  };

  if (list.hasFailed) {
    return (
      <ErrorState
        title="Failed to load your entries. Please try again later."
        retryLabel="Retry"
        retrying={list.isFetching}
        onRetry={list.retry}
      >
        What you wrote is safe; only this list did not arrive.
      </ErrorState>
    );
  }
  if (!entries || !ids) return <SkeletonRows count={6} />;

  const searches = countFilters(address) > 0;
  const found = `${entries.length}${hasMore ? ' or more' : ''}`;
  const lookedIn = here.folder ?? folders.find(({ id }) => id === address.folder);
  return (
    <>
      <VisuallyHidden role="status">
        {searches && !isOutdated && `${found} ${entries.length === 1 ? 'entry' : 'entries'} found`}
      </VisuallyHidden>
      {entries.length === 0 ? (
        !isOutdated && <NoEntries address={address} where={lookedIn?.name} onClear={onClear} />
      ) : (
        <>
          <SelectionBar
            selected={selected.size}
            loaded={entries.length}
            hasMore={hasMore}
            onToggleAll={toggleAll}
          >
            <BulkActions
              entries={entries.filter(({ id }) => selected.has(id))}
              onDownload={() => actions.download([...selected])}
              isDownloading={actions.isDownloading}
            />
          </SelectionBar>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: it only remembers where the focus was */}
          <div
            className={classes.list}
            aria-busy={isOutdated}
            data-outdated={isOutdated || undefined}
            onFocus={onFocus}
            onBlur={onBlur}
          >
            <EntryRows
              label={here.name}
              entries={entries}
              folders={folders}
              selected={selected}
              onToggle={toggle}
              onAction={actions.act}
            />
          </div>
          <ListEnd
            shown={entries.length}
            total={here.count}
            silent={searches}
            hasMore={hasMore}
            isLoading={list.isFetchingMore}
            hasFailed={list.moreFailed}
            onMore={list.loadMore}
          />
        </>
      )}
      {entry && (
        <EntryEditDialog
          entry={entry}
          user={user}
          opened={dialog === 'edit'}
          onClose={then(actions.close)}
        />
      )}
      {entry && dialog === 'versions' && (
        <LazyPart>
          <VersionsDialog entry={entry} onClose={then(actions.close)} />
        </LazyPart>
      )}
      <MoveEntryDialog
        entry={entry}
        opened={dialog === 'move'}
        onClose={then(actions.close)}
        onMove={(folderId) => then(() => actions.move(folderId))()}
      />
      <DeleteEntryDialog
        entry={entry}
        opened={dialog === 'delete'}
        onKeep={then(actions.close)}
        onDelete={then(actions.remove)}
      />
    </>
  );
}

const NO_IDS: never[] = [];
