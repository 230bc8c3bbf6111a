import type { Article, ArticleCard, FoundArticle } from '@pathkeeper/contract';
import { SAMPLE_INSTANT, sampleId } from './samples.ts';

/** A published article, as lists show it. */
export const anArticleCard = (own: Partial<ArticleCard> = {}): ArticleCard => {
  const id = sampleId();
  return {
    id,
    title: `The third week ${id}`,
    slug: `the-third-week-${id}`,
    excerpt: 'A short defence of boredom, with advice.',
    featuredImage: null,
    featuredPicture: null,
    category: 'Habits',
    tags: ['streaks', 'beginnings', 'evening', 'evidence', 'small things'],
    isPublished: true,
    isFeatured: false,
    readTime: 6,
    authorId: 1,
    author: { displayName: 'The Path Keeper', username: 'keeper' },
    publishedAt: SAMPLE_INSTANT,
    createdAt: SAMPLE_INSTANT,
    updatedAt: SAMPLE_INSTANT,
    ...own,
  };
};

/** An article that a search has found. */
export const aFoundArticle = (own: Partial<FoundArticle> = {}): FoundArticle => ({
  ...anArticleCard(),
  snippetHtml: '… nobody tells you that this person is <mark>dull</mark> …',
  ...own,
});

/** An article with its words. */
export const anArticle = (own: Partial<Article> = {}): Article => ({
  ...anArticleCard(),
  content: '<p>The first week is novelty.</p>',
  metaTitle: null,
  metaDescription: null,
  contents: [],
  related: [],
  ...own,
});
