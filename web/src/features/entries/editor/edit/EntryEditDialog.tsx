import { ENTRY_LIMITS, type Entry, isBlank, type User } from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { longDay, plainDay, today } from '../../../../lib/dates.ts';
import { Button } from '../../../../ui/controls/Button.tsx';
import { EditConflict } from '../../../../ui/forms/EditConflict.tsx';
import { Editor } from '../../../../ui/forms/Editor.tsx';
import { DateField } from '../../../../ui/forms/fields/DateField.tsx';
import { SelectField } from '../../../../ui/forms/fields/SelectField.tsx';
import { isSaveKey } from '../../../../ui/forms/save-key.ts';
import { Sending } from '../../../../ui/forms/sending.ts';
import { FolderMark } from '../../../../ui/labels/FolderMark.tsx';
import { Dialog } from '../../../../ui/overlay/Dialog.tsx';
import { DiscardDialog } from '../../../../ui/overlay/DiscardDialog.tsx';
import { toast } from '../../../../ui/toast.ts';
import { allFolders } from '../../../folders/folders.queries.ts';
import { entryTime } from '../../entry-time.ts';
import { dayProblem } from '../day/day-problem.ts';
import { EntryTagsField, MoodField } from '../EntryFields.tsx';
import classes from './EntryEditDialog.module.css';
import { leftWords } from './left-words.ts';
import { type Edit, useEdit } from './use-edit.ts';

interface EntryEditDialogProps {
  entry: Entry;
  user: User;
  opened: boolean;
  onClose: () => void;
  /** Titles of the toasts: in lists 'Entry updated', 'Failed to update entry'; the page has its own (S1.8). */
  titles?: EditTitles;
}

interface EditTitles {
  saved: string;
  failed: string;
}

const IN_LISTS: EditTitles = { saved: 'Entry updated', failed: 'Failed to update entry' };

/** Edits an entry. What is typed is kept until it is saved, also when the dialog is closed by accident. */
export function EntryEditDialog(props: EntryEditDialogProps) {
  // Mounted per opening, so that each starts from the entry as it is now.
  return props.opened ? <OpenedDialog key={props.entry.id} {...props} /> : null;
}

function OpenedDialog({ entry, user, onClose, titles = IN_LISTS }: EntryEditDialogProps) {
  const onDone = (saved: Entry | null) => {
    if (saved?.id === entry.id) {
      toast({ title: titles.saved, description: 'The page reads as you left it.' });
    } else if (saved) toast({ title: 'Entry Saved', description: 'Yours is a page of its own.' });
    onClose();
  };
  const edit = useEdit(user.id, entry, { onDone, failedTitle: titles.failed });
  const [leaving, setLeaving] = useState(false);
  const { fields, change, theirs } = edit;
  const dayError = dayProblem(fields.localDate);
  const canSave =
    !isBlank(fields.content) &&
    fields.content.length <= ENTRY_LIMITS.content * 2 &&
    dayError === null;
  const close = () => {
    if (edit.isChanged) setLeaving(true);
    else edit.discard();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isSaveKey(event) || !canSave || theirs || edit.isSending) return;
    event.preventDefault();
    void edit.save();
  };

  return (
    <>
      <Dialog
        opened
        size="md"
        locked={edit.isSending}
        onClose={close}
        title="Edit Entry"
        meta={[longDay(entry.localDate), entryTime(entry)].filter(Boolean).join(', ')}
        remark={theirs ? undefined : remarkOf(edit)}
        actions={
          theirs ? undefined : (
            <>
              <Button
                variant="filled"
                disabled={!canSave}
                busy={edit.isSending}
                busyLabel="Saving…"
                onClick={() => void edit.save()}
              >
                Save changes
              </Button>
              <Button variant="bare" disabled={edit.isSending} onClick={close}>
                Cancel
              </Button>
            </>
          )
        }
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the button below */}
        <div onKeyDown={onKeyDown}>
          {theirs && (
            <EditConflict
              what="page"
              theirs={theirs.content}
              mine="on the sheet below"
              busy={edit.isSending}
              onOver={() => void edit.save()}
              onKeepTheirs={close}
              onBeside={() => void edit.saveAsNew()}
            />
          )}
          <Sending value={edit.isSending}>
            <Editor
              bare
              data-autofocus
              label="The entry's text"
              value={fields.content}
              limit={ENTRY_LIMITS.content}
              rows={9}
              dir="auto"
              onChange={(event) => change({ content: event.target.value })}
            />
          </Sending>
          <div className={classes.fields}>
            <MoodField
              value={fields.mood}
              disabled={edit.isSending}
              onChange={(mood) => change({ mood })}
            />
            <FolderField
              value={fields.folderId}
              disabled={edit.isSending}
              onChange={(folderId) => change({ folderId })}
            />
            <DateField
              label="Day"
              value={fields.localDate}
              max={today()}
              error={dayError}
              disabled={edit.isSending}
              onChange={(event) => change({ localDate: event.target.value })}
            />
            <div className={classes.wide}>
              <EntryTagsField
                value={fields.tags}
                disabled={edit.isSending}
                onChange={(tags) => change({ tags })}
              />
            </div>
          </div>
        </div>
      </Dialog>
      <DiscardDialog opened={leaving} onCancel={() => setLeaving(false)} onConfirm={edit.discard}>
        The page of {plainDay(entry.localDate)} stays as it was saved.
      </DiscardDialog>
    </>
  );
}

function FolderField({
  value,
  disabled,
  onChange,
}: {
  value: number | null;
  disabled: boolean;
  onChange: (folderId: number | null) => void;
}) {
  const { data: folders = [] } = useQuery(allFolders());
  const chosen = folders.find((folder) => folder.id === value);
  return (
    <SelectField
      label="Folder"
      disabled={disabled}
      icon={chosen ? <FolderMark color={chosen.color} /> : undefined}
      options={[
        { value: '', label: 'None' },
        ...folders.map((folder) => ({ value: String(folder.id), label: folder.name })),
      ]}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value ? Number(event.target.value) : null)}
    />
  );
}

function remarkOf({ isKept, since }: Edit): string | undefined {
  if (!isKept) return 'This browser will not keep unsaved changes.';
  return since === null ? undefined : `${leftWords(since)} are back, not saved yet.`;
}
