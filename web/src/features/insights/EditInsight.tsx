import type { Insight, User } from '@pathkeeper/contract';
import { Button } from '../../ui/controls/Button.tsx';
import { toast } from '../../ui/toast.ts';
import { InsightForm } from './InsightForm.tsx';
import { useUpdateInsight } from './insights.queries.ts';
import { useInsightDraft } from './use-insight-draft.ts';

interface EditInsightProps {
  insight: Insight;
  user: User;
  onDone: () => void;
}

/** Changes an insight. Escape keeps what was typed for the next time; Cancel throws it away. */
export function EditInsight({ insight, user, onDone }: EditInsightProps) {
  const { id, title, content, category, entryId } = insight;
  const start = { title, content, category, entryId };
  const { draft, change, finish } = useInsightDraft(user.id, id, start);
  const updating = useUpdateInsight(id);
  const save = () =>
    updating.mutate(
      { title: draft.title, content: draft.content.trim(), category: draft.category },
      {
        onSuccess: () => {
          finish();
          toast({ title: 'Insight saved!' });
          onDone();
        },
      },
    );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key is the fields', which stand inside
    <div onKeyDown={(event) => event.key === 'Escape' && onDone()}>
      <InsightForm
        draft={draft}
        onChange={change}
        onSubmit={save}
        busy={updating.isPending}
        submitLabel="Save changes"
        focused
        cancel={
          <Button
            variant="bare"
            disabled={updating.isPending}
            onClick={() => {
              finish();
              onDone();
            }}
          >
            Cancel
          </Button>
        }
      />
    </div>
  );
}
