import type { ArticleVersion, ManagedArticle, ManagedCard } from '@pathkeeper/contract';
import { SAMPLE_INSTANT, sampleId } from './samples.ts';

/** A draft as the table of Blog Management lists it. */
export const aManagedCard = (own: Partial<ManagedCard> = {}): ManagedCard => ({
  id: sampleId(),
  title: 'The year, read backwards',
  slug: 'the-year-read-backwards',
  excerpt: 'Turn the pages the wrong way: yesterday, last Thursday, the week of the boiler.',
  featuredImage: null,
  featuredPicture: null,
  category: 'Self-Reflection',
  tags: ['rereading'],
  isPublished: false,
  isFeatured: false,
  readTime: 3,
  authorId: 2,
  author: { displayName: 'Ines Carvalho', username: 'ines' },
  publishedAt: null,
  createdAt: SAMPLE_INSTANT,
  updatedAt: SAMPLE_INSTANT,
  state: 'draft',
  hasWaiting: false,
  ...own,
});

/** The same draft as its editor opens it. */
export const aManagedArticle = (own: Partial<ManagedArticle> = {}): ManagedArticle => ({
  ...aManagedCard(),
  content: '<p>Do not begin in January.</p>',
  featuredImageAlt: '',
  metaTitle: null,
  metaDescription: null,
  version: 1,
  ownReadTime: null,
  waiting: null,
  previewPath: null,
  ...own,
});

export const aVersion = (own: Partial<ArticleVersion> = {}): ArticleVersion => ({
  version: 1,
  title: 'The year, read backwards',
  savedBy: 'ines',
  savedAt: SAMPLE_INSTANT,
  wasPublished: false,
  ...own,
});
