import type { User } from '@pathkeeper/contract';
import type { DraftForm } from '../../../lib/drafts/use-draft.ts';
import { useCreateInsight } from '../insights.queries.ts';
import { type InsightDraft, useInsightDraft } from './use-insight-draft.ts';

export interface AddInsight {
  kept: DraftForm<InsightDraft>;
  /** Keeps the draft as an insight; a failure is told and leaves the draft. */
  save: () => void;
}

/** A new insight of one's own, from its draft to the vault. */
export function useAddInsight(
  user: User,
  { errorTitle, onKept }: { errorTitle: string; onKept: () => void },
): AddInsight {
  const kept = useInsightDraft(user.id);
  const creating = useCreateInsight(errorTitle);
  const save = async () => {
    try {
      await kept.send(({ content, ...fields }, _start, key) => {
        const body = { ...fields, content: content.trim(), source: 'daily' } as const;
        return creating.mutateAsync({ key, body });
      });
      onKept();
    } catch {
      // The toast has said it, and the form still holds what was typed.
    }
  };
  return { kept, save: () => void save() };
}
