import type { ContactMessage } from '@pathkeeper/contract';
import { IconArchive, IconArchiveOff, IconTrash } from '@tabler/icons-react';
import { useRef } from 'react';
import { UndoLine } from '../../ui/lists/UndoLine.tsx';
import { focusSoon } from '../../ui/page/focus.ts';
import { SmallCaps } from '../../ui/typography/SmallCaps.tsx';
import type { InboxAddress } from './inbox.address.ts';
import { subjectOf } from './inbox-words.ts';
import classes from './MessageList.module.css';
import { MessageRow } from './MessageRow.tsx';
import { GRACE, type Handled, type useHandled } from './use-handled.ts';

interface MessageListProps {
  messages: readonly ContactMessage[];
  address: InboxAddress;
  handled: Pick<ReturnType<typeof useHandled>, 'rows' | 'undo' | 'isBusy'>;
}

/** Pinned messages, then the newest; what was handled stays in its place with the way back (S2.2). */
export function MessageList({ messages, address, handled }: MessageListProps) {
  const pinned = messages.filter((each) => each.pinned);
  const others = messages.filter((each) => !each.pinned);
  const isParted = pinned.length > 0 && others.length > 0;
  const part = (rows: readonly ContactMessage[]) => (
    <ul className={classes.rows}>
      {rows.map((message) => (
        <li key={message.id} data-message={message.id}>
          <Row {...{ message, address, handled }} />
        </li>
      ))}
    </ul>
  );
  return (
    <>
      {isParted && (
        <SmallCaps as="h2" className={classes.label}>
          Pinned
        </SmallCaps>
      )}
      {pinned.length > 0 && part(pinned)}
      {isParted && (
        <SmallCaps as="h2" className={classes.label}>
          Then the newest
        </SmallCaps>
      )}
      {others.length > 0 && part(others)}
    </>
  );
}

const DONE: Record<Handled, { Icon: typeof IconTrash; words: string }> = {
  archived: { Icon: IconArchive, words: 'is archived.' },
  unarchived: { Icon: IconArchiveOff, words: 'is back among the active.' },
  deleting: { Icon: IconTrash, words: `goes for good in ${GRACE / 1000} seconds.` },
  deleted: { Icon: IconTrash, words: 'is deleted.' },
};

function Row({ message, address, handled }: Omit<MessageListProps, 'messages'> & Of) {
  const line = useRef<HTMLDivElement>(null);
  const act = handled.rows.get(message.id);
  if (!act) return <MessageRow message={message} address={address} />;
  const { Icon, words } = DONE[act];
  const undo = () => {
    const row = line.current?.closest('li');
    handled.undo(message);
    focusSoon(() => row?.querySelector('a') ?? row?.querySelector('button'));
  };
  return (
    <UndoLine
      ref={line}
      icon={<Icon aria-hidden size={20} stroke={1.6} />}
      busy={handled.isBusy}
      onUndo={act === 'deleted' ? undefined : undo}
    >
      “{subjectOf(message)}” {words}
    </UndoLine>
  );
}

interface Of {
  message: ContactMessage;
}
