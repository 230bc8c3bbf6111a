import {
  FORUM_LIMITS,
  type ForumPost,
  type ForumReply,
  isBlank,
  type User,
} from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react';
import { ApiError } from '../../../lib/api/api-error.ts';
import { saysSame } from '../../../lib/drafts/draft-record.ts';
import { MovedToSuccessor } from '../../../lib/drafts/draft-types.ts';
import { useDraft } from '../../../lib/drafts/use-draft.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { EditConflict } from '../../../ui/forms/EditConflict.tsx';
import { TextField } from '../../../ui/forms/fields/TextField.tsx';
import { isSaveKey } from '../../../ui/forms/save-key.ts';
import { Sending } from '../../../ui/forms/sending.ts';
import { tellDeleted } from '../../../ui/forms/tell-deleted.ts';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { DiscardDialog } from '../../../ui/overlay/DiscardDialog.tsx';
import { toast } from '../../../ui/toast.ts';
import { currentUser } from '../../accounts/accounts.queries.ts';
import { CountedLabel } from './CountedLabel.tsx';
import { editKey, newPostForm, replyForm } from './drafts.ts';
import { KeptLine } from './KeptLine.tsx';
import { useChangedAt } from './use-changed-at.ts';
import { WordsField, wordsLength } from './words/WordsField.tsx';
import { useEditWords, type Words } from './writing.queries.ts';

export interface EditDialogProps {
  /** What is changed: the post (number 0 of itself) or a reply of it. */
  words: { post: ForumPost; reply: ForumReply | null };
  onClose: () => void;
}

/** Changes one's own post or reply, or as an administrator another's post. Shown while it is open. */
export function EditDialog(props: EditDialogProps) {
  const { data: user } = useQuery(currentUser());
  return user ? <Opened {...props} user={user} /> : null;
}

const wordsOf = ({ post, reply }: EditDialogProps['words']): Words =>
  reply ? { title: '', content: reply.content } : { title: post.title, content: post.content };

function Opened({ words, user, onClose }: EditDialogProps & { user: User }) {
  const id = useId();
  const { post, reply } = words;
  const noun = reply ? 'reply' : 'post';
  const shown = wordsOf(words);
  /** The words as the server had them when it refused an edit of older ones. */
  const [met, setMet] = useState<{ over: Words; words: Words } | null>(null);
  const newest = met && saysSame(met.over, shown) ? met.words : shown;
  const kept = useDraft<Words>(editKey(user.id, post.id, reply?.id ?? 0), newest, {
    successor: () => (reply ? replyForm(user.id, post.id) : newPostForm(user.id, post.categoryId)),
  });
  const [isLeaving, setIsLeaving] = useState(false);
  const [changedAt, changed] = useChangedAt();
  const edit = useEditWords({ postId: post.id, number: reply?.id ?? 0 });
  const { fields, theirs, isSending } = kept;
  const isChanged = !saysSame(fields, newest);
  const titleError =
    wordsLength(fields.title) > FORUM_LIMITS.title ? 'A title holds 200 characters.' : undefined;
  const isTooLong = titleError !== undefined || wordsLength(fields.content) > FORUM_LIMITS.content;
  const change = (some: Partial<Words>) => {
    kept.change(some);
    changed();
  };
  const explain = (error: unknown) => {
    if (error instanceof MovedToSuccessor) {
      onClose();
      tellDeleted(noun, `What you typed waits in the form for a new ${noun}.`);
    } else if (error instanceof ApiError && error.code === 'edit_conflict') {
      const current = error.body[noun] as Partial<Words> | undefined;
      setMet({ over: shown, words: { ...shown, ...current } });
    }
    // Else the toast has said it, and the form still holds what was typed.
  };
  const save = async () => {
    if (isSending || isTooLong) return;
    if (isBlank(fields.content) || (!reply && isBlank(fields.title))) {
      toast({
        title: 'Missing Fields',
        description: reply
          ? 'Please fill in the content.'
          : 'Please fill in both title and content.',
        tone: 'destructive',
      });
      return;
    }
    try {
      await kept.send(({ title, content }, expected) =>
        edit.mutateAsync({ title, content: content.trim(), expected }),
      );
    } catch (error) {
      explain(error);
      return;
    }
    onClose();
    toast({
      title: reply ? 'Reply changed' : 'Post changed',
      description: 'It reads as you left it.',
    });
  };
  const discard = () => {
    kept.startOver();
    onClose();
  };
  const close = () => (isChanged ? setIsLeaving(true) : onClose());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Of two versions one is chosen by name.
    if (!theirs) void save();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isSaveKey(event) || theirs) return;
    event.preventDefault();
    void save();
  };
  return (
    <>
      <Dialog
        opened
        size="lg"
        locked={isSending}
        onClose={close}
        title={reply ? 'Edit reply' : 'Edit Post'}
        meta={
          (reply ?? post).author?.id === user.id
            ? 'Whoever reads it sees that it was edited, and when'
            : 'The name on it stays; the log keeps that you changed it'
        }
        remark={
          theirs ? undefined : <KeptLine kept={kept} isWritten={isChanged} changedAt={changedAt} />
        }
        actions={
          theirs ? undefined : (
            <>
              <Button
                type="submit"
                form={id}
                variant="filled"
                disabled={isTooLong}
                busy={isSending}
                busyLabel="Saving…"
              >
                Save changes
              </Button>
              <Button variant="bare" disabled={isSending} onClick={close}>
                Cancel
              </Button>
            </>
          )
        }
      >
        {theirs && (
          <EditConflict
            what={noun}
            theirs={reply ? theirs.content : `${theirs.title}\n\n${theirs.content}`}
            mine="in the form below"
            busy={isSending}
            onOver={() => void save()}
            onKeepTheirs={() => setIsLeaving(true)}
          />
        )}
        <form id={id} noValidate onSubmit={submit} onKeyDown={onKeyDown}>
          <Sending value={isSending}>
            {!reply && (
              <TextField
                label={
                  <CountedLabel count={wordsLength(fields.title)} limit={FORUM_LIMITS.title}>
                    Title
                  </CountedLabel>
                }
                value={fields.title}
                error={titleError}
                autoComplete="off"
                dir="auto"
                onChange={(event) => change({ title: event.target.value })}
              />
            )}
            <WordsField
              inDialog
              first
              label={reply ? 'Your reply' : 'Your words'}
              value={fields.content}
              rows={9}
              onChange={(content) => change({ content })}
            />
          </Sending>
        </form>
      </Dialog>
      <DiscardDialog opened={isLeaving} onCancel={() => setIsLeaving(false)} onConfirm={discard}>
        The {noun} stays as it was saved.
      </DiscardDialog>
    </>
  );
}
