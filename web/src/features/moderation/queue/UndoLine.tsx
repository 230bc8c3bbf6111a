import type { QueueItem } from '@pathkeeper/contract';
import { IconCheck, IconHandStop, IconLock, IconTrash, IconUser } from '@tabler/icons-react';
import { Button } from '../../../ui/controls/Button.tsx';
import { nameOf, placeOf } from '../moderation-words.ts';
import { KeyCap } from './KeyCap.tsx';
import classes from './UndoLine.module.css';
import { useFocus } from './use-focus.ts';
import type { Decided } from './use-queue.ts';

interface UndoLineProps {
  item: QueueItem;
  outcome: Decided;
  takesFocus: object | null;
  busy: boolean;
  onUndo: () => void;
}

const GLYPHS = { keep: IconCheck, remove: IconTrash, lock: IconLock } as const;

/** A case that was decided about stays where it was: a glyph, a sentence, and the way back. */
export function UndoLine({ item, outcome, takesFocus, busy, onUndo }: UndoLineProps) {
  const ref = useFocus<HTMLDivElement>(takesFocus);
  const { decision, stopDays, sentence } = outcome;
  const Glyph = stopDays ? IconHandStop : decision ? GLYPHS[decision] : IconUser;
  return (
    <div ref={ref} tabIndex={-1} className={classes.line}>
      <Glyph aria-hidden size={20} stroke={1.6} />
      <p role="status">{sentence ?? sentenceOf(item, outcome)}</p>
      {decision && (
        <Button variant="bare" busy={busy} onClick={onUndo}>
          Undo <KeyCap>Z</KeyCap>
        </Button>
      )}
    </div>
  );
}

function sentenceOf(item: QueueItem, { decision, stopDays }: Decided): string {
  const what = `${placeOf(item)} by ${nameOf(item.author)}`;
  const ends = { keep: 'stays', remove: 'is removed', lock: 'stays, and the post is locked' };
  const first = `${what} ${ends[decision ?? 'keep']}.`;
  if (!stopDays) return first;
  return `${first} They cannot write for ${stopDays === 1 ? 'a day' : `${stopDays} days`}.`;
}
