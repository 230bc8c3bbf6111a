import { api, type Goal } from '@pathkeeper/contract';
import { addNote, createGoal, updateGoal, updateMilestone } from '../../features/goals/index.ts';
import { type Action, entryIdOf, type SeedTarget } from '../actions.ts';
import type { GoalSeed, ProgressNote, Step, When } from '../content.ts';
import { dayAt, type Journal, laterOf, type Occasion, occasionOf } from '../journal.ts';

/** Creates the goals, adds their progress notes, completes what is completed. */
export function goalActions(journal: Journal): Action[] {
  return journal.persona.content.goals.flatMap((seed) => actionsOf(journal, seed));
}

function actionsOf(journal: Journal, seed: GoalSeed): Action[] {
  const begun = occasionOf(journal, seed.set);
  if (!begun) return [];
  let goal: Goal | undefined;
  /** An action on the goal, after it was created. */
  const then = (when: When | undefined, act: GoalAction): Action[] => {
    const occasion = when === undefined ? null : occasionOf(journal, when);
    if (!occasion) return [];
    return [
      {
        at: laterOf(begun.at, occasion.at),
        act: async (target, moment) => goal && act(target, goal, moment, occasion),
      },
    ];
  };
  return [
    {
      at: begun.at,
      act: async (target, moment) => {
        const body = api.goals.create.body.parse(bodyOf(journal, seed));
        goal = await createGoal(target.context, target.userId, body, moment);
      },
    },
    ...seed.notes.flatMap((note) => then(note.when, addNoteTo(note))),
    ...seed.steps.flatMap(({ done }, place) => then(done, completeStep(place))),
    ...then(seed.reached, (target, { id }, moment) =>
      updateGoal(target.context, target.userId, id, { isCompleted: true }, moment),
    ),
  ];
}

type GoalAction = (
  target: SeedTarget,
  goal: Goal,
  moment: Parameters<Action['act']>[1],
  occasion: Occasion,
) => Promise<unknown>;

const addNoteTo =
  ({ text, step, value }: ProgressNote): GoalAction =>
  (target, goal, moment, { entry }) => {
    const body = {
      progressNote: text,
      entryId: entryIdOf(target, entry),
      milestoneId: step === undefined ? null : goal.milestones[step]?.id,
      progressValue: value,
    };
    const note = api.goals.addNote.body.parse(body);
    return addNote(target.context, target.userId, goal.id, note, moment);
  };

const completeStep =
  (place: number): GoalAction =>
  async (target, { id, milestones }, moment) => {
    const milestoneId = milestones[place]?.id;
    if (milestoneId === undefined) return;
    const change = { isCompleted: true };
    await updateMilestone(target.context, target.userId, { id, milestoneId }, change, moment);
  };

function bodyOf(journal: Journal, { title, description, due, steps }: GoalSeed) {
  const dated = ({ due, ...words }: Pick<Step, 'title' | 'description' | 'due'>) => ({
    ...words,
    targetDate: due === undefined ? null : dayAt(journal, due).toString(),
  });
  return {
    ...dated({ title, description, ...(due === undefined ? {} : { due }) }),
    milestones: steps.map(({ done: _done, ...step }) => dated(step)),
  };
}
