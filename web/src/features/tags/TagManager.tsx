import { type CustomTag, capsOf, isBlank, TAG_LIMITS, TOP_LEVEL } from '@pathkeeper/contract';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/controls/Button.tsx';
import { IconButton } from '../../ui/controls/IconButton.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Loaded } from '../../ui/feedback/Loaded.tsx';
import { Skeleton, SkeletonLine } from '../../ui/feedback/Skeleton.tsx';
import { TextField } from '../../ui/forms/fields/TextField.tsx';
import { Sending } from '../../ui/forms/sending.ts';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { focusSoon } from '../../ui/page/focus.ts';
import { useQuietMode } from '../profile/profile.queries.ts';
import { useCaps } from '../progression/gates.queries.ts';
import classes from './TagManager.module.css';
import { customTags, useCreateTag, useDeleteTag, useRenameTag } from './tags.queries.ts';

interface TagManagerProps {
  opened: boolean;
  onClose: () => void;
}

/** Manage Custom Tags (S1.2): the tags offered beside the sheet. */
export function TagManager({ opened, onClose }: TagManagerProps) {
  const tags = useQuery({ ...customTags(), enabled: opened });
  const rename = useRenameTag();
  const remove = useDeleteTag();
  const [editing, setEditing] = useState<number | null>(null);
  const [deleting, setDeleting] = useState<CustomTag | null>(null);

  const close = () => {
    setEditing(null);
    onClose();
  };
  const doneEditing = (id: number) => {
    setEditing(null);
    focusOn(renameId(id));
  };
  const deleteNow = ({ id }: CustomTag) => {
    const at = tags.data?.findIndex((tag) => tag.id === id) ?? -1;
    remove.mutate(id, {
      onSuccess: () => {
        // On with the tag that has taken its place, or with a new one.
        const left = tags.data?.filter((tag) => tag.id !== id) ?? [];
        const next = left[Math.min(at, left.length - 1)];
        focusOn(next ? deleteId(next.id) : NEW_TAG);
      },
      onSettled: () => setDeleting(null),
    });
  };
  return (
    <Dialog
      opened={opened}
      onClose={close}
      title="Manage Custom Tags"
      size="sm"
      keepOnEscape={editing !== null || deleting !== null}
    >
      <Loaded
        query={tags}
        skeleton={
          <Skeleton label="Loading tags">
            <SkeletonLine width="50%" />
          </Skeleton>
        }
        error={{
          small: true,
          level: 3,
          title: 'The tags did not arrive.',
          words: 'They are safe, and so are the entries that carry them.',
        }}
        empty={
          <EmptyState level={3} align="start" title="No tags of your own yet.">
            A word that keeps coming back deserves a place beside the sheet.
          </EmptyState>
        }
      >
        {(all) => (
          <ul className={classes.list}>
            {all.map((tag) => (
              <li key={tag.id} className={classes.row}>
                {editing === tag.id ? (
                  <TagForm
                    label={`Rename ${tag.tagName}`}
                    start={tag.tagName}
                    button="Save"
                    busy={rename.isPending}
                    onCancel={() => doneEditing(tag.id)}
                    onSubmit={async (tagName) => {
                      await rename.mutateAsync({ id: tag.id, tagName });
                      doneEditing(tag.id);
                    }}
                  />
                ) : (
                  <>
                    <span className={classes.name} dir="auto">
                      {tag.tagName}
                    </span>
                    <IconButton
                      id={renameId(tag.id)}
                      label={`Rename ${tag.tagName}`}
                      icon={<IconPencil aria-hidden />}
                      onClick={() => setEditing(tag.id)}
                    />
                    <IconButton
                      id={deleteId(tag.id)}
                      label={`Delete ${tag.tagName}`}
                      icon={<IconTrash aria-hidden />}
                      onClick={() => setDeleting(tag)}
                    />
                  </>
                )}
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      {tags.data && <NewTag count={tags.data.length} />}
      <ConfirmDialog
        opened={deleting !== null}
        danger
        title="Delete this tag?"
        confirmLabel="Delete tag"
        busy={remove.isPending}
        busyLabel="Deleting…"
        onCancel={() => setDeleting(null)}
        onConfirm={() => deleting && deleteNow(deleting)}
      >
        Are you sure you want to delete this tag? Entries that carry “{deleting?.tagName}” keep it.
      </ConfirmDialog>
    </Dialog>
  );
}

const NEW_TAG = 'new-tag';
const renameId = (id: number) => `rename-tag-${id}`;
const deleteId = (id: number) => `delete-tag-${id}`;

const focusOn = (id: string) => focusSoon(() => document.getElementById(id));

function NewTag({ count }: { count: number }) {
  const create = useCreateTag();
  const { customTags: max } = useCaps();
  const isPlaying = useQuietMode() === false;
  const isFull = count >= max;
  return (
    <TagForm
      empties
      id={NEW_TAG}
      label="New tag"
      start=""
      button="Add Tag"
      busy={create.isPending}
      full={isFull ? limitSentence(max, isPlaying) : undefined}
      onSubmit={async (tagName) => {
        await create.mutateAsync(tagName);
        // The button is off until the next is typed.
        focusOn(NEW_TAG);
      }}
    />
  );
}

/** What is said once the level's tags are all made (S1.8). */
const limitSentence = (max: number, isPlaying: boolean) =>
  isPlaying && max < capsOf(TOP_LEVEL).customTags
    ? 'Tag limit reached. Level up to unlock more custom tags!'
    : `${max} tags of your own is as many as there are.`;

interface TagFormProps {
  id?: string;
  label: string;
  start: string;
  button: string;
  busy: boolean;
  /** The field is ready for the next one at once. */
  empties?: boolean;
  /** Why no tag can be added; the field and the button are off then. */
  full?: string | undefined;
  onSubmit: (tagName: string) => Promise<void>;
  onCancel?: () => void;
}

function TagForm({
  id,
  label,
  start,
  button,
  busy,
  full,
  empties,
  onSubmit,
  onCancel,
}: TagFormProps) {
  const [name, setName] = useState(start);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBlank(name) || busy || full !== undefined) return;
    if (empties) setName('');
    onSubmit(name.trim()).catch(() => {
      // A failure is told by a toast; what was typed is in the field again.
      setName((typedSince) => typedSince || name);
    });
  };
  return (
    <form className={classes.form} onSubmit={submit}>
      {/* What is typed while a new one is being saved is the next one's. */}
      <Sending value={busy && !empties}>
        <TextField
          id={id}
          label={label}
          hint={full}
          // It keeps the focus, which a field that is off would drop.
          readOnly={full !== undefined}
          aria-disabled={full !== undefined}
          autoFocus
          value={name}
          maxLength={TAG_LIMITS.name}
          onChange={(event) => setName(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && !busy) onCancel?.();
          }}
        />
      </Sending>
      <Button
        type="submit"
        disabled={isBlank(name) || full !== undefined}
        busy={busy}
        busyLabel="Saving…"
      >
        {button}
      </Button>
      {onCancel && (
        <Button variant="bare" disabled={busy} onClick={onCancel}>
          Cancel
        </Button>
      )}
    </form>
  );
}
