import { FORUM_LIMITS, isBlank, type User } from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { ApiError } from '../../../lib/api/api-error.ts';
import { useDraft } from '../../../lib/drafts/use-draft.ts';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { DraftWarning } from '../../../ui/forms/DraftWarning.tsx';
import { Checkbox } from '../../../ui/forms/fields/Checkbox.tsx';
import { SelectField } from '../../../ui/forms/fields/SelectField.tsx';
import { TextField } from '../../../ui/forms/fields/TextField.tsx';
import { isSaveKey } from '../../../ui/forms/save-key.ts';
import { Sending } from '../../../ui/forms/sending.ts';
import { toast } from '../../../ui/toast.ts';
import { categories } from '../../forum/forum.queries.ts';
import { CountedLabel, WordsField, type WordsHandle, wordsLength } from '../../forum/index.ts';
import { useCreatePost } from '../../forum/writing/writing.queries.ts';
import { useSetFlag } from '../moderation.queries.ts';
import classes from './CreatePost.module.css';

interface PostDraft {
  title: string;
  content: string;
  /** 0 before one is chosen. */
  categoryId: number;
  isPinned: boolean;
}

const START: PostDraft = { title: '', content: '', categoryId: 0, isPinned: false };

const isEmpty = ({ title, content }: PostDraft) => isBlank(title) && isBlank(content);

const EMPTY = 'This is still empty.';
const NO_PLACE = 'Choose where it goes.';
const MISSING = [EMPTY, NO_PLACE];

type Problems = Partial<Record<keyof PostDraft, string>>;

/** Create Post (D47): for whoever looks after the forum, in any category, pinned if it is to stay on top. */
export function CreatePost({ user }: { user: User }) {
  const form = useDraft<PostDraft>(`forum-admin-post:${user.id}`, START, { isEmpty });
  const [problems, setProblems] = useState<Problems>({});
  const title = useRef<HTMLInputElement>(null);
  const place = useRef<HTMLSelectElement>(null);
  const sheet = useRef<WordsHandle>(null);
  const { data: all = [] } = useQuery(categories());
  const create = useCreatePost();
  const pin = useSetFlag();
  const navigate = useNavigate();
  const { fields, isSending } = form;
  const change = (some: Partial<PostDraft>) => {
    form.change(some);
    setProblems(Object.fromEntries(Object.entries(problems).filter(([name]) => !(name in some))));
  };

  /** Marks what is wrong, and puts the cursor into the first of it. */
  const mark = (found: Problems) => {
    setProblems(found);
    if (found.title) title.current?.focus();
    else if (found.categoryId) place.current?.focus();
    else if (found.content) sheet.current?.focusEnd();
  };
  const post = async () => {
    if (isSending) return;
    const found = problemsOf(fields);
    mark(found);
    if (Object.values(found).some((problem) => MISSING.includes(problem))) {
      toast({
        title: 'Missing Information',
        description: 'Please fill in all required fields.',
        tone: 'destructive',
      });
    }
    if (Object.keys(found).length > 0) return;
    try {
      const made = await form.send(
        async ({ title, content, categoryId, isPinned }, _start, key) => {
          const body = { title: title.trim(), content: content.trim(), categoryId };
          const { id } = await create.mutateAsync({ key, body });
          return { id, isPinned };
        },
      );
      if (made.isPinned) pin.mutate({ id: made.id, flag: { isPinned: true } });
      void navigate({ to: paths.forumPost, params: { id: String(made.id) } });
    } catch (error) {
      // The toast has said it, and the form still holds what was typed.
      mark((error instanceof ApiError && error.body.fields) || {});
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void post();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isSaveKey(event)) return;
    event.preventDefault();
    void post();
  };
  return (
    <form
      noValidate
      aria-label="Create Post"
      className={classes.form}
      onSubmit={submit}
      onKeyDown={onKeyDown}
    >
      {!form.isKept && <DraftWarning act="Send it" />}
      <Sending value={isSending}>
        <div className={classes.pair}>
          <TextField
            ref={title}
            label={
              <CountedLabel count={wordsLength(fields.title)} limit={FORUM_LIMITS.title}>
                Title
              </CountedLabel>
            }
            value={fields.title}
            error={problems.title}
            autoComplete="off"
            dir="auto"
            onChange={(event) => change({ title: event.target.value })}
          />
          <SelectField
            ref={place}
            label="Category"
            value={String(fields.categoryId)}
            error={problems.categoryId}
            options={[
              { value: '0', label: 'Choose one' },
              ...all.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            onChange={(event) => change({ categoryId: Number(event.target.value) })}
          />
        </div>
        <WordsField
          ref={sheet}
          label="Your words"
          placeholder="What should everyone know?"
          value={fields.content}
          rows={10}
          error={problems.content}
          onChange={(content) => change({ content })}
        />
        <Checkbox
          label="Pin it to the top of its lists"
          checked={fields.isPinned}
          onChange={(event) => change({ isPinned: event.target.checked })}
        />
      </Sending>
      <div className={classes.end}>
        <Button type="submit" variant="filled" busy={isSending} busyLabel="Posting…">
          Create Post
        </Button>
        <p>It is signed {user.username}.</p>
      </div>
    </form>
  );
}

function problemsOf({ title, content, categoryId }: PostDraft): Problems {
  return {
    ...(isBlank(title) && { title: EMPTY }),
    ...(isBlank(content) && { content: EMPTY }),
    ...(wordsLength(title) > FORUM_LIMITS.title && { title: 'A title holds 200 characters.' }),
    ...(wordsLength(content) > FORUM_LIMITS.content && {
      content: 'A post holds 5,000 characters.',
    }),
    ...(categoryId === 0 && { categoryId: NO_PLACE }),
  };
}
