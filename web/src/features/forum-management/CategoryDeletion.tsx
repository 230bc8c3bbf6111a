import type { ForumCategory } from '@pathkeeper/contract';
import { useState } from 'react';
import { ApiError } from '../../lib/api/api-error.ts';
import { SelectField } from '../../ui/forms/fields/SelectField.tsx';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.tsx';
import { toast } from '../../ui/toast.ts';
import classes from './CategoryDeletion.module.css';
import { useDeleteCategory } from './management.queries.ts';

interface CategoryDeletionProps {
  category: ForumCategory;
  /** Where its posts may go. */
  others: readonly ForumCategory[];
  onClose: () => void;
}

/** Asks before a category is deleted, and where its posts are to go. */
export function CategoryDeletion({ category, others, onClose }: CategoryDeletionProps) {
  const { id, name, postCount } = category;
  const [moveTo, setMoveTo] = useState(() => others[0]?.id);
  /** Posts that only the server knows of: those that are removed, and may come back. */
  const [unseen, setUnseen] = useState(0);
  const remove = useDeleteCategory();
  const posts = Math.max(postCount, unseen);
  const noun = posts === 1 ? 'post' : 'posts';
  const confirm = async () => {
    try {
      await remove.mutateAsync({ id, moveTo: posts > 0 ? moveTo : undefined });
    } catch (error) {
      // The toast has said it. Somebody may have written there since.
      if (error instanceof ApiError && typeof error.body.posts === 'number') {
        setUnseen(error.body.posts);
      }
      return;
    }
    const where = others.find((each) => each.id === moveTo)?.name;
    toast({
      title: 'Category Deleted',
      description:
        posts > 0 && where ? `Its ${noun} can be found in ${where}.` : `${name} held no posts.`,
    });
    onClose();
  };
  if (posts > 0 && others.length === 0) {
    return (
      <ConfirmDialog
        opened
        title={`Delete ${name}?`}
        confirmLabel="Close"
        onConfirm={onClose}
        onCancel={onClose}
      >
        <p>It is the only category, and its {noun} could go nowhere. Make another one first.</p>
      </ConfirmDialog>
    );
  }
  return (
    <ConfirmDialog
      opened
      danger
      title={`Delete ${name}?`}
      confirmLabel="Delete it"
      busy={remove.isPending}
      busyLabel="Deleting…"
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <div className={classes.words}>
        {posts > 0 ? (
          <>
            <p>
              The category goes. Its {posts.toLocaleString('en-US')} {noun} with every reply{' '}
              {posts === 1 ? 'moves' : 'move'} to another one.
            </p>
            <SelectField
              label="Where they go"
              value={String(moveTo ?? '')}
              options={others.map((each) => ({ value: String(each.id), label: each.name }))}
              onChange={(event) => setMoveTo(Number(event.target.value))}
            />
          </>
        ) : (
          <p>Nobody has written in it. It goes, and nothing goes with it.</p>
        )}
      </div>
    </ConfirmDialog>
  );
}
