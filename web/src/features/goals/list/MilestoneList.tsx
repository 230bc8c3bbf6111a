import type { Goal, Milestone } from '@pathkeeper/contract';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../../ui/controls/Button.tsx';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.tsx';
import { focusSoon } from '../../../ui/page/focus.ts';
import { MilestoneDialog } from '../dialogs/MilestoneDialog.tsx';
import { useRemoveMilestone } from '../goals.queries.ts';
import classes from './MilestoneList.module.css';
import { MilestoneRow } from './MilestoneRow.tsx';

type Asked = { what: 'edit' | 'delete'; milestone: Milestone } | { what: 'new' } | null;

/** The steps of a goal in their order, each with its tick. */
export function MilestoneList({ goal }: { goal: Goal }) {
  const [asked, setAsked] = useState<Asked>(null);
  const addId = `add-milestone-${goal.id}`;
  const close = () => setAsked(null);
  return (
    <div className={classes.milestones}>
      {goal.milestones.length > 0 && (
        <ul className={classes.list} aria-label={`Milestones of ${goal.title}`}>
          {goal.milestones.map((milestone, place) => (
            <MilestoneRow
              key={milestone.id}
              milestone={milestone}
              place={place}
              isLast={place === goal.milestones.length - 1}
              onAsk={(what) => setAsked({ what, milestone })}
            />
          ))}
        </ul>
      )}
      <Button
        id={addId}
        variant="bare"
        className={classes.add}
        icon={<IconPlus aria-hidden />}
        onClick={() => setAsked({ what: 'new' })}
      >
        Add a milestone
      </Button>
      {asked?.what === 'new' && <MilestoneDialog goal={goal} onClose={close} />}
      {asked?.what === 'edit' && (
        <MilestoneDialog
          goal={goal}
          // As it is by now: it may have been changed elsewhere since it was asked for.
          milestone={goal.milestones.find(({ id }) => id === asked.milestone.id) ?? asked.milestone}
          onClose={close}
        />
      )}
      {asked?.what === 'delete' && (
        <MilestoneDeletion
          milestone={asked.milestone}
          onKept={close}
          onDeleted={() => {
            close();
            // Its row is gone; the way on is the button under the list.
            focusSoon(() => document.getElementById(addId));
          }}
        />
      )}
    </div>
  );
}

interface MilestoneDeletionProps {
  milestone: Milestone;
  onKept: () => void;
  onDeleted: () => void;
}

function MilestoneDeletion({ milestone, onKept, onDeleted }: MilestoneDeletionProps) {
  const remove = useRemoveMilestone();
  return (
    <ConfirmDialog
      opened
      danger
      title="Delete milestone?"
      confirmLabel="Delete milestone"
      busy={remove.isPending}
      busyLabel="Deleting…"
      onCancel={onKept}
      onConfirm={() =>
        remove.mutate({ id: milestone.goalId, milestoneId: milestone.id }, { onSuccess: onDeleted })
      }
    >
      “{milestone.title}” goes. The other milestones stay, and so does every note that was made on
      it.
    </ConfirmDialog>
  );
}
