import { can, FORUM_LIMITS, type ForumCategory, type User } from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import { type Ref, useId } from 'react';
import { useDraft } from '../../../lib/drafts/use-draft.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { SelectField } from '../../../ui/forms/fields/SelectField.tsx';
import { TextField } from '../../../ui/forms/fields/TextField.tsx';
import { Sending } from '../../../ui/forms/sending.ts';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { categories } from '../forum.queries.ts';
import { useReader } from '../use-reader.ts';
import { CountedLabel } from './CountedLabel.tsx';
import { isEmptyPost, type NewPostDraft, newPostForm } from './drafts.ts';
import { KeptLine } from './KeptLine.tsx';
import classes from './NewPostDialog.module.css';
import { useChangedAt } from './use-changed-at.ts';
import { usePostForm } from './use-post-form.ts';
import { WordsField, wordsLength } from './words/WordsField.tsx';
import { useCreatePost } from './writing.queries.ts';

interface NewPostDialogProps {
  user: User;
  /** The category that is chosen beforehand (S2.2). */
  category?: ForumCategory | undefined;
  onClose: () => void;
}

/** Starts a post. Closing it keeps what was typed: it is there when it is opened again (D41). */
export function NewPostDialog({ user, category, onClose }: NewPostDialogProps) {
  const id = useId();
  const { key, start } = newPostForm(user.id, category?.id ?? 0);
  const kept = useDraft<NewPostDraft>(key, start, { isEmpty: isEmptyPost });
  const [changedAt, changed] = useChangedAt();
  const create = useCreatePost();
  const { isSending } = kept;
  const { showsGame } = useReader();
  const { data: all = [] } = useQuery(categories());
  const fields = { ...kept.fields, categoryId: kept.fields.categoryId || (category?.id ?? 0) };
  const chosen = all.find(({ id: each }) => each === fields.categoryId);
  const { faults, refs, change, sends } = usePostForm({
    fields,
    isSending,
    keep: (some) => {
      kept.change(some);
      changed();
    },
    send: () =>
      kept.send(({ title, content }, _start, saveKey) =>
        create.mutateAsync({
          key: saveKey,
          body: { title, content: content.trim(), categoryId: fields.categoryId },
        }),
      ),
    missing: 'Please fill in all fields',
    onMade: onClose,
  });
  return (
    <Dialog
      opened
      size="lg"
      locked={isSending}
      onClose={onClose}
      title="New discussion"
      meta={`${readBy(chosen, showsGame)}, signed by ${user.username}`}
      remark={
        <KeptLine
          kept={kept}
          isWritten={!isEmptyPost(fields)}
          changedAt={changedAt}
          more="It waits, also when you close this."
          noun="post"
        />
      }
      actions={
        <>
          <Button type="submit" form={id} variant="filled" busy={isSending} busyLabel="Posting…">
            Post it
          </Button>
          <Button variant="bare" disabled={isSending} onClick={onClose}>
            {isEmptyPost(fields) ? 'Close' : 'Keep for later'}
          </Button>
        </>
      }
    >
      <form id={id} noValidate {...sends}>
        <Sending value={isSending}>
          <div className={classes.fields}>
            <TextField
              ref={refs.title}
              label={
                <CountedLabel count={wordsLength(fields.title)} limit={FORUM_LIMITS.title}>
                  Title
                </CountedLabel>
              }
              data-autofocus
              value={fields.title}
              error={faults.title}
              autoComplete="off"
              dir="auto"
              onChange={(event) => change({ title: event.target.value })}
            />
            <CategoryField
              all={all}
              ref={refs.place}
              value={fields.categoryId}
              error={faults.categoryId}
              onChange={(categoryId) => change({ categoryId })}
            />
          </div>
          <WordsField
            ref={refs.sheet}
            inDialog
            label="Your words"
            placeholder="What would you ask, or tell?"
            value={fields.content}
            rows={9}
            error={faults.content}
            onChange={(content) => change({ content })}
          />
        </Sending>
      </form>
    </Dialog>
  );
}

interface CategoryFieldProps {
  all: readonly ForumCategory[];
  value: number;
  error: string | undefined;
  onChange: (categoryId: number) => void;
  ref: Ref<HTMLSelectElement>;
}

/** Where it stands: one of the categories, those that are not open yet named but not to be chosen. */
function CategoryField({ all, value, error, onChange, ref }: CategoryFieldProps) {
  const { actor, showsGame } = useReader();
  const later = (level: number) => (showsGame ? `from level ${level}` : 'some pages on');
  const options = all
    .filter((category) => can(actor, 'readCategory', category))
    .map((category) => {
      const isOpen = can(actor, 'writeInCategory', category);
      const why = category.isActive ? later(category.minLevel) : 'closed';
      return {
        value: String(category.id),
        label: isOpen ? category.name : `${category.name} (${why})`,
        disabled: !isOpen,
      };
    });
  return (
    <SelectField
      ref={ref}
      label="Category"
      value={value === 0 ? '' : String(value)}
      error={error}
      options={[...(value === 0 ? [{ value: '', label: 'Choose one' }] : []), ...options]}
      onChange={(event) => onChange(Number(event.target.value))}
    />
  );
}

function readBy(category: ForumCategory | undefined, showsGame: boolean): string {
  if (!category || category.readLevel <= 1) return 'Read by anyone';
  return showsGame
    ? `Read from level ${category.readLevel} on`
    : 'Read by those who have come as far';
}
