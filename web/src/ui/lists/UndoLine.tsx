import type { ReactNode, Ref } from 'react';
import { Button } from '../controls/Button.tsx';
import classes from './UndoLine.module.css';

export interface UndoLineProps {
  /** A 20px control icon. */
  icon: ReactNode;
  /** What was done, in a sentence; announced. */
  children: ReactNode;
  /** Without it there is no way back. */
  onUndo?: (() => void) | undefined;
  busy?: boolean;
  /** Stands after the word Undo, e.g. its key. */
  after?: ReactNode;
  /** The line itself can take the focus. */
  ref?: Ref<HTMLDivElement>;
}

/** A row that was handled stays in its place: a glyph, a sentence, and the way back. */
export function UndoLine({ icon, children, onUndo, busy, after, ref }: UndoLineProps) {
  return (
    <div ref={ref} tabIndex={-1} className={classes.line}>
      {icon}
      <p role="status">{children}</p>
      {onUndo && (
        <Button variant="bare" busy={busy ?? false} onClick={onUndo}>
          Undo{after && <> {after}</>}
        </Button>
      )}
    </div>
  );
}
