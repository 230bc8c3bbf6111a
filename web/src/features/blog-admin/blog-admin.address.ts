import { ARTICLE_STATES, type ArticleState, BLOG_LIMITS } from '@pathkeeper/contract';

/** What the address of Blog Management says: words to look for, and a state; all without them. */
export interface BlogAdminAddress {
  q?: string | undefined;
  state?: ArticleState | undefined;
}

/** Reads the address's query part. What is not understood is left out. */
export function parseBlogAdminAddress({ q, state }: Record<string, unknown>): BlogAdminAddress {
  // The router reads `?q=2026` as a number.
  const words = typeof q === 'string' || typeof q === 'number' ? String(q).trim() : '';
  return {
    q: words.slice(0, BLOG_LIMITS.search) || undefined,
    state: ARTICLE_STATES.find((each) => each === state),
  };
}
