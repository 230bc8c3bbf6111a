import type { ForumCategory, PersonCard } from '@pathkeeper/contract';
import type { WordsRow } from './queue.public.repository.ts';

/** What words of the forum are presented with. */
export interface Around {
  people: ReadonlyMap<number, PersonCard>;
  categories: ReadonlyMap<number, Pick<ForumCategory, 'id' | 'name'>>;
}

/** Words as moderators see them, whatever has become of them. */
export function presentWords({ post, reply }: WordsRow, { people, categories }: Around) {
  const words = reply ?? post;
  return {
    postId: post.id,
    number: reply?.number ?? 0,
    title: post.title,
    content: words.content,
    contentHtml: words.contentHtml,
    author: (words.authorId !== null && people.get(words.authorId)) || null,
    category: {
      id: post.categoryId,
      name: categories.get(post.categoryId)?.name ?? '',
    },
    createdAt: words.createdAt.toISOString(),
    editedAt: words.editedAt?.toISOString() ?? null,
    hidden: words.removedBy === 'reports',
    isLocked: post.isLocked,
  };
}
