import { z } from 'zod';
import { endpoint } from './core/endpoint.ts';
import { GOAL_LIMITS } from './core/limits.ts';
import {
  answeredId,
  calendarDay,
  done,
  id,
  idOf,
  idParams,
  instant,
  localDate,
} from './core/shapes.ts';
import { isBlank, line, optionalLine, text } from './core/text.ts';
import { safetyAnswer } from './guide/safety.ts';

const title = line({ name: 'The title', max: GOAL_LIMITS.title });
const description = optionalLine({ name: 'The description', max: GOAL_LIMITS.description });
const targetDate = calendarDay.nullish().transform((value) => value ?? null);
const isCompleted = z.boolean({ error: 'isCompleted must be true or false.' });

const reference = (kind: string) => {
  const refusal = { error: `${kind}Id must be a number or null.` };
  const id = z.number(refusal).int(refusal).min(1, refusal).max(Number.MAX_SAFE_INTEGER, refusal);
  return idOf(kind, id)
    .nullish()
    .transform((value) => value ?? null);
};

/** A step of a goal (S1.3). */
export const milestone = z.object({
  id: answeredId('milestone'),
  goalId: answeredId('goal'),
  title: z.string(),
  description: z.string().nullable(),
  targetDate: localDate.nullable(),
  isCompleted: z.boolean(),
  completedAt: instant.nullable(),
  sortOrder: z.number(),
});

export type Milestone = z.infer<typeof milestone>;

/** A progress note; `entry` is the entry it belongs to, null when that was deleted. */
export const goalNote = z.object({
  id: answeredId('note'),
  goalId: answeredId('goal'),
  milestoneId: answeredId('milestone').nullable(),
  entryId: answeredId('entry').nullable(),
  entry: z.object({ localDate, line: z.string() }).nullable(),
  progressNote: z.string(),
  progressValue: z.number().nullable(),
  createdAt: instant,
});

export type GoalNote = z.infer<typeof goalNote>;

/** A goal with its milestones in order and its notes, newest first. */
export const goal = z.object({
  id: answeredId('goal'),
  title: z.string(),
  description: z.string().nullable(),
  targetDate: localDate.nullable(),
  isCompleted: z.boolean(),
  completedAt: instant.nullable(),
  createdAt: instant,
  /**
   * 0 to 100: the share of milestones completed; of a goal without any, the last value noted. 100
   * once the goal is completed.
   */
  progress: z.number(),
  milestones: z.array(milestone),
  notes: z.array(goalNote),
});

export type Goal = z.infer<typeof goal>;

/** Beside what was saved: helplines, when the safety check finds danger in what was sent (D71, D76). */
const savedGoal = goal.extend({ safety: safetyAnswer.nullable() });

const milestoneBody = z.object({ title, description, targetDate });

/** The state that the edit began from; the server answers 409 when it has changed since. */
const expected = z
  .object(
    {
      title: text({ name: 'expected.title', max: GOAL_LIMITS.title }),
      description: text({
        name: 'expected.description',
        max: GOAL_LIMITS.description,
      }).nullable(),
      targetDate: localDate.nullable(),
    },
    { error: 'expected must be what the edit began from.' },
  )
  .optional();

export const goals = {
  list: endpoint({
    method: 'GET',
    path: '/api/goals',
    summary: 'Goals with their milestones and notes: open ones first, newest first',
    access: 'user',
    response: z.array(goal),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/goals',
    summary: 'Set a goal, from level 5 on, with its first milestones if there are any',
    access: 'user',
    body: z.object({
      title,
      description,
      targetDate,
      milestones: z
        .array(milestoneBody, { error: 'milestones must be a list.' })
        .max(GOAL_LIMITS.milestones, {
          error: `A goal can have at most ${GOAL_LIMITS.milestones} milestones.`,
        })
        .default([]),
    }),
    response: savedGoal,
    status: 201,
    keyed: true,
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/goals/:id',
    summary: 'Change a goal’s words or date, finish it or open it again',
    access: 'user',
    params: idParams('goal'),
    body: z.object({
      title: title.optional(),
      description: description.optional(),
      targetDate: calendarDay.nullish(),
      isCompleted: isCompleted.optional(),
      expected,
    }),
    response: savedGoal,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/goals/:id',
    summary: 'Delete a goal with its milestones and notes; the entries stay',
    access: 'user',
    params: idParams('goal'),
    response: done,
  }),
  addMilestone: endpoint({
    method: 'POST',
    path: '/api/goals/:id/milestones',
    summary: 'Add a milestone at the end',
    access: 'user',
    params: idParams('goal'),
    body: milestoneBody,
    response: savedGoal,
    status: 201,
    keyed: true,
  }),
  updateMilestone: endpoint({
    method: 'PATCH',
    path: '/api/goals/:id/milestones/:milestoneId',
    summary: 'Change a milestone, complete it or open it again, or move it to a place in the order',
    access: 'user',
    params: idParams('goal').extend({ milestoneId: id('milestone') }),
    body: z.object({
      title: title.optional(),
      description: description.optional(),
      targetDate: calendarDay.nullish(),
      isCompleted: isCompleted.optional(),
      expected,
      /** The index it moves to, from 0. */
      sortOrder: z
        .number({ error: 'sortOrder must be a number.' })
        .int({ error: 'sortOrder must be a whole number.' })
        .min(0, { error: 'sortOrder must be 0 or more.' })
        .max(GOAL_LIMITS.milestones, { error: 'There is no such place.' })
        .optional(),
    }),
    response: savedGoal,
  }),
  removeMilestone: endpoint({
    method: 'DELETE',
    path: '/api/goals/:id/milestones/:milestoneId',
    summary: 'Delete a milestone; notes on it stay with the goal',
    access: 'user',
    params: idParams('goal').extend({ milestoneId: id('milestone') }),
    response: goal,
  }),
  addNote: endpoint({
    method: 'POST',
    path: '/api/goals/:id/progress',
    summary: 'Note progress, tied to an entry or a milestone if wanted',
    access: 'user',
    params: idParams('goal'),
    body: z
      .object({
        progressNote: text({ name: 'The note', max: GOAL_LIMITS.note }).default(''),
        entryId: reference('entry'),
        milestoneId: reference('milestone'),
        progressValue: z
          .number({ error: 'progressValue must be a number.' })
          .int({ error: 'progressValue must be a whole number.' })
          .min(0, { error: 'progressValue must be between 0 and 100.' })
          .max(100, { error: 'progressValue must be between 0 and 100.' })
          .nullish()
          .transform((value) => value ?? null),
      })
      .refine(({ progressNote, entryId }) => !isBlank(progressNote) || entryId !== null, {
        error: 'Write a note, or choose an entry.',
        path: ['progressNote'],
      }),
    response: savedGoal,
    status: 201,
    keyed: true,
  }),
  removeNote: endpoint({
    method: 'DELETE',
    path: '/api/goals/:id/progress/:noteId',
    summary: 'Delete a note; its entry stays',
    access: 'user',
    params: idParams('goal').extend({ noteId: id('note') }),
    response: goal,
  }),
};
