import type { Goal } from '@pathkeeper/contract';
import {
  IconCheck,
  IconDotsVertical,
  IconPencil,
  IconRotate,
  IconTrash,
} from '@tabler/icons-react';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import { Menu } from '../../../ui/overlay/Menu.tsx';
import { MenuItem, MenuRule } from '../../../ui/overlay/menu-items.tsx';
import classes from './GoalMenu.module.css';

interface GoalMenuProps {
  goal: Goal;
  onEdit: () => void;
  onFinish: (isCompleted: boolean) => void;
  onDelete: () => void;
}

/** What can be done with a goal as a whole. */
export function GoalMenu({ goal, onEdit, onFinish, onDelete }: GoalMenuProps) {
  return (
    <Menu
      trigger={
        <IconButton
          label={`Actions for ${goal.title}`}
          tooltip={false}
          className={classes.menu}
          icon={<IconDotsVertical aria-hidden />}
        />
      }
    >
      <MenuItem icon={<IconPencil aria-hidden />} onClick={onEdit}>
        Edit
      </MenuItem>
      {goal.isCompleted ? (
        <MenuItem icon={<IconRotate aria-hidden />} onClick={() => onFinish(false)}>
          Reopen
        </MenuItem>
      ) : (
        <MenuItem icon={<IconCheck aria-hidden />} onClick={() => onFinish(true)}>
          Finish
        </MenuItem>
      )}
      <MenuRule />
      <MenuItem icon={<IconTrash aria-hidden />} onClick={onDelete}>
        Delete
      </MenuItem>
    </Menu>
  );
}
