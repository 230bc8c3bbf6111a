import { BLOG_CATEGORIES, BLOG_LIMITS, type BlogCategory } from '@pathkeeper/contract';

/** What the address of the list says: words looked for, or a category, or a tag. */
export interface BlogAddress {
  q?: string | undefined;
  category?: BlogCategory | undefined;
  tag?: string | undefined;
}

/** Reads the address's query part. What is not understood is undefined, and a search stands alone. */
export function parseBlogAddress({ q, category, tag }: Record<string, unknown>): BlogAddress {
  const words = textIn(q, BLOG_LIMITS.search);
  if (words !== undefined) return { q: words, category: undefined, tag: undefined };
  return {
    q: undefined,
    category: BLOG_CATEGORIES.find((each) => each === category),
    tag: textIn(tag, BLOG_LIMITS.tag),
  };
}

/** The router reads `?q=2026` as a number. */
const textIn = (value: unknown, max: number): string | undefined =>
  (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
    .trim()
    .slice(0, max) || undefined;
