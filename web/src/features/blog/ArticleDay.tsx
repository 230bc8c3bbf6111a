import type { ArticleCard } from '@pathkeeper/contract';
import { dayHere, plainDay } from '../../lib/dates.ts';
import { publishedOf } from './blog-words.ts';

/** The day on which an article was published, with the exact instant for machines. */
export function ArticleDay({
  article,
}: {
  article: Pick<ArticleCard, 'publishedAt' | 'createdAt'>;
}) {
  const instant = publishedOf(article);
  return <time dateTime={instant}>{plainDay(dayHere(instant))}</time>;
}
