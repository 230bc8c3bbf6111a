import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx';
import { useBeginAnew, useRemoveConversation } from './architect.queries.ts';

/** What is to be done with a conversation. */
export type Asking = { act: 'begin anew' } | { act: 'delete'; id: number; messages: number };

/** Asks before a conversation is laid aside or deleted, and says what stays. */
export function ConversationDialogs({
  asking,
  onDone,
}: {
  asking: Asking | null;
  onDone: () => void;
}) {
  const beginAnew = useBeginAnew();
  const remove = useRemoveConversation();
  return (
    <>
      <ConfirmDialog
        opened={asking?.act === 'begin anew'}
        title="Begin anew?"
        confirmLabel="Begin anew"
        cancelLabel="Go on talking"
        busy={beginAnew.isPending}
        busyLabel="Beginning…"
        onCancel={onDone}
        onConfirm={() => beginAnew.mutate(undefined, { onSuccess: onDone })}
      >
        The architect asks from the beginning. This conversation stays among the earlier ones, and
        whatever was made of it stays on your board.
      </ConfirmDialog>
      <ConfirmDialog
        danger
        opened={asking?.act === 'delete'}
        title="Delete the conversation?"
        confirmLabel="Delete the conversation"
        busy={remove.isPending}
        busyLabel="Deleting…"
        onCancel={onDone}
        onConfirm={() =>
          asking?.act === 'delete' && remove.mutate(asking.id, { onSuccess: onDone })
        }
      >
        {asking?.act === 'delete' &&
          `Its ${asking.messages} ${asking.messages === 1 ? 'message goes' : 'messages go'} for good. The goals that were made of it stay, with their words and steps; what they quote of it goes with it.`}
      </ConfirmDialog>
    </>
  );
}
