import { can, type ForumPost } from '@pathkeeper/contract';
import { useQuery } from '@tanstack/react-query';
import { categories } from '../../forum.queries.ts';
import { useReader } from '../../use-reader.ts';
import { forumStanding } from '../reading.queries.ts';

/** Why nobody, or this reader, can answer a post. */
export type Hindrance =
  | { why: 'removed' | 'locked' | 'signed-out' | 'closed' }
  | { why: 'level'; level: number }
  | { why: 'stopped'; until: string; reason: string };

/** What keeps the reader from answering a post; null where nothing does. The server decides. */
export function useMayAnswer(post: ForumPost): Hindrance | null {
  const { user, actor } = useReader();
  const { data } = useQuery(categories());
  const { data: standing } = useQuery({ ...forumStanding(), enabled: user !== null });
  if (post.removedBy !== null) return { why: 'removed' };
  if (post.isLocked) return { why: 'locked' };
  if (!user) return { why: 'signed-out' };
  const stop = standing?.stop;
  if (stop) return { why: 'stopped', until: stop.until, reason: stop.reason };
  const category = data?.find(({ id }) => id === post.categoryId);
  if (!category || can(actor, 'writeInCategory', category)) return null;
  if (!category.isActive) return { why: 'closed' };
  return { why: 'level', level: Math.max(category.minLevel, category.readLevel) };
}
