import type { User } from '@pathkeeper/contract';
import type { DraftForm } from '../../../lib/drafts/use-draft.ts';
import { useCreateInsight } from '../insights.queries.ts';
import { type InsightDraft, useInsightDraft } from './use-insight-draft.ts';

export interface AddInsight {
  draftForm: DraftForm<InsightDraft>;
  /** Saves the draft as an insight; a failure is told and leaves the draft. */
  save: () => void;
}

/** A new insight of one's own, from its draft to the vault. */
export function useAddInsight(
  user: User,
  { errorTitle, onSaved }: { errorTitle: string; onSaved: () => void },
): AddInsight {
  const draftForm = useInsightDraft(user.id);
  const creating = useCreateInsight(errorTitle);
  const save = async () => {
    try {
      await draftForm.send(({ content, ...fields }, _start, key) => {
        const body = { ...fields, content: content.trim(), source: 'daily' } as const;
        return creating.mutateAsync({ key, body });
      });
      onSaved();
    } catch {
      // The toast has said it, and the form still holds what was typed.
    }
  };
  return { draftForm, save: () => void save() };
}
