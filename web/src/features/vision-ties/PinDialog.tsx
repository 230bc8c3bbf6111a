import type { VisionGoal } from '@pathkeeper/contract';
import { type SubmitEvent, useRef, useState } from 'react';
import { newId } from '../../lib/new-id.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { SelectField } from '../../ui/forms/fields/SelectField.tsx';
import { Sending } from '../../ui/forms/sending.ts';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { useAddNote } from '../goals/goals.queries.ts';
import classes from './PinDialog.module.css';
import { areaOf } from './StepToWrite.tsx';

interface PinDialogProps {
  goals: readonly VisionGoal[];
  entryId: number;
  /** What the entry is pinned to already, as `<goal>.<step>`; without a step it is the goal. */
  pinned: readonly string[];
  onClose: () => void;
}

/** Chooses a pillar and one of its steps for an entry to be pinned to. */
export function PinDialog({ goals, entryId, pinned, onClose }: PinDialogProps) {
  const [goalId, setGoalId] = useState(goals[0]?.id);
  const [step, setStep] = useState('');
  const key = useRef(newId());
  const { mutateAsync, isPending } = useAddNote();
  const goal = goals.find(({ id }) => id === goalId);
  if (!goal) return null;
  const isPinned = pinned.includes(`${goal.id}.${step}`);
  const pin = (event: SubmitEvent) => {
    event.preventDefault();
    if (isPinned) return;
    const milestoneId = step === '' ? null : Number(step);
    void mutateAsync({ id: goal.id, key: key.current, entryId, milestoneId }).then(
      onClose,
      () => {},
    );
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title="Pin to a step"
      meta="The board then shows this page with it"
      size="sm"
      locked={isPending}
    >
      <Sending value={isPending}>
        <form className={classes.form} onSubmit={pin}>
          <SelectField
            label="Pillar"
            value={String(goal.id)}
            options={goals.map((each) => ({
              value: String(each.id),
              label: `${areaOf(each)}: ${each.title}`,
            }))}
            onChange={(event) => {
              setGoalId(goals.find(({ id }) => id === Number(event.target.value))?.id);
              setStep('');
            }}
          />
          <SelectField
            label="Step"
            value={step}
            options={[
              { value: '', label: 'The pillar as a whole' },
              ...goal.milestones.map(({ id, title }) => ({ value: String(id), label: title })),
            ]}
            hint={isPinned && 'This page is pinned there already.'}
            onChange={(event) => setStep(event.target.value)}
          />
          <div className={classes.actions}>
            <Button
              type="submit"
              variant="filled"
              disabled={isPinned}
              busy={isPending}
              busyLabel="Pinning…"
            >
              Pin this page
            </Button>
          </div>
        </form>
      </Sending>
    </Dialog>
  );
}
