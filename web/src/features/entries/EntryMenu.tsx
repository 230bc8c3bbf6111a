import type { Entry } from '@pathkeeper/contract';
import {
  IconDotsVertical,
  IconDownload,
  IconFolder,
  IconHistory,
  IconPencil,
  IconPin,
  IconPinnedOff,
  IconTrash,
} from '@tabler/icons-react';
import { plainDay } from '../../lib/dates.ts';
import { IconButton } from '../../ui/controls/IconButton.tsx';
import { Menu } from '../../ui/overlay/Menu.tsx';
import { MenuItem, MenuRule } from '../../ui/overlay/menu-items.tsx';
import { useLock } from '../progression/gates.queries.ts';

/** What the menu of an entry offers (S1.2, "Card menu"). */
export type EntryAction = 'edit' | 'versions' | 'pin' | 'move' | 'download' | 'delete';

interface EntryMenuProps {
  entry: Entry;
  onAction: (action: EntryAction, entry: Entry) => void;
}

/** The id of an entry's menu button, so that the focus can be given back to it. */
export const menuButtonId = (entryId: number): string => `entry-menu-${entryId}`;

/** The three-dot menu of an entry. */
export function EntryMenu({ entry, onAction }: EntryMenuProps) {
  const item = (action: EntryAction) => ({ onClick: () => onAction(action, entry) });
  return (
    <Menu
      trigger={
        <IconButton
          id={menuButtonId(entry.id)}
          label={`Actions for the entry of ${plainDay(entry.localDate)}`}
          tooltip={false}
          icon={<IconDotsVertical aria-hidden />}
        />
      }
    >
      <MenuItem {...item('edit')} icon={<IconPencil aria-hidden />}>
        Edit Entry
      </MenuItem>
      {entry.version > 1 && (
        <MenuItem {...item('versions')} icon={<IconHistory aria-hidden />}>
          Earlier Versions
        </MenuItem>
      )}
      <PinItem entry={entry} onClick={() => onAction('pin', entry)} />
      <MenuItem {...item('move')} icon={<IconFolder aria-hidden />}>
        Move to Folder
      </MenuItem>
      <MenuItem {...item('download')} icon={<IconDownload aria-hidden />}>
        Download Entry
      </MenuItem>
      <MenuRule />
      <MenuItem {...item('delete')} icon={<IconTrash aria-hidden />}>
        Delete Entry
      </MenuItem>
    </Menu>
  );
}

/** Taking a pin off is always free; setting one opens with a level. */
function PinItem({ entry, onClick }: { entry: Entry; onClick: () => void }) {
  const lock = useLock('pinning');
  if (entry.isPinned) {
    return (
      <MenuItem icon={<IconPinnedOff aria-hidden />} onClick={onClick}>
        Unpin Entry
      </MenuItem>
    );
  }
  return (
    <MenuItem icon={<IconPin aria-hidden />} note={lock?.label} onClick={onClick}>
      Pin Entry
    </MenuItem>
  );
}
