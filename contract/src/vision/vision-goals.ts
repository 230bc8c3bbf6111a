import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { GOAL_LIMITS } from '../core/limits.ts';
import { calendarDay, idParams } from '../core/shapes.ts';
import { line, optionalLine, text } from '../core/text.ts';
import { VISION_LIMITS } from './pillars.data.ts';
import { pillarId, visionGoal, visionGoalEntries, visionSafety } from './vision-shapes.ts';

const title = line({ name: 'The title', max: VISION_LIMITS.title });
const category = line({ name: 'The category', max: VISION_LIMITS.category });
const phrase = optionalLine({ name: 'The phrase', max: VISION_LIMITS.phrase });
const obstacle = optionalLine({ name: 'The obstacle', max: VISION_LIMITS.obstacle });
const whenThen = optionalLine({ name: 'The plan', max: VISION_LIMITS.whenThen });
const icon = line({ name: 'The icon', max: VISION_LIMITS.icon });
const color = text({ name: 'The colour', max: 7 }).refine(
  (value) => /^#[0-9a-f]{6}$/i.test(value),
  { error: 'The colour must be written #rrggbb.' },
);
const targetDate = calendarDay.nullish().transform((value) => value ?? null);

const TOO_MANY_STEPS = `A pillar can hold at most ${VISION_LIMITS.steps} steps.`;

const hasOneArea = (body: { pillar?: unknown; category?: unknown }) =>
  (body.pillar == null) !== (body.category == null);

const ONE_AREA = {
  error: 'A goal of the vision has a pillar or a category of your own.',
  path: ['pillar'],
};

/** Beside what was saved: helplines, when the safety check finds danger (D71). */
const savedGoal = visionGoal.extend({ safety: visionSafety.nullable() });

/** The goals of the vision; parts of `vision`. */
export const visionGoals = {
  goals: endpoint({
    method: 'GET',
    path: '/api/vision/goals',
    summary: 'The goals of the vision in their order, each with its steps, notes and evidence',
    access: 'user',
    response: z.array(visionGoal),
  }),
  createGoal: endpoint({
    method: 'POST',
    path: '/api/vision/goals',
    summary: 'Make a goal of the vision by hand, at any level; a pillar holds one',
    access: 'user',
    body: z
      .object({
        pillar: pillarId.nullish().transform((value) => value ?? null),
        category: category.nullish().transform((value) => value ?? null),
        title,
        phrase,
        description: optionalLine({ name: 'The description', max: GOAL_LIMITS.description }),
        targetDate,
        color: color.optional(),
        icon: icon.optional(),
        obstacle,
        whenThen,
        milestones: z
          .array(
            z.object({
              title: line({ name: 'The step', max: GOAL_LIMITS.title }),
              targetDate,
            }),
            { error: 'milestones must be a list.' },
          )
          .max(VISION_LIMITS.steps, { error: TOO_MANY_STEPS })
          .default([]),
      })
      .refine(hasOneArea, ONE_AREA),
    response: savedGoal,
    status: 201,
    keyed: true,
  }),
  updateGoal: endpoint({
    method: 'PATCH',
    path: '/api/vision/goals/:id',
    summary:
      'Change a goal’s words, pillar, colours or place; without pillar and category it becomes an ordinary goal',
    access: 'user',
    params: idParams('goal'),
    body: z.object({
      /** Another pillar; null with a category of one's own, or to take the goal off the board. */
      pillar: pillarId.nullable().optional(),
      category: category.nullable().optional(),
      title: title.optional(),
      phrase: phrase.optional(),
      color: color.optional(),
      icon: icon.optional(),
      obstacle: obstacle.optional(),
      whenThen: whenThen.optional(),
      /** The place in the order it moves to, from 0. */
      position: z
        .number({ error: 'position must be a number.' })
        .int({ error: 'position must be a whole number.' })
        .min(0, { error: 'position must be 0 or more.' })
        .max(GOAL_LIMITS.goals, { error: 'There is no such place.' })
        .optional(),
      /** What the edit began from; the server answers 409 when it has changed since. */
      expected: z
        .object(
          {
            title: text({ name: 'expected.title', max: VISION_LIMITS.title }).optional(),
            phrase: text({ name: 'expected.phrase', max: VISION_LIMITS.phrase })
              .nullable()
              .optional(),
            obstacle: text({ name: 'expected.obstacle', max: VISION_LIMITS.obstacle })
              .nullable()
              .optional(),
            whenThen: text({ name: 'expected.whenThen', max: VISION_LIMITS.whenThen })
              .nullable()
              .optional(),
          },
          { error: 'expected must be what the edit began from.' },
        )
        .optional(),
    }),
    response: savedGoal,
  }),
  goalEntries: endpoint({
    method: 'GET',
    path: '/api/vision/entries',
    summary: 'For each goal of the vision the last three entries that speak of it',
    access: 'user',
    response: z.array(visionGoalEntries),
  }),
};
