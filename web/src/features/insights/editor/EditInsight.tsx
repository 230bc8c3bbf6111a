import type { Insight, User } from '@pathkeeper/contract';
import { useState } from 'react';
import { MovedToSuccessor } from '../../../lib/drafts/draft-types.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { EditConflict } from '../../../ui/forms/EditConflict.tsx';
import { tellDeleted } from '../../../ui/forms/tell-deleted.ts';
import { DiscardDialog } from '../../../ui/overlay/DiscardDialog.tsx';
import { toast } from '../../../ui/toast.ts';
import { CATEGORY_NAMES } from '../insight-words.ts';
import { useRefreshInsights, useUpdateInsight } from '../insights.queries.ts';
import { InsightForm } from './InsightForm.tsx';
import { type InsightDraft, useInsightDraft, wordsOf } from './use-insight-draft.ts';

interface EditInsightProps {
  insight: Insight;
  user: User;
  onDone: () => void;
}

/** Changes an insight. Escape keeps what was typed for the next time; Cancel throws it away. */
export function EditInsight({ insight, user, onDone }: EditInsightProps) {
  const draftForm = useInsightDraft(user.id, insight);
  const [isGivingUp, setIsGivingUp] = useState(false);
  const updating = useUpdateInsight(insight.id);
  const refresh = useRefreshInsights();
  const left = () => {
    // The dialog closes the form as it learns that there is nothing to change.
    void refresh();
    tellDeleted('insight', 'What you typed waits in the form for a new one.');
  };
  const save = async () => {
    try {
      await draftForm.send((fields, expected) => {
        const words = { ...wordsOf(fields), content: fields.content.trim() };
        // Whoever has gone on to another insight stays there.
        const ifStillHere = { onSuccess: onDone };
        return updating.mutateAsync({ ...words, expected: wordsOf(expected) }, ifStillHere);
      });
    } catch (error) {
      if (error instanceof MovedToSuccessor) left();
      // Else the toast has said it, and the form still holds what was typed.
      return;
    }
    toast({ title: 'Insight saved!' });
  };
  const discard = () => {
    draftForm.startOver();
    onDone();
  };
  const { theirs, isSending } = draftForm;
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the key is the fields', which stand inside */}
      <div onKeyDown={(event) => event.key === 'Escape' && !isSending && onDone()}>
        {theirs && (
          <EditConflict
            what="insight"
            theirs={asText(theirs)}
            mine="in the form below"
            busy={isSending}
            onOver={() => void save()}
            onKeepTheirs={() => setIsGivingUp(true)}
          />
        )}
        <InsightForm
          draftForm={draftForm}
          onSubmit={() => void save()}
          submitLabel="Save changes"
          focused
          cancel={
            <Button variant="bare" disabled={isSending} onClick={discard}>
              Cancel
            </Button>
          }
        />
      </div>
      <DiscardDialog opened={isGivingUp} onCancel={() => setIsGivingUp(false)} onConfirm={discard}>
        The insight stays as it was saved.
      </DiscardDialog>
    </>
  );
}

const asText = ({ title, content, category }: InsightDraft) =>
  `${title} (${CATEGORY_NAMES[category]})\n\n${content}`;
