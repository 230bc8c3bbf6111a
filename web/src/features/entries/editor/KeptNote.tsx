import { lazy, useState } from 'react';
import type { DraftForm } from '../../../lib/drafts/use-draft.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { LazyPart } from '../../../ui/feedback/LazyPart.tsx';
import { isEmpty, type NewWords } from './entry-draft.ts';
import classes from './KeptNote.module.css';
import { keptSentence } from './kept-sentence.ts';

// Brings the dialogs' library, which the first screen can do without.
const ConfirmDialog = lazy(async () => ({
  default: (await import('../../../ui/overlay/ConfirmDialog.tsx')).ConfirmDialog,
}));

/** Says what is kept, and offers back what was left unsaved. */
export function KeptNote({ kept }: { kept: DraftForm<NewWords> }) {
  const [asking, setAsking] = useState<'never' | 'open' | 'closed'>('never');
  const { fields, since, isKept, isSending, others } = kept;
  const written = !isEmpty(fields);
  const other = others[0];
  return (
    <div className={classes.note}>
      <p role="status">{written && keptSentence(kept)}</p>
      {written && since !== null && (
        <Button variant="bare" onClick={() => setAsking('open')}>
          Discard it
        </Button>
      )}
      {/* A page that is not kept could not come back. */}
      {other && isKept && (
        <Button
          variant="bare"
          disabled={isSending}
          onClick={() => void kept.draft.openOther(other.id)}
        >
          Open another unsaved page
        </Button>
      )}
      <LazyPart>
        {asking !== 'never' && (
          <ConfirmDialog
            opened={asking === 'open'}
            danger
            title="Discard this page?"
            confirmLabel="Discard page"
            onCancel={() => setAsking('closed')}
            onConfirm={() => {
              setAsking('closed');
              kept.startOver();
            }}
          >
            It was never saved, so it will be gone for good. Saved entries stay as they are.
          </ConfirmDialog>
        )}
      </LazyPart>
    </div>
  );
}
