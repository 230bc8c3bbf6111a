import { type ReactNode, type Ref, useEffect, useLayoutEffect, useRef } from 'react';
import { Button } from '../controls/Button.tsx';
import { focusIfLost, useFocusAfter } from '../page/focus.ts';
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

/**
 * A row that was handled stays in its place: a glyph, a sentence, and the way back, which takes the focus that was
 * in the row. Undone, the row has it again.
 */
export function UndoLine({ icon, children, onUndo, busy, after, ref }: UndoLineProps) {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => focusIfLost(() => wayBackOf(words.current)), []);
  useFocusAfter(onUndo !== undefined, () => lineOf(words.current));
  useLayoutEffect(() => {
    const shown = lineOf(words.current);
    const row = shown?.closest('li');
    return () => {
      const hadFocus = shown?.contains(document.activeElement);
      if (row && hadFocus) focusIfLost(() => row.querySelector('a[href], button'));
    };
  }, []);
  return (
    <div ref={ref} tabIndex={-1} className={classes.line}>
      {icon}
      <p ref={words} role="status">
        {children}
      </p>
      {onUndo && (
        <Button variant="bare" busy={busy ?? false} onClick={onUndo}>
          Undo{after && <> {after}</>}
        </Button>
      )}
    </div>
  );
}

const lineOf = (words: Element | null) => words?.parentElement;
const wayBackOf = (words: Element | null) =>
  lineOf(words)?.querySelector('button') ?? lineOf(words);
