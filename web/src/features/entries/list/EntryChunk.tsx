import type { Entry, Folder, SearchHit } from '@pathkeeper/contract';
import { memo } from 'react';
import { useRest } from '../../../ui/use-rest.ts';
import { EntryListRow, type EntryListRowProps } from './EntryListRow.tsx';

interface EntryChunkProps extends Pick<EntryListRowProps, 'onToggle' | 'onAction'> {
  /** Names this part of the list. */
  label: string;
  entries: readonly (Entry | SearchHit)[];
  folders: ReadonlyMap<number, Folder>;
  selected: ReadonlySet<number>;
  /** Far out of sight it may become an empty space of its own height. */
  canRest: boolean;
}

/** Some rows of the list: those that come and go together. */
export const EntryChunk = memo(function EntryChunk(props: EntryChunkProps) {
  const { label, entries, folders, selected, canRest, onToggle, onAction } = props;
  const { ref, height } = useRest<HTMLUListElement>(canRest);
  if (height !== null) return <ul ref={ref} aria-hidden style={{ height }} />;
  return (
    <ul ref={ref} aria-label={label}>
      {entries.map((entry) => (
        <EntryListRow
          key={entry.id}
          entry={entry}
          folder={entry.folderId === null ? undefined : folders.get(entry.folderId)}
          isSelected={selected.has(entry.id)}
          onToggle={onToggle}
          onAction={onAction}
        />
      ))}
    </ul>
  );
});
