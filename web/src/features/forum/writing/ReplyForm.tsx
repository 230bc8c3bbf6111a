import { FORUM_LIMITS, type ForumPost, type User } from '@pathkeeper/contract';
import { type ClipboardEvent, type FormEvent, type KeyboardEvent, useRef } from 'react';
import { Medallion } from '../../../ui/art/emblems/Medallion.tsx';
import { Button } from '../../../ui/controls/Button.tsx';
import { isSaveKey } from '../../../ui/forms/save-key.ts';
import { isEmptyReply, isUnsaid } from './drafts.ts';
import { KeptLine } from './KeptLine.tsx';
import classes from './ReplyForm.module.css';
import { AnsweringLine } from './reply/AnsweringLine.tsx';
import { MissedPhoto } from './reply/MissedPhoto.tsx';
import { PhotoLeaf } from './reply/PhotoLeaf.tsx';
import { PhotoTool } from './reply/PhotoTool.tsx';
import { isPhoto } from './reply/photo.ts';
import { type Answering, useReply } from './reply/use-reply.ts';
import { WordsField, type WordsHandle, wordsLength } from './words/WordsField.tsx';

export type { Answering } from './reply/use-reply.ts';

export interface ReplyFormProps {
  post: ForumPost;
  user: User;
  /** What was chosen to be answered last; null before anything was. */
  answering: Answering | null;
  /** The answer was cancelled or sent. */
  onDone: () => void;
}

/** The form under a post. It is only shown to whoever may write there. */
export function ReplyForm({ post, user, answering, onDone }: ReplyFormProps) {
  const sheet = useRef<WordsHandle>(null);
  const form = useRef<HTMLFormElement>(null);
  const reply = useReply({ post, user, answering, sheet, onDone });
  const { kept, fields, change, photo, setPhoto, other, underWay } = reply;
  const isSaid = !isUnsaid(fields);
  const isEmpty = isEmptyReply(fields);
  const isTooLong =
    wordsLength(fields.content) > FORUM_LIMITS.content ||
    (photo !== null && wordsLength(fields.photoAlt) > FORUM_LIMITS.photoAlt);
  const isIdle = isEmpty && fields.parent === null;
  const missed = photo === null && !underWay && fields.photoName;
  const send = () => {
    if (!isTooLong) void reply.send();
  };
  const cancel = () => {
    reply.cancel();
    // The button is off now; the words, and a phone's keyboard with them, were put away.
    form.current?.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isSaveKey(event)) return;
    event.preventDefault();
    send();
  };
  const onPaste = (event: ClipboardEvent) => {
    const file = event.clipboardData.files[0];
    if (!file || !post.category.allowPhotos) return;
    event.preventDefault();
    if (isPhoto(file)) setPhoto(file);
  };
  return (
    <form
      ref={form}
      tabIndex={-1}
      aria-label="Reply"
      noValidate
      className={classes.form}
      onKeyDown={onKeyDown}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        send();
      }}
    >
      <p className={classes.as}>
        <Medallion emblem={user.emblem} name={user.username} size={44} />
        Reply as {user.username}
      </p>
      {fields.parent && (
        <AnsweringLine
          parent={fields.parent}
          onClear={() => {
            reply.clearParent();
            sheet.current?.focusEnd();
          }}
        />
      )}
      <WordsField
        ref={sheet}
        label="Your reply"
        placeholder="What would you answer?"
        value={fields.content}
        rows={3}
        onChange={(content) => change({ content })}
        onPaste={onPaste}
        tool={post.category.allowPhotos && <PhotoTool onChoose={setPhoto} />}
        foot={
          photo ? (
            <PhotoLeaf
              photo={photo}
              other={other}
              onSwap={reply.swapPhotos}
              alt={fields.photoAlt}
              username={user.username}
              onAlt={(photoAlt) => change({ photoAlt })}
              onRemove={() => {
                setPhoto(other);
                sheet.current?.focusEnd();
              }}
            />
          ) : (
            missed && (
              <MissedPhoto
                name={missed}
                onForget={() => {
                  setPhoto(null);
                  sheet.current?.focusEnd();
                }}
              />
            )
          )
        }
      />
      <div className={classes.foot}>
        <Button
          type="submit"
          variant="filled"
          disabled={(!isSaid || isTooLong) && !underWay}
          busy={kept.isSending}
          busyLabel="Sending…"
        >
          Reply
        </Button>
        <Button variant="bare" disabled={isIdle} onClick={cancel}>
          Cancel
        </Button>
        <p className={classes.note} role="status">
          {underWay ? (
            <span className={classes.way}>
              {underWay.hasPhoto ? 'Sending your reply and its photo' : 'Sending your reply'}
              <progress aria-label="Sending" className={classes.progress} />
            </span>
          ) : (
            <KeptLine kept={kept} isWritten={!isEmpty} changedAt={reply.changedAt} />
          )}
        </p>
      </div>
    </form>
  );
}
