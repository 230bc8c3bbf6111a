import type { Earnings, User } from '@pathkeeper/contract';
import { useCreateInsight } from './insights.queries.ts';
import { type KeptInsightDraft, useInsightDraft } from './use-insight-draft.ts';

export interface AddInsight extends KeptInsightDraft {
  /** Keeps the draft as an insight; a failure is told and leaves the draft. */
  save: () => void;
  isSaving: boolean;
}

/** A new insight of one's own, from its draft to the vault. */
export function useAddInsight(
  user: User,
  { errorTitle, onKept }: { errorTitle: string; onKept: (earnings: Earnings) => void },
): AddInsight {
  const kept = useInsightDraft(user.id, 'new');
  const creating = useCreateInsight(errorTitle);
  const { title, content, category, entryId } = kept.draft;
  return {
    ...kept,
    isSaving: creating.isPending,
    save: () =>
      creating.mutate(
        { title, content: content.trim(), category, source: 'daily', entryId },
        {
          onSuccess: (insight) => {
            kept.finish();
            onKept(insight);
          },
        },
      ),
  };
}
