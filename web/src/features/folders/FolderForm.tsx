import { useWindowEvent } from '@mantine/hooks';
import { FOLDER_COLORS, FOLDER_LIMITS, isBlank } from '@pathkeeper/contract';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/controls/Button.tsx';
import { TextField } from '../../ui/forms/fields/TextField.tsx';
import { Sending } from '../../ui/forms/sending.ts';
import { FolderMark } from '../../ui/labels/FolderMark.tsx';
import classes from './FolderForm.module.css';
import { InkField } from './InkField.tsx';

export interface FolderFields {
  name: string;
  color: string;
}

interface FolderFormProps {
  /** Names the form: what is being made or changed. */
  label: string;
  /** What stands in it at first; nothing and the default ink for a new folder. */
  start?: FolderFields;
  saveLabel: string;
  busy: boolean;
  onSave: (fields: FolderFields) => void;
  onCancel: () => void;
}

/** Name and ink of a folder, new or changed in place. Enter saves, Escape leaves it as it was. */
export function FolderForm({ label, start, saveLabel, busy, onSave, onCancel }: FolderFormProps) {
  const [name, setName] = useState(start?.name ?? '');
  const [color, setColor] = useState<string>(start?.color ?? FOLDER_COLORS[0]);
  const [error, setError] = useState<string>();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (isBlank(name)) setError('A folder needs a name.');
    else onSave({ name: name.trim(), color });
  };
  useWindowEvent('keydown', (event) => {
    if (event.key === 'Escape' && !event.isComposing && !busy) onCancel();
  });

  return (
    <form className={classes.form} aria-label={label} onSubmit={submit}>
      {!start && <h3 className={classes.title}>{label}</h3>}
      <Sending value={busy}>
        <TextField
          label="Name"
          className={classes.name}
          icon={<FolderMark color={color} size={18} />}
          value={name}
          error={error}
          maxLength={FOLDER_LIMITS.name}
          autoComplete="off"
          autoFocus
          onChange={(event) => {
            setName(event.currentTarget.value);
            setError(undefined);
          }}
        />
        <InkField value={color} onChange={setColor} />
      </Sending>
      <div className={classes.buttons}>
        <Button type="submit" variant="filled" busy={busy} busyLabel="Saving…">
          {saveLabel}
        </Button>
        <Button variant="bare" disabled={busy} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
