import { paths } from '../../../lib/paths.ts';
import { RankMark } from '../../../ui/art/RankMark.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import { LinkButton } from '../../../ui/controls/LinkButton.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { countFilters, type EntriesAddress } from '../entries.address.ts';
import { nothingFound } from './filter-words.ts';

interface NoEntriesProps {
  address: EntriesAddress;
  /** The name of the folder that was looked in, if one was and it is there. */
  where: string | undefined;
  onClear: () => void;
}

/** The list with nothing in it, in the words of S1.2, and the way out of each case. */
export function NoEntries({ address, where, onClear }: NoEntriesProps) {
  if (countFilters(address) > 0) {
    return (
      <EmptyState
        glyph={<RankMark level={3} ink size={92} />}
        title="No entries found matching your search criteria."
        action={<Button onClick={onClear}>Clear all filters</Button>}
      >
        {nothingFound(address, where)}
      </EmptyState>
    );
  }
  if (address.place !== undefined) {
    return (
      <EmptyState
        glyph={<RankMark level={2} ink size={92} />}
        title="No entries found in this category."
        action={
          <LinkButton to={paths.entries} search={{}}>
            See All Entries
          </LinkButton>
        }
      >
        {address.place === 'pinned' || address.place === 'none'
          ? HOW_TO_FILL[address.place]
          : where
            ? HOW_TO_FILL.folder
            : 'This folder is not on the shelf. If it was deleted, its pages lie in No Folder.'}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      glyph={<RankMark level={1} ink size={92} />}
      title="No journal entries yet."
      action={
        <LinkButton to={paths.home} variant="filled">
          Write today’s entry
        </LinkButton>
      }
    >
      Entries gather here in the order you lived them. One line will do.
    </EmptyState>
  );
}

const HOW_TO_FILL = {
  pinned: 'Pin a page from its menu and it is here whenever you need it.',
  none: 'Every page you have written lies in a folder. Tidy of you.',
  folder: 'Move a page here from its menu, or while you edit it.',
};
