import type { QueueItem } from '@pathkeeper/contract';
import { IconCheck, IconHandStop, IconLock, IconTrash, IconUser } from '@tabler/icons-react';
import { UndoLine as Line } from '../../../ui/lists/UndoLine.tsx';
import { nameOf, placeOf } from '../moderation-words.ts';
import { KeyCap } from './KeyCap.tsx';
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
    <Line
      ref={ref}
      icon={<Glyph aria-hidden size={20} stroke={1.6} />}
      busy={busy}
      after={<KeyCap>Z</KeyCap>}
      onUndo={decision ? onUndo : undefined}
    >
      {sentence ?? sentenceOf(item, outcome)}
    </Line>
  );
}

function sentenceOf(item: QueueItem, { decision, stopDays }: Decided): string {
  const what = `${placeOf(item)} by ${nameOf(item.author)}`;
  const ends = { keep: 'stays', remove: 'is removed', lock: 'stays, and the post is locked' };
  const first = `${what} ${ends[decision ?? 'keep']}.`;
  if (!stopDays) return first;
  return `${first} They cannot write for ${stopDays === 1 ? 'a day' : `${stopDays} days`}.`;
}
