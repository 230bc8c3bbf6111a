import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { calendarDay, cursor, done, idOf, limit } from '../core/shapes.ts';
import { isBlank, text } from '../core/text.ts';
import { earnings } from '../progression.ts';
import { VISION_LIMITS } from './pillars.data.ts';
import { reference } from './vision-fields.ts';
import {
  dailyStep,
  pillarId,
  visionCommitment,
  visionSafety,
  visionToday,
} from './vision-shapes.ts';

const commitmentTime = text({ name: 'The time', max: 5 })
  .refine((value) => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value), {
    error: 'The time must be written HH:MM, from 00:00 to 23:59.',
  })
  .nullable();

/** The day that was asked about: today, or yesterday when it was answered after midnight. */
const askedOn = calendarDay.optional();

/** The day of a step that was answered. */
const dayOfStep = idOf('visionStep', calendarDay);

const answered = z.object({
  step: dailyStep,
  /** The entry that it became. */
  entryId: dailyStep.shape.entryId,
  safety: visionSafety.nullable(),
  ...earnings,
});

/** The commitment and the step of each day; parts of `vision`. */
export const visionDays = {
  commitment: endpoint({
    method: 'GET',
    path: '/api/vision/commitment',
    summary: 'What somebody has committed to',
    access: 'user',
    response: visionCommitment,
  }),
  commit: endpoint({
    method: 'PUT',
    path: '/api/vision/commitment',
    summary: 'Commit to a time, change it, pause until a day, or end it with null',
    access: 'user',
    body: z.object({
      commitmentTime,
      /** Nothing is asked before this day; null ends a pause, absent leaves it. */
      pausedUntil: calendarDay.nullable().optional(),
    }),
    response: visionCommitment,
  }),
  today: endpoint({
    method: 'GET',
    path: '/api/vision/today',
    summary: 'Whether to ask for today’s step, by the writer’s clock, and what can be chosen',
    access: 'user',
    response: visionToday,
  }),
  answerToday: endpoint({
    method: 'POST',
    path: '/api/vision/today',
    summary: 'Say today’s step; with `entry` it becomes a journal entry too',
    access: 'user',
    body: z.object({
      step: text({ name: 'The step', max: VISION_LIMITS.dailyStep }).refine(
        (value) => !isBlank(value),
        { error: 'Write one step, however small.' },
      ),
      pillar: pillarId.nullish().transform((value) => value ?? null),
      goalId: reference('goal'),
      milestoneId: reference('milestone'),
      entry: z.boolean({ error: 'entry must be true or false.' }).default(false),
      localDate: askedOn,
    }),
    response: answered,
    status: 201,
    keyed: true,
  }),
  notTonight: endpoint({
    method: 'POST',
    path: '/api/vision/today/dismiss',
    summary: 'Not today, or not for seven days',
    access: 'user',
    body: z
      .object({
        forDays: z
          .union([z.literal(1), z.literal(7)], { error: 'forDays must be 1 or 7.' })
          .default(1),
        localDate: askedOn,
      })
      .prefault({}),
    response: visionToday,
  }),
  trail: endpoint({
    method: 'GET',
    path: '/api/vision/steps',
    summary: 'The steps of the days, newest first, continued through the Link header',
    access: 'user',
    query: z.object({ limit: limit.default(30), cursor }),
    response: z.array(dailyStep),
  }),
  stepEntry: endpoint({
    method: 'POST',
    path: '/api/vision/steps/:localDate/entry',
    summary: 'Make a journal entry of a day’s step; the one it has become, if there is one',
    access: 'user',
    params: z.object({ localDate: dayOfStep }),
    response: answered,
    status: 201,
    keyed: true,
  }),
  removeStep: endpoint({
    method: 'DELETE',
    path: '/api/vision/steps/:localDate',
    summary: 'Delete the step of a day; the entry it became stays',
    access: 'user',
    params: z.object({ localDate: dayOfStep }),
    response: done,
  }),
};
