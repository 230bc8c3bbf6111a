import { z } from 'zod';
import { characterCount } from '../core/character-count.ts';
import { endpoint } from '../core/endpoint.ts';
import { cursor, done, idParams, limit } from '../core/shapes.ts';
import { isBlank, line, text } from '../core/text.ts';
import { FORM_ORDER, PILLAR_IDS, PILLARS, type PillarId, VISION_LIMITS } from './pillars.data.ts';
import { pillarId, visionGoal, visionResponse, visionResult } from './vision-shapes.ts';

const NAMES = new Intl.ListFormat('en').format(PILLARS.map(({ id }) => id));

/** Says in one line which names are none of the seven. */
function unknownPillars(names: readonly unknown[]): string {
  const shown = names.map((name) => {
    const oneLine = typeof name === 'string' ? name.replaceAll(/\s+/g, ' ').trim() : '';
    return oneLine === '' ? 'That' : `“${oneLine.slice(0, VISION_LIMITS.category)}”`;
  });
  const named = new Intl.ListFormat('en').format(shown);
  return `${named} ${names.length === 1 ? 'is no pillar' : 'are no pillars'}: the seven are ${NAMES}.`;
}

/** One answer of the form (S3.5). */
const formAnswer = (name: string) =>
  text({
    name: `The answer on ${name}`,
    max: VISION_LIMITS.answer.max,
    missing: `The answer on ${name} is missing.`,
  }).refine(
    (value) => characterCount(value.trim()) > VISION_LIMITS.answer.moreThan && !isBlank(value),
    { error: 'Please provide more detail (minimum 20 characters)' },
  );

const formAnswers = z.strictObject(
  Object.fromEntries(
    FORM_ORDER.map((id) => [id, formAnswer(PILLARS.find((each) => each.id === id)?.name ?? id)]),
  ) as Record<PillarId, ReturnType<typeof formAnswer>>,
  {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? unknownPillars(issue.keys)
        : `answers must be an object with a text for each of ${NAMES}.`,
  },
);

const journeyAnswer = z.object(
  {
    pillar: z.enum(PILLAR_IDS, {
      error: ({ input }) =>
        input === undefined ? 'Each answer names its pillar.' : unknownPillars([input]),
    }),
    pillarName: line({ name: 'The pillar’s name', max: VISION_LIMITS.category }),
    question: text({ name: 'The question', max: VISION_LIMITS.question }),
    /** Skipped: empty, or absent. */
    answer: text({ name: 'The answer', max: VISION_LIMITS.answer.max })
      .nullish()
      .transform((value) => value ?? ''),
  },
  { error: 'Each answer is an object with pillar, pillarName, question and answer.' },
);

const journeyAnswers = z
  .array(journeyAnswer, { error: 'questionsAndAnswers must be a list.' })
  .min(1, { error: 'Send at least one answer, with its pillar and question.' })
  .superRefine((given, context) => {
    const twice = PILLARS.find(({ id }) => given.filter(({ pillar }) => pillar === id).length > 1);
    if (!twice) return;
    context.addIssue({
      code: 'custom',
      message: `${twice.name} is answered twice; each pillar has one answer.`,
    });
  });

/** Form and journey, and what was answered in them; parts of `vision`. */
export const visionTools = {
  submitForm: endpoint({
    method: 'POST',
    path: '/api/vision-architect/submit',
    summary: 'Hand in the vision form: seven answers are kept and become goals',
    access: 'user',
    body: z.object({ answers: formAnswers }),
    response: visionResult,
    keyed: true,
  }),
  generateJourney: endpoint({
    method: 'POST',
    path: '/api/vision/generate',
    summary:
      'Hand in the Life Vision Journey: one to seven answers, those left out are blank; for administrators',
    access: 'user',
    body: z.object({ questionsAndAnswers: journeyAnswers }),
    response: visionResult,
    keyed: true,
  }),
  responses: endpoint({
    method: 'GET',
    path: '/api/vision/responses',
    summary: 'What was answered in the tools, newest first, continued through the Link header',
    access: 'user',
    query: z.object({ limit: limit.default(20), cursor }),
    response: z.array(visionResponse),
  }),
  removeResponse: endpoint({
    method: 'DELETE',
    path: '/api/vision/responses/:id',
    summary: 'Delete what was answered; the goals made of it stay, without their quotations of it',
    access: 'user',
    params: idParams('visionResponse'),
    response: done,
  }),
  keepStanding: endpoint({
    method: 'PUT',
    path: '/api/vision/responses/:id/kept',
    summary: 'Say of which pillars what stands there is kept; what was made for them waits no more',
    access: 'user',
    params: idParams('visionResponse'),
    body: z.object({
      pillars: z
        .array(pillarId, { error: 'pillars must be a list.' })
        .max(PILLARS.length, { error: 'There are seven pillars.' }),
    }),
    response: visionResponse,
  }),
  takeOver: endpoint({
    method: 'POST',
    path: '/api/vision/responses/:id/take-over',
    summary:
      'Put the goals made of these answers into their pillars; what stood there becomes an ordinary goal',
    access: 'user',
    params: idParams('visionResponse'),
    body: z.object({
      pillars: z
        .array(pillarId, { error: 'pillars must be a list.' })
        .min(1, { error: 'Choose at least one pillar.' })
        .max(PILLARS.length, { error: 'There are seven pillars.' }),
    }),
    response: z.array(visionGoal),
  }),
  undoTakeOver: endpoint({
    method: 'DELETE',
    path: '/api/vision/responses/:id/take-over',
    summary: 'Bring the earlier goals back into their pillars',
    access: 'user',
    params: idParams('visionResponse'),
    query: z.object({ pillar: pillarId.optional() }),
    response: z.array(visionGoal),
  }),
};
