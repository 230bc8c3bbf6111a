import type { User } from '@pathkeeper/contract';
import { useDraft } from '../../../../lib/drafts/use-draft.ts';
import { focusSoon } from '../../../../ui/page/focus.ts';
import { isEmptyReply, joinedReplies, type ReplyDraft, replyForm } from '../drafts.ts';
import { KeptWords } from './KeptWords.tsx';

interface KeptReplyProps {
  postId: number;
  user: User;
}

/** A reply that was begun under a post that takes none any more, or not now; nothing where there is none. */
export function KeptReply({ postId, user }: KeptReplyProps) {
  const { key, start } = replyForm(user.id, postId);
  const kept = useDraft<ReplyDraft>(key, start, { isEmpty: isEmptyReply, join: joinedReplies });
  const { content, photoName } = kept.fields;
  if (isEmptyReply(kept.fields)) return null;
  return (
    <KeptWords
      noun="reply"
      text={content}
      remark={photoName && ` Its photo, ${photoName}, is not.`}
      onDiscard={() => {
        kept.startOver();
        // What had the focus goes with the words.
        focusSoon(() => document.getElementById('replies') ?? headingOf());
      }}
    />
  );
}

/** Where no discussion is shown. */
function headingOf(): HTMLElement | null {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  return heading;
}
