import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx';
import { useBeginAnew } from './architect.queries.ts';

/** What is to be done with a conversation. */
export type Asking = { act: 'begin anew' } | { act: 'delete'; id: number; messages: number };

/** Asks before a conversation is laid aside or deleted, and says what stays. */
export function ConversationDialogs({
  asking,
  onDone,
  onDelete,
}: {
  asking: Asking | null;
  onDone: () => void;
  /** Deletes it, with a way back. */
  onDelete: (id: number) => void;
}) {
  const beginAnew = useBeginAnew();
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
        onCancel={onDone}
        onConfirm={() => {
          if (asking?.act === 'delete') onDelete(asking.id);
          onDone();
        }}
      >
        {asking?.act === 'delete' &&
          `Its ${asking.messages} ${asking.messages === 1 ? 'message goes' : 'messages go'}. The goals that were made of it stay, with their words and steps; what they quote of it goes with it.`}
      </ConfirmDialog>
    </>
  );
}
