import { FORUM_LIMITS, type User } from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import { useDraft } from '../../../lib/drafts/use-draft.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { DraftWarning } from '../../../ui/forms/DraftWarning.tsx';
import { SelectField } from '../../../ui/forms/fields/SelectField.tsx';
import { TextField } from '../../../ui/forms/fields/TextField.tsx';
import { Checkbox } from '../../../ui/forms/fields/toggles/Checkbox.tsx';
import { Sending } from '../../../ui/forms/sending.ts';
import { categories } from '../../forum/forum.queries.ts';
import {
  CountedLabel,
  isEmptyPost,
  type NewPostDraft,
  useCreatePost,
  usePostForm,
  WordsField,
  wordsLength,
} from '../../forum/index.ts';
import { useSetFlag } from '../moderation.queries.ts';
import classes from './CreatePost.module.css';

interface PostDraft extends NewPostDraft {
  isPinned: boolean;
}

const START: PostDraft = { title: '', content: '', categoryId: 0, isPinned: false };

/** Create Post (D47): for whoever looks after the forum, in any category, pinned if it is to stay on top. */
export function CreatePost({ user }: { user: User }) {
  const form = useDraft<PostDraft>(`forum-admin-post:${user.id}`, START, {
    isEmpty: isEmptyPost,
  });
  const { data: all = [] } = useQuery(categories());
  const create = useCreatePost();
  const pin = useSetFlag();
  const { fields, isSending } = form;
  const { faults, refs, change, sends } = usePostForm({
    fields,
    isSending,
    keep: form.change,
    async send() {
      const made = await form.send(
        async ({ title, content, categoryId, isPinned }, _start, key) => {
          const body = { title: title.trim(), content: content.trim(), categoryId };
          const { id } = await create.mutateAsync({ key, body });
          return { id, isPinned };
        },
      );
      if (made.isPinned) pin.mutate({ id: made.id, flag: { isPinned: true } });
      return made;
    },
    missing: 'Please fill in all required fields.',
  });
  return (
    <form noValidate aria-label="Create Post" className={classes.form} {...sends}>
      {!form.isKept && <DraftWarning act="Send it" />}
      <Sending value={isSending}>
        <div className={classes.pair}>
          <TextField
            ref={refs.title}
            label={
              <CountedLabel count={wordsLength(fields.title)} limit={FORUM_LIMITS.title}>
                Title
              </CountedLabel>
            }
            value={fields.title}
            error={faults.title}
            autoComplete="off"
            dir="auto"
            onChange={(event) => change({ title: event.target.value })}
          />
          <SelectField
            ref={refs.place}
            label="Category"
            value={String(fields.categoryId)}
            error={faults.categoryId}
            options={[
              { value: '0', label: 'Choose one' },
              ...all.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            onChange={(event) => change({ categoryId: Number(event.target.value) })}
          />
        </div>
        <WordsField
          ref={refs.sheet}
          label="Your words"
          placeholder="What should everyone know?"
          value={fields.content}
          rows={10}
          error={faults.content}
          onChange={(content) => change({ content })}
        />
        <Checkbox
          label="Pin it to the top of its lists"
          checked={fields.isPinned}
          onChange={(event) => form.change({ isPinned: event.target.checked })}
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
