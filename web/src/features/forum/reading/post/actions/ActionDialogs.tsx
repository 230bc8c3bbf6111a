import type { ForumPost, ForumReply } from '@pathkeeper/contract';
import { ConfirmDialog } from '../../../../../ui/overlay/ConfirmDialog.tsx';
import { useReader } from '../../../use-reader.ts';
import { EditDialog } from '../../../writing/EditDialog.tsx';
import { useRemoveWords } from '../../reading.queries.ts';
import type { Asked } from './ActionItems.tsx';
import { ReportDialog } from './ReportDialog.tsx';

interface ActionDialogsProps {
  post: ForumPost;
  reply: ForumReply | null;
  asked: Asked;
  onClose: () => void;
}

/** The dialogs that the menu of a post or a reply opens. */
export function ActionDialogs({ post, reply, asked, onClose }: ActionDialogsProps) {
  const { user } = useReader();
  switch (asked) {
    case 'edit':
      return <EditDialog words={{ post, reply }} onClose={onClose} />;
    case 'remove':
      return <RemoveDialog post={post} reply={reply} onClose={onClose} />;
    case 'report':
      return user && <ReportDialog post={post} reply={reply} user={user} onClose={onClose} />;
  }
}

function RemoveDialog({ post, reply, onClose }: Omit<ActionDialogsProps, 'asked'>) {
  const remove = useRemoveWords();
  const noun = reply ? 'reply' : 'post';
  const id = { postId: post.id, number: reply?.id ?? 0 };
  return (
    <ConfirmDialog
      opened
      title={`Remove this ${noun}?`}
      confirmLabel="Remove"
      danger
      busy={remove.isPending}
      busyLabel="Removing…"
      onCancel={onClose}
      onConfirm={() => remove.mutate(id, { onSuccess: onClose })}
    >
      <p>
        Other members no longer see its words, and the XP they earned goes.{' '}
        {reply ? 'Its number stays' : 'What others answered stays'}. For 30 days it can be brought
        back, and moderators still read it; then it is gone for good.
      </p>
    </ConfirmDialog>
  );
}
