import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { QUESTIONNAIRE_LIMITS } from '../core/limits.ts';
import { instant } from '../core/shapes.ts';
import { isBlank, text } from '../core/text.ts';
import { earnings } from '../progression.ts';
import { guideSource } from './reflections.ts';
import { safetyAnswer } from './safety.ts';

const { answers: COUNT, answer: MAX } = QUESTIONNAIRE_LIMITS;

/** A verbatim part of one of the sixteen answers (D31). */
const answerQuote = z.object({
  /** Which question it answers, 1 to 16. */
  question: z.number(),
  text: z.string(),
  note: z.string(),
});

/** The analysis of the sixteen answers (S3.3), in the second person. */
export const lifePath = z.object({
  title: z.string(),
  currentTension: z.string(),
  futureCalling: z.string(),
  strengthsAndMap: z.string(),
  lifeCompass: z.object({
    coreValues: z.string(),
    sourcesOfJoy: z.string(),
    innerNavigation: z.string(),
  }),
  ikigaiPathway: z.object({
    whatTheyLove: z.string(),
    whatTheyAreGoodAt: z.string(),
    whatTheWorldNeeds: z.string(),
    whatTheyCanBePaidFor: z.string(),
  }),
  nextStep: z.string(),
  quotes: z.array(answerQuote),
  source: guideSource,
  /** Milliseconds. */
  processingTime: z.number(),
});

export type LifePath = z.infer<typeof lifePath>;

/** Sixteen answers; a refusal names the answer it is about. */
const answers = z
  .array(z.string({ error: 'Every answer must be text.' }), {
    error: 'answers must be a list of texts.',
  })
  .length(COUNT, { error: `There are ${COUNT} questions, and each needs one answer.`, abort: true })
  .superRefine((given, context) => {
    for (const [place, answer] of given.entries()) {
      const name = `Answer ${place + 1}`;
      const checked = text({ name, max: MAX }).safeParse(answer);
      const message = checked.success
        ? isBlank(answer) && `${name} is still empty.`
        : checked.error.issues[0]?.message;
      if (message) context.addIssue({ code: 'custom', message, path: [place] });
    }
  });

/** A stored life path: id, answers and analysis. */
const keptLifePath = z.object({
  id: z.number(),
  answers: z.array(z.string()),
  ikigaiAnalysis: lifePath,
  createdAt: instant,
});

export type KeptLifePath = z.infer<typeof keptLifePath>;

export const questionnaire = {
  analyse: endpoint({
    method: 'POST',
    path: '/api/life-path-analysis',
    summary: 'Read sixteen answers; signed in, answers and reading are kept',
    access: 'anyone',
    visibility: 'own',
    body: z.object({ answers }),
    /** Sixteen answers of a thousand characters each, as long as they get when escaped. */
    maxBytes: 256 * 1024,
    response: z.object({
      /** Null where helplines take its place: `safety` is `now` then (D32, D76). */
      ikigaiAnalysis: lifePath.nullable(),
      /** The id under which it is stored; null for a visitor, and where there is no analysis. */
      id: z.number().nullable(),
      safety: safetyAnswer.nullable(),
      ...earnings,
    }),
  }),
  latest: endpoint({
    method: 'GET',
    path: '/api/life-path',
    summary: 'The life path kept last, null when there is none',
    access: 'user',
    response: keptLifePath.nullable(),
  }),
  complete: endpoint({
    method: 'POST',
    path: '/api/questionnaire/complete',
    summary: 'Mark the questionnaire as dealt with, also when it was skipped',
    access: 'user',
    response: z.object({ success: z.literal(true) }),
  }),
};
