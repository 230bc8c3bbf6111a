import { type CustomTag, capsOf, isBlank, TAG_LIMITS, TOP_LEVEL } from '@pathkeeper/contract';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/controls/Button.tsx';
import { IconButton } from '../../ui/controls/IconButton.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Skeleton, SkeletonLine } from '../../ui/feedback/Skeleton.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { useQuietMode } from '../profile/profile.queries.ts';
import { useCaps } from '../progression/gates.queries.ts';
import classes from './TagManager.module.css';
import { customTags, useCreateTag, useDeleteTag, useRenameTag } from './tags.queries.ts';

interface TagManagerProps {
  opened: boolean;
  onClose: () => void;
}

/** Manage Custom Tags (document 1 section 2): the tags offered beside the sheet. */
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
  return (
    <Dialog
      opened={opened}
      onClose={close}
      title="Manage Custom Tags"
      size="sm"
      keepOnEscape={editing !== null || deleting !== null}
    >
      {tags.isPending && (
        <Skeleton label="Loading tags">
          <SkeletonLine width="50%" />
        </Skeleton>
      )}
      {tags.isError && (
        <ErrorState
          small
          level={3}
          title="The tags did not arrive."
          retrying={tags.isFetching}
          onRetry={() => void tags.refetch()}
        >
          They are safe, and so are the entries that carry them.
        </ErrorState>
      )}
      {tags.data?.length === 0 && (
        <EmptyState level={3} align="start" title="No tags of your own yet.">
          A word that keeps coming back deserves a place beside the sheet.
        </EmptyState>
      )}
      {tags.data && tags.data.length > 0 && (
        <ul className={classes.list}>
          {tags.data.map((tag) => (
            <li key={tag.id} className={classes.row}>
              {editing === tag.id ? (
                <TagForm
                  label={`Rename ${tag.tagName}`}
                  start={tag.tagName}
                  button="Save"
                  busy={rename.isPending}
                  onCancel={() => setEditing(null)}
                  onSubmit={async (tagName) => {
                    await rename.mutateAsync({ id: tag.id, tagName });
                    setEditing(null);
                  }}
                />
              ) : (
                <>
                  <span className={classes.name} dir="auto">
                    {tag.tagName}
                  </span>
                  <IconButton
                    label={`Rename ${tag.tagName}`}
                    icon={<IconPencil aria-hidden />}
                    onClick={() => setEditing(tag.id)}
                  />
                  <IconButton
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
      {tags.data && <NewTag count={tags.data.length} />}
      <ConfirmDialog
        opened={deleting !== null}
        danger
        title="Delete this tag?"
        confirmLabel="Delete tag"
        busy={remove.isPending}
        busyLabel="Deleting…"
        onCancel={() => setDeleting(null)}
        onConfirm={() => {
          if (deleting) remove.mutate(deleting.id, { onSettled: () => setDeleting(null) });
        }}
      >
        Are you sure you want to delete this tag? Entries that carry “{deleting?.tagName}” keep it.
      </ConfirmDialog>
    </Dialog>
  );
}

function NewTag({ count }: { count: number }) {
  const create = useCreateTag();
  const { customTags: max } = useCaps();
  // A new key empties the field once the tag is made, and it is ready for the next.
  const [made, setMade] = useState(0);
  const isPlaying = useQuietMode() === false;
  const isFull = count >= max;
  return (
    <TagForm
      key={made}
      label="New tag"
      start=""
      button="Add Tag"
      busy={create.isPending}
      full={isFull ? limitSentence(max, isPlaying) : undefined}
      onSubmit={async (tagName) => {
        await create.mutateAsync(tagName);
        setMade((count) => count + 1);
      }}
    />
  );
}

/** What is said once the level's tags are all made (document 1 section 8). */
const limitSentence = (max: number, isPlaying: boolean) =>
  isPlaying && max < capsOf(TOP_LEVEL).customTags
    ? 'Tag limit reached. Level up to unlock more custom tags!'
    : `${max} tags of your own is as many as there are.`;

interface TagFormProps {
  label: string;
  start: string;
  button: string;
  busy: boolean;
  /** Why no tag can be added; the field and the button are off then. */
  full?: string | undefined;
  onSubmit: (tagName: string) => Promise<void>;
  onCancel?: () => void;
}

function TagForm({ label, start, button, busy, full, onSubmit, onCancel }: TagFormProps) {
  const [name, setName] = useState(start);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A failure is told by a toast; what was typed stays in the field.
    if (!isBlank(name)) onSubmit(name.trim()).catch(() => {});
  };
  return (
    <form className={classes.form} onSubmit={submit}>
      <TextField
        label={label}
        hint={full}
        disabled={full !== undefined}
        autoFocus
        value={name}
        maxLength={TAG_LIMITS.name}
        onChange={(event) => setName(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onCancel?.();
        }}
      />
      <Button
        type="submit"
        disabled={isBlank(name) || full !== undefined}
        busy={busy}
        busyLabel="Saving…"
      >
        {button}
      </Button>
      {onCancel && (
        <Button variant="bare" onClick={onCancel}>
          Cancel
        </Button>
      )}
    </form>
  );
}
