import { can, FORUM_LIMITS, type ForumCategory, isBlank, type User } from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, type KeyboardEvent, type Ref, useId, useRef, useState } from 'react';
import { ApiError } from '../../../lib/api/api-error.ts';
import { useDraft } from '../../../lib/drafts/use-draft.ts';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { SelectField } from '../../../ui/forms/fields/SelectField.tsx';
import { TextField } from '../../../ui/forms/fields/TextField.tsx';
import { isSaveKey } from '../../../ui/forms/save-key.ts';
import { Sending } from '../../../ui/forms/sending.ts';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { toast } from '../../../ui/toast.ts';
import { categories } from '../forum.queries.ts';
import { useReader } from '../use-reader.ts';
import { CountedLabel } from './CountedLabel.tsx';
import { isEmptyPost, type NewPostDraft, newPostForm } from './drafts.ts';
import { KeptLine } from './KeptLine.tsx';
import classes from './NewPostDialog.module.css';
import { useChangedAt } from './use-changed-at.ts';
import { WordsField, type WordsHandle, wordsLength } from './words/WordsField.tsx';
import { useCreatePost } from './writing.queries.ts';

interface NewPostDialogProps {
  user: User;
  /** The category that is chosen beforehand (S2.2). */
  category?: ForumCategory | undefined;
  onClose: () => void;
}

type Faults = Partial<Record<keyof NewPostDraft, string>>;

/** Starts a post. Closing it keeps what was typed: it is there when it is opened again (D41). */
export function NewPostDialog({ user, category, onClose }: NewPostDialogProps) {
  const id = useId();
  const { key, start } = newPostForm(user.id, category?.id ?? 0);
  const kept = useDraft<NewPostDraft>(key, start, { isEmpty: isEmptyPost });
  const [changedAt, changed] = useChangedAt();
  const [faults, setFaults] = useState<Faults>({});
  const title = useRef<HTMLInputElement>(null);
  const place = useRef<HTMLSelectElement>(null);
  const sheet = useRef<WordsHandle>(null);
  const create = useCreatePost();
  const navigate = useNavigate();
  const { isSending } = kept;
  const { showsGame } = useReader();
  const { data: all = [] } = useQuery(categories());
  const fields = { ...kept.fields, categoryId: kept.fields.categoryId || (category?.id ?? 0) };
  const chosen = all.find(({ id: each }) => each === fields.categoryId);
  const change = (some: Partial<NewPostDraft>) => {
    kept.change(some);
    changed();
    const left = Object.entries(faults).filter(([name]) => !(name in some));
    setFaults(Object.fromEntries(left));
  };
  /** Marks what is wrong, and puts the cursor into the first of it. */
  const mark = (found: Faults) => {
    setFaults(found);
    if (found.title) title.current?.focus();
    else if (found.categoryId) place.current?.focus();
    else if (found.content) sheet.current?.focusEnd();
  };
  const post = async () => {
    if (isSending) return;
    const found = faultsOf(fields);
    mark(found);
    if (Object.values(found).some((fault) => fault === MISSING)) {
      toast({
        title: 'Missing Information',
        description: 'Please fill in all fields',
        tone: 'destructive',
      });
    }
    if (Object.keys(found).length > 0) return;
    try {
      const made = await kept.send(({ title, content }, _start, saveKey) =>
        create.mutateAsync({
          key: saveKey,
          body: { title, content: content.trim(), categoryId: fields.categoryId },
        }),
      );
      onClose();
      void navigate({ to: paths.forumPost, params: { id: String(made.id) } });
    } catch (error) {
      // The toast has said it, and the form still holds what was typed.
      mark((error instanceof ApiError && error.body.fields) || {});
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isSaveKey(event)) return;
    event.preventDefault();
    void post();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void post();
  };
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
      <form id={id} noValidate onSubmit={submit} onKeyDown={onKeyDown}>
        <Sending value={isSending}>
          <div className={classes.fields}>
            <TextField
              ref={title}
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
              ref={place}
              value={fields.categoryId}
              error={faults.categoryId}
              onChange={(categoryId) => change({ categoryId })}
            />
          </div>
          <WordsField
            ref={sheet}
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

const MISSING = 'This is still empty.';

function faultsOf({ title, content, categoryId }: NewPostDraft): Faults {
  return {
    ...(isBlank(title) && { title: MISSING }),
    ...(isBlank(content) && { content: MISSING }),
    ...(categoryId === 0 && { categoryId: MISSING }),
    ...(wordsLength(title) > FORUM_LIMITS.title && { title: 'A title holds 200 characters.' }),
    ...(wordsLength(content) > FORUM_LIMITS.content && {
      content: 'A post holds 5,000 characters.',
    }),
  };
}

function readBy(category: ForumCategory | undefined, showsGame: boolean): string {
  if (!category || category.readLevel <= 1) return 'Read by anyone';
  return showsGame
    ? `Read from level ${category.readLevel} on`
    : 'Read by those who have come as far';
}
