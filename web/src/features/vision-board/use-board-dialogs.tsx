import type { PillarId, VisionGoal } from '@pathkeeper/contract';
import { useMemo, useState } from 'react';
import { Button } from '../../ui/controls/Button.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { GoalDeletion, MilestoneDialog } from '../goals/index.ts';
import type { BoardActs } from './board-acts.ts';
import { areaOf, stepsLine } from './model/board-words.ts';
import { GoalContent } from './pillar/GoalContent.tsx';
import { GoalWordsDialog } from './pillar/GoalWordsDialog.tsx';
import { LookDialog } from './pillar/LookDialog.tsx';
import { StepDetails } from './pillar/StepDetails.tsx';

type Asked =
  | { what: 'step'; goal: number; step: number }
  | { what: 'add' | 'words' | 'look' | 'remove'; goal: number }
  | { what: 'set'; pillar: PillarId | null };

/** What parts of the boards ask for, and the dialogs that answer it. Goals are shown as they are by now. */
export function useBoardDialogs(goals: readonly VisionGoal[], isExample: boolean) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [open, setOpen] = useState<number | null>(null);
  const acts = useMemo<BoardActs>(
    () => ({
      isExample,
      openStep: (goal, step) => setAsked({ what: 'step', goal: goal.id, step: step.id }),
      addStep: (goal) => setAsked({ what: 'add', goal: goal.id }),
      editWords: (goal) => setAsked({ what: 'words', goal: goal.id }),
      changeLook: (goal) => setAsked({ what: 'look', goal: goal.id }),
      remove: (goal) => setAsked({ what: 'remove', goal: goal.id }),
      setGoal: (pillar) => setAsked({ what: 'set', pillar }),
      openGoal: (goal) => setOpen(goal.id),
    }),
    [isExample],
  );
  const close = () => setAsked(null);
  const goal = asked && 'goal' in asked ? goals.find(({ id }) => id === asked.goal) : undefined;
  const step =
    asked?.what === 'step' ? goal?.milestones.find(({ id }) => id === asked.step) : undefined;
  const shown = goals.find(({ id }) => id === open);
  const dialogs = (
    <>
      {shown && (
        <Dialog
          opened
          title={areaOf(shown)}
          meta={stepsLine(shown)}
          onClose={() => setOpen(null)}
          actions={
            !isExample && (
              <>
                <Button variant="bare" onClick={() => acts.changeLook(shown)}>
                  Colour and sign
                </Button>
                <Button variant="bare" onClick={() => acts.remove(shown)}>
                  Delete this goal
                </Button>
              </>
            )
          }
        >
          <GoalContent goal={shown} />
        </Dialog>
      )}
      {goal && step && <StepDetails goal={goal} step={step} onClose={close} />}
      {goal && asked?.what === 'add' && <MilestoneDialog what="step" goal={goal} onClose={close} />}
      {goal && asked?.what === 'words' && (
        <GoalWordsDialog goal={goal} pillar={goal.pillar} onClose={close} />
      )}
      {goal && asked?.what === 'look' && <LookDialog goal={goal} onClose={close} />}
      {goal && asked?.what === 'remove' && (
        <GoalDeletion
          goal={goal}
          onKept={close}
          onDeleted={() => {
            close();
            setOpen(null);
          }}
        />
      )}
      {asked?.what === 'set' && <GoalWordsDialog pillar={asked.pillar} onClose={close} />}
    </>
  );
  return { acts, dialogs, stepShown: step?.id ?? null };
}
