import type { Insight } from '@pathkeeper/contract';
import { type DraftForm, useDraft } from '../../../lib/drafts/use-draft.ts';

/** An insight as the form holds it. */
export interface InsightDraft {
  title: string;
  content: string;
  category: Insight['category'];
  /** The entry it comes from; null for one's own words. */
  entryId: number | null;
}

const NEW_INSIGHT: InsightDraft = {
  title: '',
  content: '',
  category: 'insight',
  entryId: null,
};

/**
 * What is being typed into a form of the vault, stored per account through reload and sign-out
 * (D16). `insight` is the one that is changed; none for a new one.
 */
export function useInsightDraft(userId: number, insight?: Insight): DraftForm<InsightDraft> {
  const start = insight ? { ...NEW_INSIGHT, ...wordsOf(insight) } : NEW_INSIGHT;
  const blank = { key: `insight:${userId}:new`, start: NEW_INSIGHT };
  const key = insight ? `insight:${userId}:${insight.id}` : blank.key;
  return useDraft(key, start, insight && { successor: () => blank });
}

/** What can be changed of an insight. */
export const wordsOf = ({ title, content, category }: Omit<InsightDraft, 'entryId'>) => ({
  title,
  content,
  category,
});
