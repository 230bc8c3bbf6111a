import { useEffect, useId, useRef } from 'react';
import { Button } from '../controls/Button.tsx';
import { focusIfLost } from '../page/focus.ts';
import classes from './EditConflict.module.css';

interface EditConflictProps {
  /** What was changed, e.g. `page`. */
  what: string;
  /** The words that were saved elsewhere. */
  theirs: string;
  /** Where one's own stand, e.g. `on the sheet below`. */
  mine: string;
  busy: boolean;
  onOver: () => void;
  onKeepTheirs: () => void;
  /** Saves one's own as a thing of its own: then this loses nobody's words, and comes first. */
  onBeside?: () => void;
}

/** Two versions of one thing: nothing is overwritten until its writer has chosen. */
export function EditConflict({
  what,
  theirs,
  mine,
  busy,
  onOver,
  onKeepTheirs,
  onBeside,
}: EditConflictProps) {
  const title = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed to save is gone.
  useEffect(() => focusIfLost(() => heading.current), []);
  return (
    <section className={classes.conflict} aria-labelledby={title}>
      <h3 ref={heading} id={title} tabIndex={-1}>
        This {what} was changed somewhere else
      </h3>
      <p role="alert">
        Both versions are here: the one saved elsewhere first, yours {mine}. Nothing is overwritten
        until you choose.
      </p>
      <textarea
        readOnly
        rows={6}
        aria-label="Saved elsewhere"
        className={classes.theirs}
        dir="auto"
        value={theirs}
      />
      <div className={classes.choices}>
        {onBeside && (
          <Button variant="filled" busy={busy} onClick={onBeside}>
            Save mine as a new {what}
          </Button>
        )}
        <Button variant={onBeside ? 'outline' : 'filled'} busy={busy} onClick={onOver}>
          Save mine over it
        </Button>
        <Button variant="bare" disabled={busy} onClick={onKeepTheirs}>
          Keep theirs
        </Button>
      </div>
    </section>
  );
}
