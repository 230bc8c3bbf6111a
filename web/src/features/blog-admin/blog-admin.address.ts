import { ARTICLE_STATES, type ArticleState, BLOG_LIMITS } from '@pathkeeper/contract';
import { oneOf, textIn } from '../../lib/address.ts';

/** What the address of Blog Management says: words to look for, and a state; all without them. */
export interface BlogAdminAddress {
  q?: string | undefined;
  state?: ArticleState | undefined;
}

export function parseBlogAdminAddress({ q, state }: Record<string, unknown>): BlogAdminAddress {
  return {
    q: textIn(q, BLOG_LIMITS.search),
    state: oneOf(ARTICLE_STATES, state),
  };
}
