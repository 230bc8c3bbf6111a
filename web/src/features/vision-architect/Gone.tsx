import { IconTrash } from '@tabler/icons-react';
import type { useLateRemoval } from '../../lib/use-late-removal.ts';
import { UndoLine } from '../../ui/lists/UndoLine.tsx';

/** Conversations that are being deleted, by their ids. */
export type Removal = ReturnType<typeof useLateRemoval<number>>;

interface GoneProps {
  as: 'li' | 'div';
  /** Of an earlier one. */
  day?: string;
  onUndo: (() => void) | undefined;
}

/** In place of a conversation that is deleted: the way back, while there is one. */
export function Gone({ as: Part, day, onUndo }: GoneProps) {
  return (
    <Part>
      <UndoLine icon={<IconTrash aria-hidden size={20} />} onUndo={onUndo}>
        {day ? `The conversation of ${day} is deleted.` : 'The conversation is deleted.'}
      </UndoLine>
    </Part>
  );
}
