import type { Entry, VisionGoal } from '@pathkeeper/contract';
import { IconPin, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { newId } from '../../lib/new-id.ts';
import { PillarMark } from '../../ui/art/PillarMark.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { IconButton } from '../../ui/controls/IconButton.tsx';
import { toast } from '../../ui/toast.ts';
import { SmallCaps } from '../../ui/typography/SmallCaps.tsx';
import { useAddNote, useRemoveNote } from '../goals/goals.queries.ts';
import { visionGoals } from '../vision-board/board.queries.ts';
import classes from './EntrySteps.module.css';
import { PinDialog } from './PinDialog.tsx';
import { areaOf } from './StepToWrite.tsx';

interface Pinned {
  goal: VisionGoal;
  note: VisionGoal['notes'][number];
  /** The step; null where the entry speaks of the goal as a whole. */
  step: string | null;
}

/** The steps of the vision that an entry is pinned to, and the way to pin it to another. */
export function EntrySteps({ entry }: { entry: Entry }) {
  const { data: goals } = useQuery(visionGoals());
  const [isChoosing, setIsChoosing] = useState(false);
  const remove = useRemoveNote();
  const add = useAddNote();
  if (!goals || goals.length === 0) return null;
  const pinned = goals.flatMap((goal) => pinnedTo(goal, entry.id));

  const takeOff = ({ goal, note }: Pinned) =>
    remove.mutate(
      { id: goal.id, noteId: note.id },
      {
        onSuccess: () =>
          toast({
            title: 'Taken off the step',
            action: {
              label: 'Undo',
              onClick: () => {
                const { milestoneId } = note;
                add.mutate({ id: goal.id, key: newId(), entryId: entry.id, milestoneId });
              },
            },
          }),
      },
    );
  return (
    <section className={classes.steps} aria-label="Steps of your vision">
      {pinned.length > 0 && (
        <>
          <SmallCaps as="h2">Speaks of</SmallCaps>
          <ul className={classes.list}>
            {pinned.map((each) => (
              <li key={each.note.id} className={classes.step}>
                {each.goal.pillar && <PillarMark pillar={each.goal.pillar} size={22} />}
                <span className={classes.words} dir="auto">
                  {each.step ?? each.goal.title}
                  <span className={classes.area}>{areaOf(each.goal)}</span>
                </span>
                {/* A note in words stands with its goal, and goes there. */}
                {each.note.progressNote === '' && each.note.progressValue === null && (
                  <IconButton
                    label={`Take this page off ${each.step ?? each.goal.title}`}
                    icon={<IconX aria-hidden />}
                    disabled={remove.isPending}
                    onClick={() => takeOff(each)}
                  />
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      <Button variant="bare" icon={<IconPin aria-hidden />} onClick={() => setIsChoosing(true)}>
        Pin to a step
      </Button>
      {isChoosing && (
        <PinDialog
          goals={goals}
          entryId={entry.id}
          pinned={pinned.map(({ note }) => `${note.goalId}.${note.milestoneId ?? ''}`)}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </section>
  );
}

const pinnedTo = (goal: VisionGoal, entryId: number): Pinned[] =>
  goal.notes
    .filter((note) => note.entryId === entryId)
    .map((note) => ({
      ...{ goal, note },
      step: goal.milestones.find(({ id }) => id === note.milestoneId)?.title ?? null,
    }));
