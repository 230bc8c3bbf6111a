import type { Milestone } from '@pathkeeper/contract';
import {
  IconArrowDown,
  IconArrowUp,
  IconDotsVertical,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react';
import { dayHere, dayMonth } from '../../../lib/dates.ts';
import { IconButton } from '../../../ui/controls/IconButton.tsx';
import { Checkbox } from '../../../ui/forms/fields/toggles/Checkbox.tsx';
import { Menu } from '../../../ui/overlay/Menu.tsx';
import { MenuItem, MenuRule } from '../../../ui/overlay/menu-items.tsx';
import { VisuallyHidden } from '../../../ui/page/VisuallyHidden.tsx';
import { useTickMilestone, useUpdateMilestone } from '../goals.queries.ts';
import classes from './MilestoneRow.module.css';

interface MilestoneRowProps {
  milestone: Milestone;
  /** Where it stands, 0 the first. */
  place: number;
  isLast: boolean;
  onAsk: (what: 'edit' | 'delete') => void;
}

/** One step: its tick, its name, by when or since when, and its menu. */
export function MilestoneRow({ milestone, place, isLast, onAsk }: MilestoneRowProps) {
  const { id: milestoneId, goalId: id, title, description, isCompleted } = milestone;
  const tick = useTickMilestone();
  const { mutate: update } = useUpdateMilestone();
  const move = (sortOrder: number) => update({ id, milestoneId, sortOrder });
  return (
    <li className={classes.row} data-done={isCompleted || undefined}>
      <Checkbox
        className={classes.tick}
        checked={isCompleted}
        onChange={(event) => tick.mutate({ id, milestoneId, isCompleted: event.target.checked })}
        label={
          <span className={classes.words} dir="auto">
            {title}
            {description && <span className={classes.description}>{description}</span>}
          </span>
        }
      />
      <Day milestone={milestone} />
      <Menu
        trigger={
          <IconButton
            label={`Actions for ${title}`}
            tooltip={false}
            className={classes.menu}
            icon={<IconDotsVertical aria-hidden />}
          />
        }
      >
        <MenuItem icon={<IconPencil aria-hidden />} onClick={() => onAsk('edit')}>
          Edit
        </MenuItem>
        {place > 0 && (
          <MenuItem icon={<IconArrowUp aria-hidden />} onClick={() => move(place - 1)}>
            Move up
          </MenuItem>
        )}
        {!isLast && (
          <MenuItem icon={<IconArrowDown aria-hidden />} onClick={() => move(place + 1)}>
            Move down
          </MenuItem>
        )}
        <MenuRule />
        <MenuItem icon={<IconTrash aria-hidden />} onClick={() => onAsk('delete')}>
          Delete
        </MenuItem>
      </Menu>
    </li>
  );
}

function Day({ milestone: { completedAt, targetDate } }: { milestone: Milestone }) {
  const day = completedAt ? dayHere(completedAt) : targetDate;
  if (!day) return <span className={classes.day}>no date</span>;
  return (
    <time dateTime={day} className={classes.day}>
      <VisuallyHidden>{completedAt ? 'done ' : 'by '}</VisuallyHidden>
      {dayMonth(day)}
    </time>
  );
}
