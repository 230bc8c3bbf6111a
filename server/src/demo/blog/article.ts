import type { BlogCategory } from '@pathkeeper/contract';

/** An article of the demo's owner, in one of the states that “Blog Management” knows. */
export interface DemoArticle {
  title: string;
  category: BlogCategory;
  excerpt: string;
  tags: readonly string[];
  isFeatured?: boolean;
  /** Days before today on which it was written. */
  daysAgo: number;
  /** Days after that on which it appears: none for a draft. */
  appearsAfter?: number;
  /** Days after that on which it was taken back. */
  takenBackAfter?: number;
  /** Text in Markdown, with `{picture}` on a line of its own where the plate stands. */
  text: string;
  notes?: readonly string[];
  /** Text that waits to be published over it. */
  waiting?: string;
}
