import { api, type Goal } from '@pathkeeper/contract';
import { addNote, createGoal, updateGoal, updateMilestone } from '../../features/goals/index.ts';
import { type Deed, type Desk, entryIdOf } from '../deeds.ts';
import { type Diary, dayAt, laterOf, type Occasion, occasionOf } from '../diary.ts';
import type { Aim, ProgressNote, Step, When } from '../rooms.ts';

/** Goals set, noted on, and finished where they are. */
export function goalDeeds(diary: Diary): Deed[] {
  return diary.keeper.rooms.aims.flatMap((aim) => pursue(diary, aim));
}

function pursue(diary: Diary, aim: Aim): Deed[] {
  const begun = occasionOf(diary, aim.set);
  if (!begun) return [];
  let goal: Goal | undefined;
  /** What is done with the goal, once it is there. */
  const then = (when: When | undefined, act: Pursuit): Deed[] => {
    const occasion = when === undefined ? null : occasionOf(diary, when);
    if (!occasion) return [];
    return [
      {
        at: laterOf(begun.at, occasion.at),
        act: async (desk, moment) => goal && act(desk, goal, moment, occasion),
      },
    ];
  };
  return [
    {
      at: begun.at,
      act: async (desk, moment) => {
        const body = api.goals.create.body.parse(bodyOf(diary, aim));
        goal = await createGoal(desk.context, desk.userId, body, moment);
      },
    },
    ...aim.notes.flatMap((note) => then(note.when, noting(note))),
    ...aim.steps.flatMap(({ done }, place) => then(done, taking(place))),
    ...then(aim.reached, (desk, { id }, moment) =>
      updateGoal(desk.context, desk.userId, id, { isCompleted: true }, moment),
    ),
  ];
}

type Pursuit = (
  desk: Desk,
  goal: Goal,
  moment: Parameters<Deed['act']>[1],
  occasion: Occasion,
) => Promise<unknown>;

const noting =
  ({ text, step, value }: ProgressNote): Pursuit =>
  (desk, goal, moment, { page }) => {
    const body = {
      progressNote: text,
      entryId: entryIdOf(desk, page),
      milestoneId: step === undefined ? null : goal.milestones[step]?.id,
      progressValue: value,
    };
    const note = api.goals.addNote.body.parse(body);
    return addNote(desk.context, desk.userId, goal.id, note, moment);
  };

const taking =
  (place: number): Pursuit =>
  async (desk, { id, milestones }, moment) => {
    const milestoneId = milestones[place]?.id;
    if (milestoneId === undefined) return;
    const change = { isCompleted: true };
    await updateMilestone(desk.context, desk.userId, { id, milestoneId }, change, moment);
  };

function bodyOf(diary: Diary, { title, description, due, steps }: Aim) {
  const dated = ({ due, ...words }: Pick<Step, 'title' | 'description' | 'due'>) => ({
    ...words,
    targetDate: due === undefined ? null : dayAt(diary, due).toString(),
  });
  return {
    ...dated({ title, description, ...(due === undefined ? {} : { due }) }),
    milestones: steps.map(({ done: _done, ...step }) => dated(step)),
  };
}
