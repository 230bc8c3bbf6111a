import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { RankMark } from '../ui/art/RankMark.tsx';
import { Button } from '../ui/controls/Button.tsx';
import { Editor } from '../ui/forms/Editor.tsx';
import { SelectField } from '../ui/forms/fields/SelectField.tsx';
import { TagsField } from '../ui/forms/TagsField.tsx';
import { ConfirmDialog } from '../ui/overlay/ConfirmDialog.tsx';
import { Dialog } from '../ui/overlay/Dialog.tsx';
import { toast } from '../ui/toast.ts';
import { SectionHead } from '../ui/typography/SectionHead.tsx';
import classes from './Specimen.module.css';

const start =
  'The four-o’clock boat went out without me today, and for once I did not stand on the quay feeling robbed. I had said I would finish the drawings for the breakwater before dark, and I did, with the lamp on at three because November has no patience.\n\nTomas rang while I was washing the pens.';

function EditDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const [text, setText] = useState(start);
  const [tags, setTags] = useState(['harbour', 'Tomas', 'father']);
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title="Edit entry"
      meta="Friday, the 20th of November · No. 148"
      remark="The AI Reflection stays as it was written. Regenerate it if you like."
      actions={
        <>
          <Button variant="filled" onClick={onClose}>
            Save changes
          </Button>
          <Button variant="bare" onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      <Editor
        bare
        label="Entry"
        rows={8}
        limit={100_000}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div className={classes.dialogFields}>
        <SelectField label="Mood" options={[{ value: 'calm', label: 'Calm' }]} />
        <SelectField label="Folder" options={[{ value: 'h', label: 'Harbour' }]} />
        <div className={classes.wide}>
          <TagsField
            label="Tags"
            value={tags}
            onChange={setTags}
            suggestions={['ladder', 'quay']}
          />
        </div>
      </div>
    </Dialog>
  );
}

/** Dialogs and toasts, behind buttons. */
export function Overlays() {
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  const close = () => setOpen(null);
  return (
    <section className={classes.stack}>
      <SectionHead>Dialogs and toasts</SectionHead>
      <div className={classes.row}>
        <Button onClick={() => setOpen('edit')}>Edit entry</Button>
        <Button onClick={() => setOpen('delete')}>Delete page</Button>
        <Button
          onClick={() =>
            toast({
              title: 'Entry moved',
              description: 'It is in Harbour now.',
              icon: <RankMark level={4} size={28} ink />,
              action: { label: 'Undo', onClick: () => toast({ title: 'Put back' }) },
            })
          }
        >
          Toast
        </Button>
        <Button
          onClick={() =>
            toast({
              title: 'Save Failed',
              description: 'The page is kept on this device. Try again when the line is back.',
              tone: 'destructive',
              icon: <IconAlertTriangle />,
            })
          }
        >
          Destructive toast
        </Button>
      </div>
      <EditDialog opened={open === 'edit'} onClose={close} />
      <ConfirmDialog
        opened={open === 'delete'}
        onCancel={close}
        onConfirm={close}
        title="Delete this page?"
        confirmLabel="Delete page"
        danger
      >
        “The four-o’clock boat went out without me today…” and its reflection will be gone for good.
        The days around it, your XP and your streak stay as they are.
      </ConfirmDialog>
    </section>
  );
}
