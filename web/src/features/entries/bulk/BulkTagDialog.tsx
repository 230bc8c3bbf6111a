import { useState } from 'react';
import { Button } from '../../../ui/controls/Button.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { EntryTagsField } from '../editor/EntryFields.tsx';

interface BulkTagDialogProps {
  /** '12 pages'. */
  what: string;
  onClose: () => void;
  onTag: (tags: string[]) => void;
}

/** Asks which tags several entries get beside their own. */
export function BulkTagDialog({ what, onClose, onTag }: BulkTagDialogProps) {
  const [tags, setTags] = useState<string[]>([]);
  return (
    <Dialog
      opened
      onClose={onClose}
      size="sm"
      phone="card"
      title="Add tags"
      meta={what}
      actions={
        <>
          <Button variant="filled" disabled={tags.length === 0} onClick={() => onTag(tags)}>
            Add to {what}
          </Button>
          <Button variant="bare" onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      <EntryTagsField value={tags} onChange={setTags} />
    </Dialog>
  );
}
