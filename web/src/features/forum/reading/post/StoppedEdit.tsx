import type { ForumPost, ForumReply } from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import { useReader } from '../../use-reader.ts';
import { KeptEdit } from '../../writing/kept/KeptEdit.tsx';
import { forumStanding } from '../reading.queries.ts';

interface StoppedEditProps {
  words: ForumPost | ForumReply;
  postId: number;
  /** 0 for the post. */
  number: number;
}

/** Under one's own words, while a moderator has stopped one's writing: the edit that was begun (D46). */
export function StoppedEdit({ words, postId, number }: StoppedEditProps) {
  const { user } = useReader();
  const isOwn = user !== null && words.authorId === user.id;
  const { data: standing } = useQuery({ ...forumStanding(), enabled: isOwn });
  if (!isOwn || !standing?.stop) return null;
  return <KeptEdit user={user} words={words} postId={postId} number={number} />;
}
