import type { ForumPost, ForumReply } from '@pathkeeper/contract';

export interface EditDialogProps {
  /** What is changed: the post (number 0 of itself) or a reply of it. */
  words: { post: ForumPost; reply: ForumReply | null };
  onClose: () => void;
}

/** Changes one's own post or reply. Shown while it is open. */
export function EditDialog(_props: EditDialogProps) {
  return null;
}
