import type { ManagedArticle } from '@pathkeeper/contract';
import { useId } from 'react';
import { Button } from '../../../ui/controls/Button.tsx';
import { type Writing, writingOf } from '../article-writing.ts';
import { wordsOf } from '../writing/article-html.ts';
import classes from './Conflict.module.css';

interface ConflictProps {
  mine: Writing;
  theirs: ManagedArticle;
  busy: boolean;
  onOver: () => void;
  onKeepTheirs: () => void;
}

const textOf = ({ title, excerpt, content }: Writing): string =>
  [title || 'Untitled', excerpt, wordsOf(content)].filter(Boolean).join('\n\n');

/** Two texts of one article, side by side: whichever is chosen, the other is kept (D60). */
export function Conflict({ mine, theirs, busy, onOver, onKeepTheirs }: ConflictProps) {
  const id = useId();
  const by = theirs.waiting?.savedBy;
  return (
    <section className={classes.conflict} aria-labelledby={id}>
      <h2 id={id}>This article was changed somewhere else</h2>
      <p role="alert">
        Both texts are here. Nothing is overwritten until you choose, and neither is lost.
      </p>
      <div className={classes.texts}>
        {[
          { label: by ? `Saved elsewhere, by ${by}` : 'Saved elsewhere', of: writingOf(theirs) },
          { label: 'Yours, as it stands below', of: mine },
        ].map(({ label, of }) => (
          <label key={label}>
            <span>{label}</span>
            <textarea readOnly rows={9} dir="auto" value={textOf(of)} />
          </label>
        ))}
      </div>
      <div className={classes.choices}>
        <Button variant="filled" busy={busy} onClick={onOver}>
          Save mine over it
        </Button>
        <Button busy={busy} onClick={onKeepTheirs}>
          Keep theirs, and mine as a new draft
        </Button>
        <p>Saved over, theirs stays among the versions.</p>
      </div>
    </section>
  );
}
