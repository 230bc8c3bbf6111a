import type { Entry } from '@pathkeeper/contract';
import { Button } from '../../ui/controls/Button.tsx';
import classes from './EntryEditDialog.module.css';
import type { Edit } from './use-edit.ts';

/** Two versions of one page: nothing is overwritten until its writer has chosen. */
export function EditConflict({
  edit,
  theirs,
  onKeepTheirs,
}: {
  edit: Edit;
  theirs: Entry;
  onKeepTheirs: () => void;
}) {
  return (
    <section className={classes.conflict} aria-labelledby="edit-conflict">
      <h3 id="edit-conflict">This page was changed somewhere else</h3>
      <p role="alert">
        Both versions are here: the one saved elsewhere first, yours on the sheet below. Nothing is
        overwritten until you choose.
      </p>
      <textarea
        readOnly
        rows={6}
        aria-label="Saved elsewhere"
        className={classes.theirs}
        dir="auto"
        value={theirs.content}
      />
      <div className={classes.choices}>
        <Button variant="filled" busy={edit.isSaving} onClick={() => void edit.save(theirs)}>
          Save mine over it
        </Button>
        <Button disabled={edit.isSaving} onClick={() => void edit.saveAsNew()}>
          Save mine as a new page
        </Button>
        <Button variant="bare" disabled={edit.isSaving} onClick={onKeepTheirs}>
          Keep theirs
        </Button>
      </div>
    </section>
  );
}
