import type { Insight } from '@pathkeeper/contract';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx';
import { toast } from '../../../ui/toast.ts';
import { useDeleteInsight } from '../insights.queries.ts';

interface DeleteInsightDialogProps {
  insight: Insight;
  opened: boolean;
  onKeep: () => void;
  onDeleted: () => void;
}

/** Asks before an insight goes, and says what stays. */
export function DeleteInsightDialog({
  insight,
  opened,
  onKeep,
  onDeleted,
}: DeleteInsightDialogProps) {
  const { mutate, isPending } = useDeleteInsight();
  const remove = () =>
    mutate(insight.id, {
      onSuccess: () => {
        toast({ title: 'Insight deleted' });
        onDeleted();
      },
    });
  return (
    <ConfirmDialog
      opened={opened}
      danger
      title="Delete Insight"
      confirmLabel="Delete insight"
      busy={isPending}
      busyLabel="Deleting…"
      onConfirm={remove}
      onCancel={onKeep}
    >
      <p>
        <em>{insight.title}</em> will be gone for good.
        {insight.entryId !== null && ' The entry it came from stays where it is.'}
      </p>
    </ConfirmDialog>
  );
}
