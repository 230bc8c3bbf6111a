import { BIN_DAYS, type Insight } from '@pathkeeper/contract';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx';
import { useBringBack } from '../../bin/bin.queries.ts';
import { tellBinned } from '../../bin/index.ts';
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
  const bringBack = useBringBack();
  const remove = () =>
    mutate(insight.id, {
      onSuccess: () => {
        tellBinned('Insight deleted', 'It lies in the bin for 30 days.', () =>
          bringBack.mutate({ kind: 'insight', thingId: insight.id }),
        );
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
        <em>{insight.title}</em> goes into the bin, and can be brought back from there for{' '}
        {BIN_DAYS} days.
        {insight.entryId !== null && ' The entry it came from stays where it is.'}
      </p>
    </ConfirmDialog>
  );
}
