import type { ContactMessage } from '@pathkeeper/contract';
import {
  IconArchive,
  IconArchiveOff,
  IconDots,
  IconMail,
  IconPin,
  IconPinnedOff,
  IconTrash,
} from '@tabler/icons-react';
import { useState } from 'react';
import { IconButton } from '../../ui/controls/IconButton.tsx';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx';
import { Menu, MenuItem, MenuRule } from '../../ui/overlay/Menu.tsx';
import { useMark, usePin } from './inbox.queries.ts';
import { partsOf, subjectOf } from './inbox-words.ts';
import classes from './MessageMenu.module.css';

const icon = { 'aria-hidden': true, size: 20, stroke: 1.6 } as const;

interface MessageMenuProps {
  message: ContactMessage;
  onArchive: () => void;
  onDelete: () => void;
  /** It is unread again, so it is closed. */
  onUnread: () => void;
}

/** What can be done with a message (S2.2). Deleting asks first. */
export function MessageMenu({ message, onArchive, onDelete, onUnread }: MessageMenuProps) {
  const { pinned, archived, answers } = message;
  const [isAsking, setIsAsking] = useState(false);
  const { mutate: pin } = usePin();
  const { mutate: mark } = useMark();
  const subject = subjectOf(message);
  const answered = answers.length > 0;
  return (
    <>
      <Menu
        trigger={
          <IconButton
            label={`Actions for ${subject}`}
            tooltip={false}
            className={classes.trigger}
            icon={<IconDots aria-hidden />}
          />
        }
      >
        <MenuItem
          icon={pinned ? <IconPinnedOff {...icon} /> : <IconPin {...icon} />}
          onClick={() => pin(message)}
        >
          {pinned ? 'Unpin Message' : 'Pin to Top'}
        </MenuItem>
        <MenuItem
          icon={archived ? <IconArchiveOff {...icon} /> : <IconArchive {...icon} />}
          onClick={onArchive}
        >
          {archived ? 'Unarchive' : 'Archive'}
        </MenuItem>
        <MenuItem
          icon={<IconMail {...icon} />}
          onClick={() => {
            mark(message);
            onUnread();
          }}
        >
          Mark as Unread
        </MenuItem>
        <MenuRule />
        <MenuItem icon={<IconTrash {...icon} />} onClick={() => setIsAsking(true)}>
          Delete Forever
        </MenuItem>
      </Menu>
      <ConfirmDialog
        opened={isAsking}
        danger
        title="Delete this message for good?"
        confirmLabel="Delete Forever"
        onCancel={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          onDelete();
        }}
      >
        {answered
          ? `“${subject}” and your answer to it go from here, and are in no later backup. The letter that ${partsOf(message).name || 'its writer'} received is not ours to take back. Archiving keeps both.`
          : `“${subject}” goes from here, and is in no later backup. Archiving keeps it.`}
      </ConfirmDialog>
    </>
  );
}
