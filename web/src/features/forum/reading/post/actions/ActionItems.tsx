import { can, type ForumPost, type ForumReply } from '@pathkeeper/contract';
import {
  IconBell,
  IconBellOff,
  IconFlag,
  IconLink,
  IconPencil,
  IconQuote,
  IconRotate,
  IconTrash,
  IconVolume,
  IconVolumeOff,
} from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { loginPath } from '../../../../../lib/paths.ts';
import { MenuItem, MenuRule } from '../../../../../ui/overlay/menu-items.tsx';
import { useMute } from '../../../../notices/notices.queries.ts';
import { useReader } from '../../../use-reader.ts';
import { useFollow, useRestoreWords } from '../../reading.queries.ts';
import { passageOf } from '../passage.ts';
import { useWayBack } from './SignInLink.tsx';
import { shareWords } from './share.ts';

/** A dialog that something in the menu asks for. */
export type Asked = 'edit' | 'remove' | 'report';

interface ActionItemsProps {
  post: ForumPost;
  reply: ForumReply | null;
  onAsk: (asked: Asked) => void;
  /** Answers with a passage of it; without this there is nowhere to answer. */
  onQuote: ((quoted: string) => void) | undefined;
  canEdit: boolean;
  canRemove: boolean;
  canRestore: boolean;
}

/** The menu of a post or a reply. */
export function ActionItems({
  post,
  reply,
  onAsk,
  onQuote,
  canEdit,
  canRemove,
  canRestore,
}: ActionItemsProps) {
  const { user } = useReader();
  const navigate = useNavigate();
  const follow = useFollow(post.id);
  const restore = useRestoreWords();
  const mute = useMute();
  const number = reply?.id ?? 0;
  const wayBack = useWayBack(number);
  const words = reply ?? post;
  const { author } = words;
  const noun = reply ? 'Reply' : 'Post';
  const report = () => (user ? onAsk('report') : void navigate({ href: loginPath(wayBack) }));
  return (
    <>
      <MenuItem icon={<IconLink aria-hidden />} onClick={() => void shareWords(post, number)}>
        Share link
      </MenuItem>
      {onQuote && (
        <MenuItem icon={<IconQuote aria-hidden />} onClick={() => onQuote(passageOf(number))}>
          Quote
        </MenuItem>
      )}
      {!reply && user && (
        <MenuItem
          icon={post.following === 'muted' ? <IconBell aria-hidden /> : <IconBellOff aria-hidden />}
          onClick={() => follow.mutate(post.following === 'muted' ? 'normal' : 'muted')}
        >
          {post.following === 'muted' ? 'Hear of it again' : 'Mute this post'}
        </MenuItem>
      )}
      {user && author && author.id !== user.id && (
        <MenuItem
          icon={words.isMuted ? <IconVolume aria-hidden /> : <IconVolumeOff aria-hidden />}
          onClick={() => mute.mutate({ userId: author.id, muted: !words.isMuted })}
        >
          {words.isMuted ? 'Show' : 'Mute'} <bdi>{author.username}</bdi>
          {words.isMuted && ' again'}
        </MenuItem>
      )}
      {(!user || can(user, 'reportWords', words)) && words.removedBy === null && (
        <MenuItem icon={<IconFlag aria-hidden />} onClick={report}>
          Report
        </MenuItem>
      )}
      {(canEdit || canRemove || canRestore) && <MenuRule />}
      {canEdit && (
        <MenuItem icon={<IconPencil aria-hidden />} onClick={() => onAsk('edit')}>
          Edit {noun}
        </MenuItem>
      )}
      {canRemove && (
        <MenuItem icon={<IconTrash aria-hidden />} onClick={() => onAsk('remove')}>
          Remove {noun}
        </MenuItem>
      )}
      {canRestore && (
        <MenuItem
          icon={<IconRotate aria-hidden />}
          onClick={() => restore.mutate({ postId: post.id, number })}
        >
          Bring it back
        </MenuItem>
      )}
    </>
  );
}
