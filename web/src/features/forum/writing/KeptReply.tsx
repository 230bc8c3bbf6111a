import type { User } from '@pathkeeper/contract';
import { useState } from 'react';
import { useDraft } from '../../../lib/drafts/use-draft.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { TextArea } from '../../../ui/forms/fields/TextArea.tsx';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx';
import { focusSoon } from '../../../ui/page/focus.ts';
import { toast } from '../../../ui/toast.ts';
import { isEmptyReply, joinedReplies, type ReplyDraft, replyForm } from './drafts.ts';
import classes from './KeptReply.module.css';

interface KeptReplyProps {
  postId: number;
  user: User;
}

/**
 * A reply that was begun and cannot be posted any more, or not now: its words can be read, taken
 * elsewhere and thrown away (D41). Nothing where there is none.
 */
export function KeptReply({ postId, user }: KeptReplyProps) {
  const { key, start } = replyForm(user.id, postId);
  const kept = useDraft<ReplyDraft>(key, start, { isEmpty: isEmptyReply, join: joinedReplies });
  const [isAsking, setIsAsking] = useState(false);
  const { content, photoName } = kept.fields;
  if (isEmptyReply(kept.fields)) return null;
  const discard = () => {
    kept.startOver();
    // What had the focus goes with the words.
    focusSoon(() => document.getElementById('replies') ?? headingOf());
  };
  return (
    <section aria-label="Your unposted reply" className={classes.kept}>
      <TextArea
        readOnly
        label="Your reply, not posted"
        hint={`It is kept here, in this browser, until you discard it.${photoName && ` Its photo, ${photoName}, is not.`}`}
        dir="auto"
        value={content}
      />
      <div className={classes.acts}>
        <Button onClick={() => void copy(content)}>Copy</Button>
        <Button variant="bare" onClick={() => setIsAsking(true)}>
          Discard it
        </Button>
      </div>
      <ConfirmDialog
        opened={isAsking}
        danger
        title="Discard this reply?"
        confirmLabel="Discard reply"
        onCancel={() => setIsAsking(false)}
        onConfirm={discard}
      >
        It was never posted, so it will be gone for good.
      </ConfirmDialog>
    </section>
  );
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ title: 'Copied.' });
  } catch {
    toast({
      title: 'Not Copied',
      description: 'This browser keeps the clipboard closed. Select the words and copy them.',
      tone: 'destructive',
    });
  }
}

/** Where no discussion is shown. */
function headingOf(): HTMLElement | null {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  return heading;
}
