import type { ForumCategory } from '@pathkeeper/contract';
import {
  IconArrowDown,
  IconArrowUp,
  IconDotsVertical,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react';
import { IconButton } from '../../ui/controls/IconButton.tsx';
import { Menu, MenuItem, MenuRule } from '../../ui/overlay/Menu.tsx';

interface CategoryMenuProps {
  category: ForumCategory;
  isFirst: boolean;
  isLast: boolean;
  onEdit: () => void;
  onMove: (step: 1 | -1) => void;
  onDelete: () => void;
}

/** What can be done with a category. */
export function CategoryMenu({ category, isFirst, isLast, ...acts }: CategoryMenuProps) {
  return (
    <Menu
      trigger={
        <IconButton
          label={`Actions for ${category.name}`}
          tooltip={false}
          icon={<IconDotsVertical aria-hidden />}
        />
      }
    >
      <MenuItem icon={<IconPencil aria-hidden />} onClick={acts.onEdit}>
        Edit
      </MenuItem>
      {!isFirst && (
        <MenuItem icon={<IconArrowUp aria-hidden />} onClick={() => acts.onMove(-1)}>
          Move up
        </MenuItem>
      )}
      {!isLast && (
        <MenuItem icon={<IconArrowDown aria-hidden />} onClick={() => acts.onMove(1)}>
          Move down
        </MenuItem>
      )}
      <MenuRule />
      <MenuItem icon={<IconTrash aria-hidden />} onClick={acts.onDelete}>
        Delete
      </MenuItem>
    </Menu>
  );
}
