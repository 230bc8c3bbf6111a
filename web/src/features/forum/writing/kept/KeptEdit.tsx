import type { ForumPost, ForumReply, User } from '@pathkeeper/contract';
import { saysSame } from '../../../../lib/drafts/draft-record.ts';
import { useDraft } from '../../../../lib/drafts/use-draft.ts';
import { focusSoon } from '../../../../ui/page/focus.ts';
import { editKey } from '../drafts.ts';
import type { Words } from '../writing.queries.ts';
import { KeptWords } from './KeptWords.tsx';

interface KeptEditProps {
  user: User;
  /** One's own post or reply. */
  words: ForumPost | ForumReply;
  /** Their post. */
  postId: number;
  /** Their number; 0 for the post. */
  number: number;
}

/** An edit that was begun by somebody whose writing is stopped now (D46); nothing where there is none. */
export function KeptEdit({ user, words, postId, number }: KeptEditProps) {
  const shown = { title: 'title' in words ? words.title : '', content: words.content };
  const kept = useDraft<Words>(editKey(user.id, postId, number), shown);
  const { title, content } = kept.fields;
  if (saysSame(kept.fields, shown)) return null;
  return (
    <KeptWords
      noun="edit"
      text={[title, content].filter(Boolean).join('\n\n')}
      remark=" A moderator has stopped your writing for now: why, and until when, stands at the end of this page."
      onDiscard={() => {
        kept.startOver();
        focusSoon(() => document.getElementById('main'));
      }}
    />
  );
}
