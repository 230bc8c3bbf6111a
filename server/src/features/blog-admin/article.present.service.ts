import type { ArticleState, ArticleText, ManagedArticle, ManagedCard } from '@pathkeeper/contract';
import { addressOfPreview, presentCard, presentPicture, type StoredText } from '../blog/index.ts';
import type { EditedRow, ManagedRow } from './blog-admin.public.repository.ts';

interface Stated {
  isPublished: boolean;
  publishedAt: Date | null;
  removedAt: Date | null;
}

/** What “Blog Management” sorts an article by (D59, D60). */
function stateOf({ isPublished, publishedAt, removedAt }: Stated, now: Date): ArticleState {
  if (removedAt !== null) return 'removed';
  if (!isPublished || publishedAt === null) return 'draft';
  return publishedAt > now ? 'scheduled' : 'published';
}

/** The name of somebody who saved something; they may have left since. */
export const nameOf = (saver: { displayName: string | null; username: string | null }): string =>
  saver.displayName ?? saver.username ?? 'Somebody who has left';

/** A row of “Blog Management”. */
export const presentManagedCard = (row: ManagedRow, now: Date): ManagedCard => ({
  ...presentCard(row),
  state: stateOf(row, now),
  hasWaiting: row.hasWaiting,
});

/** `slug` is the address in use, where nobody typed one. */
const presentText = (text: StoredText, slug: string): ArticleText => ({
  title: text.title,
  slug: text.slug ?? slug,
  excerpt: text.excerpt,
  content: text.content,
  featuredImage: presentPicture(text.picture, text.pictureAlt)?.url ?? null,
  featuredImageAlt: text.pictureAlt,
  category: text.category,
  tags: text.tags,
  metaTitle: text.metaTitle,
  metaDescription: text.metaDescription,
});

/** An article as its editor opens it. */
export const presentManaged = (row: EditedRow, now: Date): ManagedArticle => ({
  ...presentCard(row),
  state: stateOf(row, now),
  hasWaiting: row.hasWaiting,
  ...presentText(row, row.slug),
  version: row.version,
  ownReadTime: row.ownReadTime,
  waiting: row.waiting && {
    ...presentText(row.waiting, row.slug),
    savedAt: (row.waitingAt ?? row.changedAt).toISOString(),
    savedBy: nameOf({ displayName: row.saverDisplayName, username: row.saverUsername }),
  },
  previewPath: row.previewToken === null ? null : addressOfPreview(row.previewToken),
});
