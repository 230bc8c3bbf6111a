import type { Insight } from '@pathkeeper/contract';
import { type KeptForm, useKeptForm } from '../../lib/use-kept-form.ts';

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
 * What is being typed into a form of the vault, kept per account through reload and sign-out
 * (D16). `insight` is the one that is changed; none for a new one.
 */
export function useInsightDraft(userId: number, insight?: Insight): KeptForm<InsightDraft> {
  const start = insight ? { ...NEW_INSIGHT, ...wordsOf(insight) } : NEW_INSIGHT;
  const blank = { form: `insight:${userId}:new`, start: NEW_INSIGHT };
  const form = insight ? `insight:${userId}:${insight.id}` : blank.form;
  return useKeptForm(form, start, insight && { heir: () => blank });
}

/** What can be changed of an insight. */
export const wordsOf = ({ title, content, category }: Omit<InsightDraft, 'entryId'>) => ({
  title,
  content,
  category,
});
