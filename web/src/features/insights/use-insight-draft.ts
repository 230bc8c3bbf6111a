import type { Insight } from '@pathkeeper/contract';
import { useState } from 'react';
import { storage } from '../../lib/storage.ts';

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

export interface KeptInsightDraft {
  draft: InsightDraft;
  /** Changes the draft and keeps it in the browser in the same moment. */
  change: (fields: Partial<InsightDraft>) => void;
  /** Forgets it, after it was saved or thrown away. */
  finish: () => void;
}

/**
 * What is being typed into a form of the vault, kept per account through reload and sign-out
 * (decision 16). `start` is what the form holds when nothing was kept: `id` tells one insight's edit
 * from another's.
 */
export function useInsightDraft(
  userId: number,
  id: number | 'new',
  start: InsightDraft = NEW_INSIGHT,
): KeptInsightDraft {
  const key = `insight:${userId}:${id}`;
  const [draft, setDraft] = useState(() => readDraft(key) ?? start);
  return {
    draft,
    change(fields) {
      const next = { ...draft, ...fields };
      setDraft(next);
      if (JSON.stringify(next) === JSON.stringify(start)) storage.remove(key);
      else storage.set(key, JSON.stringify(next));
    },
    finish() {
      storage.remove(key);
      setDraft(start);
    },
  };
}

function readDraft(key: string): InsightDraft | null {
  try {
    const kept = JSON.parse(storage.get(key) ?? 'null') as Partial<InsightDraft> | null;
    return typeof kept?.title === 'string' && typeof kept.content === 'string'
      ? { ...NEW_INSIGHT, ...kept }
      : null;
  } catch {
    return null;
  }
}
