import type { ForumPost, ForumReply, User } from '@pathkeeper/contract';

/** What a reply begins with: the words it answers, and a passage of them. */
export interface Answering {
  /** The reply that is answered; null for the post. */
  parent: ForumReply | null;
  /** A selected passage, to be quoted. */
  quote: { text: string; author: string } | null;
  /** Another one for each press, so that the same is answered twice. */
  press: number;
}

export interface ReplyFormProps {
  post: ForumPost;
  user: User;
  /** What was chosen to be answered last; null before anything was. */
  answering: Answering | null;
  /** The answer was cancelled or sent. */
  onDone: () => void;
}

/** The form under a post. It is only shown to whoever may write there. */
export function ReplyForm(_props: ReplyFormProps) {
  return null;
}
