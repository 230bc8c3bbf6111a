import { BLOG_CATEGORIES, BLOG_LIMITS, type BlogCategory } from '@pathkeeper/contract';
import { oneOf, textIn } from '../../lib/address.ts';

/** What the address of the list says: words looked for, or a category, or a tag. */
export interface BlogAddress {
  q?: string | undefined;
  category?: BlogCategory | undefined;
  tag?: string | undefined;
}

/** A search stands alone. */
export function parseBlogAddress({ q, category, tag }: Record<string, unknown>): BlogAddress {
  const words = textIn(q, BLOG_LIMITS.search);
  if (words !== undefined) return { q: words, category: undefined, tag: undefined };
  return {
    q: undefined,
    category: oneOf(BLOG_CATEGORIES, category),
    tag: textIn(tag, BLOG_LIMITS.tag),
  };
}
